// Action.js: passes all texts of the page, and replaces them by their translations.

var TranslateAction = function () {};

TranslateAction.prototype = {
    run: function (arguments) {
        this.nodes = [];
        this.collect(document.body);
        arguments.completionFunction({ "texts": this.nodes.map(function (node) { return node.data; }) });
    },

    finalize: function (arguments) {
        for (var i = 0; i < this.nodes.length && i < arguments["texts"].length; i++) {
            this.nodes[i].data = arguments["texts"][i];
        }
    },

    collect: function (parent) {
        for (var node = parent.firstChild; node; node = node.nextSibling) {
            if (node.nodeType == Node.TEXT_NODE) {
                if (/\S/.test(node.data)) this.nodes.push(node);
            } else if (!/^(script|style|textarea|code|pre)$/i.test(node.nodeName)) {
                this.collect(node);
            }
        }
    }
};

var ExtensionPreprocessingJS = new TranslateAction;
