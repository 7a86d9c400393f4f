// Action.js: passes the parts of the page that a post needs. A share extension has no finalize().

var PostAction = function () {};

PostAction.prototype = {
    run: function (arguments) {
        arguments.completionFunction({
            "url": document.URL, "title": document.title, "selection": getSelection().toString()
        });
    }
};

var ExtensionPreprocessingJS = new PostAction;
