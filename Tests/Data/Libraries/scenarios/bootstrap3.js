// bootstrap3.js: components
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/bootstrap/js/bootstrap.js
/* Page
<ul class="nav" id="n"><li class="active"><a href="#a" data-toggle="tab">a</a><li><a href="#b" data-toggle="tab">b</a></ul><div class="tab-pane active" id="a"></div><div class="tab-pane" id="b"></div><div class="dropdown"><button data-toggle="dropdown">d</button><ul class="dropdown-menu"></ul></div><div class="modal" id="m"><div class="modal-dialog">x</div></div><div class="alert"><button class="close" data-dismiss="alert">x</button></div>
*/
observe('tab', () => { $('#n a').eq(1).tab('show'); return [$('#n li').eq(1).attr('class'), $('#b').attr('class'), $('#a').attr('class')]; });
observe('dropdown', () => { $('.dropdown button')[0].click(); const o = $('.dropdown').attr('class'); document.body.click(); return [o, $('.dropdown').attr('class')]; });
observe('modal', () => { $('#m').modal('show'); return [$('body').attr('class'), $('.modal-backdrop').length, $('#m').css('display')]; });
observe('alert', () => { $('.close')[0].click(); return $('.alert').length; });
observe('tooltip', () => { const t = $('<a title="tip">a</a>').appendTo('body').tooltip(); t.tooltip('show'); return [t.attr('data-original-title'), $('.tooltip-inner').text(), t.attr('title')]; });
