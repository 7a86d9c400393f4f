// js/bindings/startUp.js: the bindings that js/idl/generate.py made for the interfaces that are there from the start. Not to be edited.
//
// Exposes members of those.
'use strict';
{
  const G = this;
  const { documentId, expose, need, nodeArgument, promisedInterface, toText, wrap } = G;

  G.mixin(G.Document, {
    __proto__: null,
    get styleSheets() { return G.makeStyleSheetList(G.StyleSheetOwnerSteps.styleSheets(documentId(this))); },
    get adoptedStyleSheets() { return G.StyleSheetOwnerSteps.adoptedStyleSheets(documentId(this)); },
    set adoptedStyleSheets(value) { const state = documentId(this); G.StyleSheetOwnerSteps.setAdoptedStyleSheets(state, value); },
  });

  G.mixin(G.Document, {
    __proto__: null,
    createExpression(expression, resolver = undefined) {
      const state = documentId(this);
      need(arguments.length, 1);
      expression = toText(expression);
      resolver = resolver === null || resolver === undefined ? null : G.toObject(resolver);
      return G.makeXPathExpression(G.XPathEvaluatorBaseSteps.createExpression(state, expression, resolver));
    },
    createNSResolver(nodeResolver) {
      const state = documentId(this);
      need(arguments.length, 1);
      nodeResolver = nodeArgument(nodeResolver);
      return wrap(G.XPathEvaluatorBaseSteps.createNSResolver(state, nodeResolver));
    },
    evaluate(expression, contextNode, resolver = undefined, type = undefined, result = undefined) {
      const state = documentId(this);
      need(arguments.length, 2);
      expression = toText(expression);
      contextNode = nodeArgument(contextNode);
      resolver = resolver === null || resolver === undefined ? null : G.toObject(resolver);
      type = type === undefined ? 0 : type & 65535;
      result = result === null || result === undefined ? null : G.xPathResultState(result);
      return G.makeXPathResult(G.XPathEvaluatorBaseSteps.evaluate(state, expression, contextNode, resolver, type, result));
    },
  });
  expose('webkitURL', promisedInterface('URL'));
}
