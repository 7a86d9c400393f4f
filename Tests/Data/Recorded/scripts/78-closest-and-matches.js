// Pattern: closest, matches, contains, compareDocumentPosition, children and element siblings.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var out = [];
        document.querySelectorAll('b, i, td, option, circle').forEach(function(e) {
            var near = e.closest('p, table, form, svg, div');
            out.push([e.localName, near ? near.localName : '-', e.matches('p *'), e.matches(':first-child'), e.nextElementSibling ? e.nextElementSibling.localName : '-', document.body.contains(e), document.body.compareDocumentPosition(e), e.parentElement.children.length].join(' '));
        });
        arguments.completionFunction({ out: out });
    }
};
