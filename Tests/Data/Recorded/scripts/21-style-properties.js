// Pattern: style.x = …: what the style attribute says afterwards; bad values ignored; background shorthand.
// Arguments: {"newBackgroundColor": "white", "bgColor": "rgb(1 2 3)"}
var Painter = function() {};
Painter.prototype = {
    run: function(arguments) { arguments.completionFunction({ "currentBackgroundColor": document.body.style.backgroundColor, "length": document.body.style.length, "text": document.body.style.cssText }); },
    finalize: function(arguments) {
        var style = document.body.style;
        style.background = arguments.newBackgroundColor;
        style.backgroundColor = arguments.bgColor;
        style.fontFamily = 'Georgia, "Times New Roman", serif';
        style.color = 'nonsense(';
        style.zIndex = 5;
        style.position = 'fixed';
        style.top = '0';
        style.paddingLeft = '2px';
        var first = document.body.firstElementChild;
        if (first) { first.style.display = 'none'; first.style.visibility = 'hidden'; first.style.visibility = ''; first.style.width = '50'; }
        var second = document.querySelector('p');
        if (second) {
            second.style.cssText = 'COLOR:Red;margin : 1px 2px;bogus:1;font-size:1.50em !important';
            second.style.setProperty('margin-top', '3px');
            second.style.removeProperty('color');
            second.setAttribute('data-color', second.style.getPropertyValue('font-size') + second.style.getPropertyPriority('font-size'));
        }
    }
};
var ExtensionPreprocessingJS = new Painter;
