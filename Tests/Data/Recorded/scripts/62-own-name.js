// Pattern: the literal refers to the global by its own name, helper methods beside run.
// Arguments: {"keep": "yes"}
ExtensionPreprocessingJS = {
    cached: '',
    describe: function() { return (document.querySelector('meta[name=description]') || { content: 'none' }).content; },
    run: function(arguments) { ExtensionPreprocessingJS.cached = this.describe(); arguments.completionFunction({ description: ExtensionPreprocessingJS.cached }); },
    finalize: function(arguments) { document.body.setAttribute('data-cached', ExtensionPreprocessingJS.cached + this.describe().length + arguments.keep); }
};
