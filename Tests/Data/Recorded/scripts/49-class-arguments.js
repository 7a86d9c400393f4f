// Pattern: a class method whose parameter is named `arguments`: strict code, so the file does not parse.
class Action {
    run(arguments) { arguments.completionFunction({ title: document.title }); }
}
var ExtensionPreprocessingJS = new Action();
