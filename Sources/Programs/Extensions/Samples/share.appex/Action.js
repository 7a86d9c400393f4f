// Action.js: hands over what a post needs of the page. A share extension has no finalize().

var PostAction = function () {};

PostAction.prototype = {
    run: function (arguments) {
        arguments.completionFunction({
            "url": document.URL, "title": document.title, "selection": getSelection().toString()
        });
    }
};

var ExtensionPreprocessingJS = new PostAction;
