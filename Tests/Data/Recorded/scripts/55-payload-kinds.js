// Pattern: values of every kind in the payload: undefined, null, booleans, numbers, dates, functions, nesting.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({
            z: 'last', a: 'first', 2: 'two', 1: 'one', missing: document.title.nothing, nothing: null, yes: true, no: false, ratio: 1.5, big: 9007199254740993, minus: -0,
            nan: NaN, infinite: -Infinity, date: new Date(86400000), fn: function() {}, symbol: Symbol('s'), empty: '', deep: { er: { est: [[], [{}]] } }, holes: [1, undefined, null, function() {}],
            text: 'é😀\u0000\ud800 "quoted" \\ \n', toJSON: undefined
        });
    }
};
