// pseudo-elements.js: what may follow a pseudo-element in a selector
/* Page
<p>x</p>
*/
const isSelector = text => { try { document.querySelector(text); return true; } catch (error) { return error.name; } };
const elements = ['part(a)', 'slotted(p)', 'before', 'marker', 'selection', 'placeholder', 'file-selector-button', '-webkit-foo', '-webkit-scrollbar', 'cue', 'backdrop', 'highlight(x)', 'view-transition-group(x)', 'details-content'];
const behind = (colons, names) => elements.map(element => [element, names.filter(name => isSelector(`::${element}${colons}${name}`) === true)]);
observe('pseudo-classes', () => behind(':', ['hover', 'focus', 'enabled', 'checked', 'first-child', 'only-child', 'nth-child(1)', 'is(p)', 'where(p)', 'root', 'empty', 'defined', 'lang(en)', 'window-inactive', 'horizontal', 'state(x)']));
observe('pseudo-elements', () => behind('::', ['before', 'after', 'marker', 'first-line', 'selection', 'placeholder', '-webkit-foo', 'backdrop', 'part(b)', 'slotted(b)', 'highlight(x)']));
observe('others', () => ['::before.a', '::before#a', '::before > a', '::before ::after', '::picker(select)', '::foo', ':host::before', ':before:hover', '::part()'].map(isSelector));
