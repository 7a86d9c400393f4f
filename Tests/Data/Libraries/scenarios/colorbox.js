// colorbox.js: content over the page
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-colorbox/jquery.colorbox.js
/* Page
<a id=a href="#c" title=T>a</a><div style="display:none"><div id=c>content</div></div>
*/
observe('open', async () => { const log = []; $(document).on('cbox_open cbox_load cbox_complete cbox_cleanup cbox_closed', e => log.push(e.type)); window.log = log; $('#a').colorbox({ inline: true, speed: 0, fadeOut: 0, initialWidth: 10, initialHeight: 10, transition: 'none', width: 100, height: 50 }); $('#a').trigger('click'); await wait(300); return [$('#colorbox').length, $('#cboxLoadedContent').text(), $('#cboxTitle').text(), $('#cboxOverlay').css('display'), $('#colorbox').attr('role')]; });
observe('close', async () => { $.colorbox.close(); await wait(300); return [log, $('#colorbox').css('display'), $('#c').parent().css('display')]; });
observe('html', async () => { $.colorbox({ html: '<p id=h>h</p>', transition: 'none', speed: 0 }); await wait(300); const r = $('#h').length; $.colorbox.remove(); return [r, $('#colorbox').length]; });
