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
  // (promise, reason) of a rejected promise that nobody takes care of.
  rejection: null,
  // (error) an exception that a listener or a timer did not catch.
  reportException: null,
};
