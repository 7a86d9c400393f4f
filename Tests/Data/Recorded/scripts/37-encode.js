// Pattern: encodeURIComponent, escape and unescape of page text.
// Arguments: {"deeplink": "sample%20x"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var text = document.title + ' é😀';
        arguments.completionFunction({ component: encodeURIComponent(text), whole: encodeURI(text), escaped: escape(text), back: unescape(escape(text)) === text, base64: btoa(unescape(encodeURIComponent(text))), decoded: atob('aGk=') });
    },
    finalize: function(arguments) { document.title = decodeURIComponent(arguments.deeplink) + '  &  '; }
};
