// NWMatcher: selectors found without the engine's own
// Loads: usr/share/nodejs/nwmatcher/src/nwmatcher.js
// Version: 1.4.4
/* Page
<div id=top class="a b"><p lang=en-GB class=x title="hello world">1<b></b></p><p lang=de>2<a href="#z" rel="no follow">l</a></p><form><input name=i disabled><input type=checkbox checked><select><option>1<option selected>2</select><input type=radio name=r required></form><ul><li>1<li>2<li>3<li>4<li>5</ul><span></span><em>x</em></div>
*/
var dom = NW.Dom, found = (selector, from) => { try { return dom.select(selector, from).map(element => element.localName + (element.id || element.className || element.name || '')); } catch (error) { return [error.name]; } };
dom.configure({ VERBOSITY: true, USE_QSAPI: false });
observe('simple', () => ['p', '#top', '.x', '*', 'p.x', 'P', 'div#top.a.b'].map(selector => found(selector)));
observe('combinators', () => ['div > p', 'p + p', 'p ~ ul', 'div p a', 'form > input ~ input'].map(selector => found(selector)));
observe('attributes', () => ['[title]', '[title="hello world"]', '[title~=world]', '[lang|=en]', '[href^="#"]', '[href$=z]', '[rel*="fol"]', '[title!="x"]', '[type=CHECKBOX]'].map(selector => found(selector)));
observe('children', () => [':first-child', 'li:last-child', 'li:nth-child(2n+1)', 'li:nth-last-child(-n+2)', 'p:first-of-type', 'input:nth-of-type(2)', 'em:only-of-type', ':empty', 'li:nth-child(even)'].map(selector => found(selector)));
observe('states', () => [':checked', ':disabled', ':enabled', ':required', ':link', ':root', ':target', ':lang(en)', ':not(p):not(li)', ':selected'].map(selector => found(selector)));
observe('text', () => ['p:contains("1")', 'p:contains(2)'].map(selector => found(selector)));
observe('lists', () => found('li:first-child, p, #top'));
observe('same as the engine', () => ['div p', '.a > *', 'li:nth-child(3)', '[lang]', 'input:not([type])', ':checked', 'p ~ *', 'ul li:nth-last-of-type(2)', 'select > option + option'].map(selector => { const ours = dom.select(selector), theirs = [...document.querySelectorAll(selector)]; return ours.length === theirs.length && ours.every((one, at) => one === theirs[at]); }));
observe('match', () => [dom.match(document.querySelector('p'), 'div > .x'), dom.match(document.createElement('p'), 'p:not(.y)'), dom.match(document.body, 'html > body')]);
observe('first', () => [dom.first('li').textContent, dom.first('none')]);
observe('from', () => found('a', document.querySelectorAll('p')[1]));
observe('fragment', () => { const fragment = document.createDocumentFragment(); fragment.append(document.createElement('i'), document.createElement('b')); return found('b', fragment); });
observe('by', () => [dom.byId('top')?.id, dom.byTag('p').length, dom.byClass('x').length, dom.byName('i').length]);
observe('errors', () => ['p[', ':nope', '>p', 'p,,p'].map(selector => found(selector)));
observe('detached', () => { const host = document.createElement('div'); host.innerHTML = '<p><b class=q>'; return [found('.q', host), found('p > b', host)]; });
observe('xml', () => { const tree = new DOMParser().parseFromString('<r xmlns:x="y"><A id="1"/><a/><x:a/></r>', 'text/xml'); return [found('A', tree), found('a', tree), found('#1', tree)]; });
