// Pattern: a static NodeList: index, length, forEach, for…of, spread, Array.from, Array.prototype.slice.call.
// Arguments: {}
var ExtensionPreprocessingJS = {
    run: function(parameters) {
        const list = document.querySelectorAll('p, li, td');
        const before = list.length;
        const added = document.body.appendChild(document.createElement('p'));
        let looped = 0;
        for (const node of list) looped += node.nodeType;
        const names = [];
        list.forEach((node, index) => { if (index < 5) names.push(node.localName + index); });
        const payload = {
            before, after: list.length, looped, names, spread: [...list].length === before, from: Array.from(list, n => n.tagName).length,
            sliced: Array.prototype.slice.call(list, 0, 2).map(n => n.textContent.trim().slice(0, 12)), outside: typeof list[before], item: list.item(before),
            kind: String(list), keys: Object.keys(list).length === before
        };
        added.remove();
        parameters.completionFunction(payload);
    },
    finalize: function() {
        Array.prototype.forEach.call(document.querySelectorAll('p'), function(p, i) { p.setAttribute('data-n', i); });
    }
};
