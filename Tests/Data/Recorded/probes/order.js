// order.js: the order in which members are listed

/* Page
<ul id="u"><li id="l" class="a b" title="t">1</li><li name="n">2</li></ul><form id="f"><input name="n"><input name="m" id="k"><select name="s"><option id="o">1</select></form>
*/
var keys = object => { const found = []; for (const key in object) found.push(key); return found; }, names = (...list) => list.map(type => Object.getOwnPropertyNames(type.prototype));
observe('lists', () => [keys(document.querySelectorAll('li')), keys(document.getElementById('u').childNodes), keys(document.getElementById('u').children), keys(document.getElementById('l').classList), keys(document.getElementById('l').attributes)]);
observe('forms', () => { const f = document.getElementById('f'); return [keys(f.elements), keys(f.elements.s.options).slice(0, 2), Object.keys(f.elements), Object.getOwnPropertyNames(f.elements), Object.getOwnPropertyDescriptor(f.elements, 'n').enumerable, Object.getOwnPropertyDescriptor(f.children, 'n').enumerable]; });
observe('events', () => [keys(new Event('x')), keys(new CustomEvent('x')).slice(0, 3)]);
observe('prototypes', () => names(EventTarget, Event, CustomEvent, NodeList, HTMLCollection, DOMTokenList, CharacterData, Text, NodeIterator, TreeWalker, MutationObserver, MutationRecord, NamedNodeMap, Attr));
observe('other prototypes', () => names(FormData, Headers, DOMRect, DOMRectReadOnly, Storage, AbortController, TextEncoder, DOMParser, XMLSerializer, DOMImplementation, Blob, File, StyleSheetList, CSSRuleList));
