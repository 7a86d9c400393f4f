// js/dom/Attr.js: steps of Attr. https://dom.spec.whatwg.org/#interface-attr
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Exports AttrSteps (js/idl/Attr.webidl) · setAttributeNodeValue(id, text) · cloneAttributeNode(id) → id.
// Throws  DOMException as specified.
import { OP } from 'native';
import { hooks } from '../hooks.js';
import { callReplacing, callText, documentIdOf, keepReplacing, nameOf, str } from '../arena.js';
import { attributeKeyOf, attributeNameOf, attributeOf, attributeValueOf, ownerElementOf } from '../memory.js';


const nameOfNode = id => nameOf(attributeNameOf(attributeOf(id)));
function setValue(id, text) {
  const a = attributeOf(id), element = ownerElementOf(id);
  const former = attributeValueOf(a);
  callReplacing(OP.setAttributeValue, text, former, element, a, 0);
  keepReplacing(attributeValueOf(a), text, former);
  if (element !== 0 && hooks.attributeChanged !== null) hooks.attributeChanged(element, attributeKeyOf(a), true);
}
export const AttrSteps = {
  __proto__: null,
  namespaceURI: id => nameOfNode(id).namespace,
  prefix: id => nameOfNode(id).prefix,
  localName: id => nameOfNode(id).local,
  name: id => str(attributeKeyOf(attributeOf(id))),
  value: id => str(attributeValueOf(attributeOf(id))),
  setValue,
  ownerElement: ownerElementOf,
};
export { setValue as setAttributeNodeValue };
export const cloneAttributeNode = (id, document = documentIdOf(id)) => {
  const a = attributeOf(id);
  return callText(OP.createAttribute, str(attributeValueOf(a)), attributeNameOf(a), document, 0);
};
