// js/dom/DOMImplementation.js: steps of DOMImplementation, DOMParser and XMLSerializer.
// https://dom.spec.whatwg.org/#interface-domimplementation
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports DOMImplementationSteps, DOMParserSteps, XMLSerializerSteps (js/idl/DOMImplementation.webidl) ·
//         implementationOf(document id): a state. Throws DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { ObjectCreate, PrivateMap, primordials } from '../primordials.js';
import { pageHooks } from '../hooks.js';
import { pageState } from '../page.js';
import { adoptWrapper, call, callText, intern } from '../arena.js';
import { firstChildOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { currentDocument, documentAddresses, documentMade, documentURL } from './addresses.js';
import { qualifiedName as qualifiedNameOf } from './names.js';
import { contentTypes, documentElementOf, htmlName } from './Document.js';
import { XMLDocument } from 'late:../bindings/Document.js';

const { test } = primordials;
const HTML = 'http://www.w3.org/1999/xhtml';
const wrapXML = id => {
  const { prototype } = XMLDocument, { prototypeIn } = pageHooks;
  adoptWrapper(ObjectCreate(prototypeIn === null ? prototype : prototypeIn(id, prototype)), id);
};

// https://dom.spec.whatwg.org/#interface-domimplementation
export const DOMImplementationSteps = {
  __proto__: null,
  createDocumentType({ document }, name, publicId, systemId) {
    if (test(/[\t\n\f\r \0>]/, name)) fail('InvalidCharacterError', `Invalid qualified name part in '${name}'`);
    // Three strings; the name and the public id are interned ids.
    return callText(OP.createDoctype, systemId, document, intern(name), intern(publicId));
  },
  createDocument(state, namespace, qualifiedName, doctype) {
    const id = documentMade(call(OP.createDocument, 0, 0, 0));
    wrapXML(id);
    contentTypes.set(id, namespace === HTML ? 'application/xhtml+xml' : namespace === 'http://www.w3.org/2000/svg' ? 'image/svg+xml' : 'application/xml');
    // NB: This comes first: if the name is refused, the doctype stays where it is.
    const element = qualifiedName === '' ? 0 : call(OP.createElement, qualifiedNameOf(namespace, qualifiedName, true), id, 0);
    if (doctype !== null) call(OP.insert, doctype, id, 0);
    if (element !== 0) call(OP.insert, element, id, 0);
    return id;
  },
  createHTMLDocument(state, title) {
    const id = documentMade(callText(OP.parseDocument, '<!DOCTYPE html><html><head></head><body></body></html>', 0, 0, 0));
    if (title !== undefined) {
      const head = firstChildOf(documentElementOf(id)), element = call(OP.createElement, htmlName('title'), id, 0);
      call(OP.insert, element, head, 0);
      call(OP.insert, callText(OP.createText, title, id, 0, 0), element, 0);
    }
    return id;
  },
  hasFeature: () => true,
};
const { implementations } = pageState('dom/DOMImplementation', () => ({ __proto__: null, implementations: PrivateMap() }));
export const implementationOf = document => {
  let state = implementations.get(document);
  if (state === undefined) implementations.set(document, state = { __proto__: null, object: undefined, document });
  return state;
};

const construct = () => ({ __proto__: null, object: undefined });
export const DOMParserSteps = {
  __proto__: null,
  construct,
  parseFromString(state, text, type) {
    const isHTML = type === 'text/html', id = documentMade(callText(OP.parseDocument, text, isHTML ? 0 : 1, 0, 0));
    documentAddresses.set(id, documentURL(currentDocument()));
    if (isHTML) return id;
    contentTypes.set(id, type);
    wrapXML(id);
    return id;
  },
};
export const XMLSerializerSteps = { __proto__: null, construct, serializeToString: (state, id) => call(OP.serializeXML, id, 0, 0) };
