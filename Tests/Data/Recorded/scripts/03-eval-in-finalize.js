// Pattern: direct eval of code from the native side: it sees locals of finalize, and its vars stay local.
// Arguments: {"customJavaScript": "var left = label + '/' + typeof arguments.customJavaScript; document.body.setAttribute('data-eval', left); undeclared = 1;"}
var Runner = function() {};
Runner.prototype = {
    run: function(arguments) { arguments.completionFunction({"url": document.URL}); },
    finalize: function(arguments) {
        var label = 'local';
        eval(arguments["customJavaScript"]);
        document.body.setAttribute('data-after', left + ' ' + typeof undeclared);
        document.body.setAttribute('data-global', String('left' in window) + String('undeclared' in window));
    }
};
var ExtensionPreprocessingJS = new Runner;
