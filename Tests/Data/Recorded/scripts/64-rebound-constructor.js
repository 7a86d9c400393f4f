// Pattern: the global is first the constructor and then an instance of itself.
function ExtensionPreprocessingJS() { this.made = Date.now() > 0; }
ExtensionPreprocessingJS.prototype.run = function(arguments) { arguments.completionFunction({ made: this.made, kind: typeof ExtensionPreprocessingJS }); };
ExtensionPreprocessingJS = new ExtensionPreprocessingJS();
