// js/bindings/DOMImplementation.js: the bindings that js/idl/generate.py made of js/idl/DOMImplementation.webidl. Not to be edited.
//
// Exposes DOMImplementation, DOMParser, XMLSerializer.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, defineInterface, need, nodeArgument, nodeOfKinds, toEnum, toText, toTextNullEmpty, toTextOrNull, wrap,
    wrongReceiver, wrongValue,
  } = G;
  const DOMImplementationSteps = G.DOMImplementationSteps;
  const DOMParserSteps = G.DOMParserSteps;
  const XMLSerializerSteps = G.XMLSerializerSteps;
  const DOMParserSupportedTypeValues = { __proto__: null, 'text/html': true, 'text/xml': true, 'application/xml': true, 'application/xhtml+xml': true, 'image/svg+xml': true };

  class DOMImplementationBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMImplementation', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMImplementation', where);
      return value.#state;
    }
  }
  G.DOMImplementationBrand = DOMImplementationBrand;
  const DOMImplementation = defineInterface('DOMImplementation', {
    __proto__: null,
    members: {
      constructor: undefined,
      createDocumentType(name, publicId, systemId) {
        const state = DOMImplementationBrand.of(this, 'createDocumentType');
        need(arguments.length, 3);
        name = toText(name);
        publicId = toText(publicId);
        systemId = toText(systemId);
        return wrap(DOMImplementationSteps.createDocumentType(state, name, publicId, systemId));
      },
      createDocument(namespace, qualifiedName, doctype = undefined) {
        const state = DOMImplementationBrand.of(this, 'createDocument');
        need(arguments.length, 2);
        namespace = toTextOrNull(namespace);
        qualifiedName = toTextNullEmpty(qualifiedName);
        doctype = doctype === null || doctype === undefined ? null : nodeOfKinds(doctype, 1024, 'DocumentType', 757515);
        return wrap(DOMImplementationSteps.createDocument(state, namespace, qualifiedName, doctype));
      },
      createHTMLDocument(title = undefined) {
        const state = DOMImplementationBrand.of(this, 'createHTMLDocument');
        if (title !== undefined) title = toText(title);
        return wrap(DOMImplementationSteps.createHTMLDocument(state, title));
      },
      hasFeature() { return DOMImplementationSteps.hasFeature(DOMImplementationBrand.of(this, 'hasFeature')); },
    },
  });
  G.makeDOMImplementation = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMImplementation') return G[`make${state.interface}`](state);
    return new DOMImplementationBrand(ObjectCreate(DOMImplementation.prototype), state);
  };
  G.isDOMImplementation = DOMImplementationBrand.is;
  G.domImplementationState = DOMImplementationBrand.from;

  class DOMParserBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMParser', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMParser', where);
      return value.#state;
    }
  }
  G.DOMParserBrand = DOMParserBrand;
  const DOMParser = defineInterface('DOMParser', {
    __proto__: null,
    construct(object) {
      return new DOMParserBrand(object, DOMParserSteps.construct());
    },
    members: {
      constructor: undefined,
      parseFromString(string, type) {
        const state = DOMParserBrand.of(this, 'parseFromString');
        need(arguments.length, 2);
        string = toText(string);
        type = toEnum(type, 'DOMParserSupportedType', DOMParserSupportedTypeValues);
        return wrap(DOMParserSteps.parseFromString(state, string, type));
      },
    },
  });
  G.makeDOMParser = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMParser') return G[`make${state.interface}`](state);
    return new DOMParserBrand(ObjectCreate(DOMParser.prototype), state);
  };
  G.isDOMParser = DOMParserBrand.is;
  G.domParserState = DOMParserBrand.from;

  class XMLSerializerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XMLSerializer', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XMLSerializer', where);
      return value.#state;
    }
  }
  G.XMLSerializerBrand = XMLSerializerBrand;
  const XMLSerializer = defineInterface('XMLSerializer', {
    __proto__: null,
    construct(object) {
      return new XMLSerializerBrand(object, XMLSerializerSteps.construct());
    },
    members: {
      constructor: undefined,
      serializeToString(root) {
        const state = XMLSerializerBrand.of(this, 'serializeToString');
        need(arguments.length, 1);
        root = nodeArgument(root, 429988);
        return XMLSerializerSteps.serializeToString(state, root);
      },
    },
  });
  G.makeXMLSerializer = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XMLSerializer') return G[`make${state.interface}`](state);
    return new XMLSerializerBrand(ObjectCreate(XMLSerializer.prototype), state);
  };
  G.isXMLSerializer = XMLSerializerBrand.is;
  G.xmlSerializerState = XMLSerializerBrand.from;
}
