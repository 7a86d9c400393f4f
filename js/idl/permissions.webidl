// https://w3c.github.io/clipboard-apis/#async-clipboard-api
[Exposed=Window, SecureContext]
interface Clipboard : EventTarget {
  Promise<any> readText();
  Promise<undefined> writeText(DOMString data);
  Promise<any> read();
  Promise<undefined> write(sequence<ClipboardItem> data);
};

enum PresentationStyle { "unspecified", "inline", "attachment" };

// https://w3c.github.io/clipboard-apis/#clipboarditem
[Exposed=Window]
interface ClipboardItem {
  constructor(record<DOMString, any> items, optional ClipboardItemOptions options = {});
  readonly attribute FrozenArray<DOMString> types;
  readonly attribute PresentationStyle presentationStyle;
  Promise<any> getType(DOMString type);
  static boolean supports(DOMString type);
};

dictionary ClipboardItemOptions {
  PresentationStyle presentationStyle = "unspecified";
};

// https://w3c.github.io/permissions/
enum PermissionState { "granted", "denied", "prompt" };

[Exposed=Window]
interface Permissions {
  Promise<any> query(object permissionDesc);
};

[Exposed=Window]
interface PermissionStatus : EventTarget {
  readonly attribute PermissionState state;
  readonly attribute DOMString name;
  attribute EventHandler onchange;
};

// https://w3c.github.io/geolocation/
callback PositionCallback = undefined (any position);
callback PositionErrorCallback = undefined (any positionError);

dictionary PositionOptions {
  boolean enableHighAccuracy = false;
  [Clamp] unsigned long timeout = 0xFFFFFFFF;
  [Clamp] unsigned long maximumAge = 0;
};

[Exposed=Window]
interface Geolocation {
  undefined getCurrentPosition(PositionCallback successCallback, optional PositionErrorCallback? errorCallback = null, optional PositionOptions options = {});
  long watchPosition(PositionCallback successCallback, optional PositionErrorCallback? errorCallback = null, optional PositionOptions options = {});
  undefined clearWatch(long watchId);
};

[Exposed=Window]
interface GeolocationPositionError {
  const unsigned short PERMISSION_DENIED = 1;
  const unsigned short POSITION_UNAVAILABLE = 2;
  const unsigned short TIMEOUT = 3;
  readonly attribute unsigned short code;
  readonly attribute DOMString message;
};

// https://html.spec.whatwg.org/multipage/interaction.html#the-useractivation-interface
[Exposed=Window]
interface UserActivation {
  readonly attribute boolean hasBeenActive;
  readonly attribute boolean isActive;
};

partial interface Navigator {
  [SameObject] readonly attribute Clipboard clipboard;
  [SameObject] readonly attribute Permissions permissions;
  [SameObject] readonly attribute Geolocation geolocation;
  [SameObject] readonly attribute UserActivation userActivation;
};

// https://notifications.spec.whatwg.org/
enum NotificationPermission { "default", "denied", "granted" };
enum NotificationDirection { "auto", "ltr", "rtl" };

callback NotificationPermissionCallback = undefined (any permission);

[Exposed=Window]
interface Notification : EventTarget {
  constructor(DOMString title, optional NotificationOptions options = {});
  static readonly attribute NotificationPermission permission;
  static Promise<NotificationPermission> requestPermission(optional NotificationPermissionCallback deprecatedCallback);
  attribute EventHandler onclick;
  attribute EventHandler onshow;
  attribute EventHandler onerror;
  attribute EventHandler onclose;
  readonly attribute DOMString title;
  readonly attribute NotificationDirection dir;
  readonly attribute DOMString lang;
  readonly attribute DOMString body;
  readonly attribute DOMString tag;
  readonly attribute DOMString icon;
  readonly attribute boolean silent;
  readonly attribute any data;
  undefined close();
};

dictionary NotificationOptions {
  NotificationDirection dir = "auto";
  DOMString lang = "";
  DOMString body = "";
  DOMString tag = "";
  DOMString icon = "";
  boolean silent = false;
  any data = null;
};
