// frames.js: the members of a frame's window. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
/* Page
<iframe id="f" name="outer" srcdoc="<p id=inner>inner text</p><iframe name=deep srcdoc='<b>deep</b>'></iframe><img name=pic><form name=twice></form><form name=twice></form>"></iframe>
<p id="outside">outside</p>
*/
const f = document.getElementById('f');
const settled = make => new Promise((done, failed) => setTimeout(() => { try { done(make(f.contentWindow, f.contentDocument)); } catch (error) { failed(error); } }, 300));
const kind = value => value === null ? 'null' : value === undefined ? 'undefined' : typeof value === 'object' ? Object.prototype.toString.call(value) : typeof value === 'function' ? 'function' : `${typeof value} ${value}`;
// Objects made by scripts of the page are the page's own; only WebKit has openDatabase and styleMedia.
const isMade = name => { const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {}; return typeof value === 'function' && !/\[native code\]/.test(Function.prototype.toString.call(value)); };
const members = () => {
  const names = new Set();
  for (let object = window; object !== null; object = Object.getPrototypeOf(object)) for (const name of Object.getOwnPropertyNames(object)) names.add(name);
  return [...names].filter(name => !isMade(name) && !/^\d+$/.test(name) && !['outer', 'f', 'outside', 'observing', 'openDatabase', 'styleMedia'].includes(name)).sort();
};
observe("members of the page's window that a frame's lacks", () => settled(own => members().filter(name => !(name in own))));
observe("members that are nothing in a frame's window alone", () => settled(own => members().filter(name => (own[name] === undefined || own[name] === null) !== (window[name] === undefined || window[name] === null))));
observe('members of another type', () => settled(own => members().filter(name => typeof own[name] !== typeof window[name])));
observe('members of its own', () => settled(own => [own.window === own, own.self === own, own.frames === own, own.parent === window, own.top === window, own.frameElement === f, own.name, own.closed, own.opener, own.location.href, own.document === f.contentDocument, own.navigator === own.clientInformation, own.isSecureContext === isSecureContext, own.scrollX, own.event === undefined, kind(own.onload), kind(own.locationbar), own.NaN, own.Infinity, own.undefined === undefined]));
observe('nested frames', () => settled(own => [own.length, length, own[0] === own.deep, own[0] === own.frames.deep, kind(own[1]), 0 in own, 1 in own, 'deep' in own, own[0].length, own[0].parent === own, own[0].top === window, own[0].frameElement === own.document.querySelector('iframe'), own[0].document.body.innerHTML, own.deep.name]));
observe('frames that come and go', () => settled((own, document) => {
  const made = document.createElement('iframe');
  document.body.append(made);
  const found = [own.length, own[1] === made.contentWindow, made.contentWindow.parent === own];
  const { contentWindow } = made;
  made.remove();
  return [...found, own.length, own[1] === undefined, contentWindow.closed, contentWindow.parent, contentWindow.top, contentWindow.frameElement, contentWindow.length];
}));
observe('named elements', () => settled((own, document) => [own.inner === document.getElementById('inner'), own.pic === document.images[0], kind(own.twice), own.twice.length, own.outside === undefined, 'inner' in own, own.nothing === undefined, 'nothing' in own]));
observe('properties that are set', () => settled(own => { own.length = 7; own.made = 1; own.inner = 2; const found = [own.length, own.made, own.inner, window.made === undefined]; delete own.inner; return [...found, own.inner === own.document.getElementById('inner')]; }));
observe('selections', () => settled((own, document) => {
  const s = own.getSelection(), t = getSelection();
  t.selectAllChildren(window.document.getElementById('outside'));
  s.selectAllChildren(document.getElementById('inner'));
  const found = [s === t, s === document.getSelection(), String(s), String(t), s.rangeCount, s.anchorNode === document.getElementById('inner'), s.type, s.isCollapsed];
  s.selectAllChildren(window.document.body);
  t.selectAllChildren(document.body);
  found.push(String(s), String(t).trim(), s.containsNode(document.getElementById('inner').firstChild));
  s.collapseToEnd();
  found.push(s.type, s.anchorOffset);
  s.removeAllRanges();
  return [...found, s.rangeCount, t.rangeCount];
}));
observe('visibility', () => settled((own, document) => {
  const other = document.implementation.createHTMLDocument('');
  return [document.visibilityState, document.hidden, own[0].document.visibilityState, other.visibilityState, other.hidden, other.getSelection(), other.defaultView];
}));
observe('a frame that is gone', () => settled(() => {
  const made = document.createElement('iframe');
  document.body.append(made);
  const { contentWindow: own, contentDocument } = made;
  made.remove();
  return [contentDocument.visibilityState, contentDocument.hidden, contentDocument.getSelection(), contentDocument.defaultView, own.getSelection(), made.contentWindow, made.contentDocument];
}));
observe('selectionchange', () => settled((own, document) => new Promise(done => {
  const heard = [];
  document.addEventListener('selectionchange', event => heard.push(event.target === document));
  own.getSelection().selectAllChildren(document.getElementById('inner'));
  own.getSelection().collapseToStart();
  setTimeout(() => done(heard), 100);
})));
observe('event handlers', () => settled(own => { const heard = []; own.onresize = function (event) { heard.push(this === own, event.type); }; own.dispatchEvent(new Event('resize')); const found = typeof own.onresize; own.onresize = null; own.dispatchEvent(new Event('resize')); return [found, ...heard, window.onresize]; }));
