// js/dom/Collections.js: the lists behind NodeLists and HTMLCollections, and those of getElementsBy….
// https://dom.spec.whatwg.org/#old-style-collections
//
// Reads   links, names, class and id attributes. Writes nothing.
// Exports childNodesOf(id), childrenOf(id), staticList(ids), byTagName, byTagNameNS, byClassName (root id, …), and liveCollection(root id,
//         description) for further HTMLCollections (js/html/), NamedLiveList: its state · byName(root id, name) · tokensOf(string id): its
//         words without duplicates · attributeId(id, key): string id of an attribute's value · keepList(root id, key, make) ·
//         namedItem(state, name), supportedNames(state): the named properties of an HTMLCollection, which depend only on the element and
//         its ancestors · isCalled(id, name): whether an element has that name in collections. Lists are cached by object and arguments, as
//         the standard allows, so a loop that calls again gets the same list.
// Exposes nothing (js/idl/collections.webidl).
'use strict'; { const G = this; const OP = { __proto__: null, collect: 7, elementsNamed: 130 }; 
const { PrivateMap, privateArray, toASCIILower, words,
pageState,
call, callValues, documentIdOf, findAttribute, intern, isHTMLDocumentId, isQuirks, nameOf, str, wrap,
A, N, H,
LiveList, StaticList } = G;




const classKey = intern('class'), idKey = intern('id'), nameKey = intern('name');
// The string id of an attribute's value, 0 if the element lacks it.
function attributeId(id, key) {
  const a = findAttribute(id, key);
  return a === 0 ? 0 : A[a << 2 | 1];
} G.attributeId = attributeId;
// https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key NB: Compared by text: equal long values have different ids.
const isCalled = G.isCalled = (id, name) => str(attributeId(id, idKey)) === name
  || nameOf(N[id << 3 | 6]).ns === 1 && str(attributeId(id, nameKey)) === name;
function namedItem(state, name) {
  const found = name === '' ? 0 : G.firstNamed(state.root, name, state, (id, name) => isCalled(id, name) && state.has(id));
  return found === 0 ? undefined : wrap(found);
} G.namedItem = namedItem;
function supportedNames(state) {
  const names = privateArray(), seen = PrivateMap(), ids = state.all();
  const add = value => { if (value > 1 && !seen.has(value)) { seen.set(value, true); names[names.length] = str(value); } };
  for (let i = 0; i < ids.length; i++) {
    add(attributeId(ids[i], idKey));
    if (nameOf(N[ids[i] << 3 | 6]).ns === 1) add(attributeId(ids[i], nameKey));
  }
  return names;
} G.supportedNames = supportedNames;
class NamedLiveList extends LiveList {
  named(name) { return namedItem(this, name); }
  names() { return supportedNames(this); }
} G.NamedLiveList = NamedLiveList;
G.staticList = ids => G.makeNodeList(new StaticList(ids));
const liveNodeList = (root, description) => G.makeNodeList(new LiveList(root, description));
const liveCollection = G.liveCollection = (root, description, clock) => G.makeHTMLCollection(new NamedLiveList(root, description, clock));

// The lists by their content and root.
const MOST_KEPT = 20000, MOST_DESCRIBED = 5000;
const page = pageState('dom/Collections', () => ({
  __proto__: null,
  kept: PrivateMap(), keptCount: 0, childNodeLists: PrivateMap(), childrenLists: PrivateMap(), tokens: privateArray(),
})), { childNodeLists, childrenLists, tokens } = page;
function keep(root, key, make) {
  let byRoot = page.kept.get(key);
  if (byRoot === undefined) page.kept.set(key, byRoot = PrivateMap());
  let list = byRoot.get(root);
  if (list === undefined) {
    if (page.keptCount++ > MOST_KEPT) {
      page.kept = PrivateMap();
      page.keptCount = 0;
      page.kept.set(key, byRoot = PrivateMap());
    }
    list = make(root, key);
    byRoot.set(root, list);
  }
  return list;
}

const anyNode = { __proto__: null, deep: false, attributes: false, isLocal: true, matches: () => true, build: null };
const anyElement = { __proto__: null, deep: false, attributes: false, isLocal: true, matches: id => (N[id << 3] & 255) === 1, build: null };
G.childNodesOf = id => {
  let list = childNodeLists.get(id);
  if (list === undefined) childNodeLists.set(id, list = liveNodeList(id, anyNode));
  return list;
};
G.childrenOf = id => {
  let list = childrenLists.get(id);
  if (list === undefined) childrenLists.set(id, list = liveCollection(id, anyElement));
  return list;
};

// The ids of the elements below a root: HTML elements with one qualified name, given by its string id, and other elements with another; 0:
// all.
const collect = (root, ofHTML, ofOthers) => call(OP.collect, root, ofHTML, ofOthers);
// Functions (root, name) for lists by name. What lists of the same name share is created once.
function listsByName(describe) {
  let known = PrivateMap(), count = 0;
  return (root, name) => {
    let description = known.get(name);
    if (description === undefined) {
      if (count++ > MOST_DESCRIBED) {
        known = PrivateMap();
        count = 0;
      }
      known.set(name, description = describe(name));
    }
    return keep(root, description, makeList);
  };
}
const makeList = (root, description) => liveCollection(root, description, description.clock);
// https://dom.spec.whatwg.org/#concept-getelementsbytagname
const byExactName = listsByName(name => describeTags(name, intern(name)));
const byLoweredName = listsByName(name => describeTags(name, intern(toASCIILower(name))));
function describeTags(qualifiedName, lower) {
  const exact = intern(qualifiedName), isAny = qualifiedName === '*';
  const matches = isAny ? anyElement.matches : id => {
    if ((N[id << 3] & 255) !== 1) return false;
    const { ns, qualifiedId } = nameOf(N[id << 3 | 6]);
    return (ns === 1 ? lower : exact) === qualifiedId;
  };
  const build = isAny ? root => collect(root, 0, 0) : root => collect(root, lower, exact), hasClock = !isAny && lower === exact;
  if (hasClock) H[412] = 1;
  const clock = hasClock ? (512 + exact % 256) : undefined;
  return { __proto__: null, deep: true, attributes: false, isLocal: true, matches, build, clock };
}
G.byTagName = (root, qualifiedName) => (isHTMLDocumentId(root) ? byLoweredName : byExactName)(root, qualifiedName);
G.byTagNameNS = (root, namespace, localName) => keep(root, `n ${namespace} ${localName}`, () => {
  const matches = id => {
    if ((N[id << 3] & 255) !== 1) return false;
    const name = nameOf(N[id << 3 | 6]);
    return (namespace === '*' || (name.namespace || '') === (namespace || '')) && (localName === '*' || name.local === localName);
  };
  const build = root => callValues(OP.elementsNamed, root, namespace || '', localName);
  return liveCollection(root, { __proto__: null, deep: true, attributes: false, isLocal: true, matches, build });
});

// The sets of class names, by the string id of the attribute's value.
const noTokens = privateArray();
const tokensOf = G.tokensOf = value => {
  if (value === 0) return noTokens;
  let list = value < tokens.length ? tokens[value] : undefined;
  if (list === undefined) {
    list = privateArray();
    const parts = words(str(value)), seen = PrivateMap();
    for (let i = 0; i < parts.length; i++) {
      if (!seen.has(parts[i])) { seen.set(parts[i], true); list[list.length] = parts[i]; }
    }
    while (tokens.length <= value) tokens[tokens.length] = undefined;
    tokens[value] = list;
  }
  return list;
};
// https://dom.spec.whatwg.org/#concept-getelementsbyclassname
G.byClassName = (root, classNames) => isQuirks(documentIdOf(root))
  ? keep(root, `q ${classNames}`, () => classList(root, classNames, true)) : keep(root, `c ${classNames}`, () => classList(root, classNames, false));
function classList(root, classNames, quirks) {
  const fold = quirks ? toASCIILower : text => text;
  const wanted = tokensOf(intern(fold(classNames)));
  const verdicts = PrivateMap();
  const matches = id => {
    if ((N[id << 3] & 255) !== 1) return false;
    const value = attributeId(id, classKey);
    if (value === 0 || wanted.length === 0) return false;
    let verdict = verdicts.get(value);
    if (verdict === undefined) {
      const has = quirks ? tokensOf(intern(fold(str(value)))) : tokensOf(value);
      verdict = true;
      for (let i = 0; i < wanted.length && verdict; i++) {
        let found = false;
        for (let j = 0; j < has.length; j++) if (has[j] === wanted[i]) { found = true; break; }
        verdict = found;
      }
      verdicts.set(value, verdict);
    }
    return verdict;
  };
  return liveCollection(root, { __proto__: null, deep: true, attributes: true, matches, build: null });
}
G.byName = (root, name) => keep(root, `m ${name}`, () => {
  const matches = id => (N[id << 3] & 255) === 1 && nameOf(N[id << 3 | 6]).ns === 1 && str(attributeId(id, nameKey)) === name;
  const build = root => {
    const named = G.elementsNamed(root, name), found = privateArray();
    for (let i = 0; i < named.length; i++) if (matches(named[i])) found[found.length] = named[i];
    return found;
  };
  return liveNodeList(root, { __proto__: null, deep: true, attributes: true, matches, build: name === '' ? null : build });
});
G.keepList = keep;
}
