// findAndReplaceDOMText: text found across elements and wrapped
// Loads: findAndReplaceDOMText/src/findAndReplaceDOMText.js
/* Page
<div id=d><p>Hello <b>wor<i>ld</i></b>, hello</p><p>an <a href=x>hello</a>ther<br>line</p><script type="text/plain">hello</script><textarea>hello</textarea><style>.hello{}</style><ul><li>hel<li>lo</ul><!--hello--><span>a&nbsp;b</span><svg><text>hello</text></svg></div>
*/
var page = document.getElementById('d'), original = page.innerHTML, fresh = () => { page.innerHTML = original; return page; };
observe('wrap', () => { findAndReplaceDOMText(fresh(), { find: /hello/gi, wrap: 'mark' }); return page.innerHTML; });
observe('across', () => { findAndReplaceDOMText(fresh(), { find: /wor(ld)/g, wrap: 'em', wrapClass: 'w' }); return page.innerHTML; });
observe('replace', () => { findAndReplaceDOMText(fresh(), { find: /(h)(ello)/gi, replace: '$2-$1-$&-$`' }); return page.textContent; });
observe('function', () => { const seen = []; findAndReplaceDOMText(fresh(), { find: 'hello', replace: (portion, match) => { seen.push([portion.text, portion.index, portion.indexInMatch, portion.isEnd, match.index, match[0]]); return '[' + portion.text + ']'; } }); return [seen, page.innerHTML]; });
observe('first mode', () => { findAndReplaceDOMText(fresh(), { find: /world/g, replace: 'X', portionMode: 'first' }); return page.querySelector('p').innerHTML; });
observe('node', () => { findAndReplaceDOMText(fresh(), { find: /hello/g, replace: portion => { const element = document.createElement('x-y'); element.append('<', portion.text, '>'); return element; } }); return page.innerHTML; });
observe('wrapper node', () => { const wrapper = document.createElement('u'); wrapper.className = 'c'; findAndReplaceDOMText(fresh(), { find: /o/g, wrap: wrapper }); return page.querySelectorAll('u').length + page.querySelector('p').innerHTML; });
observe('revert', () => { const finder = findAndReplaceDOMText(fresh(), { find: /l+/g, wrap: 'b' }); const changed = page.querySelectorAll('b').length; finder.revert(); return [changed, page.innerHTML === original, page.querySelector('p').childNodes.length, page.textContent.length]; });
observe('preset', () => { findAndReplaceDOMText(fresh(), { preset: 'prose', find: /hello/gi, wrap: 's' }); return page.innerHTML; });
observe('filter', () => { findAndReplaceDOMText(fresh(), { find: /hello/gi, wrap: 's', filterElements: element => !element.matches('a, svg *') }); return [...page.querySelectorAll('s')].map(one => one.parentNode.nodeName); });
observe('edges', () => { findAndReplaceDOMText(fresh(), { find: /hello/gi, wrap: 's', forceContext: element => element.matches('li') }); return page.querySelector('ul').innerHTML; });
observe('over blocks', () => { findAndReplaceDOMText(fresh(), { find: /hello/g, wrap: 's', forceContext: () => false }); return page.querySelector('ul').outerHTML; });
observe('limit', () => { findAndReplaceDOMText(fresh(), { find: /hello/i, wrap: 's' }); return page.querySelectorAll('s').length; });
observe('blank', () => { findAndReplaceDOMText(fresh(), { find: /\s/g, replace: '_' }); return page.querySelector('span').innerHTML + page.querySelector('p').innerHTML; });
observe('empty', () => { try { findAndReplaceDOMText(fresh(), { find: /x*/g, wrap: 's' }); } catch (error) { return [error.name, error.message]; } });
observe('text', () => { const finder = findAndReplaceDOMText(fresh(), { find: /zzz/g }); return JSON.stringify(finder.getAggregateText()); });
observe('mutations', async () => { const log = [], observer = new MutationObserver(list => log.push(...list.map(record => [record.target.nodeName, record.addedNodes.length, record.removedNodes.length]))); fresh(); observer.observe(page, { childList: true, subtree: true, characterData: true }); findAndReplaceDOMText(page, { find: /world/g, wrap: 'b' }); await null; observer.disconnect(); return log; });
