// Pattern: a walk by firstChild and nextSibling over every node, text changed in passing.
// Arguments: {"from": "e", "to": "E"}
var ExtensionPreprocessingJS = {
    counts: {},
    walk: function(node, visit) { visit(node); for (var child = node.firstChild; child; child = child.nextSibling) this.walk(child, visit); },
    run: function(arguments) {
        var counts = this.counts, text = 0, deepest = 0;
        this.walk(document, function(node) {
            counts[node.nodeName] = (counts[node.nodeName] || 0) + 1;
            if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue.length;
            for (var depth = 0, n = node; n.parentNode; n = n.parentNode) depth++;
            deepest = Math.max(deepest, depth);
        });
        arguments.completionFunction({ counts: counts, text: text, deepest: deepest });
    },
    finalize: function(arguments) {
        this.walk(document.body, function(node) {
            if (node.nodeType === 3) node.nodeValue = node.nodeValue.split(arguments.from).join(arguments.to);
            if (node.nodeType === 8) node.data += '!';
        });
        document.body.setAttribute('data-kinds', Object.keys(this.counts).length);
    }
};
