// Action.js: the script half of the marquee extension. run() sends its base URI; finalize() gets the names of the
// elements whose content will move and wraps it in <marquee> elements.
//
// It walks live collections and sets innerHTML, as such scripts do: an element that is created on the way (a chosen
// element inside another chosen one is parsed again) replaces its predecessor in the collection.

var MarqueeAction = function () {};

MarqueeAction.prototype = {
    run: function (arguments) {
        arguments.completionFunction({ "baseURI": document.baseURI });
    },

    finalize: function (arguments) {
        this.wrapAll(arguments["marqueeTagNames"]);
    },

    wrapAll: function (names) {
        for (var n = 0; n < names.length; n++) {
            // A marquee inside every marquee would never end.
            if (/^(marquee|\*)$/i.test(names[n])) continue;
            var elements = document.getElementsByTagName(names[n]);
            for (var i = 0; i < elements.length; i++) {
                elements[i].innerHTML = "<marquee>" + elements[i].innerHTML + "</marquee>";
            }
        }
    }
};

var ExtensionPreprocessingJS = new MarqueeAction;
