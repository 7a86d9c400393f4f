// Pattern: the constructor is left in place of the instance: calling run is a TypeError.
// Arguments: {}
var ExtensionPreprocessingJS = function() {};
ExtensionPreprocessingJS.prototype = {
    run: function(arguments) { arguments.completionFunction({ title: document.title }); },
    finalize: function() { document.body.remove(); }
};
