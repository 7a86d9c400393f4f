// Pattern: completionFunction() without an argument.
// Arguments: {"k": "v"}
var ExtensionPreprocessingJS = {
    run: function(arguments) { arguments.completionFunction(); },
    finalize: function(arguments) { document.body.setAttribute('data-k', arguments.k); }
};
