// js/dom/CharacterData.js: CharacterData, Text, CDATASection, Comment, ProcessingInstruction, DocumentType, DocumentFragment.
// https://dom.spec.whatwg.org/#interface-characterdata
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Offers  G.splitText(id, offset) → id of the new text · G.replaceData(id, offset, count, text).
// Throws  IndexSizeError as specified. Exposes the seven interfaces.
'use strict';
{
  const G = this;
  const { defineInterface, mixin, addUnscopables, Node, idOf, N, str, OP, call, callText, callNamed, toText, toTextNullEmpty, toUnsignedLong,
    need, fail, wrap, documentIdOf, adoptWrapper } = G;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, PAYLOAD = 7;
  const { TypeError, slice } = G.primordials;

  function dataId(object) {
    const id = idOf(object), kind = N[id * 8] & 255;
    if (kind !== 3 && kind !== 4 && kind !== 7 && kind !== 8) throw new TypeError('The object is not a CharacterData');
    return id;
  }
  const data = id => str(N[id * 8 + PAYLOAD]);
  // NB: Not by reading the data: text that grows bit by bit would be read whole each time.
  const lengthOf = id => call(OP.stringLength, N[id * 8 + PAYLOAD], 0, 0);
  function replaceData(id, offset, count, text) {
    const length = lengthOf(id);
    if (offset > length) fail('IndexSizeError');
    if (offset + count > length) count = length - offset;
    callText(OP.replaceData, text, id, offset, count);
  }

  const CharacterData = defineInterface('CharacterData', {
    __proto__: null,
    parent: Node,
    members: {
      get data() { return data(dataId(this)); },
      set data(text) { const id = dataId(this); replaceData(id, 0, lengthOf(id), toTextNullEmpty(text)); },
      get length() { return lengthOf(dataId(this)); },
      substringData(offset, count) {
        need(arguments.length, 2);
        const text = data(dataId(this));
        offset = toUnsignedLong(offset); count = toUnsignedLong(count);
        if (offset > text.length) fail('IndexSizeError');
        return slice(text, offset, offset + count);
      },
      appendData(text) { need(arguments.length, 1); const id = dataId(this); text = toText(text); replaceData(id, lengthOf(id), 0, text); },
      insertData(offset, text) { need(arguments.length, 2); replaceData(dataId(this), toUnsignedLong(offset), 0, toText(text)); },
      deleteData(offset, count) { need(arguments.length, 2); replaceData(dataId(this), toUnsignedLong(offset), toUnsignedLong(count), ''); },
      replaceData(offset, count, text) {
        need(arguments.length, 3);
        replaceData(dataId(this), toUnsignedLong(offset), toUnsignedLong(count), toText(text));
      },
    },
  });
  mixin(CharacterData, G.childNodeMembers);
  mixin(CharacterData, G.siblingMembers);
  addUnscopables(CharacterData, G.childNodeUnscopables);

  const documentId = () => documentIdOf(G.documentNode);
  function textId(object) {
    const id = idOf(object), kind = N[id * 8] & 255;
    if (kind !== 3 && kind !== 4) throw new TypeError('The object is not a Text');
    return id;
  }
  const isText = id => { const kind = N[id * 8] & 255; return kind === 3 || kind === 4; };
  // https://dom.spec.whatwg.org/#concept-text-split
  function splitText(id, offset) {
    const length = lengthOf(id);
    if (offset > length) fail('IndexSizeError');
    const rest = callNamed('text.rest', id, offset), parent = N[id * 8 + PARENT];
    if (parent !== 0) call(OP.insert, rest, parent, N[id * 8 + NEXT]);
    callNamed('ranges.split', id, offset, rest);
    replaceData(id, offset, length - offset, '');
    return rest;
  }
  const Text = defineInterface('Text', {
    __proto__: null,
    parent: CharacterData,
    construct: (object, text = '') => adoptWrapper(object, callText(OP.createText, toText(text), documentId(), 0, 0)),
    members: {
      splitText(offset) { need(arguments.length, 1); return wrap(splitText(textId(this), toUnsignedLong(offset))); },
      get wholeText() {
        let id = textId(this);
        for (let p; isText(p = N[id * 8 + PREVIOUS]);) id = p;
        let text = '';
        for (; isText(id); id = N[id * 8 + NEXT]) text += data(id);
        return text;
      },
      get assignedSlot() { return G.assignedSlot(textId(this)); },
    },
  });
  defineInterface('CDATASection', { __proto__: null, parent: Text });
  defineInterface('Comment', {
    __proto__: null,
    parent: CharacterData,
    construct: (object, text = '') => adoptWrapper(object, callText(OP.createComment, toText(text), documentId(), 0, 0)),
  });
  defineInterface('ProcessingInstruction', {
    __proto__: null,
    parent: CharacterData,
    members: { get target() { return str(N[dataId(this) * 8 + 6]); } },
  });

  function doctypeId(object) {
    const id = idOf(object);
    if ((N[id * 8] & 255) !== 10) throw new TypeError('The object is not a DocumentType');
    return id;
  }
  const DocumentType = defineInterface('DocumentType', {
    __proto__: null,
    parent: Node,
    members: {
      get name() { return str(N[doctypeId(this) * 8 + 6]); },
      get publicId() { return str(call(OP.doctypePublicID, doctypeId(this), 0, 0)) || ''; },
      get systemId() { return str(call(OP.doctypeSystemID, doctypeId(this), 0, 0)) || ''; },
    },
  });
  mixin(DocumentType, G.childNodeMembers);
  addUnscopables(DocumentType, G.childNodeUnscopables);

  const DocumentFragment = defineInterface('DocumentFragment', {
    __proto__: null,
    parent: Node,
    construct: object => adoptWrapper(object, call(OP.createFragment, documentId(), 0, 0)),
  });
  mixin(DocumentFragment, G.parentNodeMembers);
  mixin(DocumentFragment, G.nonElementParentMembers);
  addUnscopables(DocumentFragment, G.parentNodeUnscopables);

  G.splitText = splitText;
  G.replaceData = replaceData;
}
