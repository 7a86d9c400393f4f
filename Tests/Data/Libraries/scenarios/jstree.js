// jstree.js: a tree of nodes: opening, selecting, changing
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jstree/jstree.js
/* Page
<div id=t><ul><li id=a>A<ul><li id=b>B</li><li id=c class="jstree-open">C<ul><li id=d>D</li></ul></li></ul></li><li id=e>E</li></ul></div><div id=j></div>
*/
var tree = $('#t'), events = [];
observe('make', async () => { tree.on('ready.jstree open_node.jstree select_node.jstree deselect_all.jstree create_node.jstree rename_node.jstree delete_node.jstree move_node.jstree changed.jstree', (e, d) => events.push(e.type + ' ' + (d && d.node ? d.node.id : ''))).jstree({ core: { check_callback: true, animation: 0 }, plugins: ['checkbox', 'search'] }); await wait(200); return [tree.find('li').length, tree.attr('class'), tree.attr('role'), tree.find('#a').attr('aria-level'), tree.find('#a').attr('class')]; });
observe('open', async () => { tree.jstree('open_node', 'a'); await wait(50); return [tree.find('li').map((i, e) => e.id).get(), tree.find('#a > .jstree-anchor').text()]; });
observe('select', async () => { tree.jstree('select_node', 'b'); await wait(50); return [tree.jstree('get_selected'), tree.jstree('get_top_selected'), tree.find('.jstree-clicked').length, tree.jstree('get_undetermined')]; });
observe('click', async () => { tree.find('#e > a').trigger('click'); await wait(50); return tree.jstree('get_selected').sort(); });
observe('change', async () => { const id = tree.jstree('create_node', 'e', { text: 'New', id: 'n' }); tree.jstree('rename_node', 'n', 'Newer'); tree.jstree('move_node', 'n', 'a', 0); await wait(50); const r = [id, tree.jstree('get_node', 'n').parent, tree.jstree('get_text', 'n')]; tree.jstree('delete_node', 'n'); return r.concat(tree.jstree('get_node', 'n')); });
observe('json', () => tree.jstree('get_json', '#', { flat: true, no_state: true, no_data: true, no_li_attr: true, no_a_attr: true }));
observe('search', async () => { tree.jstree('search', 'D'); await wait(100); return tree.find('.jstree-search').length; });
observe('events', () => events.filter(e => !/^changed/.test(e)));
observe('from data', async () => { $('#j').jstree({ core: { data: [{ text: 'x', children: [{ text: 'y' }], state: { opened: true } }, 'z'] } }); await wait(200); return [$('#j li').length, $('#j').text()]; });
observe('destroy', () => { tree.jstree('destroy'); return [tree.html(), tree.attr('class')]; });
