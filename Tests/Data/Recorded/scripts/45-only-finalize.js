// Pattern: no run at all, only finalize.
// Arguments: {"message": "x"}
var ExtensionPreprocessingJS = { finalize: function(arguments) { document.body.innerHTML = arguments.message; } };
