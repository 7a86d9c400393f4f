// Pattern: the global is declared with let: not a property of the global object.
let ExtensionPreprocessingJS = { run: function(arguments) { arguments.completionFunction({ title: document.title }); } };
