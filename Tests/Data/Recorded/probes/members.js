// members.js: the order in which prototypes list their members
/* Page
<p>Members</p>
*/
const own = name => Object.getOwnPropertyNames(window[name].prototype);
const listed = object => { const keys = []; for (const key in object) keys.push(key); return keys; };
observe('attributes, event handlers, operations', () => [own('AbortSignal'), own('FileReader'), own('XMLHttpRequest'), own('MediaQueryList'), own('BroadcastChannel'), own('EventSource')]);
observe('constants come last', () => [own('Range'), own('DOMException'), own('WheelEvent'), own('XPathResult'), own('HTMLTrackElement')]);
observe('iterables', () => [own('URLSearchParams'), own('DOMTokenList'), own('NodeList'), own('FormData'), own('Headers')]);
observe('elements', () => ['Base', 'Details', 'Embed', 'FieldSet', 'Form', 'Label', 'Legend', 'Map', 'Meta', 'Option', 'Output', 'Param', 'Table', 'TableRow'].map(name => own(`HTML${name}Element`)));
observe('SVG', () => ['Circle', 'ClipPath', 'Gradient', 'Line', 'Mask', 'Polygon', 'Stop', 'TextPositioning', 'Use'].map(name => own(`SVG${name}Element`)));
observe('nodes', () => [own('Node'), own('Attr'), own('CharacterData'), own('Text'), own('DocumentFragment'), own('DocumentType')]);
observe('for-in, from an object to its most basic interface', () => [listed(new AbortController()), listed(new URL('a:b')), listed(document.createRange()).slice(0, 40)]);
observe('members of several files among others', () => {
  const names = own('Document'), some = 'URL title onreadystatechange styleSheets onclick onselectionchange children createElement elementFromPoint querySelector evaluate';
  return some.split(' ').sort((a, b) => names.indexOf(a) - names.indexOf(b));
});
observe('event handlers among an element\'s members', () => {
  const names = own('HTMLElement'), some = 'title innerText offsetWidth onabort onclick dataset style click focus blur attachInternals';
  return some.split(' ').sort((a, b) => names.indexOf(a) - names.indexOf(b));
});
