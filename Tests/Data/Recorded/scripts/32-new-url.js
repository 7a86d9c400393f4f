// Pattern: new URL(value, base), guarded and unguarded; settable parts.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var tries = ['http://[bad', 'x', '//h/p', '?q', '', 'HTTP://EXAMPLE.org:80/%7Ea/../b c', 'mailto:a@b', 'http://exämple.org/ü?ü#ü'].map(function(text) {
            try { return new URL(text, document.baseURI).href; } catch (e) { return e.name; }
        });
        var url = new URL(document.URL);
        url.pathname = '/other path'; url.search = 'a=1&b=ü'; url.hash = 'end'; url.protocol = 'https';
        arguments.completionFunction({ tries: tries, href: url.href, text: String(url), json: JSON.stringify(url), get: url.searchParams.get('b'), origin: url.origin, params: new URLSearchParams({ x: 'y z' }).toString() });
    }
};
