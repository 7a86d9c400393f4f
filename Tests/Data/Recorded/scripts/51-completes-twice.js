// Pattern: completionFunction is called twice: the first call counts.
// Arguments: {"n": 1}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var payload = { call: 1, list: [1] };
        arguments.completionFunction(payload);
        payload.call = 'changed later';
        payload.list.push(2);
        arguments.completionFunction({ call: 2 });
    },
    finalize: function(arguments) { document.body.setAttribute('data-finalize', (parseInt(document.body.getAttribute('data-finalize')) || 0) + arguments.n); }
};
