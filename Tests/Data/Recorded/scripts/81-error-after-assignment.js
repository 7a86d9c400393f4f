// Pattern: an exception at load time after the global was assigned.
var ExtensionPreprocessingJS = { run: function(arguments) { arguments.completionFunction({ title: document.title }); } };
document.querySelector('#not-there-at-all').focus();
