// js/bindings/permissions.js: the bindings that js/idl/generate.py made of js/idl/permissions.webidl. Not to be edited.
//
// Exposes Clipboard, ClipboardItem, Permissions, PermissionStatus, Geolocation, GeolocationPositionError, UserActivation,
// Notification.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, fromSequence, makeTarget, need, rejected, resolved, toDictionary,
    toEnum, toFunction, toObject, toRecord, toSequence, toText, toUSV, wrongReceiver, wrongValue,
  } = G;
  const ClipboardSteps = G.ClipboardSteps;
  const ClipboardItemSteps = G.ClipboardItemSteps;
  const PermissionsSteps = G.PermissionsSteps;
  const PermissionStatusSteps = G.PermissionStatusSteps;
  const GeolocationSteps = G.GeolocationSteps;
  const GeolocationPositionErrorSteps = G.GeolocationPositionErrorSteps;
  const UserActivationSteps = G.UserActivationSteps;
  const NotificationSteps = G.NotificationSteps;
  const PresentationStyleValues = { __proto__: null, unspecified: true, inline: true, attachment: true };
  function toClipboardItemOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      presentationStyle: (member = given.presentationStyle) === undefined ? 'unspecified' : toEnum(member, 'PresentationStyle', PresentationStyleValues),
    };
  }
  const listFrozen = list => fromSequence(list, null, true);
  const NotificationDirectionValues = { __proto__: null, auto: true, ltr: true, rtl: true };
  function toNotificationOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      body: (member = given.body) === undefined ? '' : toText(member),
      data: (member = given.data) === undefined ? null : member,
      dir: (member = given.dir) === undefined ? 'auto' : toEnum(member, 'NotificationDirection', NotificationDirectionValues),
      icon: (member = given.icon) === undefined ? undefined : toUSV(member),
      lang: (member = given.lang) === undefined ? '' : toText(member),
      silent: (member = given.silent) === undefined ? null : member === null || member === undefined ? null : !!member,
      tag: (member = given.tag) === undefined ? '' : toText(member),
    };
  }

  class ClipboardBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Clipboard', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Clipboard', where);
      return value.#state;
    }
  }
  G.ClipboardBrand = ClipboardBrand;
  const Clipboard = defineInterface('Clipboard', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      read() {
        try {
          return ClipboardSteps.read(ClipboardBrand.of(this, 'read'));
        } catch (error) { return rejected(error); }
      },
      readText() {
        try {
          return ClipboardSteps.readText(ClipboardBrand.of(this, 'readText'));
        } catch (error) { return rejected(error); }
      },
      write(data) {
        try {
          const state = ClipboardBrand.of(this, 'write');
          need(arguments.length, 1);
          data = toSequence(data, value => G.clipboardItemState(value));
          return ClipboardSteps.write(state, data);
        } catch (error) { return rejected(error); }
      },
      writeText(data) {
        try {
          const state = ClipboardBrand.of(this, 'writeText');
          need(arguments.length, 1);
          data = toText(data);
          return ClipboardSteps.writeText(state, data);
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeClipboard = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Clipboard') return G[`make${state.interface}`](state);
    return new ClipboardBrand(ObjectCreate(Clipboard.prototype), state);
  };
  G.isClipboard = ClipboardBrand.is;
  G.clipboardState = ClipboardBrand.from;

  class ClipboardItemBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ClipboardItem', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ClipboardItem', where);
      return value.#state;
    }
  }
  G.ClipboardItemBrand = ClipboardItemBrand;
  const ClipboardItem = defineInterface('ClipboardItem', {
    __proto__: null,
    length: 1,
    construct(object, items, options = undefined) {
      items = toRecord(items, toText, resolved);
      options = toClipboardItemOptions(options);
      return new ClipboardItemBrand(object, ClipboardItemSteps.construct(items, options));
    },
    members: {
      constructor: undefined,
      get types() { return listFrozen(ClipboardItemSteps.types(ClipboardItemBrand.of(this, 'types', 1))); },
      get presentationStyle() { return ClipboardItemSteps.presentationStyle(ClipboardItemBrand.of(this, 'presentationStyle', 1)); },
      getType(type) {
        try {
          const state = ClipboardItemBrand.of(this, 'getType');
          need(arguments.length, 1);
          type = toText(type);
          return ClipboardItemSteps.getType(state, type);
        } catch (error) { return rejected(error); }
      },
    },
    statics: {
      __proto__: null,
      supports(type) {
        need(arguments.length, 1);
        type = toText(type);
        return ClipboardItemSteps.supports(type);
      },
    },
  });
  G.makeClipboardItem = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ClipboardItem') return G[`make${state.interface}`](state);
    return new ClipboardItemBrand(ObjectCreate(ClipboardItem.prototype), state);
  };
  G.isClipboardItem = ClipboardItemBrand.is;
  G.clipboardItemState = ClipboardItemBrand.from;

  class PermissionsBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Permissions', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Permissions', where);
      return value.#state;
    }
  }
  G.PermissionsBrand = PermissionsBrand;
  const Permissions = defineInterface('Permissions', {
    __proto__: null,
    members: {
      constructor: undefined,
      query(permissionDesc) {
        try {
          const state = PermissionsBrand.of(this, 'query');
          need(arguments.length, 1);
          permissionDesc = toObject(permissionDesc);
          return PermissionsSteps.query(state, permissionDesc);
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makePermissions = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Permissions') return G[`make${state.interface}`](state);
    return new PermissionsBrand(ObjectCreate(Permissions.prototype), state);
  };
  G.isPermissions = PermissionsBrand.is;
  G.permissionsState = PermissionsBrand.from;

  class PermissionStatusBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PermissionStatus', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PermissionStatus', where);
      return value.#state;
    }
  }
  G.PermissionStatusBrand = PermissionStatusBrand;
  const PermissionStatus = defineInterface('PermissionStatus', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get state() { return PermissionStatusSteps.state(PermissionStatusBrand.of(this, 'state', 1)); },
      get name() { return PermissionStatusSteps.name(PermissionStatusBrand.of(this, 'name', 1)); },
      onchange: undefined,
    },
  });
  accessors(PermissionStatus.prototype, G.handlerAccessors('change', '', PermissionStatusBrand.of));
  G.makePermissionStatus = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PermissionStatus') return G[`make${state.interface}`](state);
    return new PermissionStatusBrand(ObjectCreate(PermissionStatus.prototype), state);
  };
  G.isPermissionStatus = PermissionStatusBrand.is;
  G.permissionStatusState = PermissionStatusBrand.from;

  class GeolocationBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Geolocation', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Geolocation', where);
      return value.#state;
    }
  }
  G.GeolocationBrand = GeolocationBrand;
  const Geolocation = defineInterface('Geolocation', {
    __proto__: null,
    members: {
      constructor: undefined,
      getCurrentPosition(successCallback, errorCallback = undefined, options = undefined) {
        const state = GeolocationBrand.of(this, 'getCurrentPosition');
        need(arguments.length, 1);
        successCallback = toFunction(successCallback, 941571);
        errorCallback = errorCallback === null || errorCallback === undefined ? null : toFunction(errorCallback, 444339);
        GeolocationSteps.getCurrentPosition(state, successCallback, errorCallback, options);
      },
      watchPosition(successCallback, errorCallback = undefined, options = undefined) {
        const state = GeolocationBrand.of(this, 'watchPosition');
        need(arguments.length, 1);
        successCallback = toFunction(successCallback, 631753);
        errorCallback = errorCallback === null || errorCallback === undefined ? null : toFunction(errorCallback, 740087);
        return GeolocationSteps.watchPosition(state, successCallback, errorCallback, options);
      },
      clearWatch(watchId) {
        const state = GeolocationBrand.of(this, 'clearWatch');
        need(arguments.length, 1);
        watchId = watchId | 0;
        GeolocationSteps.clearWatch(state, watchId);
      },
    },
  });
  G.makeGeolocation = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Geolocation') return G[`make${state.interface}`](state);
    return new GeolocationBrand(ObjectCreate(Geolocation.prototype), state);
  };
  G.isGeolocation = GeolocationBrand.is;
  G.geolocationState = GeolocationBrand.from;

  class GeolocationPositionErrorBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('GeolocationPositionError', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('GeolocationPositionError', where);
      return value.#state;
    }
  }
  G.GeolocationPositionErrorBrand = GeolocationPositionErrorBrand;
  const GeolocationPositionError = defineInterface('GeolocationPositionError', {
    __proto__: null,
    constants: {
      __proto__: null,
      PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3,
    },
    members: {
      constructor: undefined,
      get code() { return GeolocationPositionErrorSteps.code(GeolocationPositionErrorBrand.of(this, 'code', 1)); },
      get message() { return GeolocationPositionErrorSteps.message(GeolocationPositionErrorBrand.of(this, 'message', 1)); },
    },
  });
  G.makeGeolocationPositionError = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'GeolocationPositionError') return G[`make${state.interface}`](state);
    return new GeolocationPositionErrorBrand(ObjectCreate(GeolocationPositionError.prototype), state);
  };
  G.isGeolocationPositionError = GeolocationPositionErrorBrand.is;
  G.geolocationPositionErrorState = GeolocationPositionErrorBrand.from;

  class UserActivationBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('UserActivation', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('UserActivation', where);
      return value.#state;
    }
  }
  G.UserActivationBrand = UserActivationBrand;
  const UserActivation = defineInterface('UserActivation', {
    __proto__: null,
    members: {
      constructor: undefined,
      get hasBeenActive() { return UserActivationSteps.hasBeenActive(UserActivationBrand.of(this, 'hasBeenActive', 1)); },
      get isActive() { return UserActivationSteps.isActive(UserActivationBrand.of(this, 'isActive', 1)); },
    },
  });
  G.makeUserActivation = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'UserActivation') return G[`make${state.interface}`](state);
    return new UserActivationBrand(ObjectCreate(UserActivation.prototype), state);
  };
  G.isUserActivation = UserActivationBrand.is;
  G.userActivationState = UserActivationBrand.from;

  class NotificationBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Notification', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Notification', where);
      return value.#state;
    }
  }
  G.NotificationBrand = NotificationBrand;
  const Notification = defineInterface('Notification', {
    __proto__: null,
    parent: G.EventTarget,
    length: 1,
    construct(object, title, options = undefined) {
      title = toText(title);
      options = toNotificationOptions(options);
      return new NotificationBrand(object, NotificationSteps.construct(title, options));
    },
    members: {
      constructor: undefined,
      onclick: undefined,
      onerror: undefined,
      get title() { return NotificationSteps.title(NotificationBrand.of(this, 'title', 1)); },
      get dir() { return NotificationSteps.dir(NotificationBrand.of(this, 'dir', 1)); },
      get lang() { return NotificationSteps.lang(NotificationBrand.of(this, 'lang', 1)); },
      get body() { return NotificationSteps.body(NotificationBrand.of(this, 'body', 1)); },
      get tag() { return NotificationSteps.tag(NotificationBrand.of(this, 'tag', 1)); },
      get icon() { return NotificationSteps.icon(NotificationBrand.of(this, 'icon', 1)); },
      get silent() { return NotificationSteps.silent(NotificationBrand.of(this, 'silent', 1)); },
      get data() { return NotificationSteps.data(NotificationBrand.of(this, 'data', 1)); },
      onclose: undefined,
      onshow: undefined,
      close() { NotificationSteps.close(NotificationBrand.of(this, 'close')); },
    },
    statics: {
      __proto__: null,
      get permission() { return NotificationSteps.permission(); },
      requestPermission(deprecatedCallback = undefined) {
        try {
          if (deprecatedCallback !== undefined) deprecatedCallback = toFunction(deprecatedCallback);
          return NotificationSteps.requestPermission(deprecatedCallback);
        } catch (error) { return rejected(error); }
      },
    },
  });
  accessors(Notification.prototype, G.handlerAccessors('click show error close', '', NotificationBrand.of));
  G.makeNotification = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Notification') return G[`make${state.interface}`](state);
    return new NotificationBrand(ObjectCreate(Notification.prototype), state);
  };
  G.isNotification = NotificationBrand.is;
  G.notificationState = NotificationBrand.from;
}
