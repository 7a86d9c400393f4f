// Pattern: a namespaced object behind an immediately called function.
// Arguments: {"settings": {"colour": "teal", "size": {"px": 12}}, "flags": [true, 0, "x", null]}
var Sample = Sample || {};
(function(ns) {
    'use strict';
    ns.Reader = function() { this.count = 0; };
    ns.Reader.prototype.run = function(parameters) { this.count++; parameters.completionFunction({ 'count': this.count, 'sloppy': (function() { return this; })() === undefined }); };
    ns.Reader.prototype.finalize = function(parameters) {
        document.body.setAttribute('data-settings', parameters.settings.colour + parameters.settings.size.px + parameters.flags.join('/') + parameters.flags.length + this.count + Array.isArray(parameters.flags));
        document.body.setAttribute('data-keys', Object.keys(parameters).sort().join() + ('none' in parameters) + typeof parameters.flags[1]);
    };
})(Sample);
var ExtensionPreprocessingJS = (function() { return new Sample.Reader(); })();
