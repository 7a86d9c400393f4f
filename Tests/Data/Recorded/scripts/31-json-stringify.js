// Pattern: JSON.stringify of the document, of an element, of a dataset and of settings.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({
            document: Object.keys(JSON.parse(JSON.stringify(document))).join(), element: JSON.stringify(document.body), data: JSON.stringify(document.body.dataset),
            list: JSON.stringify(document.querySelectorAll('title')), mixed: JSON.stringify({ a: undefined, b: [undefined, NaN], c: new Date(0), d: null })
        });
    }
};
