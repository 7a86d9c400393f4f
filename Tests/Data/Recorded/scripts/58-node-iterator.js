// Pattern: createNodeIterator and createTreeWalker with NodeFilter.
// Arguments: {"label": "seen"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var texts = [], iterator = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT, { acceptNode: function(n) { return /\S/.test(n.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT; } });
        for (var node; (node = iterator.nextNode());) texts.push(node.data.trim().slice(0, 10));
        var walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT, function(e) { return e.localName === 'head' ? NodeFilter.FILTER_REJECT : e.localName === 'p' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT; });
        var names = [];
        while (walker.nextNode()) names.push(walker.currentNode.localName);
        arguments.completionFunction({ texts: texts, names: names, back: iterator.previousNode() !== null });
    },
    finalize: function(arguments) {
        var comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
        for (var c; (c = comments.nextNode());) c.data = arguments.label;
    }
};
