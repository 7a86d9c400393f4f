// jquery.js: selecting, changing, events, data, serialization
// Loads: usr/share/javascript/jquery/jquery.js
/* Page
<ul id="list"><li class="a">one</li><li>two</li><li class="a">three</li></ul><form id="f"><input name="t" value="x"><input type="checkbox" name="c" checked><select name="s"><option>1<option selected>2</select></form><div id="box" style="display:none"></div>
*/
observe('select', () => $('#list li.a, li:eq(1)').map((i, e) => $(e).text()).get());
observe('change', () => $('#list').append('<li>four</li>').find('li').addClass('b').last().prop('outerHTML'));
observe('delegated event', () => { const heard = []; $('#list').on('click', 'li', e => heard.push(e.type + $(e.currentTarget).index())); $('li').eq(2).trigger('click'); $('li')[0].click(); return heard; });
observe('event fields', () => { let found; $('#box').on('click', e => { found = [e.which, e.isTrigger, e.isDefaultPrevented()]; e.preventDefault(); }); $('#box').trigger('click'); return found; });
observe('native event', () => { let found; $('#list').one('mousedown', e => { found = [e.which, e.button, e.pageX]; }); $('#list')[0].dispatchEvent(new MouseEvent('mousedown', { button: 0, bubbles: true })); return found; });
observe('serialize', () => $('#f').serialize());
observe('checked', () => { $('[name=c]').prop('checked', false); return [$('input:checked').length, $('#f').serialize()]; });
observe('select value', () => [$('select').val(), $('select').val('1').val(), $('option:selected').index()]);
observe('clone', () => { $('[name=t]').val('typed'); return $('#f').clone().find('[name=t]').val(); });
observe('show', () => $('#box').show().css('display'));
observe('animate', () => new Promise(done => $('#box').animate({ opacity: 0.5 }, 100, () => done($('#box').css('opacity')))));
observe('data', () => $('<p data-a-b="3" data-o=\'{"x":1}\'>').data());
observe('wrap', () => $('li').first().wrapInner('<b class="w">').html());
observe('deferred', async () => await $.when($.Deferred(d => setTimeout(() => d.resolve(4), 5)), 5).then((a, b) => a + b));
observe('parse html', () => $.parseHTML('<a>1</a><script>window.bad=1</scr' + 'ipt>text').map(n => n.nodeName));
observe('parse xml', () => $($.parseXML('<r><i id="q">7</i></r>')).find('#q').text());
observe('param', () => $.param({ a: [1, 2], b: { c: 'ü &' } }));
observe('globalEval', () => { $.globalEval('var fromGlobal = 12'); return typeof fromGlobal; });
observe('css', () => $('<div>').css({ color: 'red', 'margin-left': 5, opacity: 0.3 }).attr('style'));
observe('visible', () => [$('#list').css('list-style-type'), $('#f').is(':has(input)'), $(':input').length]);
