// Action.js: the script half of the template extension. run() sends the body's own background color; finalize()
// sets the color that the native half chose, or blue if it chose none.

var ColourAction = function () {};

ColourAction.prototype = {
    run: function (arguments) {
        arguments.completionFunction({ "currentBackgroundColor": document.body.style.backgroundColor });
    },

    finalize: function (arguments) {
        var colour = arguments["newBackgroundColor"];
        document.body.style.backgroundColor = colour ? colour : "blue";
    }
};

var ExtensionPreprocessingJS = new ColourAction;
