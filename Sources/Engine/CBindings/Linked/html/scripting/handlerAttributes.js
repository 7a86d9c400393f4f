// js/html/scripting/handlerAttributes.js: event handler IDL attributes (onclick …); their behavior is in
// js/html/scripting/eventHandlers.js.
// https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
//
// Reads and writes nothing of the arena.
// Exports handlerAccessors(types, lenient types, check, hidden types): property descriptors, enumerable except for hidden types. `check`
//         gets the receiver, the property and 1 for a getter or 2 for a setter, and throws if the receiver is another interface's; null for
//         those of a mixin, which several interfaces share. Those with [LegacyLenientThis] do nothing if the receiver is not an event
//         target.
// Exposes nothing itself.
'use strict'; { const G = this; const { kind, runsScripts,
ObjectCreate, PrivateMap, ownDescriptor, primordials,
hooks,
intern,
isEventTarget,
onAnyAttribute } = G;



const { split, includes, toLowerCase } = primordials;
// The types of events by the string ids of the attributes' names.
const types = PrivateMap(), hasContent = runsScripts && kind === 'page';
if (hasContent) {
  hooks.contentHandler = (target, type) => G.readContentHandler(target, type);
  onAnyAttribute((id, key) => { const type = types.get(key); if (type !== undefined) G.contentHandlerChanged(id, type); });
}

// NB: Without a receiver it belongs to the window.
const hasHandlers = object => object === undefined || object === null || isEventTarget(object);
function checkShared(object, property, kind) {
  if (!hasHandlers(object)) G.wrongReceiver('HTMLElement', property, kind);
}
const isAmong = (names, type) => includes(` ${names} `, ` ${type} `);
G.handlerAccessors = (names, lenientNames, check, hiddenNames = '') => {
  check ??= checkShared;
  const descriptors = ObjectCreate(null);
  const all = split(names, ' ');
  for (let i = 0; i < all.length; i++) {
    const type = all[i];
    // NB: Some types have capitals, which no attribute has.
    const property = `on${toLowerCase(type)}`;
    if (hasContent) types.set(intern(property), type);
    const isLenient = lenientNames !== '' && isAmong(lenientNames, type);
    descriptors[property] = ownDescriptor({
      __proto__: null,
      get [property]() {
        if (isLenient) { if (!hasHandlers(this)) return undefined; } else check(this, property, 1);
        return G.getHandler(this, type);
      },
      set [property](value) {
        if (isLenient) { if (!hasHandlers(this)) return; } else check(this, property, 2);
        G.setHandler(this, type, value);
      },
    }, property);
    if (hiddenNames !== '' && isAmong(hiddenNames, type)) descriptors[property].enumerable = false;
  }
  return descriptors;
};
}
