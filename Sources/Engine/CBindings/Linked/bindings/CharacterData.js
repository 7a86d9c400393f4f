// js/bindings/CharacterData.js: the bindings that js/idl/generate.py made of js/idl/CharacterData.webidl. Not to be edited.
//
// Exposes CharacterData, Text, CDATASection, ProcessingInstruction, Comment, DocumentType, DocumentFragment.
'use strict';
{
  const G = this;
  const { adoptWrapper, childrenOf, defineInterface, elementById, elementFrom, idOf, isNode, need, privateArray, removeNode, staticList, str, toText, toTextNullEmpty, wrap, N }



 = G;
  function toNodeOrDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value)) return idOf(value);
    }
    return toText(value);
  }
  const makeCSSStyleSheetOrNull = state => state === null ? null : G.makeCSSStyleSheet(state);

  function characterDataId(object, member, kind = 0) {
    if (isNode(object) && (408 >> (N[idOf(object) << 3] & 255) & 1) === 1) return idOf(object);
    return G.wrongReceiver('CharacterData', member, kind);
  }
  defineInterface('CharacterData', {
    __proto__: null,
    parent: G.Node,
    unscopables: [
      'before', 'after', 'replaceWith', 'remove',
    ],
    members: {
      constructor: undefined,
      get data() { return str(N[characterDataId(this, 'data', 1) << 3 | 7]); },
      set data(value) { const state = characterDataId(this, 'data', 2); G.CharacterDataSteps.setData(state, toTextNullEmpty(value)); },
      get length() { return G.CharacterDataSteps.length(characterDataId(this, 'length', 1)); },
      get previousElementSibling() { return wrap(elementFrom(N[characterDataId(this, 'previousElementSibling', 1) << 3 | 2], 2)); },
      get nextElementSibling() { return wrap(elementFrom(N[characterDataId(this, 'nextElementSibling', 1) << 3 | 3], 3)); },
      substringData(offset, count) {
        const state = characterDataId(this, 'substringData');
        need(arguments.length, 2);
        offset = offset >>> 0;
        count = count >>> 0;
        return G.CharacterDataSteps.substringData(state, offset, count);
      },
      appendData(data) {
        const state = characterDataId(this, 'appendData');
        need(arguments.length, 1);
        data = toText(data);
        G.CharacterDataSteps.appendData(state, data);
      },
      insertData(offset, data) {
        const state = characterDataId(this, 'insertData');
        need(arguments.length, 2);
        offset = offset >>> 0;
        data = toText(data);
        G.CharacterDataSteps.insertData(state, offset, data);
      },
      deleteData(offset, count) {
        const state = characterDataId(this, 'deleteData');
        need(arguments.length, 2);
        offset = offset >>> 0;
        count = count >>> 0;
        G.CharacterDataSteps.deleteData(state, offset, count);
      },
      replaceData(offset, count, data) {
        const state = characterDataId(this, 'replaceData');
        need(arguments.length, 3);
        offset = offset >>> 0;
        count = count >>> 0;
        data = toText(data);
        G.CharacterDataSteps.replaceData(state, offset, count, data);
      },
      before(...nodes) {
        const state = characterDataId(this, 'before');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.before(state, nodesList);
      },
      after(...nodes) {
        const state = characterDataId(this, 'after');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.after(state, nodesList);
      },
      replaceWith(...nodes) {
        const state = characterDataId(this, 'replaceWith');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.replaceWith(state, nodesList);
      },
      remove() { const id = characterDataId(this, 'remove'); removeNode(id); },
    },
  });

  function textId(object, member, kind = 0) {
    if (isNode(object) && (24 >> (N[idOf(object) << 3] & 255) & 1) === 1) return idOf(object);
    return G.wrongReceiver('Text', member, kind);
  }
  defineInterface('Text', {
    __proto__: null,
    parent: G.CharacterData,
    construct(object, data = undefined) {
      data = data === undefined ? '' : toText(data);
      return adoptWrapper(object, G.TextSteps.construct(data));
    },
    members: {
      constructor: undefined,
      get wholeText() { return G.TextSteps.wholeText(textId(this, 'wholeText', 1)); },
      get assignedSlot() { return wrap(G.SlottableSteps.assignedSlot(textId(this, 'assignedSlot', 1))); },
      splitText(offset) {
        const state = textId(this, 'splitText');
        need(arguments.length, 1);
        offset = offset >>> 0;
        return wrap(G.TextSteps.splitText(state, offset));
      },
    },
  });

  defineInterface('CDATASection', {
    __proto__: null,
    parent: G.Text,
  });

  function processingInstructionId(object, member, kind = 0) {
    if (isNode(object) && (128 >> (N[idOf(object) << 3] & 255) & 1) === 1) return idOf(object);
    return G.wrongReceiver('ProcessingInstruction', member, kind);
  }
  defineInterface('ProcessingInstruction', {
    __proto__: null,
    parent: G.CharacterData,
    members: {
      constructor: undefined,
      get target() { return str(N[processingInstructionId(this, 'target', 1) << 3 | 6]); },
      get sheet() { return makeCSSStyleSheetOrNull(G.LinkStyleSteps.sheet(processingInstructionId(this, 'sheet', 1))); },
    },
  });

  defineInterface('Comment', {
    __proto__: null,
    parent: G.CharacterData,
    construct(object, data = undefined) {
      data = data === undefined ? '' : toText(data);
      return adoptWrapper(object, G.CommentSteps.construct(data));
    },
  });

  function documentTypeId(object, member, kind = 0) {
    if (isNode(object) && (1024 >> (N[idOf(object) << 3] & 255) & 1) === 1) return idOf(object);
    return G.wrongReceiver('DocumentType', member, kind);
  }
  defineInterface('DocumentType', {
    __proto__: null,
    parent: G.Node,
    unscopables: [
      'before', 'after', 'replaceWith', 'remove',
    ],
    members: {
      constructor: undefined,
      get name() { return str(N[documentTypeId(this, 'name', 1) << 3 | 6]); },
      get publicId() { return G.DocumentTypeSteps.publicId(documentTypeId(this, 'publicId', 1)); },
      get systemId() { return G.DocumentTypeSteps.systemId(documentTypeId(this, 'systemId', 1)); },
      before(...nodes) {
        const state = documentTypeId(this, 'before');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.before(state, nodesList);
      },
      after(...nodes) {
        const state = documentTypeId(this, 'after');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.after(state, nodesList);
      },
      replaceWith(...nodes) {
        const state = documentTypeId(this, 'replaceWith');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.replaceWith(state, nodesList);
      },
      remove() { const id = documentTypeId(this, 'remove'); removeNode(id); },
    },
  });

  function documentFragmentId(object, member, kind = 0) {
    if (isNode(object) && (2048 >> (N[idOf(object) << 3] & 255) & 1) === 1) return idOf(object);
    return G.wrongReceiver('DocumentFragment', member, kind);
  }
  defineInterface('DocumentFragment', {
    __proto__: null,
    parent: G.Node,
    construct(object) {
      return adoptWrapper(object, G.DocumentFragmentSteps.construct());
    },
    unscopables: [
      'prepend', 'append', 'replaceChildren',
    ],
    members: {
      constructor: undefined,
      get children() { return childrenOf(documentFragmentId(this, 'children', 1)); },
      get firstElementChild() { return wrap(elementFrom(N[documentFragmentId(this, 'firstElementChild', 1) << 3 | 4], 3)); },
      get lastElementChild() { return wrap(elementFrom(N[documentFragmentId(this, 'lastElementChild', 1) << 3 | 5], 2)); },
      get childElementCount() { return G.ParentNodeSteps.childElementCount(documentFragmentId(this, 'childElementCount', 1)); },
      getElementById(elementIdArgument) {
        const id = documentFragmentId(this, 'getElementById');
        need(arguments.length, 1);
        elementIdArgument = toText(elementIdArgument);
        return wrap(elementById(elementIdArgument, id));
      },
      prepend(...nodes) {
        const state = documentFragmentId(this, 'prepend');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ParentNodeSteps.prepend(state, nodesList);
      },
      append(...nodes) {
        const state = documentFragmentId(this, 'append');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ParentNodeSteps.append(state, nodesList);
      },
      replaceChildren(...nodes) {
        const state = documentFragmentId(this, 'replaceChildren');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ParentNodeSteps.replaceChildren(state, nodesList);
      },
      querySelector(selectors) {
        const id = documentFragmentId(this, 'querySelector');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.queryFirst(id, selectors));
      },
      querySelectorAll(selectors) {
        const id = documentFragmentId(this, 'querySelectorAll');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return staticList(G.queryAll(id, selectors));
      },
    },
  });
}
