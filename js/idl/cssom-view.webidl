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
