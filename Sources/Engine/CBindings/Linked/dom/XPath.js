// js/dom/XPath.js: steps of XPathEvaluator, XPathExpression, XPathResult. https://dom.spec.whatwg.org/#xpath
//
// Native code parses and evaluates (Sources/Engine/XPath); scripts resolve prefixes.
//
// Reads   the number of changes of the tree. Writes nothing.
// Exports XPathEvaluatorBaseSteps, XPathEvaluatorSteps, XPathExpressionSteps, XPathResultSteps (js/idl/XPath.webidl).
// Throws  SyntaxError, NamespaceError, InvalidStateError, TypeError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, xpathParse: 188, xpathEvaluate: 189 }; 
const { apply, primordials, privateArray,
hooks,
callList, callValues, str,
N, H,
fail, toTextOrNull } = G;

const { TypeError, lengthOf } = primordials;
const NUMBER = 1, STRING = 2, BOOLEAN = 3, UNORDERED_ITERATOR = 4, ORDERED_ITERATOR = 5, UNORDERED_SNAPSHOT = 6, ORDERED_SNAPSHOT = 7;
const ANY_NODE = 8, FIRST_NODE = 9;

// https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase: the namespace that a resolver (a function or an object) returns for a prefix, or
// null. An exception of the resolver is reported and counts as null, as in WebKit.
function resolve(resolver, prefix) {
  if (resolver === null) return null;
  try {
    const method = typeof resolver === 'function' ? resolver : resolver.lookupNamespaceURI;
    return toTextOrNull(apply(method, method === resolver ? undefined : resolver, [prefix]));
  } catch (error) {
    hooks.reportException(error);
    return null;
  }
}
// An expression's text with the namespaces of its prefixes.
function compile(text, resolver) {
  const prefixes = callValues(OP.xpathParse, text), namespaces = privateArray();
  for (let i = 0, count = lengthOf(prefixes); i < count; i++) {
    const address = resolve(resolver, str(prefixes[i]));
    if (address === null) fail('NamespaceError');
    namespaces[i] = address;
  }
  return { __proto__: null, text, namespaces };
}
function evaluate({ text, namespaces }, id, type) {
  if ((N[id << 3] & 255) === 10 || type > FIRST_NODE) fail('NotSupportedError');
  const all = privateArray();
  all[0] = OP.xpathEvaluate; all[1] = text; all[2] = id; all[3] = type;
  for (let i = 0; i < namespaces.length; i++) all[i + 4] = namespaces[i];
  const value = callList(all);
  if (value === undefined) throw new TypeError('Type error');
  return { __proto__: null, type: H[64 + 2], value, next: 0, sequence: H[4] };
}
const isIterator = ({ type }) => type === UNORDERED_ITERATOR || type === ORDERED_ITERATOR;
const isSnapshot = ({ type }) => type === UNORDERED_SNAPSHOT || type === ORDERED_SNAPSHOT;
const isChanged = state => isIterator(state) && state.sequence !== H[4];
function valueOf(state, isOfType) {
  if (!isOfType) throw new TypeError('Type error');
  return state.value;
}
const nodeOf = (ids, index) => index < lengthOf(ids) ? ids[index] : 0;

// NB: The standard allows reusing an existing result; this does not, so the last argument is ignored.
G.XPathEvaluatorBaseSteps = {
  __proto__: null,
  createExpression: (_, text, resolver) => compile(text, resolver),
  createNSResolver: (_, node) => node,
  evaluate: (_, text, node, resolver, type) => evaluate(compile(text, resolver), node, type),
};
G.XPathEvaluatorSteps = { __proto__: null, construct: () => ({ __proto__: null }) };
G.XPathExpressionSteps = { __proto__: null, evaluate };
G.XPathResultSteps = {
  __proto__: null,
  resultType: ({ type }) => type,
  numberValue: state => valueOf(state, state.type === NUMBER),
  stringValue: state => valueOf(state, state.type === STRING),
  booleanValue: state => valueOf(state, state.type === BOOLEAN),
  singleNodeValue: state => nodeOf(valueOf(state, state.type === ANY_NODE || state.type === FIRST_NODE), 0),
  invalidIteratorState: isChanged,
  snapshotLength: state => lengthOf(valueOf(state, isSnapshot(state))),
  iterateNext(state) {
    const ids = valueOf(state, isIterator(state));
    if (isChanged(state)) fail('InvalidStateError', 'The document has mutated since the result was returned.');
    return nodeOf(ids, state.next++);
  },
  snapshotItem: (state, index) => nodeOf(valueOf(state, isSnapshot(state)), index),
};
}
