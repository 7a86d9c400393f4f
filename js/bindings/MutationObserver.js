// js/bindings/MutationObserver.js: the bindings that js/idl/generate.py made of js/idl/MutationObserver.webidl. Not to be edited.
//
// Exposes MutationObserver, MutationRecord.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, fromSequence, need, nodeArgument, toDictionary, toFunction, toSequence, toText,
    wrap, wrongReceiver, wrongValue,
  } = G;
  const MutationObserverSteps = G.MutationObserverSteps;
  const MutationRecordSteps = G.MutationRecordSteps;
  function toMutationObserverInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      attributeFilter: (member = given.attributeFilter) === undefined ? undefined : toSequence(member, toText),
      attributeOldValue: (member = given.attributeOldValue) === undefined ? undefined : !!member,
      attributes: (member = given.attributes) === undefined ? undefined : !!member,
      characterData: (member = given.characterData) === undefined ? undefined : !!member,
      characterDataOldValue: (member = given.characterDataOldValue) === undefined ? undefined : !!member,
      childList: (member = given.childList) === undefined ? false : !!member,
      subtree: (member = given.subtree) === undefined ? false : !!member,
    };
  }
  const listMakeMutationRecord = list => fromSequence(list, G.makeMutationRecord, false);

  class MutationObserverBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MutationObserver', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MutationObserver', where);
      return value.#state;
    }
  }
  G.MutationObserverBrand = MutationObserverBrand;
  const MutationObserver = defineInterface('MutationObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback) {
      callback = toFunction(callback, 889563);
      return new MutationObserverBrand(object, MutationObserverSteps.construct(callback));
    },
    members: {
      constructor: undefined,
      observe(target, options = undefined) {
        const state = MutationObserverBrand.of(this, 'observe');
        need(arguments.length, 1);
        target = nodeArgument(target, 473922);
        options = toMutationObserverInit(options);
        MutationObserverSteps.observe(state, target, options);
      },
      disconnect() { MutationObserverSteps.disconnect(MutationObserverBrand.of(this, 'disconnect')); },
      takeRecords() { return listMakeMutationRecord(MutationObserverSteps.takeRecords(MutationObserverBrand.of(this, 'takeRecords'))); },
    },
  });
  G.makeMutationObserver = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MutationObserver') return G[`make${state.interface}`](state);
    return new MutationObserverBrand(ObjectCreate(MutationObserver.prototype), state);
  };
  G.isMutationObserver = MutationObserverBrand.is;
  G.mutationObserverState = MutationObserverBrand.from;

  class MutationRecordBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MutationRecord', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MutationRecord', where);
      return value.#state;
    }
  }
  G.MutationRecordBrand = MutationRecordBrand;
  const MutationRecord = defineInterface('MutationRecord', {
    __proto__: null,
    members: {
      constructor: undefined,
      get type() { return MutationRecordSteps.type(MutationRecordBrand.of(this, 'type', 1)); },
      get target() { return wrap(MutationRecordSteps.target(MutationRecordBrand.of(this, 'target', 1))); },
      get addedNodes() { return MutationRecordSteps.addedNodes(MutationRecordBrand.of(this, 'addedNodes', 1)); },
      get removedNodes() { return MutationRecordSteps.removedNodes(MutationRecordBrand.of(this, 'removedNodes', 1)); },
      get previousSibling() { return wrap(MutationRecordSteps.previousSibling(MutationRecordBrand.of(this, 'previousSibling', 1))); },
      get nextSibling() { return wrap(MutationRecordSteps.nextSibling(MutationRecordBrand.of(this, 'nextSibling', 1))); },
      get attributeName() { return MutationRecordSteps.attributeName(MutationRecordBrand.of(this, 'attributeName', 1)); },
      get attributeNamespace() { return MutationRecordSteps.attributeNamespace(MutationRecordBrand.of(this, 'attributeNamespace', 1)); },
      get oldValue() { return MutationRecordSteps.oldValue(MutationRecordBrand.of(this, 'oldValue', 1)); },
    },
  });
  G.makeMutationRecord = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MutationRecord') return G[`make${state.interface}`](state);
    return new MutationRecordBrand(ObjectCreate(MutationRecord.prototype), state);
  };
  G.isMutationRecord = MutationRecordBrand.is;
  G.mutationRecordState = MutationRecordBrand.from;
}
