// Needs: jquery/jquery.js
// Selecting, changing, events and requests, as pages use jQuery.
var scenario = async ({ observe, fixture, wait }) => {
  const $ = jQuery;
  fixture('<ul id="l"><li class="a">1</li><li class="b">2</li><li class="a">3</li></ul><form id="f"><input name="t" value="x y"><input type="checkbox" name="c" checked><select name="s"><option>1<option selected>2</select></form>');
  await observe('version', () => $.fn.jquery);
  await observe('support', () => $.support);
  await observe('select', () => [$('li.a').length, $('li:nth-child(2)').text(), $('li:contains(3)').text(), $('li:not(.a)').text(), $('li:first').text(), $('li:odd').length]);
  await observe('checked', () => [$('input:checked').length, $(':checkbox').length, $('option:selected').text(), $(':input').length, $(':text').length]);
  await observe('prop', () => { $('[name=c]').prop('checked', false); return [$('input:checked').length, $('[name=c]').attr('checked')]; });
  await observe('serialize', () => $('#f').serialize());
  await observe('serializeArray', () => $('#f').serializeArray());
  await observe('val', () => { $('[name=s]').val('1'); return [$('[name=s]').val(), $('[name=s]')[0].selectedIndex]; });
  await observe('append', () => $('<li>', { text: '4', class: 'n', 'data-k': '{"a":1}' }).appendTo('#l')[0]);
  await observe('data', () => [$('#l .n').data('k'), $('#l .n').data('none')]);
  await observe('wrap', () => $('#l li').eq(0).wrapInner('<b></b>').end().eq(1).replaceWith('<li>r</li>').end().parent()[0]);
  await observe('css', () => $('#l').css({ color: 'red', marginTop: '3px' }).css(['color', 'margin-top', 'display', 'position']));
  await observe('classes', () => $('#l').addClass('x y').toggleClass('x').attr('class'));
  await observe('delegated', () => { const seen = []; $('#l').on('click.ns', 'li', e => { seen.push(e.type, $(e.currentTarget).text(), e.which, e.namespace); }); $('#l li').eq(0).trigger('click'); $('#l li')[1].click(); $('#l').off('.ns'); $('#l li')[1].click(); return seen; });
  await observe('trigger', () => { let got; $('#l').one('mine', (e, a, b) => { got = [e.type, a, b]; }); $('#l').trigger('mine', [1, 2]); return got; });
  await observe('focus', () => { const seen = []; $('[name=t]').on('focus blur focusin', e => { seen.push(e.type); }).trigger('focus').trigger('blur'); return seen; });
  await observe('deferred', async () => { const d = $.Deferred(); setTimeout(() => d.resolve(1, 2), 5); return d.then((a, b) => a + b); });
  await observe('clone', () => $('#f').clone(true).find('[name=t]').val());
  await observe('parseHTML', () => $.parseHTML('<td>1</td><script>x</script>').map(n => n.nodeName));
  await observe('hide', () => [$('#l').hide().css('display'), $('#l').is(':hidden'), $('#l').show()[0].style.display]);
  await observe('animate', async () => { await $('#l').animate({ opacity: 0.25 }, 60).promise(); return $('#l')[0].style.opacity; });
  await observe('ready', async () => { let at = 0; $(() => { at = 1; }); await wait(20); return at; });
  await observe('traverse', () => [$('li.a').closest('ul').attr('id'), $('li').first().nextAll().length, $('#f').children().length, $('#l').siblings().length]);
  await observe('parseXML', () => $($.parseXML('<a><b k="1"/></a>')).find('b').attr('k'));
  await observe('param', () => $.param({ a: [1, 2], b: { c: 'ä &' } }));
};
