// jquery-mobile.js: a page made of widgets by their roles
// Loads: jquery-ui-1.13.2/external/jquery-1.12.4/jquery.js, usr/share/javascript/jquery-mobile/jquery.mobile.js
/* Page
<div data-role=page id=one><div data-role=header><h1>One</h1></div><div role=main class=ui-content><ul data-role=listview id=lv data-filter=true><li data-role=list-divider>A<li><a href="#two">Alpha</a><li>Plain</ul><input type=checkbox id=c><label for=c>C</label><input type=range id=r min=0 max=10 value=4><select id=s data-role=slider><option value=off>Off<option value=on selected>On</select><div data-role=collapsible id=co><h3>Head</h3><p>body</p></div><a href="#" data-role=button id=bu data-icon=star>B</a></div></div><div data-role=page id=two><p>Two</p></div>
*/
observe('initialize', async () => { await wait(100); return [$.mobile.version, $('#one').attr('class'), $('html').attr('class').split(' ').filter(name => name.startsWith('ui-mobile')), $.mobile.activePage && $.mobile.activePage.attr('id')]; });
observe('listview', () => [$('#lv').attr('class'), $('#lv').children().map((at, e) => e.className).get(), $('#lv a').attr('class'), $('.ui-filterable').length]);
observe('controls', () => [$('#c').parent().attr('class'), $('label[for=c]').attr('class'), $('.ui-slider').map((at, e) => e.className).get(), $('#bu').attr('class')]);
observe('checkbox', () => { $('label[for=c]').trigger('click'); return [$('#c').prop('checked'), $('label[for=c]').attr('class')]; });
observe('slider', () => { $('#r').val(7).slider('refresh'); return [$('#r').val(), $('.ui-slider-handle').map((at, e) => [[e.getAttribute('role'), e.getAttribute('aria-valuenow')]]).get()]; });
observe('flip', () => { $('#s').val('off').slider('refresh'); return [$('#s').val(), $('#s').next().attr('class')]; });
observe('collapsible', () => { const co = $('#co'), log = []; co.on('collapsibleexpand collapsiblecollapse', event => log.push(event.type)); co.collapsible('expand'); co.collapsible('collapse'); return [log, co.attr('class'), co.find('.ui-collapsible-heading-status').text()]; });
observe('path', () => [$.mobile.path.parseUrl('http://page.test:80/a/b.html?q#h').directory, $.mobile.path.makeUrlAbsolute('../c', 'http://page.test/a/b/'), $.mobile.path.isRelativeUrl('x'), $.mobile.path.convertUrlToDataUrl('http://page.test/d')]);
observe('virtual', () => { const log = []; $('#bu').on('vclick tap', event => { log.push(event.type); event.preventDefault(); }); $('#bu').trigger('click'); return log; });
