// js/bindings/Navigator.js: the bindings that js/idl/generate.py made of js/idl/Navigator.webidl. Not to be edited.
//
// Exposes Navigator, PluginArray, MimeTypeArray, Plugin, MimeType.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, fromSequence, itemKind, makeIndexed, need, toText, toUSV, wrongReceiver, wrongValue } = G;
  const NavigatorSteps = G.NavigatorSteps;
  const NavigatorIDSteps = G.NavigatorIDSteps;
  const NavigatorLanguageSteps = G.NavigatorLanguageSteps;
  const NavigatorOnLineSteps = G.NavigatorOnLineSteps;
  const NavigatorCookiesSteps = G.NavigatorCookiesSteps;
  const NavigatorPluginsSteps = G.NavigatorPluginsSteps;
  const NavigatorConcurrentHardwareSteps = G.NavigatorConcurrentHardwareSteps;
  const NavigatorSteps_permissions = G.NavigatorSteps_permissions;
  const PluginArraySteps = G.PluginArraySteps;
  const MimeTypeArraySteps = G.MimeTypeArraySteps;
  const PluginSteps = G.PluginSteps;
  const MimeTypeSteps = G.MimeTypeSteps;
  const listFrozen = list => fromSequence(list, null, true);
  const makePluginOrNull = state => state === null ? null : G.makePlugin(state);
  function orUndefined(value, convert) { return value === undefined || value === null ? undefined : convert === null ? value : convert(value); }
  const makeMimeTypeOrNull = state => state === null ? null : G.makeMimeType(state);

  class NavigatorBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Navigator', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Navigator', where);
      return value.#state;
    }
  }
  G.NavigatorBrand = NavigatorBrand;
  const Navigator = defineInterface('Navigator', {
    __proto__: null,
    members: {
      constructor: undefined,
      get hardwareConcurrency() { return NavigatorConcurrentHardwareSteps.hardwareConcurrency(NavigatorBrand.of(this, 'hardwareConcurrency', 1)); },
      get clipboard() { return G.makeClipboard(NavigatorSteps_permissions.clipboard(NavigatorBrand.of(this, 'clipboard', 1))); },
      get geolocation() { return G.makeGeolocation(NavigatorSteps_permissions.geolocation(NavigatorBrand.of(this, 'geolocation', 1))); },
      get permissions() { return G.makePermissions(NavigatorSteps_permissions.permissions(NavigatorBrand.of(this, 'permissions', 1))); },
      get webdriver() { return NavigatorSteps.webdriver(NavigatorBrand.of(this, 'webdriver', 1)); },
      get maxTouchPoints() { return NavigatorSteps.maxTouchPoints(NavigatorBrand.of(this, 'maxTouchPoints', 1)); },
      get userActivation() { return G.makeUserActivation(NavigatorSteps_permissions.userActivation(NavigatorBrand.of(this, 'userActivation', 1))); },
      get cookieEnabled() { return NavigatorCookiesSteps.cookieEnabled(NavigatorBrand.of(this, 'cookieEnabled', 1)); },
      get appCodeName() { return NavigatorIDSteps.appCodeName(NavigatorBrand.of(this, 'appCodeName', 1)); },
      get appName() { return NavigatorIDSteps.appName(NavigatorBrand.of(this, 'appName', 1)); },
      get appVersion() { return NavigatorIDSteps.appVersion(NavigatorBrand.of(this, 'appVersion', 1)); },
      get platform() { return NavigatorIDSteps.platform(NavigatorBrand.of(this, 'platform', 1)); },
      get product() { return NavigatorIDSteps.product(NavigatorBrand.of(this, 'product', 1)); },
      get productSub() { return NavigatorIDSteps.productSub(NavigatorBrand.of(this, 'productSub', 1)); },
      get userAgent() { return NavigatorIDSteps.userAgent(NavigatorBrand.of(this, 'userAgent', 1)); },
      get vendor() { return NavigatorIDSteps.vendor(NavigatorBrand.of(this, 'vendor', 1)); },
      get vendorSub() { return NavigatorIDSteps.vendorSub(NavigatorBrand.of(this, 'vendorSub', 1)); },
      get language() { return NavigatorLanguageSteps.language(NavigatorBrand.of(this, 'language', 1)); },
      get languages() {
        const state = NavigatorBrand.of(this, 'languages', 1);
        return state.languagesArray ??= listFrozen(NavigatorLanguageSteps.languages(state));
      },
      get onLine() { return NavigatorOnLineSteps.onLine(NavigatorBrand.of(this, 'onLine', 1)); },
      get plugins() { return G.makePluginArray(NavigatorPluginsSteps.plugins(NavigatorBrand.of(this, 'plugins', 1))); },
      get mimeTypes() { return G.makeMimeTypeArray(NavigatorPluginsSteps.mimeTypes(NavigatorBrand.of(this, 'mimeTypes', 1))); },
      get pdfViewerEnabled() { return NavigatorPluginsSteps.pdfViewerEnabled(NavigatorBrand.of(this, 'pdfViewerEnabled', 1)); },
      sendBeacon(url, data = undefined) {
        const state = NavigatorBrand.of(this, 'sendBeacon');
        need(arguments.length, 1);
        url = toUSV(url);
        data = data === undefined ? null : data;
        return NavigatorSteps.sendBeacon(state, url, data);
      },
      javaEnabled() { return NavigatorPluginsSteps.javaEnabled(NavigatorBrand.of(this, 'javaEnabled')); },
    },
  });
  G.makeNavigator = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Navigator') return G[`make${state.interface}`](state);
    return new NavigatorBrand(ObjectCreate(Navigator.prototype), state);
  };
  G.isNavigator = NavigatorBrand.is;
  G.navigatorState = NavigatorBrand.from;

  class PluginArrayBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PluginArray', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PluginArray', where);
      return value.#state;
    }
  }
  G.PluginArrayBrand = PluginArrayBrand;
  const PluginArray = defineInterface('PluginArray', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return PluginArraySteps.length(PluginArrayBrand.of(this, 'length', 1)); },
      item(index) {
        const state = PluginArrayBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makePluginOrNull(PluginArraySteps.item(state, index));
      },
      namedItem(name) {
        const state = PluginArrayBrand.of(this, 'namedItem');
        need(arguments.length, 1);
        name = toText(name);
        return makePluginOrNull(PluginArraySteps.namedItem(state, name));
      },
      refresh() { PluginArraySteps.refresh(PluginArrayBrand.of(this, 'refresh')); },
    },
    iterable: 'values',
  });
  {
    const PluginArrayKind = itemKind('PluginArray', null, 'items names');
    const indexed = state => makeIndexed(PluginArray.prototype, {
      __proto__: null,
      count: () => PluginArraySteps.length(state),
      at: index => index < PluginArraySteps.length(state) ? makePluginOrNull(PluginArraySteps.item(state, index)) : undefined,
      named: name => orUndefined(PluginArraySteps.namedItem(state, name), makePluginOrNull),
      names: () => PluginArraySteps.names(state),
    }, PluginArrayKind);
    G.makePluginArray = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'PluginArray') return G[`make${state.interface}`](state);
      return new PluginArrayBrand(indexed(state), state);
    };
  }
  G.isPluginArray = PluginArrayBrand.is;
  G.pluginArrayState = PluginArrayBrand.from;

  class MimeTypeArrayBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MimeTypeArray', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MimeTypeArray', where);
      return value.#state;
    }
  }
  G.MimeTypeArrayBrand = MimeTypeArrayBrand;
  const MimeTypeArray = defineInterface('MimeTypeArray', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return MimeTypeArraySteps.length(MimeTypeArrayBrand.of(this, 'length', 1)); },
      item(index) {
        const state = MimeTypeArrayBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeMimeTypeOrNull(MimeTypeArraySteps.item(state, index));
      },
      namedItem(name) {
        const state = MimeTypeArrayBrand.of(this, 'namedItem');
        need(arguments.length, 1);
        name = toText(name);
        return makeMimeTypeOrNull(MimeTypeArraySteps.namedItem(state, name));
      },
    },
    iterable: 'values',
  });
  {
    const MimeTypeArrayKind = itemKind('MimeTypeArray', null, 'items names');
    const indexed = state => makeIndexed(MimeTypeArray.prototype, {
      __proto__: null,
      count: () => MimeTypeArraySteps.length(state),
      at: index => index < MimeTypeArraySteps.length(state) ? makeMimeTypeOrNull(MimeTypeArraySteps.item(state, index)) : undefined,
      named: name => orUndefined(MimeTypeArraySteps.namedItem(state, name), makeMimeTypeOrNull),
      names: () => MimeTypeArraySteps.names(state),
    }, MimeTypeArrayKind);
    G.makeMimeTypeArray = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'MimeTypeArray') return G[`make${state.interface}`](state);
      return new MimeTypeArrayBrand(indexed(state), state);
    };
  }
  G.isMimeTypeArray = MimeTypeArrayBrand.is;
  G.mimeTypeArrayState = MimeTypeArrayBrand.from;

  class PluginBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Plugin', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Plugin', where);
      return value.#state;
    }
  }
  G.PluginBrand = PluginBrand;
  const Plugin = defineInterface('Plugin', {
    __proto__: null,
    members: {
      constructor: undefined,
      get name() { return PluginSteps.name(PluginBrand.of(this, 'name', 1)); },
      get filename() { return PluginSteps.filename(PluginBrand.of(this, 'filename', 1)); },
      get description() { return PluginSteps.description(PluginBrand.of(this, 'description', 1)); },
      get length() { return PluginSteps.length(PluginBrand.of(this, 'length', 1)); },
      item(index) {
        const state = PluginBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeMimeTypeOrNull(PluginSteps.item(state, index));
      },
      namedItem(name) {
        const state = PluginBrand.of(this, 'namedItem');
        need(arguments.length, 1);
        name = toText(name);
        return makeMimeTypeOrNull(PluginSteps.namedItem(state, name));
      },
    },
    iterable: 'values',
  });
  {
    const PluginKind = itemKind('Plugin', null, 'items names');
    const indexed = state => makeIndexed(Plugin.prototype, {
      __proto__: null,
      count: () => PluginSteps.length(state),
      at: index => index < PluginSteps.length(state) ? makeMimeTypeOrNull(PluginSteps.item(state, index)) : undefined,
      named: name => orUndefined(PluginSteps.namedItem(state, name), makeMimeTypeOrNull),
      names: () => PluginSteps.names(state),
    }, PluginKind);
    G.makePlugin = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'Plugin') return G[`make${state.interface}`](state);
      return new PluginBrand(indexed(state), state);
    };
  }
  G.isPlugin = PluginBrand.is;
  G.pluginState = PluginBrand.from;

  class MimeTypeBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MimeType', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MimeType', where);
      return value.#state;
    }
  }
  G.MimeTypeBrand = MimeTypeBrand;
  const MimeType = defineInterface('MimeType', {
    __proto__: null,
    members: {
      constructor: undefined,
      get type() { return MimeTypeSteps.type(MimeTypeBrand.of(this, 'type', 1)); },
      get suffixes() { return MimeTypeSteps.suffixes(MimeTypeBrand.of(this, 'suffixes', 1)); },
      get description() { return MimeTypeSteps.description(MimeTypeBrand.of(this, 'description', 1)); },
      get enabledPlugin() { return G.makePlugin(MimeTypeSteps.enabledPlugin(MimeTypeBrand.of(this, 'enabledPlugin', 1))); },
    },
  });
  G.makeMimeType = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MimeType') return G[`make${state.interface}`](state);
    return new MimeTypeBrand(ObjectCreate(MimeType.prototype), state);
  };
  G.isMimeType = MimeTypeBrand.is;
  G.mimeTypeState = MimeTypeBrand.from;
}
