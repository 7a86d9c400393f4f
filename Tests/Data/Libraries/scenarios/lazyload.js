// vanilla-lazyload: images and frames that are loaded when they come into view
// Loads: vanilla-lazyload/dist/lazyload.js
/* Page
<img class=lazy id=a data-src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-srcset="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7 1x" data-sizes=100px><img class=lazy id=bad data-src="data:image/gif;base64,AAAA"><picture><source data-srcset="x.webp 2x" type=image/none><img class=lazy id=p data-src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></picture><div class=lazy id=bg data-bg="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" style="width:10px;height:10px"></div><video class=lazy id=v data-poster="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><source data-src="data:video/mp4,"></video><iframe class=lazy id=fr data-src="about:blank"></iframe><img id=native loading=lazy class=n data-src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">
*/
var log = [], lazy, byId = id => document.getElementById(id), short = text => text?.replace(/base64,\w+=*/g, 'data');
observe('make', () => { lazy = new LazyLoad({ elements_selector: '.lazy', callback_loaded: element => log.push('loaded ' + element.id), callback_error: element => log.push('error ' + element.id), callback_finish: () => log.push('finish') }); return [lazy.toLoadCount, typeof lazy.update, Object.keys(lazy)]; });
observe('load one', () => { LazyLoad.load(byId('a'), {}); return [short(byId('a').getAttribute('src')), short(byId('a').srcset), byId('a').sizes, byId('a').className, byId('a').dataset.llStatus]; });
observe('load all', async () => { lazy.loadAll(); await wait(300); return [log.filter(line => /bad|fr$/.test(line)).sort(), ['bad', 'fr'].map(id => [id, byId(id).className, byId(id).dataset.llStatus])]; });
observe('picture', () => [document.querySelector('picture source').srcset, short(byId('p').getAttribute('src')), document.querySelector('picture source').outerHTML]);
observe('background', () => [short(byId('bg').style.backgroundImage), short(byId('bg').getAttribute('style'))]);
observe('video', () => [short(byId('v').poster), byId('v').firstElementChild.getAttribute('src')]);
observe('frame', () => [byId('fr').getAttribute('src'), byId('fr').src, byId('fr').dataset.llStatus]);
observe('restore', () => { lazy.restoreAll(); return [byId('a').getAttribute('src'), byId('bg').getAttribute('style'), byId('a').dataset.llStatus]; });
observe('native', async () => { new LazyLoad({ elements_selector: '.n', use_native: true }); await wait(50); return [byId('native').loading, short(byId('native').getAttribute('src'))]; });
observe('statuses', () => { LazyLoad.resetStatus(byId('bad')); return [byId('bad').dataset.llStatus, byId('bad').getAttributeNames()]; });
observe('destroy', () => { lazy.destroy(); return Object.keys(lazy); });
