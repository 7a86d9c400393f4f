// jquery-i18n.js: a page's texts by their keys
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-i18n/jquery.i18n.js
/* Page
<p id=p>?</p><input id=i><b class=b></b><b class=b></b>
*/
observe('make', () => { $.i18n.load({ hello: 'Hallo %1, %2', plain: 'Text <i>' }); return [$.i18n._('hello', ['a', 'b']), $.i18n._('plain'), $.i18n._('gone')]; });
observe('elements', () => { $('#p')._t('hello', 'x', 'y'); $('.b')._t('plain'); $('#i').val($.i18n._('plain')); return [$('#p').html(), $('.b').map((at, e) => e.innerHTML).get(), $('#i').val()]; });
observe('more', () => { $.i18n.load({ plain: 'other' }, '?%s'); return [$.i18n._('plain'), $.i18n._('gone'), $.i18n.printf('%s %1$s %d %%', ['q', 3])]; });
observe('unload', () => { $.i18n.unload(); return $.i18n.dict; });
