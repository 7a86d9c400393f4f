// Pattern: console methods with nodes, collections, undefined and several values.
// Arguments: {"message": "done"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        console.log('start', document.body, document.querySelectorAll('p'), undefined, null, 3, { a: [document] });
        console.error(new Error('shown only'));
        console.warn(document.getElementsByTagName('a'), Symbol('s'));
        console.info();
        console.debug('%s %d', 'text', 1);
        arguments.completionFunction({ kinds: [typeof console.log, typeof console.error, typeof console.table, typeof console.group].join() });
    },
    finalize: function(arguments) { console.log(arguments, arguments.message); }
};
