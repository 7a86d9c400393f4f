// Pattern: querySelector with attribute operators, quoted colons, lists, descendants, classes and ids.
var Asker = function() {};
Asker.prototype = {
    find: function(selector) {
        var element = document.querySelector(selector);
        return element ? element.tagName + '#' + element.id + '.' + element.className : 'none';
    },
    run: function(arguments) {
        var found = {};
        ['meta[property="og:title"]', "meta[name='description']", 'a[href^="mailto:"]', 'a[href*=example]', '[role="main"]', '[hidden]',
         '.page.story', '#end p', 'td, th', 'ul > li + li', 'p ~ h2', '[class~=late]', 'input[type=hidden]', 'svg circle', 'foreignObject',
         'h1:first-child', 'p:nth-of-type(2)', 'option:checked', 'input:not([name])', 'p:empty', ':root', 'LI', '[lang|=en]', 'body *'
        ].forEach(function(selector) { found[selector] = this.find(selector); }, this);
        arguments.completionFunction(found);
    }
};
var ExtensionPreprocessingJS = new Asker;
