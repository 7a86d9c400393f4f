// js/bindings/interactiveElements.js: the bindings that js/idl/generate.py made of js/idl/interactiveElements.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { NOTHING, fromSequence, idOf, isNode, kindOf, need, privateArray, receiverOf, toDictionary, toFunction, toText, wrap } = G;
  const { TypeError } = G.primordials;
  function toAssignedNodesOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      flatten: (member = given.flatten) === undefined ? false : !!member,
    };
  }
  const listWrap = list => fromSequence(list, wrap, false);
  function toElementOrText(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value) && kindOf(idOf(value)) === 1) return idOf(value);
      if (isNode(value) && (24 >> kindOf(idOf(value)) & 1) === 1) return idOf(value);
    }
    throw new TypeError('Type error');
  }

  G.whenMade('HTMLDialogElement', interfaceObject => {
    const HTMLDialogElementSteps = G.HTMLDialogElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get returnValue() { return HTMLDialogElementSteps.returnValue(receiverOf(this, 'HTMLDialogElement', 'returnValue', 1)); },
      set returnValue(value) {
        const state = receiverOf(this, 'HTMLDialogElement', 'returnValue', 2);
        HTMLDialogElementSteps.setReturnValue(state, toText(value));
      },
      get closedBy() { return HTMLDialogElementSteps.closedBy(receiverOf(this, 'HTMLDialogElement', 'closedBy', 1)); },
      set closedBy(value) {
        const state = receiverOf(this, 'HTMLDialogElement', 'closedBy', 2);
        HTMLDialogElementSteps.setClosedBy(state, toText(value));
      },
      show() { HTMLDialogElementSteps.show(receiverOf(this, 'HTMLDialogElement', 'show')); },
      showModal() { HTMLDialogElementSteps.showModal(receiverOf(this, 'HTMLDialogElement', 'showModal')); },
      close(returnValue = undefined) {
        const state = receiverOf(this, 'HTMLDialogElement', 'close');
        if (returnValue !== undefined) returnValue = toText(returnValue);
        HTMLDialogElementSteps.close(state, returnValue);
      },
      requestClose(returnValue = undefined) {
        const state = receiverOf(this, 'HTMLDialogElement', 'requestClose');
        if (returnValue !== undefined) returnValue = toText(returnValue);
        HTMLDialogElementSteps.requestClose(state, returnValue);
      },
    });
  });

  G.whenMade('HTMLScriptElement', interfaceObject => {
    const HTMLScriptElementSteps = G.HTMLScriptElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get text() { return HTMLScriptElementSteps.text(receiverOf(this, 'HTMLScriptElement', 'text', 1)); },
      set text(value) { const state = receiverOf(this, 'HTMLScriptElement', 'text', 2); HTMLScriptElementSteps.setText(state, toText(value)); },
      get async() { return HTMLScriptElementSteps.async(receiverOf(this, 'HTMLScriptElement', 'async', 1)); },
      set async(value) { const state = receiverOf(this, 'HTMLScriptElement', 'async', 2); HTMLScriptElementSteps.setAsync(state, !!value); },
    });
    G.addStatics(interfaceObject, {
      __proto__: null,
      supports(type) {
        need(arguments.length, 1);
        type = toText(type);
        return HTMLScriptElementSteps.supports(type);
      },
    });
  });

  G.whenMade('HTMLTemplateElement', interfaceObject => {
    const HTMLTemplateElementSteps = G.HTMLTemplateElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get content() { return wrap(HTMLTemplateElementSteps.content(receiverOf(this, 'HTMLTemplateElement', 'content', 1))); },
    });
  });

  G.whenMade('HTMLSlotElement', interfaceObject => {
    const HTMLSlotElementSteps = G.HTMLSlotElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      assignedNodes(options = undefined) {
        const state = receiverOf(this, 'HTMLSlotElement', 'assignedNodes');
        options = toAssignedNodesOptions(options);
        return listWrap(HTMLSlotElementSteps.assignedNodes(state, options));
      },
      assignedElements(options = undefined) {
        const state = receiverOf(this, 'HTMLSlotElement', 'assignedElements');
        options = toAssignedNodesOptions(options);
        return listWrap(HTMLSlotElementSteps.assignedElements(state, options));
      },
      assign(...nodes) {
        const state = receiverOf(this, 'HTMLSlotElement', 'assign');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toElementOrText(nodes[i]);
        HTMLSlotElementSteps.assign(state, nodesList);
      },
    });
  });

  G.whenMade('HTMLCanvasElement', interfaceObject => {
    const HTMLCanvasElementSteps = G.HTMLCanvasElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      getContext(contextId, options = undefined) {
        const state = receiverOf(this, 'HTMLCanvasElement', 'getContext');
        need(arguments.length, 1);
        contextId = toText(contextId);
        options = options === undefined ? null : options;
        return HTMLCanvasElementSteps.getContext(state, contextId, options);
      },
      toDataURL(type = undefined, quality = undefined) {
        const state = receiverOf(this, 'HTMLCanvasElement', 'toDataURL');
        type = type === undefined ? 'image/png' : toText(type);
        return HTMLCanvasElementSteps.toDataURL(state, type, quality);
      },
      toBlob(callback, type = undefined, quality = undefined) {
        const state = receiverOf(this, 'HTMLCanvasElement', 'toBlob');
        need(arguments.length, 1);
        callback = toFunction(callback, 674725);
        type = type === undefined ? 'image/png' : toText(type);
        HTMLCanvasElementSteps.toBlob(state, callback, type, quality);
      },
    });
  });
}
