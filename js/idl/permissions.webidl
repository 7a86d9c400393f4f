// https://w3c.github.io/clipboard-apis/#async-clipboard-api
typedef sequence<ClipboardItem> ClipboardItems;
typedef Promise<(DOMString or Blob)> ClipboardItemData;

[Exposed=Window, SecureContext]
interface Clipboard : EventTarget {
  Promise<DOMString> readText();
  Promise<undefined> writeText(DOMString data);
  Promise<ClipboardItems> read();
  Promise<undefined> write(ClipboardItems data);
};

enum PresentationStyle { "unspecified", "inline", "attachment" };

// https://w3c.github.io/clipboard-apis/#clipboarditem
[Exposed=Window, SecureContext]
interface ClipboardItem {
  constructor(record<DOMString, ClipboardItemData> items, optional ClipboardItemOptions options = {});
  readonly attribute FrozenArray<DOMString> types;
  readonly attribute PresentationStyle presentationStyle;
  Promise<Blob> getType(DOMString type);
  static boolean supports(DOMString type);
};

dictionary ClipboardItemOptions {
  PresentationStyle presentationStyle = "unspecified";
};

// https://w3c.github.io/permissions/
enum PermissionState { "granted", "denied", "prompt" };

[Exposed=(Window,Worker)]
interface Permissions {
  Promise<PermissionStatus> query(object permissionDesc);
};

[Exposed=(Window,Worker)]
interface PermissionStatus : EventTarget {
  readonly attribute PermissionState state;
  readonly attribute DOMString name;
  attribute EventHandler onchange;
};

// https://w3c.github.io/geolocation/
callback PositionCallback = undefined (GeolocationPosition position);
callback PositionErrorCallback = undefined (GeolocationPositionError positionError);

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
  [SecureContext, SameObject] readonly attribute Clipboard clipboard;
  [SameObject] readonly attribute Permissions permissions;
  [SameObject] readonly attribute Geolocation geolocation;
  [SameObject] readonly attribute UserActivation userActivation;
};

// https://notifications.spec.whatwg.org/
enum NotificationPermission { "default", "denied", "granted" };
enum NotificationDirection { "auto", "ltr", "rtl" };

callback NotificationPermissionCallback = undefined (NotificationPermission permission);

[Exposed=(Window,Worker)]
interface Notification : EventTarget {
  constructor(DOMString title, optional NotificationOptions options = {});
  static readonly attribute NotificationPermission permission;
  [Exposed=Window] static Promise<NotificationPermission> requestPermission(optional NotificationPermissionCallback deprecatedCallback);
  attribute EventHandler onclick;
  attribute EventHandler onshow;
  attribute EventHandler onerror;
  attribute EventHandler onclose;
  readonly attribute DOMString title;
  readonly attribute NotificationDirection dir;
  readonly attribute DOMString lang;
  readonly attribute DOMString body;
  readonly attribute DOMString tag;
  readonly attribute USVString icon;
  readonly attribute boolean? silent;
  [SameObject] readonly attribute any data;
  undefined close();
};

dictionary NotificationOptions {
  NotificationDirection dir = "auto";
  DOMString lang = "";
  DOMString body = "";
  DOMString tag = "";
  USVString icon;
  boolean? silent = null;
  any data = null;
};
