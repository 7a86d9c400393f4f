// js/bindings/DataTransfer.js: the bindings that js/idl/generate.py made of js/idl/DataTransfer.webidl. Not to be edited.
//
// Exposes DataTransfer, DataTransferItemList, DataTransferItem.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, defineInterface, elementArgument, fromSequence, itemKind, makeIndexed, need, toFunction, toText,
    wrongReceiver, wrongValue,
  } = G;
  const DataTransferSteps = G.DataTransferSteps;
  const DataTransferItemListSteps = G.DataTransferItemListSteps;
  const DataTransferItemSteps = G.DataTransferItemSteps;
  const listFrozen = list => fromSequence(list, null, true);
  const makeDataTransferItemOrNull = state => state === null ? null : G.makeDataTransferItem(state);
  const makeFileOrNull = state => state === null ? null : G.makeFile(state);

  class DataTransferBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DataTransfer', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DataTransfer', where);
      return value.#state;
    }
  }
  G.DataTransferBrand = DataTransferBrand;
  const DataTransfer = defineInterface('DataTransfer', {
    __proto__: null,
    construct(object) {
      return new DataTransferBrand(object, DataTransferSteps.construct());
    },
    members: {
      constructor: undefined,
      get dropEffect() { return DataTransferSteps.dropEffect(DataTransferBrand.of(this, 'dropEffect', 1)); },
      set dropEffect(value) { const state = DataTransferBrand.of(this, 'dropEffect', 2); DataTransferSteps.setDropEffect(state, toText(value)); },
      get effectAllowed() { return DataTransferSteps.effectAllowed(DataTransferBrand.of(this, 'effectAllowed', 1)); },
      set effectAllowed(value) { const state = DataTransferBrand.of(this, 'effectAllowed', 2); DataTransferSteps.setEffectAllowed(state, toText(value)); },
      get items() { return G.makeDataTransferItemList(DataTransferSteps.items(DataTransferBrand.of(this, 'items', 1))); },
      get types() {
        const state = DataTransferBrand.of(this, 'types', 1);
        return state.typesArray ??= listFrozen(DataTransferSteps.types(state));
      },
      get files() { return G.makeFileList(DataTransferSteps.files(DataTransferBrand.of(this, 'files', 1))); },
      setDragImage(image, x, y) {
        const state = DataTransferBrand.of(this, 'setDragImage');
        need(arguments.length, 3);
        image = elementArgument(image, 972138);
        x = x | 0;
        y = y | 0;
        DataTransferSteps.setDragImage(state, image, x, y);
      },
      getData(format) {
        const state = DataTransferBrand.of(this, 'getData');
        need(arguments.length, 1);
        format = toText(format);
        return DataTransferSteps.getData(state, format);
      },
      setData(format, data) {
        const state = DataTransferBrand.of(this, 'setData');
        need(arguments.length, 2);
        format = toText(format);
        data = toText(data);
        DataTransferSteps.setData(state, format, data);
      },
      clearData(format = undefined) {
        const state = DataTransferBrand.of(this, 'clearData');
        if (format !== undefined) format = toText(format);
        DataTransferSteps.clearData(state, format);
      },
    },
  });
  G.makeDataTransfer = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DataTransfer') return G[`make${state.interface}`](state);
    return new DataTransferBrand(ObjectCreate(DataTransfer.prototype), state);
  };
  G.isDataTransfer = DataTransferBrand.is;
  G.dataTransferState = DataTransferBrand.from;

  class DataTransferItemListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DataTransferItemList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DataTransferItemList', where);
      return value.#state;
    }
  }
  G.DataTransferItemListBrand = DataTransferItemListBrand;
  const DataTransferItemList = defineInterface('DataTransferItemList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return DataTransferItemListSteps.length(DataTransferItemListBrand.of(this, 'length', 1)); },
      add(a0, a1 = undefined) {
        const state = DataTransferItemListBrand.of(this, 'add');
        need(arguments.length, 1);
        if (arguments.length <= 1) {
          a0 = G.fileState(a0, 102694);
          return makeDataTransferItemOrNull(DataTransferItemListSteps.add(state, a0));
        }
        {
          a0 = toText(a0);
          a1 = toText(a1);
          return makeDataTransferItemOrNull(DataTransferItemListSteps.add(state, a0, a1));
        }
      },
      remove(index) {
        const state = DataTransferItemListBrand.of(this, 'remove');
        need(arguments.length, 1);
        index = index >>> 0;
        DataTransferItemListSteps.remove(state, index);
      },
      clear() { DataTransferItemListSteps.clear(DataTransferItemListBrand.of(this, 'clear')); },
    },
    iterable: 'values',
  });
  {
    const DataTransferItemListKind = itemKind('DataTransferItemList', null, 'items');
    const indexed = state => makeIndexed(DataTransferItemList.prototype, {
      __proto__: null,
      count: () => DataTransferItemListSteps.length(state),
      at: index => index < DataTransferItemListSteps.length(state) ? G.makeDataTransferItem(DataTransferItemListSteps.item(state, index)) : undefined,
    }, DataTransferItemListKind);
    G.makeDataTransferItemList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'DataTransferItemList') return G[`make${state.interface}`](state);
      return new DataTransferItemListBrand(indexed(state), state);
    };
  }
  G.isDataTransferItemList = DataTransferItemListBrand.is;
  G.dataTransferItemListState = DataTransferItemListBrand.from;

  class DataTransferItemBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DataTransferItem', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DataTransferItem', where);
      return value.#state;
    }
  }
  G.DataTransferItemBrand = DataTransferItemBrand;
  const DataTransferItem = defineInterface('DataTransferItem', {
    __proto__: null,
    members: {
      constructor: undefined,
      get kind() { return DataTransferItemSteps.kind(DataTransferItemBrand.of(this, 'kind', 1)); },
      get type() { return DataTransferItemSteps.type(DataTransferItemBrand.of(this, 'type', 1)); },
      getAsString(callback) {
        const state = DataTransferItemBrand.of(this, 'getAsString');
        need(arguments.length, 1);
        callback = callback === null || callback === undefined ? null : toFunction(callback, 698185);
        DataTransferItemSteps.getAsString(state, callback);
      },
      getAsFile() { return makeFileOrNull(DataTransferItemSteps.getAsFile(DataTransferItemBrand.of(this, 'getAsFile'))); },
    },
  });
  G.makeDataTransferItem = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DataTransferItem') return G[`make${state.interface}`](state);
    return new DataTransferItemBrand(ObjectCreate(DataTransferItem.prototype), state);
  };
  G.isDataTransferItem = DataTransferItemBrand.is;
  G.dataTransferItemState = DataTransferItemBrand.from;
}
