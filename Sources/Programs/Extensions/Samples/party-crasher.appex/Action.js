// Action.js: passes the selected text, and replaces it by the answer.

var PartyAction = function () {};

PartyAction.prototype = {
    run: function (arguments) {
        arguments.completionFunction({ "selection": getSelection().toString() });
    },

    finalize: function (arguments) {
        var range = getSelection().getRangeAt(0);
        range.deleteContents();
        range.insertNode(document.createTextNode(arguments["text"]));
    }
};

var ExtensionPreprocessingJS = new PartyAction;
