// Pattern: getSelection() without a selection: an object whose text is empty; getRangeAt(0) guarded.
// Arguments: {"text": "x"}
var GetSelected = function() {};
GetSelected.prototype = {
    run: function(arguments) {
        var selection = window.getSelection(), failure = null;
        try { selection.getRangeAt(0); } catch (e) { failure = e.name + ' ' + (e instanceof DOMException) + ' ' + e.code; }
        arguments.completionFunction({
            "selection": selection.toString(), "text": String(document.getSelection()), "count": selection.rangeCount, "collapsed": selection.isCollapsed,
            "type": selection.type, "anchor": selection.anchorNode, "same": selection === document.getSelection(), "failure": failure
        });
    },
    finalize: function(arguments) { if (getSelection().rangeCount) document.body.innerHTML = arguments.text; }
};
var ExtensionPreprocessingJS = new GetSelected;
