// Pattern: appendChild moves; insertBefore, replaceChild, removeChild, remove, replaceWith, fragments.
// Arguments: {}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var failures = [];
        [function() { document.body.appendChild(document.documentElement); }, function() { document.body.removeChild(document.head); },
         function() { document.appendChild(document.createTextNode('x')); }, function() { document.body.appendChild(null); },
         function() { document.body.insertBefore(document.createElement('p')); }, function() { document.createElement('a b'); }
        ].forEach(function(step) { try { step(); failures.push('fine'); } catch (e) { failures.push(e.name); } });
        arguments.completionFunction({ failures: failures });
    },
    finalize: function() {
        var first = document.body.firstElementChild;
        if (first) document.body.appendChild(first);
        var fragment = document.createDocumentFragment();
        document.querySelectorAll('b, i').forEach(function(e) { fragment.appendChild(e); });
        document.body.insertBefore(fragment, document.body.firstChild);
        var items = document.getElementsByTagName('li');
        while (items.length > 1) items[0].parentNode.removeChild(items[0]);
        document.querySelectorAll('script, style, noscript').forEach(function(e) { e.remove(); });
        var p = document.querySelector('p');
        if (p) p.replaceWith('text for a paragraph', document.createElement('hr'));
        var h = document.querySelector('h1');
        if (h) h.parentNode.replaceChild(document.createTextNode(h.textContent), h);
        document.body.normalize();
    }
};
