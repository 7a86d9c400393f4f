// Pattern: a syntax error in a shipped file: a missing colon.
var ExtensionPreprocessingJS = {
    run function(arguments) {
        arguments.completionFunction({ title: document.title });
    }
};
