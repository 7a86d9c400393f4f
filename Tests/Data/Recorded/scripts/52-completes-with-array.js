// Pattern: completion with an array instead of a dictionary.
var ExtensionPreprocessingJS = { run: function(arguments) { arguments.completionFunction([document.title, 2, { three: true }]); } };
