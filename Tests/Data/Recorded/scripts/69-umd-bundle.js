// Pattern: a bundle: the class in front, a UMD-wrapped library behind it.
class Packed { run(p) { p.completionFunction({ sum: window.tiny.add(2, 3), where: window.tiny.where }); } }
window.ExtensionPreprocessingJS = new Packed();
(function(root, factory) {
    if (typeof define === 'function' && define.amd) define([], factory);
    else if (typeof module === 'object' && module.exports) module.exports = factory();
    else root.tiny = factory();
}(typeof self !== 'undefined' ? self : this, function() {
    return { add: function(a, b) { return a + b; }, where: typeof process === 'undefined' ? 'page' : 'elsewhere' };
}));
