// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// The global object is the engine's: its interface object is made in js/html/windows/Window.js, which also has its event handlers.
[Global=Window, Exposed=Window, LegacyUnenumerableNamedProperties]
interface Window : EventTarget {
  [LegacyUnforgeable] readonly attribute WindowProxy window;
  [Replaceable] readonly attribute WindowProxy self;
  [LegacyUnforgeable] readonly attribute Document document;
  attribute DOMString name;
  [PutForwards=href, LegacyUnforgeable] readonly attribute Location location;
  readonly attribute History history;
  readonly attribute CustomElementRegistry customElements;
  [Replaceable] readonly attribute BarProp locationbar;
  [Replaceable] readonly attribute BarProp menubar;
  [Replaceable] readonly attribute BarProp personalbar;
  [Replaceable] readonly attribute BarProp scrollbars;
  [Replaceable] readonly attribute BarProp statusbar;
  [Replaceable] readonly attribute BarProp toolbar;
  attribute DOMString status;
  undefined close();
  readonly attribute boolean closed;
  undefined stop();
  undefined focus();
  undefined blur();

  [Replaceable] readonly attribute WindowProxy frames;
  [Replaceable] readonly attribute unsigned long length;
  [LegacyUnforgeable] readonly attribute WindowProxy? top;
  attribute any opener;
  [Replaceable] readonly attribute WindowProxy? parent;
  readonly attribute Element? frameElement;
  WindowProxy? open(optional USVString url = "", optional DOMString target = "_blank", optional [LegacyNullToEmptyString] DOMString features = "");

  readonly attribute Navigator navigator;
  [Replaceable] readonly attribute Navigator clientInformation;
  [Replaceable, SameObject] readonly attribute External external;

  undefined alert();
  undefined alert(DOMString message);
  boolean confirm(optional DOMString message = "");
  DOMString? prompt(optional DOMString message = "", optional DOMString default = "");
  undefined print();

  undefined postMessage(any message, USVString targetOrigin, optional sequence<object> transfer = []);
  undefined postMessage(any message, optional WindowPostMessageOptions options = {});

  undefined captureEvents();
  undefined releaseEvents();

  // https://dom.spec.whatwg.org/#interface-window-extensions
  [Replaceable] readonly attribute (Event or undefined) event;

  // https://w3c.github.io/selection-api/#extensions-to-window-interface
  Selection? getSelection();

  // https://drafts.csswg.org/cssom/#extensions-to-the-window-interface
  [NewObject] CSSStyleDeclaration getComputedStyle(Element element, optional CSSOMString? pseudoElement);

  // https://w3c.github.io/requestidlecallback/
  unsigned long requestIdleCallback(IdleRequestCallback callback, optional IdleRequestOptions options = {});
  undefined cancelIdleCallback(unsigned long handle);

  // Safari's additions.
  boolean find(optional DOMString string = "");
  readonly attribute boolean offscreenBuffering;
};
Window includes WindowOrWorkerGlobalScope;
Window includes AnimationFrameProvider;
Window includes WindowSessionStorage;
Window includes WindowLocalStorage;

dictionary WindowPostMessageOptions : StructuredSerializeOptions {
  USVString targetOrigin = "/";
};

dictionary IdleRequestOptions {
  unsigned long timeout;
};
callback IdleRequestCallback = undefined (IdleDeadline deadline);

typedef (DOMString or Function or TrustedScript) TimerHandler;
callback VoidFunction = undefined ();

// https://html.spec.whatwg.org/multipage/webappapis.html#windoworworkerglobalscope-mixin
interface mixin WindowOrWorkerGlobalScope {
  [Replaceable] readonly attribute USVString origin;
  readonly attribute boolean isSecureContext;
  readonly attribute boolean crossOriginIsolated;

  undefined reportError(any e);

  DOMString btoa(DOMString data);
  ByteString atob(DOMString data);

  long setTimeout(TimerHandler handler, optional long timeout = 0, any... arguments);
  undefined clearTimeout(optional long id = 0);
  long setInterval(TimerHandler handler, optional long timeout = 0, any... arguments);
  undefined clearInterval(optional long id = 0);

  undefined queueMicrotask(VoidFunction callback);

  any structuredClone(any value, optional StructuredSerializeOptions options = {});

  // https://w3c.github.io/hr-time/#the-performance-attribute
  [Replaceable] readonly attribute Performance performance;
  // https://w3c.github.io/webcrypto/#Crypto-interface
  [SameObject] readonly attribute Crypto crypto;
};

// https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animationframeprovider
callback FrameRequestCallback = undefined (DOMHighResTimeStamp time);

interface mixin AnimationFrameProvider {
  unsigned long requestAnimationFrame(FrameRequestCallback callback);
  undefined cancelAnimationFrame(unsigned long handle);
  // Safari's additions.
  unsigned long webkitRequestAnimationFrame(FrameRequestCallback callback);
  undefined webkitCancelAnimationFrame(unsigned long handle);
  undefined webkitCancelRequestAnimationFrame(unsigned long handle);
};

// https://html.spec.whatwg.org/multipage/webstorage.html
interface mixin WindowSessionStorage {
  readonly attribute Storage sessionStorage;
};
interface mixin WindowLocalStorage {
  readonly attribute Storage localStorage;
};
