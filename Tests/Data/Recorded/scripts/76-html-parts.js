// Pattern: the page's HTML cut to a limit, the title set, meta dictionaries built by key.
// Arguments: {"title": " New   title "}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var meta = {};
        [].forEach.call(document.getElementsByTagName('meta'), function(m) { var key = m.getAttribute('property') || m.name || m.httpEquiv; if (key) meta[key] = m.content; });
        arguments.completionFunction({ html: document.documentElement.outerHTML.substring(0, 400), meta: JSON.stringify(meta), count: Object.keys(meta).length, referrer: document.referrer, cookie: document.cookie });
    },
    finalize: function(arguments) { document.title = arguments.title; document.title += '!'; }
};
