// arrivals.js: the effects of inserted markup: custom elements, frames and media of the page with other URLs
/* Page
<div id=d></div><iframe id=f></iframe><video id=v></video><link id=l>
*/
let count = 0;
const defined = () => { const name = `z-${++count}`, log = []; customElements.define(name, class extends HTMLElement { static observedAttributes = ['a']; constructor() { super(); log.push(['new', this.isConnected, this.childNodes.length, this.parentNode?.nodeName ?? null]); } connectedCallback() { log.push('in'); } disconnectedCallback() { log.push('out'); } attributeChangedCallback(...change) { log.push(change.slice(0, 3)); } }); return [`<${name} a=1><b></b></${name}>`, log, name]; };
const place = document.getElementById('d');
const becomes = step => { const [markup, log, name] = defined(); place.textContent = ''; return [step(markup, name, log), log]; };
observe('innerHTML', () => becomes(markup => { place.innerHTML = markup; }));
observe('outerHTML', () => becomes(markup => { place.append(document.createElement('p')); place.firstChild.outerHTML = markup; }));
observe('insertAdjacentHTML', () => becomes(markup => { place.append(document.createElement('p')); for (const where of ['beforebegin', 'afterbegin', 'beforeend', 'afterend']) place.firstElementChild.insertAdjacentHTML(where, markup); }));
observe('out of the page', () => becomes(markup => { const element = document.createElement('p'); element.innerHTML = markup; element.insertAdjacentHTML('afterbegin', markup); return element.innerHTML; }));
observe('shadow trees', () => becomes(markup => { const element = document.createElement('p'); place.append(element); const root = element.attachShadow({ mode: 'open' }); root.innerHTML = markup; root.setHTMLUnsafe?.(markup); }));
observe('setHTMLUnsafe', () => becomes(markup => { place.setHTMLUnsafe?.(markup); }));
observe('contextual fragments', () => becomes((markup, name, log) => { const fragment = document.createRange().createContextualFragment(markup), before = log.length; place.append(fragment); return before; }));
observe('templates', () => becomes((markup, name, log) => { const template = document.createElement('template'); template.innerHTML = markup; const before = log.length; place.append(template.content.cloneNode(true)); const between = log.length; place.append(document.importNode(template.content, true)); return [before, between]; }));
observe('parsed documents', () => becomes((markup, name, log) => { const found = new DOMParser().parseFromString(markup, 'text/html').querySelector(name); document.adoptNode(found); const before = log.length; place.append(found); return before; }));
const events = async (element, types, step) => { const log = []; for (const type of types) element.addEventListener(type, () => log.push(type), { once: true }); await wait(20); const before = log.length; step(element); await wait(100); return [before, log]; };
observe('a frame of the page', () => events(document.getElementById('f'), ['load', 'error'], frame => { frame.src = 'about:blank'; }));
observe('a video of the page', () => events(document.getElementById('v'), ['error', 'loadstart'], video => { video.src = 'data:video/mp4,'; }));
observe('sources', async () => { const video = document.createElement('video'), source = document.createElement('source'); source.src = 'data:video/mp4,'; video.append(source); return [await events(source, ['error'], () => place.append(video)), video.error, video.networkState]; });
