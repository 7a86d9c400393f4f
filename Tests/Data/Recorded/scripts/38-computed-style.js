// Pattern: getComputedStyle over every element: display, visibility, white-space, colors.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var seen = [];
        Array.from(document.getElementsByTagName('*')).forEach(function(element) {
            var style = window.getComputedStyle(element);
            seen.push([element.localName, style.display, style.visibility, style.whiteSpace, style.backgroundColor, style.color, style.getPropertyValue('font-weight')].join(' '));
        });
        arguments.completionFunction({ seen: seen, detached: getComputedStyle(document.createElement('p')).display });
    }
};
