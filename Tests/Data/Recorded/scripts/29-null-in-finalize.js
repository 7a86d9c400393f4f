// Pattern: getElementById returns null: a TypeError in finalize, after a change that stays.
// Arguments: {"text": "never shown"}
var ExtensionPreprocessingJS = {
    run: function(arguments) { arguments.completionFunction({ found: document.getElementById('story') !== null, empty: document.getElementById('') }); },
    finalize: function(arguments) {
        document.body.setAttribute('data-before', '1');
        document.getElementById('no-such-field').value = arguments.text;
        document.body.setAttribute('data-after', '1');
    }
};
