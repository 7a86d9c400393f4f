// Pattern: run with an empty body: only a time limit ends it.
// Arguments: {}
var ExtensionPreprocessingJS = { run: function(arguments) {}, finalize: function() { document.body.remove(); } };
