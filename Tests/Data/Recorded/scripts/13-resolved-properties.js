// Pattern: meta.content, link.href, img.src and a.href as properties, resolved against the base.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        function all(selector, property) { return Array.from(document.querySelectorAll(selector)).map(function(e) { return e[property]; }); }
        arguments.completionFunction({
            contents: all('meta', 'content'), names: all('meta', 'name'), links: all('link', 'href'), rels: all('link', 'rel'),
            anchors: all('a', 'href'), images: all('img', 'src'), alts: all('img', 'alt'), frames: all('iframe', 'src'), scripts: all('script', 'src'),
            types: all('script', 'type'), actions: all('form', 'action'), ids: all('[id]', 'id'), hosts: all('a', 'host'), paths: all('a', 'pathname')
        });
    }
};
