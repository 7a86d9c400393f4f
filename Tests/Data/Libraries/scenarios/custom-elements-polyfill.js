// custom-elements: the polyfill, which leaves an engine's own registry as it is
// Loads: custom-elements/custom-elements.min.js
// Version: 1.1.1
/* Page
<p-early a=1><b>kept</b></p-early><div id=d></div>
*/
var log = [], host = document.getElementById('d');
observe('state', () => [customElements.forcePolyfill, customElements instanceof CustomElementRegistry, typeof customElements.polyfillWrapFlushCallback, Object.prototype.toString.call(customElements)]);
observe('define', () => { class Early extends HTMLElement { static get observedAttributes() { return ['a', 'b']; } constructor() { super(); log.push(['new', this.childNodes.length, this.isConnected]); } connectedCallback() { log.push('in'); } disconnectedCallback() { log.push('out'); } adoptedCallback(...documents) { log.push(['adopted', documents.length]); } attributeChangedCallback(...change) { log.push(change.slice(0, 3)); } } window.Early = Early; customElements.define('p-early', Early); return [log.splice(0), document.querySelector('p-early') instanceof Early]; });
observe('when', async () => { const found = await customElements.whenDefined('p-early'); return [customElements.get('p-early') === Early, found === Early || found === undefined]; });
observe('markup', () => { host.innerHTML = '<p-early a=2 b=3 c=4><p-early></p-early></p-early>'; return log.splice(0); });
observe('attributes', () => { const element = host.firstChild; element.setAttribute('a', 'x'); element.removeAttribute('b'); element.setAttributeNS(null, 'b', 'ns'); element.toggleAttribute('b'); element.attributes.a.value = 'y'; return log.splice(0); });
observe('moves', () => { const element = host.firstChild; document.body.append(element); element.remove(); host.replaceChildren(element, 'text'); element.replaceWith('x'); return log.splice(0); });
observe('make', () => { const made = [document.createElement('p-early'), new Early(), document.createElementNS('http://www.w3.org/1999/xhtml', 'p-early')]; return [made.map(one => one.outerHTML), log.splice(0)]; });
observe('clone', () => { const copy = document.querySelector('p-early').cloneNode(true); const other = document.importNode(copy, true); return [copy.outerHTML, other instanceof Early, log.splice(0)]; });
observe('adjacent', () => { host.insertAdjacentHTML('beforeend', '<p-early></p-early>'); host.insertAdjacentElement('afterbegin', new Early()); return [host.innerHTML, log.splice(0)]; });
observe('fragment', () => { const fragment = document.createDocumentFragment(); fragment.append(new Early(), new Early()); log.splice(0); host.insertBefore(fragment, null); return log.splice(0); });
observe('template', () => { const template = document.createElement('template'); template.innerHTML = '<p-early></p-early>'; const inert = log.splice(0); host.append(document.importNode(template.content, true)); return [inert, log.splice(0)]; });
observe('shadow', () => { const root = host.attachShadow({ mode: 'open' }); root.innerHTML = '<p-early></p-early><slot></slot>'; return log.splice(0); });
observe('errors', () => [() => customElements.define('x', class extends HTMLElement {}), () => customElements.define('p-early', class extends HTMLElement {}), () => customElements.define('p-two', Early), () => customElements.define('p-three', () => {}), () => new (class extends HTMLElement {})(), () => Early()].map(step => { try { step(); return 'none'; } catch (error) { return error.name; } }));
observe('throwing', () => { class Bad extends HTMLElement { constructor() { super(); throw new RangeError('bad'); } } customElements.define('p-bad', Bad); const heard = []; window.addEventListener('error', event => { heard.push(event.message); event.preventDefault(); }, { once: true }); const element = document.createElement('p-bad'); return [element.constructor.name, heard]; });
observe('upgrade', () => { const outside = new DOMParser().parseFromString('<p-early></p-early>', 'text/html').body.firstChild; const before = outside instanceof Early; document.adoptNode(outside); customElements.upgrade?.(outside); return [before, outside instanceof Early, log.splice(0)]; });
observe('names', () => ['a-b', 'font-face', 'A-b', 'a-\u00e9', 'a-'].map(name => { try { customElements.define(name, class extends HTMLElement {}); return 'ok'; } catch (error) { return error.name; } }));
