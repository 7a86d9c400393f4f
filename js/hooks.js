// js/hooks.js: functions that a family may set and other files call when they are there.
//
// Exports hooks, each of which is null or a function, `peers` an object of functions. Exposes nothing.
export const hooks = {
  __proto__: null,
  // (document wrapper) → the object after the document in an event's path.
  eventParentOfDocument: null,
  // (event, path of wrappers) → function called after dispatch, with whether it was canceled: activation behaviour.
  activation: null,
  // (element id, qualified name's string id, whether it was there before) after an attribute changed through this world's interfaces. The
  // third is asked of `open` alone.
  attributeChanged: null,
  // () after a slot may hold something else than before.
  slotsSignaled: null,
  // (element id, event type) after a listener was added to an element.
  listening: null,
  // (node id, its copy's, deep) after a node was cloned.
  cloned: null,
  // (document id, name id, `is` or null) → wrapper of a new custom element, null for others; null as long as none is defined.
  createCustom: null,
  // (id) → whether it is a form-associated custom element; null as long as there is none.
  formCustom: null,
  // (1 or -1) while it was called with 1 more often, reactions wait for the next native call.
  hold: null,
  // (element id) after script made a script element.
  scriptMade: null,
  // () before the event loop is asked what comes next.
  beforeWaiting: null,
  // (element id, event type) makes the handler that the element's content attribute describes a listener.
  contentHandler: null,
  // (object, event type) after script set an event handler's attribute.
  handlerSet: null,
  // {invoke(object, event, state, capturing), done(state)}: listeners in the page's other world.
  peers: null,
  // (wrapper) after a document's wrapper was made.
  documentMade: null,
  // (promise, reason) of a rejected promise without a handler.
  rejection: null,
  // (error) an exception that a listener or a timer did not catch.
  reportException: null,
  // (status of a native call, its result) throws the exception for it.
  throwStatus: null,
  // (interface name, member, kind) throws: `this` is of another interface · (interface name, where) the same of an argument.
  wrongReceiver: null, wrongValue: null,
  // Namespace's number → (local name) → the prototype of such elements.
  elementPrototypes: { __proto__: null },
  // The prototype of documents of HTML.
  htmlDocumentPrototype: null,
  // (prototype, id) → the object of an element that has indexed or named properties.
  listElement: null,
  // () invokes custom elements' reactions · (interface object, new.target) constructs one.
  invokeReactions: null, constructElement: null,
  // (element id) → the state of a custom element · whether its definition disables shadow trees.
  customState: null, hasDisabledShadow: null,
  // (range) after something was selected · (id of a control) → what is selected in it.
  focusForSelection: null, selectedControlText: null,
  // (id that gets the focus, or 0) before · (id that has got it) after.
  selectionLeft: null, caretForFocus: null,
  // (id, offset, direction, granularity) → the place where a caret moves.
  movePoint: null,
  // (value) → a structured clone.
  clone: null,
  // (function) calls it as an event that no script fires.
  fromHost: null,
  // (form id, id of its submitter or 0) → the entries of a form.
  formEntries: null,
  // (document id) → the window of a frame, null without.
  windowOf: null,
};
