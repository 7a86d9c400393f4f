// js/html/handlerAttributes.js: event handler IDL attributes (onclick …); what they do is js/html/eventHandlers.js's.
// https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
//
// Reads and writes nothing of the arena.
// Offers  G.handlerAccessors(types, lenient types): property descriptors; those with [LegacyLenientThis] say nothing to an object that is no target
//         of events.
// Exposes nothing itself.
'use strict';
{
  const G = this;
  const { hooks, ObjectCreate, ownDescriptor } = G;
  const { split, includes, toLowerCase } = G.primordials;
  // Types of events by the string ids of the attributes' names.
  const types = G.PrivateMap(), hasContent = G.runsScripts && G.kind === 'page';
  if (hasContent) {
    hooks.contentHandler = (target, type) => G.readContentHandler(target, type);
    G.onAnyAttribute((id, key) => { const type = types.get(key); if (type !== undefined) G.contentHandlerChanged(id, type); });
  }

  const isNoTarget = object => typeof object === 'object' && object !== null && !G.isEventTarget(object);
  G.handlerAccessors = (names, lenientNames = '') => {
    const descriptors = ObjectCreate(null);
    for (const type of split(names, ' ')) {
      // NB: Some types have capitals, which no attribute has.
      const property = `on${toLowerCase(type)}`;
      if (hasContent) types.set(G.intern(property), type);
      const isLenient = lenientNames !== '' && includes(` ${lenientNames} `, ` ${type} `);
      descriptors[property] = ownDescriptor({
        __proto__: null,
        get [property]() { return isLenient && isNoTarget(this) ? undefined : G.getHandler(this, type); },
        set [property](value) { if (!isLenient || !isNoTarget(this)) G.setHandler(this, type, value); },
      }, property);
    }
    return descriptors;
  };
}
