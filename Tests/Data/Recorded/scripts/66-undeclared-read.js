// Pattern: an undeclared name is assigned (sloppy mode), another is read: a ReferenceError.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        leaked = document.title;
        var copy = window.leaked;
        arguments.completionFunction({ copy: copy, misspelled: docment.title });
    }
};
