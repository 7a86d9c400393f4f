// Pattern: eval(undefined), because the key is missing.
// Arguments: {"somethingElse": 1}
var ExtensionPreprocessingJS = new (function () {
    this.run = function (args) { args.completionFunction({ title: document.title }); };
    this.finalize = function (args) {
        var answer = eval(args.customJavaScript);
        document.documentElement.setAttribute('data-answer', typeof answer);
    };
});
