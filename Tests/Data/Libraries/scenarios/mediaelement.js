// mediaelement.js: a player
// Loads: usr/share/javascript/mediaelement/mediaelement-and-player.js
/* Page
<video id="v" width="320" height="240" src="none.mp4" preload="none"></video>
*/
observe('utilities', () => { const u = mejs.Utils; return [u.secondsToTimeCode(3725, true), u.timeCodeToSeconds('01:02:05'), u.escapeHTML('<a href="x">'), u.getTypeFromFile('a.mp4?x=1'), u.getExtension('http://a.test/b.webm?x'), u.absolutizeUrl('x.mp3').split('/').pop(), u.isString('s'), u.hasClass(document.getElementById('v'), 'x')]; });
observe('dom', () => { const u = mejs.Utils, e = document.createElement('p'); u.addClass(e, 'a'); u.addClass(e, 'b'); u.removeClass(e, 'a'); u.toggleClass(e, 'c'); return [e.className, u.siblings(document.getElementById('v'), n => n.id === 'x').length, u.visible(e)]; });
observe('features', () => [mejs.Features.isiOS ?? null, mejs.Features.isAndroid, mejs.Features.supportsPointerEvents, mejs.Features.hasMSE, mejs.Features.isIE ?? null]);
