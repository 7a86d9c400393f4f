// Pattern: nodes in the payload by mistake.
var ExtensionPreprocessingJS = { run: function(arguments) { arguments.completionFunction({ title: document.title, body: document.body, text: [document.body.firstChild && document.createTextNode('t')] }); } };
