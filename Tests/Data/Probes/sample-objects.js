// An object of each interface, in a page with a body: the other probes call their members. Defines
// globalThis.__samples(), which returns them; a probe deletes it before it starts.
globalThis.__samples = () => {
  const names = ('a abbr address area article audio base blockquote body br button canvas caption col colgroup data datalist details dialog div dl ' +
    'embed fieldset font form frame frameset h1 head hr html i iframe img input ins label legend li link map mark marquee menu meta meter nav object ' +
    'ol optgroup option output p param picture pre progress q script select slot source span style table tbody td template textarea tfoot th thead ' +
    'time title tr track ul video x-y').split(' ');
  const { body } = document;
  const formMarkup = '<input name=a value=1 required pattern="[a-z]"><input type=checkbox name=b checked><input type=radio name=c><input type=file>' +
    '<input type=number step=2 value=3><input type=date><input type=range><input type=color><select name=d><option>1<option selected>2<optgroup>' +
    '<option>3</optgroup></select><select multiple name=m><option selected>1<option selected>2</select><textarea name=e>x\ny</textarea>' +
    '<button name=g>h</button><output name=o>r</output><fieldset><legend>l</legend><input name=z></fieldset><label for=q>a</label><label><input id=q></label>';
  const list = [], add = value => { if (value !== null && value !== undefined) list[list.length] = value; };
  for (const name of names) {
    const element = document.createElement(name);
    element.id = `id-${name}`;
    add(element);
    if (!['html', 'body', 'head', 'script', 'frameset'].includes(name)) body.appendChild(element);
  }
  for (const name of ['svg', 'g', 'a', 'circle', 'text', 'style', 'script', 'polygon', 'marker', 'radialGradient']) add(document.createElementNS('http://www.w3.org/2000/svg', name));
  const table = document.createElement('table'), form = document.createElement('form'), div = document.createElement('div');
  table.innerHTML = '<caption>c<thead><tr><th>1<tbody><tr><td>2<td>3<tfoot><tr><td>4';
  form.innerHTML = formMarkup;
  div.className = 'a b';
  div.setAttribute('data-foo-bar', '1');
  div.style.cssText = 'color: red; background: url(x.png) blue; margin: 1px 2px';
  div.innerHTML = 'x <b>y</b><!--z--> <i class="q">w</i>';
  body.append(table, form, div);
  for (const control of form.elements) add(control);
  const select = form.querySelector('select'), frame = document.createElement('iframe');
  frame.srcdoc = '<p>x';
  body.append(frame);
  const makers = [
    () => table, () => table.rows[0], () => table.rows, () => table.tBodies, () => form, () => form.elements, () => select.options, () => select.selectedOptions,
    () => form.querySelector('label'), () => form.elements[0].validity, () => form.elements[0].labels, () => new FormData(form), () => div, () => div.classList,
    () => div.dataset, () => div.style, () => div.attributes, () => div.attributes[0], () => div.childNodes, () => div.children, () => div.firstChild,
    () => div.childNodes[2], () => div.querySelectorAll('*'), () => div.getElementsByTagName('b'), () => div.getElementsByClassName('q'), () => getComputedStyle(div),
    () => { const range = document.createRange(); range.selectNodeContents(div); return range; }, () => { getSelection().selectAllChildren(div); return getSelection(); },
    () => document.createTreeWalker(div), () => document.createNodeIterator(div, -1, { acceptNode() { return 1; } }), () => new MutationObserver(() => {}),
    () => new Event('x', { bubbles: true }), () => new CustomEvent('x', { detail: 1 }), () => new MouseEvent('click', { clientX: 1 }),
    () => new KeyboardEvent('keydown', { key: 'a' }), () => document.createEvent('Event'), () => new AbortController(), () => new AbortController().signal,
    () => AbortSignal.any([new AbortController().signal]), () => new URL('http://u:p@a.b:1/c/d?e=f&g=h#i'), () => new URLSearchParams('a=b&c=d'),
    () => new URL('http://a.b/?x=1&y').searchParams, () => new DOMParser(), () => new DOMParser().parseFromString('<p>x', 'text/html'),
    () => new DOMParser().parseFromString('<p/>', 'text/xml'), () => new XMLSerializer(), () => new TextEncoder(), () => new TextDecoder(),
    () => new Headers({ a: 'b', c: 'd' }), () => new Headers([['a', 'b']]), () => new XMLHttpRequest(), () => matchMedia('(min-width: 1px), print'), () => screen,
    () => navigator, () => performance, () => crypto, () => localStorage, () => history, () => customElements, () => document.implementation,
    () => document.createDocumentFragment(), () => document.createComment('x'), () => document.createTextNode('abc def'),
    () => document.createElement('p').attachShadow({ mode: 'open' }), () => new DOMException('a', 'b'), () => new DOMRect(1, 2, 3, 4),
    () => new DOMPoint(1, 2), () => new DOMMatrix([1, 2, 3, 4, 5, 6]), () => DOMQuad.fromRect({ width: 1 }),
    () => div.getBoundingClientRect(), () => div.getClientRects(), () => new Image(), () => new Audio(), () => new Option('a', 'b'), () => CSS, () => console,
    () => document.forms, () => document.images, () => document.links, () => document.styleSheets, () => document.all, () => frame.contentWindow,
    () => document.createProcessingInstruction('a', 'b'), () => document.createAttribute('z'), () => document.doctype, () => window, () => document,
    () => location, () => document.querySelector('a').relList, () => div.animate({ opacity: [0, 1] }, 5), () => new KeyframeEffect(div, [{ opacity: 0 }], 5),
    () => document.timeline, () => list.find(element => element.localName === 'svg').createSVGTransform(),
  ];
  for (const make of makers) try { add(make()); } catch { /* Not there in this world. */ }
  return list;
};
