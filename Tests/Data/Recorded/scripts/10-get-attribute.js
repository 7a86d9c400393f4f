// Pattern: getAttribute: null when missing, the value as written.
var ExtensionPreprocessingJS = {
    run: function(args) {
        var out = [];
        for (var i = 0; i < document.links.length; i++) out.push(document.links[i].getAttribute('href'), document.links[i].getAttribute('HREF'), document.links[i].getAttribute('nope'));
        var body = document.body;
        args.completionFunction({
            links: out, names: Array.from(body.attributes, function(a) { return a.name + '=' + a.value; }),
            has: body.hasAttribute('class'), any: body.hasAttributes(), listed: body.getAttributeNames().join(' ')
        });
    }
};
