// js/hooks.js: functions that a file may set, and that other files call if they are set.
//
// Exports hooks and pageHooks, each of which is null or a function, `peers` an object of functions. Exposes nothing.
'use strict'; { const G = this; const { pageState } = G;

// The hooks that a page's scripts set by what they do.
G.pageHooks = pageState('hooks', () => ({
  __proto__: null,
  // (document id, name id, `is` or null) → wrapper of a new custom element, null for others; the hook is null until one is defined.
  createCustom: null,
  // (id) → whether it is a form-associated custom element; the hook is null until there is one.
  formCustom: null,
  // {invoke(object, event, state, capturing), done(state)}: the listeners in the page's other world.
  peers: null,
  // While frames have realms of their own: (node id, prototype) → the prototype of its wrapper in its document's realm · (node id, descriptor, key) →
  // the descriptor of a property in that realm · (callback) → the realm of the frame to which a function belongs, or null.
  prototypeIn: null, descriptorIn: null, realmOf: null,
  // (function that may be an interface object of a frame) completes it.
  complete: null,
  // () queues the frames that did not load, if the page's scripts run and it has frames.
  loadFrames: null,
  // (node or window, object) gives an object of the bindings the prototype that it has in the realm of that node's document, and returns it.
  shareWith: null,
}));
G.hooks = {
  __proto__: null,
  // (document wrapper) → the object after the document in an event's path.
  eventParentOfDocument: null,
  // (event, path of wrappers) → function called after dispatch, with whether it was canceled: activation behaviour.
  activation: null,
  // (element id, qualified name's string id, whether it was there before) after an attribute changed through this world's interfaces. The
  // third argument is passed only for `open`.
  attributeChanged: null,
  // () after the contents of a slot may have changed.
  slotsSignaled: null,
  // (element id, event type) after a listener was added to an element.
  listening: null,
  // (node id, its copy's, deep) after a node was cloned.
  cloned: null,
  // (1 or -1) holds back reactions until as many calls with -1 as with 1 were made; they then run with the next native call.
  hold: null,
  // (element id) after script made a script element.
  scriptMade: null,
  // () before the event loop is queried for its next task.
  beforeWaiting: null,
  // (element id, event type) adds the event handler of the element's content attribute as a listener.
  contentHandler: null,
  // (object, event type) after script set an event handler's attribute.
  handlerSet: null,
  // (wrapper) after a document's wrapper was made.
  documentMade: null,
  // (text of a timer's script or an event handler) → the text with import() as a function.
  scriptText: null,
  // (promise, reason, window) of a rejected promise without a handler.
  rejection: null,
  // (error, window) an exception that a listener or a timer did not catch; the page's window by default.
  reportException: null,
  // (status of a native call, its result) throws the exception for it.
  throwStatus: null,
  // (interface name, member, kind) throws: `this` is of another interface · (interface name, where) the same for an argument.
  wrongReceiver: null, wrongValue: null,
  // Number of a namespace → (local name) → the prototype of its elements.
  elementPrototypes: { __proto__: null },
  // The prototype of documents of HTML.
  htmlDocumentPrototype: null,
  // (prototype, id) → the object of an element that has indexed or named properties.
  listElement: null,
  // () invokes custom elements' reactions · (interface object, new.target) constructs one.
  invokeReactions: null, constructElement: null,
  // (element id) → the state of a custom element · whether its definition disables shadow trees.
  customState: null, hasDisabledShadow: null,
  // (range) after something was selected · (id of a control) → its selected text.
  focusForSelection: null, selectedControlText: null,
  // (id of the element to get the focus, or 0) before the change · (its id) after it.
  selectionLeft: null, caretForFocus: null,
  // (id, offset, direction, granularity) → the new position of a caret.
  movePoint: null,
  // (value) → a structured clone.
  clone: null,
  // (function) calls it as an event fired by the host.
  fromHost: null,
  // (form id, id of its submitter or 0) → the entries of a form.
  formEntries: null,
  // (document id) → the window of a frame, or null · (frame, parsed address) navigates it.
  windowOf: null, navigateFrame: null,
  // (realm of a frame, or null) a function of that realm is about to be called → a function that is called after it.
  enterFunction: null,
  // (promise, reason, window) the engine's report of a rejected promise.
  rejected: null,
  // (window, function) calls it as a script of a frame, with the frame's eval, if the frame shows that window.
  runInFrame: null,
};
}
