// Pattern: document.body, document.head and document.documentElement are there, even on an empty page.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({
            body: document.body.tagName, head: document.head.nodeName, root: document.documentElement.localName,
            counts: [document.head.childElementCount, document.body.childElementCount, document.childNodes.length],
            owner: document.body.ownerDocument === document, parent: document.body.parentNode === document.documentElement,
            kind: Object.prototype.toString.call(document.body), mode: document.compatMode
        });
    }
};
