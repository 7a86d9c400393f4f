// Pattern: setAttribute, removeAttribute, toggleAttribute, reflected properties.
// Arguments: {"value": 7}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var p = document.createElement('p'), errors = [];
        ['ok', '1bad', 'a b', '', 'x:y', 'ÄÖ'].forEach(function(n) { try { p.setAttribute(n, n); errors.push('ok'); } catch (e) { errors.push(e.name); } });
        p.hidden = true; p.tabIndex = 3; p.id = 'a"b'; p.title = null; p.draggable = true;
        arguments.completionFunction({ errors: errors, html: p.outerHTML, missing: p.getAttribute('zz'), index: p.tabIndex });
    },
    finalize: function(arguments) {
        document.body.setAttribute('Data-Value', arguments.value);
        document.body.removeAttribute('class'); document.body.removeAttribute('never');
        document.body.toggleAttribute('inert'); document.body.toggleAttribute('inert');
        document.body.toggleAttribute('data-on', true);
        document.querySelectorAll('a').forEach(function(a) { a.setAttribute('rel', 'nofollow'); a.target = '_top'; a.href = a.href; });
        document.querySelectorAll('img').forEach(function(i) { i.width = 12.7; i.height = '9px'; i.loading = 'lazy'; i.isMap = true; });
        document.querySelectorAll('input').forEach(function(i) { i.disabled = false; i.maxLength = 4; i.readOnly = true; i.placeholder = ''; });
        document.querySelectorAll('circle').forEach(function(c) { c.setAttribute('viewBox', 'x'); c.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', '#z'); });
    }
};
