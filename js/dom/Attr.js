// js/dom/Attr.js: steps of Attr. https://dom.spec.whatwg.org/#interface-attr
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Exports AttrSteps (js/idl/Attr.webidl) · setAttributeNodeValue(id, text) · cloneAttributeNode(id) → id.
// Throws  DOMException as specified.
import { hooks } from '../hooks.js';
import { A, N, OP, callText, documentIdOf, nameOf, str } from '../arena.js';

const NAME = 6, PAYLOAD = 7;

const attributeOf = id => N[id * 8 + NAME], nameOfNode = id => nameOf(A[attributeOf(id) * 4 + 3]);
function setValue(id, text) {
  const a = attributeOf(id), element = N[id * 8 + PAYLOAD];
  callText(OP.setAttributeValue, text, element, a, 0);
  if (element !== 0 && hooks.attributeChanged !== null) hooks.attributeChanged(element, A[a * 4], true);
}
export const AttrSteps = {
  __proto__: null,
  namespaceURI: id => nameOfNode(id).namespace,
  prefix: id => nameOfNode(id).prefix,
  localName: id => nameOfNode(id).local,
  name: id => str(A[attributeOf(id) * 4]),
  value: id => str(A[attributeOf(id) * 4 + 1]),
  setValue,
  ownerElement: id => N[id * 8 + PAYLOAD],
};
export { setValue as setAttributeNodeValue };
export const cloneAttributeNode = (id, document = documentIdOf(id)) => {
  const a = N[id * 8 + NAME];
  return callText(OP.createAttribute, str(A[a * 4 + 1]), A[a * 4 + 3], document, 0);
};
