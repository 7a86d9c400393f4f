// Pattern: document.write in finalize replaces the whole document.
// Arguments: {"html": "<title>Written</title><p>written <b>over"}
var ExtensionPreprocessingJS = {
    run: function(arguments) { arguments.completionFunction({ mode: document.compatMode }); },
    finalize: function(arguments) { document.write(arguments.html); document.close(); }
};
