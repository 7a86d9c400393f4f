// cash.js: jQuery's interface in a small library
// Loads: cash/dist/cash.js
/* Page
<style>.hide { display: none } #box { width: 120px; height: 40px; padding: 5px; border: 2px solid red; margin: 3px; position: absolute; left: 10px; top: 20px }</style>
<ul id="l"><li class="a">one</li><li class="b" data-n="2" data-json='{"k":[1]}'>two</li><li>three</li></ul><div id="box"><p class="hide">hidden</p><p>shown</p></div>
<form id="f"><input name="t" value="x y"><input type="checkbox" name="c" value="1" checked><select name="s" multiple><option selected>p<option selected>q<option>r</select><textarea name="x">line
two</textarea></form>
*/
observe('find', () => { const $ = cash; return [$('li').length, $('li').eq(-1).text(), $('#l').find('.a, .b').length, $('li').filter((i, e) => i % 2).text(), $('li').not('.a').length, $('li').index($('.b')), $('.b').closest('ul').attr('id'), $('.b').siblings().length, $('.b').next().text(), $('.b').prevAll().length, $('#l').children('.b').length, $('li').has('x').length, $('.b').is('[data-n]')]; });
observe('make', () => { const $ = cash; $('<li class="c">four</li>').appendTo('#l'); $('#l').prepend('<li>zero</li>'); $('.b').before('<li>mid</li>').after($('<li>').text('<after>')); $('.a').wrapInner('<i>').clone().appendTo('#l'); $('.c').replaceWith('<li>C</li>'); return $('#l').html(); });
observe('attributes', () => { const $ = cash; const b = $('.b'); b.attr({ title: 't', 'aria-x': 1 }).removeAttr('aria-x').toggleClass('b z').addClass('q r').prop('hidden', true); return [b[0].outerHTML, b.data('n'), b.data('json'), b.data(), b.hasClass('z'), b.attr('none')]; });
observe('css', () => { const $ = cash; const box = $('#box'); return [box.css('width'), box.css('border-left-width'), box.css('paddingTop'), box.css('color', 'blue').css('color'), box.css({ opacity: 0.5 })[0].style.cssText, box.css('--x', '1px').css('--x'), $('.hide').css('display'), $('.hide').show().css('display'), $('.hide').hide()[0].style.display, $('.hide').toggle()[0].style.display]; });
observe('sizes', () => { const $ = cash; const box = $('#box'); return [box.width(), box.height(), box.innerWidth(), box.outerWidth(), box.outerWidth(true), box.width(50).width()]; });
observe('events', () => { const $ = cash, log = []; $('#l').on('click.x', 'li', function (e, data) { log.push([this.tagName, e.type, e.namespace, data]); }); $('#l').on({ 'my:event': e => log.push(e.type + e.detail) }); $('.a').one('click', () => log.push('once')); $('.a').first().trigger('click', { d: 1 }); $('.a').first().trigger('click'); $('#l').off('.x'); $('.a').first().trigger('click'); $('#l').trigger('my:event'); return log; });
observe('forms', () => { const $ = cash; $('[name=s]').val(['r', 'p']); $('[name=t]').val('a&b'); return [$('#f').serialize(), $('[name=s]').val(), $('[name=x]').val()]; });
observe('utilities', () => { const $ = cash; return [$.isPlainObject({}), $.isNumeric('12'), $.isArray([]), $.extend(true, {}, { a: { b: 1 } }, { a: { c: 2 } }), $.parseHTML('<td>x</td><td>y</td>').map(e => e.nodeName), $.unique([document.body, document.body]).length, $.guid]; });
