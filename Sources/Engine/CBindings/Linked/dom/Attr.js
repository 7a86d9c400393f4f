// js/dom/Attr.js: steps of Attr. https://dom.spec.whatwg.org/#interface-attr
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Exports AttrSteps (js/idl/Attr.webidl) · setAttributeNodeValue(id, text) · cloneAttributeNode(id) → id.
// Throws  DOMException as specified.
'use strict'; { const G = this; const OP = { __proto__: null, setAttributeValue: 37, createAttribute: 36 }; 
const { hooks,
callReplacing, callText, documentIdOf, keepReplacing, nameOf, str,
ownerElementOf, A, N } = G;


const nameOfNode = id => nameOf(A[N[id << 3 | 6] << 2 | 3]);
function setValue(id, text) {
  const a = N[id << 3 | 6], element = N[id << 3 | 7];
  const former = A[a << 2 | 1];
  callReplacing(OP.setAttributeValue, text, former, element, a, 0);
  keepReplacing(A[a << 2 | 1], text, former);
  if (element !== 0 && hooks.attributeChanged !== null) hooks.attributeChanged(element, A[a << 2], true);
}
G.AttrSteps = {
  __proto__: null,
  namespaceURI: id => nameOfNode(id).namespace,
  prefix: id => nameOfNode(id).prefix,
  localName: id => nameOfNode(id).local,
  name: id => str(A[N[id << 3 | 6] << 2]),
  value: id => str(A[N[id << 3 | 6] << 2 | 1]),
  setValue,
  ownerElement: ownerElementOf,
};
G.setAttributeNodeValue = setValue;
G.cloneAttributeNode = (id, document = documentIdOf(id)) => {
  const a = N[id << 3 | 6];
  return callText(OP.createAttribute, str(A[a << 2 | 1]), A[a << 2 | 3], document, 0);
};
}
