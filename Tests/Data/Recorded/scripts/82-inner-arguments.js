// Pattern: `arguments` inside an inner function is that function's own: a TypeError in a timer, so run never completes.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var steps = ['sync'];
        var backstop = setTimeout(function() { arguments.completionFunction({ late: true }); }, 800);
        setTimeout(function() {
            steps.push('one');
            setTimeout(function(a, b) {
                steps.push(a + b);
                clearTimeout(backstop);
                arguments.completionFunction({ steps: steps, kind: typeof backstop });
            }, 1, 'two', '!');
        }, 1);
        steps.push('after');
    }
};
