// Pattern: work at load time rather than in run: elements are added while the script is evaluated.
// Arguments: {"tag": "footer"}
var snapshot = document.body.innerHTML.length, theme = document.body.dataset.themeName || 'none';
document.body.appendChild(document.createElement('aside')).textContent = 'added at load';
var ExtensionPreprocessingJS = {
    run: function(arguments) { arguments.completionFunction({ snapshot: snapshot, theme: theme, asides: document.querySelectorAll('aside').length }); },
    finalize: function(arguments) { document.querySelector('aside').outerHTML = '<' + arguments.tag + '>'; }
};
