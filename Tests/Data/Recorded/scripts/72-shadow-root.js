// Pattern: attachShadow: the shadow tree is not part of outerHTML.
// Arguments: {"text": "inside"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var host = document.createElement('div'), root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<p>shadow</p>';
        arguments.completionFunction({ html: host.outerHTML, text: host.textContent, inner: root.querySelector('p').textContent, same: host.shadowRoot === root });
    },
    finalize: function(arguments) { var host = document.body.appendChild(document.createElement('section')); host.attachShadow({ mode: 'closed' }).append(arguments.text); host.append('light'); }
};
