// Pattern: an exception in run() after completion: the result stands.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({ handed: document.title });
        undefinedFunction();
    }
};
