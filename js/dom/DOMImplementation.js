// js/dom/DOMImplementation.js: documents that scripts make: DOMImplementation, XMLDocument, DOMParser; and XMLSerializer.
// https://dom.spec.whatwg.org/#interface-domimplementation
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Offers  G.implementationOf(document id). Throws DOMException as specified.
// Exposes XMLDocument, DOMImplementation, DOMParser, XMLSerializer.
'use strict';
{
  const G = this;
  const { defineInterface, nodeArgument, N, intern, OP, call, callText, toText, toTextOrNull, toTextNullEmpty, need,
    fail, wrap, PrivateMap, adoptWrapper, Given, ObjectCreate, contentTypes, htmlName, documentElementOf } = G;
  const { TypeError, test } = G.primordials;
  const FIRST = 4;
  const HTML = 'http://www.w3.org/1999/xhtml';
  const XMLDocument = defineInterface('XMLDocument', { __proto__: null, parent: G.Document });

  class ImplementationBrand extends Given {
    #document;
    constructor(object, id) { super(object); this.#document = id; }
    static documentOf(object) { return object.#document; }
  }
  const { documentOf } = ImplementationBrand;
  // https://dom.spec.whatwg.org/#interface-domimplementation
  const DOMImplementation = defineInterface('DOMImplementation', {
    __proto__: null,
    members: {
      createDocumentType(name, publicId, systemId) {
        need(arguments.length, 3);
        name = toText(name);
        if (test(/[\t\n\f\r \0>]/, name)) fail('InvalidCharacterError');
        const id = documentOf(this);
        // Three strings: the name and public id as interned ids.
        return wrap(callText(OP.createDoctype, toText(systemId), id, intern(name), intern(toText(publicId))));
      },
      createDocument(namespace, qualifiedName, doctype = null) {
        documentOf(this);
        need(arguments.length, 2);
        namespace = toTextOrNull(namespace);
        qualifiedName = toTextNullEmpty(qualifiedName);
        const id = call(OP.createDocument, 0, 0, 0);
        const document = adoptWrapper(ObjectCreate(XMLDocument.prototype), id);
        contentTypes.set(id, namespace === HTML ? 'application/xhtml+xml' : namespace === 'http://www.w3.org/2000/svg' ? 'image/svg+xml' : 'application/xml');
        // NB: Made first: a name that is refused leaves the doctype where it is.
        const element = qualifiedName === '' ? 0 : call(OP.createElement, G.qualifiedName(namespace, qualifiedName, true), id, 0);
        if (doctype) call(OP.insert, nodeArgument(doctype), id, 0);
        if (element !== 0) call(OP.insert, element, id, 0);
        return document;
      },
      createHTMLDocument(title = undefined) {
        documentOf(this);
        const markup = '<!DOCTYPE html><html><head></head><body></body></html>';
        const id = callText(OP.parseDocument, markup, 0, 0, 0), document = wrap(id);
        if (title !== undefined) {
          const head = N[documentElementOf(id) * 8 + FIRST], element = call(OP.createElement, htmlName('title'), id, 0);
          call(OP.insert, element, head, 0);
          call(OP.insert, callText(OP.createText, toText(title), id, 0, 0), element, 0);
        }
        return document;
      },
      hasFeature() { documentOf(this); return true; },
    },
  });
  const implementations = PrivateMap();
  G.implementationOf = id => {
    let implementation = implementations.get(id);
    if (implementation === undefined) {
      implementation = new ImplementationBrand(ObjectCreate(DOMImplementation.prototype), id);
      implementations.set(id, implementation);
    }
    return implementation;
  };

  class ParserBrand extends Given { #parser = true; static check(object) { return object.#parser; } }
  const types = ['text/html', 'text/xml', 'application/xml', 'application/xhtml+xml', 'image/svg+xml'];
  defineInterface('DOMParser', {
    __proto__: null,
    construct: object => new ParserBrand(object),
    members: {
      parseFromString(text, type) {
        need(arguments.length, 2);
        ParserBrand.check(this);
        text = toText(text); type = toText(type);
        let mode = -1;
        for (let i = 0; i < types.length; i++) if (types[i] === type) mode = i;
        if (mode < 0) throw new TypeError('The type is not one that DOMParser supports');
        const id = callText(OP.parseDocument, text, mode === 0 ? 0 : 1, 0, 0);
        G.documentAddresses.set(id, G.documentURL(G.mainDocument));
        if (mode === 0) return wrap(id);
        contentTypes.set(id, type);
        return adoptWrapper(ObjectCreate(XMLDocument.prototype), id);
      },
    },
  });
  class SerializerBrand extends Given { #serializer = true; static check(object) { return object.#serializer; } }
  defineInterface('XMLSerializer', {
    __proto__: null,
    construct: object => new SerializerBrand(object),
    members: {
      serializeToString(node) {
        need(arguments.length, 1);
        SerializerBrand.check(this);
        return call(OP.serializeXML, nodeArgument(node), 0, 0);
      },
    },
  });
}
