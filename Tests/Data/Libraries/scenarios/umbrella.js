// umbrella.js: a small library for the tree and its events
// Loads: umbrella/umbrella.js
/* Page
<ul id="l"><li class="a">one</li><li class="b" data-n="2">two</li><li>three</li></ul><form id="f"><input name="t" value="x y"><input type="checkbox" name="c" value="1" checked><input type="radio" name="r" value="no"><select name="s" multiple><option selected>p<option selected>q</select></form>
*/
observe('find', () => [u('li').length, u('li').last().textContent, u('#l').find('.a').length, u('li').filter('.b').text(), u('li').not('.a').length, u('.b').closest('ul').attr('id'), u('.b').siblings().length, u('#l').children().length, u('li').is('.b'), u('li').eq?.(0)]);
observe('make', () => { u('#l').append('<li class="c">four</li>'); u('#l').prepend(u('<li>').html('zero')); u('#l').append((text, i) => `<li>${text}${i}</li>`, ['x', 'y']); u('.b').before('<li>mid</li>').after('<li>aft</li>'); u('.a').wrap('<b class="w">'); u('.c').replace('<li>C</li>'); return u('#l').html(); });
observe('classes', () => { u('.b').addClass('x y', ['z']).removeClass('b').toggleClass('q', true); return [u('.x').attr('class'), u('.x').hasClass('y', 'z'), u('.x').data('n'), u('.x').data({ m: 'v' }).attr('data-m')]; });
observe('events', () => { const log = []; u('#l').on('click', 'li', e => log.push(e.currentTarget.tagName + e.target.tagName)); u('#l').handle('submit', e => log.push(e.defaultPrevented)); u('.x').trigger('click', 1, 2); u('#l').trigger('submit'); u('#l').off('click'); u('.x').trigger('click'); return log; });
observe('forms', () => u('#f').serialize());
observe('clone', () => { const first = u('.x').on('click', e => { e.target.title = 'clicked'; }); const copy = first.clone(); u('#l').append(copy); copy.trigger('click'); return u('#l').html(); });
