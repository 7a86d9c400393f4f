// https://fullscreen.spec.whatwg.org/#api, and Safari's additions

partial interface Document {
  [LegacyLenientSetter] readonly attribute boolean fullscreenEnabled;
  [LegacyLenientSetter, Unscopable] readonly attribute boolean fullscreen;
  [LegacyLenientSetter] readonly attribute Element? fullscreenElement;
  Promise<undefined> exitFullscreen();
  attribute EventHandler onfullscreenchange;
  attribute EventHandler onfullscreenerror;

  // Safari's additions.
  readonly attribute boolean webkitFullscreenEnabled;
  readonly attribute Element? webkitFullscreenElement;
  readonly attribute Element? webkitCurrentFullScreenElement;
  readonly attribute boolean webkitIsFullScreen;
  readonly attribute boolean webkitFullScreenKeyboardInputAllowed;
  undefined webkitExitFullscreen();
  undefined webkitCancelFullScreen();
  attribute EventHandler onwebkitfullscreenchange;
  attribute EventHandler onwebkitfullscreenerror;
};

partial interface Element {
  Promise<undefined> requestFullscreen(optional FullscreenOptions options = {});
  attribute EventHandler onfullscreenchange;
  attribute EventHandler onfullscreenerror;

  // Safari's additions.
  undefined webkitRequestFullscreen();
  undefined webkitRequestFullScreen();
  attribute EventHandler onwebkitfullscreenchange;
  attribute EventHandler onwebkitfullscreenerror;
};

enum FullscreenNavigationUI { "auto", "show", "hide" };

dictionary FullscreenOptions {
  FullscreenNavigationUI navigationUI = "auto";
};
