// js/html/handlerAttributes.js: event handler IDL attributes (onclick …); what they do is js/html/eventHandlers.js's.
// https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
//
// Reads and writes nothing of the arena.
// Offers  G.handlerAccessors(names): property descriptors.
// Exposes nothing itself.
'use strict';
{
  const G = this;
  const { hooks, ObjectCreate, ownDescriptor } = G;
  const { split, toLowerCase } = G.primordials;
  // Types of events by the string ids of the attributes' names.
  const types = G.PrivateMap(), hasContent = G.runsScripts && G.kind === 'page';
  if (hasContent) {
    hooks.contentHandler = (target, type) => G.readContentHandler(target, type);
    G.onAnyAttribute((id, key) => { const type = types.get(key); if (type !== undefined) G.contentHandlerChanged(id, type); });
  }

  // [LegacyLenientThis]: these say nothing to an object that is no target of events.
  const lenient = { __proto__: null, readystatechange: 1, mouseenter: 1, mouseleave: 1 };
  const isLenient = (object, type) => lenient[type] === 1 && typeof object === 'object' && object !== null && !G.isEventTarget(object);
  G.handlerAccessors = names => {
    const descriptors = ObjectCreate(null);
    for (const type of split(names, ' ')) {
      // NB: Some types have capitals, which no attribute has.
      const property = `on${toLowerCase(type)}`;
      if (hasContent) types.set(G.intern(property), type);
      descriptors[property] = ownDescriptor({
        __proto__: null,
        get [property]() { return isLenient(this, type) ? undefined : G.getHandler(this, type); },
        set [property](value) { if (!isLenient(this, type)) G.setHandler(this, type, value); },
      }, property);
    }
    return descriptors;
  };
}
