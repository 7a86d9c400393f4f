// Pattern: an index into the result of match(): a TypeError if nothing matches.
// Arguments: {}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var number = document.title.match(/(\w+)-(\d+)/)[2];
        arguments.completionFunction({
            number: number, words: document.title.split(/\s+/), swapped: document.title.replace(/(\w+)-(\d+)/, '$2:$1'),
            test: /^h/i.test(document.title), at: /-(\d)/.exec(document.title).index
        });
    },
    finalize: function() { document.body.className += ' counted'; }
};
