// Pattern: getRangeAt(0) without a selection, unguarded: IndexSizeError ends run().
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var range = getSelection().getRangeAt(0);
        var box = document.createElement('div');
        box.appendChild(range.cloneContents());
        arguments.completionFunction({ html: box.innerHTML });
    }
};
