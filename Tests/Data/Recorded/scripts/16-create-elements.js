// Pattern: createElement, createTextNode, appendChild, insertBefore: script, style, link, mark, details, summary, a.
// Arguments: {"style": "p { color: green }", "title": "Added"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var made = document.createElement('DIV');
        arguments.completionFunction({ name: made.tagName + made.localName, kind: String(made), unknown: String(document.createElement('x')), odd: String(document.createElement('x-y')) });
    },
    finalize: function(arguments) {
        var style = document.createElement('style');
        style.type = 'text/css';
        style.appendChild(document.createTextNode(arguments.style));
        document.head.appendChild(style);
        var link = document.createElement('link');
        link.rel = 'stylesheet'; link.href = 'extra.css';
        document.getElementsByTagName('head')[0].insertBefore(link, document.head.firstChild);
        var details = document.createElement('details'), summary = document.createElement('summary');
        summary.textContent = arguments.title;
        details.open = true;
        details.append(summary, 'plain text', document.createElement('mark'));
        document.body.prepend(details, 'before all');
        var a = document.createElement('a');
        a.href = '/x y'; a.target = '_blank'; a.title = a.href; a.innerText = 'go\nthere';
        document.body.appendChild(a);
        document.body.insertBefore(document.createComment('made'), null);
    }
};
