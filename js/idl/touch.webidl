// https://w3c.github.io/touch-events/, as far as WebKit has it where there is no touch screen: touches are made by scripts alone.
[Exposed=Window]
interface Touch {
  readonly attribute double clientX;
  readonly attribute double clientY;
  readonly attribute double screenX;
  readonly attribute double screenY;
  readonly attribute double pageX;
  readonly attribute double pageY;
  readonly attribute EventTarget? target;
  readonly attribute long identifier;

  // Safari's additions.
  readonly attribute long webkitRadiusX;
  readonly attribute long webkitRadiusY;
  readonly attribute unrestricted float webkitRotationAngle;
  readonly attribute unrestricted float webkitForce;
};

[Exposed=Window]
interface TouchList {
  readonly attribute unsigned long length;
  getter Touch? item(unsigned long index);
};

[Exposed=Window]
interface TouchEvent : UIEvent {
  constructor(DOMString type, optional TouchEventInit eventInitDict = {});
  readonly attribute any touches;
  readonly attribute any targetTouches;
  readonly attribute any changedTouches;
  readonly attribute boolean ctrlKey;
  readonly attribute boolean shiftKey;
  readonly attribute boolean altKey;
  readonly attribute boolean metaKey;
};

dictionary TouchEventInit : UIEventInit {
  TouchList? touches = null;
  TouchList? targetTouches = null;
  TouchList? changedTouches = null;
};

// Safari's additions.
partial interface Document {
  Touch createTouch(optional Window? window = null, optional EventTarget? target = null, optional long identifier = 0,
                    optional long pageX = 0, optional long pageY = 0, optional long screenX = 0, optional long screenY = 0,
                    optional long webkitRadiusX = 0, optional long webkitRadiusY = 0,
                    optional unrestricted float webkitRotationAngle = NaN, optional unrestricted float webkitForce = NaN);
  TouchList createTouchList(Touch... touches);
};
