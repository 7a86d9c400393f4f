// Pattern: className, classList, dataset.
// Arguments: {"theme": "dark"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var body = document.body, list = body.classList, errors = [];
        [['add', ''], ['add', 'a b'], ['replace', 'x', 'y z']].forEach(function(call) { try { list[call[0]].apply(list, call.slice(1)); } catch (e) { errors.push(e.name); } });
        arguments.completionFunction({ name: body.className, length: list.length, has: list.contains('page'), keys: Object.keys(body.dataset), missing: typeof body.dataset.nothing, first: list[0] === undefined ? null : list[0], errors: errors });
    },
    finalize: function(arguments) {
        var body = document.body;
        body.classList.add('one', 'two', 'one'); body.classList.remove('page'); body.classList.toggle('on'); body.classList.toggle('off', false); body.classList.replace('two', 'three');
        body.dataset.themeName = arguments.theme; body.dataset.a1B = ''; delete body.dataset.section;
        document.querySelectorAll('p').forEach(function(p) { p.className = ''; p.classList.add('x'); p.classList.remove('x'); });
        try { body.dataset['bad-name'] = 1; } catch (e) { body.dataset.failed = e.name; }
    }
};
