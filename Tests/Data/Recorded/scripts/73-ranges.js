// Pattern: Range without a selection: selectNodeContents, cloneContents, insertNode, surroundContents, deleteContents.
// Arguments: {"tag": "mark"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var range = document.createRange(), errors = [];
        range.selectNodeContents(document.body);
        var text = range.toString(), box = document.createElement('div');
        box.appendChild(range.cloneContents());
        try { range.setStart(document.body, 9999); } catch (e) { errors.push(e.name); }
        range.collapse(true);
        arguments.completionFunction({ text: text, same: box.innerHTML === document.body.innerHTML, errors: errors, collapsed: range.collapsed, offset: range.startOffset });
    },
    finalize: function(arguments) {
        var target = document.querySelector('p') || document.body, text = target.firstChild;
        if (text && text.nodeType === 3 && text.length > 1) {
            var range = document.createRange();
            range.setStart(text, 0); range.setEnd(text, 2);
            range.surroundContents(document.createElement(arguments.tag));
            range.collapse(false);
            range.insertNode(document.createTextNode('|'));
            range.selectNode(target);
            range.setStart(target, target.childNodes.length - 1);
            range.setEnd(target, target.childNodes.length);
            range.deleteContents();
        }
    }
};
