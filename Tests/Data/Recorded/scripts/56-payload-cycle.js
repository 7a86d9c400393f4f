// Pattern: a payload that contains itself.
// Arguments: {}
var ExtensionPreprocessingJS = {
    run: function(arguments) { var payload = { title: document.title }; payload.self = { back: [payload] }; arguments.completionFunction(payload); },
    finalize: function() { document.body.setAttribute('data-done', ''); }
};
