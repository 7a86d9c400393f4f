// js/idl/inlinedSteps.js: steps of one expression, which js/idl/generate.py writes into the bindings in place of their call: getters that read
// the tree, and calls of one function. Their first parameter is the receiver's id.
//
// No part of the program itself. An object is that of an interface or a mixin, a row one of its members.
import { OP, global } from 'native';
import { call, createText, documentIdOf, intern, nameOf, str } from '../arena.js';
import {
  DOCUMENT, LINK_NEXT, LINK_PREVIOUS, dataOf, firstChildOf, kindOf, lastChildOf, nameIdOf, nextSiblingOf, ownNameOf, parentOf, previousSiblingOf,
} from '../memory.js';
import { byClassName, byTagName, childNodesOf, childrenOf, staticList } from '../dom/Collections.js';
import { documentElementOf } from '../dom/Document.js';
import { classNameOf, idAttributeOf } from '../dom/Element.js';
import {
  elementById, elementFrom, isConnected, isInclusiveAncestor, nodeNameOf, nodeValueOf, parentElementOf, removeNode, tagNameOf, textContentOf,
} from '../dom/Node.js';
import { documentURL } from '../dom/addresses.js';
import { baseURLOf } from '../dom/baseURLs.js';
import { mainDocument } from '../html/documents/Document.js';
import { inlineStyleOf } from 'late:../cssom/CSSStyleDeclaration.js';
import { classListOf, tokenList } from 'late:../dom/DOMTokenList.js';
import { attributesOf } from 'late:../dom/NamedNodeMap.js';
import { closestElement, matchesSelector, queryAll, queryFirst } from 'late:../dom/Selectors.js';

export const AttrInlined = {
  specified: () => true,
};
export const CharacterDataInlined = {
  data: id => str(dataOf(id)),
};
export const ChildNodeInlined = {
  remove: id => removeNode(id),
};
export const DocumentInlined = {
  URL: id => documentURL(id),
  documentElement: id => documentElementOf(id),
  getElementsByTagName: (id, qualifiedName) => byTagName(id, qualifiedName),
  getElementsByClassName: (id, classNames) => byClassName(id, classNames),
  createDocumentFragment: id => call(OP.createFragment, id, 0, 0),
  createTextNode: (id, data) => createText(data, id),
};
export const DocumentTypeInlined = {
  name: id => str(ownNameOf(id)),
};
export const ElementInlined = {
  namespaceURI: id => nameOf(nameIdOf(id)).namespace,
  localName: id => nameOf(nameIdOf(id)).local,
  tagName: id => tagNameOf(id),
  id: id => idAttributeOf(id),
  className: id => classNameOf(id),
  classList: id => classListOf(id),
  part: id => tokenList(id, intern('part')),
  attributes: id => attributesOf(id),
  closest: (id, selectors) => closestElement(id, selectors),
  matches: (id, selectors) => matchesSelector(id, selectors),
  getElementsByTagName: (id, qualifiedName) => byTagName(id, qualifiedName),
  getElementsByClassName: (id, classNames) => byClassName(id, classNames),
  innerHTML: id => call(OP.innerHTML, id, 0, 0),
  outerHTML: id => call(OP.outerHTML, id, 0, 0),
};
export const ElementCSSInlineStyleInlined = {
  style: id => inlineStyleOf(id),
};
export const NodeInlined = {
  nodeType: id => kindOf(id),
  nodeName: id => nodeNameOf(id),
  baseURI: id => baseURLOf(documentIdOf(id)),
  isConnected: id => isConnected(id),
  ownerDocument: id => kindOf(id) === DOCUMENT ? 0 : documentIdOf(id),
  parentNode: id => parentOf(id),
  parentElement: id => parentElementOf(id),
  hasChildNodes: id => firstChildOf(id) !== 0,
  childNodes: id => childNodesOf(id),
  firstChild: id => firstChildOf(id),
  lastChild: id => lastChildOf(id),
  previousSibling: id => previousSiblingOf(id),
  nextSibling: id => nextSiblingOf(id),
  nodeValue: id => nodeValueOf(id),
  textContent: id => textContentOf(id),
  contains: (id, other) => other !== 0 && isInclusiveAncestor(id, other),
};
export const NonDocumentTypeChildNodeInlined = {
  previousElementSibling: id => elementFrom(previousSiblingOf(id), LINK_PREVIOUS),
  nextElementSibling: id => elementFrom(nextSiblingOf(id), LINK_NEXT),
};
export const NonElementParentNodeInlined = {
  getElementById: (id, elementId) => elementById(elementId, id),
};
export const ParentNodeInlined = {
  children: id => childrenOf(id),
  firstElementChild: id => elementFrom(firstChildOf(id), LINK_NEXT),
  lastElementChild: id => elementFrom(lastChildOf(id), LINK_PREVIOUS),
  querySelector: (id, selectors) => queryFirst(id, selectors),
  querySelectorAll: (id, selectors) => staticList(queryAll(id, selectors)),
};
export const ProcessingInstructionInlined = {
  target: id => str(ownNameOf(id)),
};
export const WindowInlined = {
  window: () => global,
  document: () => mainDocument,
  top: () => global,
};
