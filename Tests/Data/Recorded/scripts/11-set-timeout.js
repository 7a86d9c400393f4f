// Pattern: completion from a timer, with a cancelled backstop.
var ExtensionPreprocessingJS = {
    run: function(parameters) {
        var steps = ['sync'];
        var backstop = setTimeout(function() { parameters.completionFunction({ late: true }); }, 800);
        setTimeout(function() {
            steps.push('one');
            setTimeout(function(a, b) {
                steps.push(a + b);
                clearTimeout(backstop);
                parameters.completionFunction({ steps: steps, kind: typeof backstop });
            }, 1, 'two', '!');
        }, 1);
        steps.push('after');
    }
};
