// Pattern: MutationObserver behind a feature test; records come in a microtask.
var ExtensionPreprocessingJS = {
    run: function(parameters) {
        if (!('MutationObserver' in window)) { parameters.completionFunction({ none: true }); return; }
        var observer = new MutationObserver(function(records) {
            observer.disconnect();
            parameters.completionFunction({ records: records.map(function(r) { return [r.type, r.target.nodeName, r.addedNodes.length, r.removedNodes.length, String(r.attributeName), String(r.oldValue)].join(' '); }) });
        });
        observer.observe(document.documentElement, { childList: true, attributes: true, attributeOldValue: true, subtree: true });
        var p = document.body.appendChild(document.createElement('p'));
        p.id = 'one'; p.id = 'two';
        p.textContent = 'text';
        document.body.removeChild(p);
    }
};
