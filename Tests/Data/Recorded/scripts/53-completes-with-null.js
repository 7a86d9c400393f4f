// Pattern: completion with null.
var ExtensionPreprocessingJS = { run: function(arguments) { arguments.completionFunction(null); } };
