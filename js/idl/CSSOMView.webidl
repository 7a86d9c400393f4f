// https://drafts.csswg.org/cssom-view/

// https://dom.spec.whatwg.org/#callbackdef-eventlistener
callback interface EventListener {
  undefined handleEvent(Event event);
};

[Exposed=Window]
interface MediaQueryList : EventTarget {
  readonly attribute CSSOMString media;
  readonly attribute boolean matches;
  undefined addListener(EventListener? callback);
  undefined removeListener(EventListener? callback);
  attribute EventHandler onchange;
};

[Exposed=Window]
interface Screen {
  readonly attribute long availWidth;
  readonly attribute long availHeight;
  readonly attribute long width;
  readonly attribute long height;
  readonly attribute unsigned long colorDepth;
  readonly attribute unsigned long pixelDepth;
  // https://w3c.github.io/window-management/#api-extensions-to-screen
  readonly attribute long availLeft;
  readonly attribute long availTop;
};

// Without boxes nothing scrolls, moves or has another size: numbers and options are converted, and lead nowhere.
enum ScrollBehavior { "auto", "instant", "smooth" };

dictionary ScrollOptions {
  ScrollBehavior behavior = "auto";
};
dictionary ScrollToOptions : ScrollOptions {
  unrestricted double left;
  unrestricted double top;
};

partial interface Window {
  [NewObject] MediaQueryList matchMedia(CSSOMString query);
  [SameObject, Replaceable] readonly attribute Screen screen;

  // browsing context
  undefined moveTo(optional unrestricted double x = 0, optional unrestricted double y = 0);
  undefined moveBy(optional unrestricted double x = 0, optional unrestricted double y = 0);
  undefined resizeTo(optional unrestricted double width = 0, optional unrestricted double height = 0);
  undefined resizeBy(optional unrestricted double x = 0, optional unrestricted double y = 0);

  // viewport
  [Replaceable] readonly attribute long innerWidth;
  [Replaceable] readonly attribute long innerHeight;

  // viewport scrolling
  [Replaceable] readonly attribute double scrollX;
  [Replaceable] readonly attribute double pageXOffset;
  [Replaceable] readonly attribute double scrollY;
  [Replaceable] readonly attribute double pageYOffset;
  undefined scroll(optional ScrollToOptions options = {});
  undefined scroll(unrestricted double x, unrestricted double y);
  undefined scrollTo(optional ScrollToOptions options = {});
  undefined scrollTo(unrestricted double x, unrestricted double y);
  undefined scrollBy(optional ScrollToOptions options = {});
  undefined scrollBy(unrestricted double x, unrestricted double y);

  // client
  [Replaceable] readonly attribute long screenX;
  [Replaceable] readonly attribute long screenLeft;
  [Replaceable] readonly attribute long screenY;
  [Replaceable] readonly attribute long screenTop;
  [Replaceable] readonly attribute long outerWidth;
  [Replaceable] readonly attribute long outerHeight;
  [Replaceable] readonly attribute double devicePixelRatio;
};
