// js/html/windows/permissions.js: APIs for which a browser asks the user. There is no user: requests are refused.
//
// Reads and writes nothing of the arena.
// Exports ClipboardSteps, ClipboardItemSteps, PermissionsSteps, PermissionStatusSteps, GeolocationSteps, GeolocationPositionErrorSteps, UserActivationSteps,
//         NavigatorSteps_permissions, NotificationSteps (js/idl/permissions.webidl). Exposes nothing.
'use strict'; { const G = this; const { apply, each, primordials, privateArray, rejected, resolved, words,
pageState,
fail, toText,



currentDocument,
baseOf,





parseURL } = G;


const { TypeError } = primordials;

const only = () => ({ __proto__: null, object: undefined });
const page = pageState('html/windows/permissions', () => ({
  __proto__: null,
  clipboard: only(), permissions: only(), geolocation: only(), userActivation: only(),
  // Whether notifications are granted.
  permission: 'default',
})), { clipboard, permissions, geolocation, userActivation } = page;
G.NavigatorSteps_permissions = {
  __proto__: null, clipboard: () => clipboard, permissions: () => permissions, geolocation: () => geolocation, userActivation: () => userActivation,
};
const refused = () => rejected(G.makeException('NotAllowedError',
  'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.'));
// The items that a script creates, which it can read itself. https://w3c.github.io/clipboard-apis/#clipboarditem
const supported = { __proto__: null, 'text/plain': 1, 'text/html': 1, 'text/uri-list': 1, 'image/png': 1 };
// NB: A record is pairs of names and values.
const valueOf = ({ items }, type) => { for (let i = 0; i < items.length; i++) if (items[i][0] === type) return items[i]; return null; };
G.ClipboardItemSteps = {
  __proto__: null,
  construct(items, { presentationStyle }) {
    if (items.length === 0) throw new TypeError('ClipboardItem() can not be an empty array: {}');
    return { __proto__: null, object: undefined, items, presentationStyle };
  },
  types({ items }) {
    const types = privateArray();
    for (let i = 0; i < items.length; i++) types[i] = items[i][0];
    return types;
  },
  presentationStyle: ({ presentationStyle }) => presentationStyle,
  getType(state, type) {
    const found = valueOf(state, type);
    if (found === null) return rejected(G.makeException('NotFoundError'));
    return G.react(resolved(found[1]), value => {
      if (G.isBlob(value)) return value;
      if (typeof value === 'string') return G.makeBlob(G.newBlob(G.sequenceOf(G.encodeUTF8(value)), type));
      throw new TypeError('Type error');
    }, () => fail('AbortError', 'The operation was aborted.'));
  },
  supports: type => supported[type] === 1,
};
G.ClipboardSteps = { __proto__: null, readText: refused, writeText: refused, read: refused, write: refused };

const known = { __proto__: null }, names = 'camera geolocation microphone midi notifications persistent-storage push screen-wake-lock storage-access';
for (const name of each(words(names))) known[name] = 1;
G.PermissionsSteps = {
  __proto__: null,
  // https://w3c.github.io/permissions/#query-method
  query(_, { name }) {
    const text = toText(name);
    if (known[text] !== 1) throw new TypeError('Type error');
    return resolved(G.makePermissionStatus({ __proto__: null, object: undefined, name: text }));
  },
};
G.PermissionStatusSteps = { __proto__: null, state: () => 'prompt', name: ({ name }) => name };

// https://w3c.github.io/geolocation/#request-a-position
const DENIED = 1;
function deny(_, success, failure) {
  if (failure === null) return 1;
  G.queueTask(() => {
    const error = { __proto__: null, object: undefined, code: DENIED, message: 'User denied Geolocation' };
    apply(failure, undefined, [G.makeGeolocationPositionError(error)]);
  });
  return 1;
}
G.GeolocationSteps = { __proto__: null, getCurrentPosition: deny, watchPosition: deny, clearWatch() {} };
G.GeolocationPositionErrorSteps = { __proto__: null, code: ({ code }) => code, message: ({ message }) => message };
G.UserActivationSteps = { __proto__: null, hasBeenActive: () => false, isActive: () => false };

// https://notifications.spec.whatwg.org/#dom-notification-requestpermission
const NotificationSteps = G.NotificationSteps = {
  __proto__: null,
  construct(title, options) {
    const { icon } = options, url = icon === undefined ? null : parseURL(icon, baseOf(currentDocument()));
    const notification = { __proto__: null, object: undefined, title, options, icon: url === null ? '' : url.href };
    G.queueTask(() => G.fire(notification.object, 'error'));
    return notification;
  },
  permission: () => page.permission,
  requestPermission(callback) {
    page.permission = 'denied';
    if (callback !== undefined) G.queueTask(() => apply(callback, undefined, [page.permission]));
    return resolved(page.permission);
  },
  title: ({ title }) => title,
  icon: ({ icon }) => icon,
  close() {},
};
for (const name of each(words('dir lang body tag silent data'))) NotificationSteps[name] = ({ options }) => options[name];
}
