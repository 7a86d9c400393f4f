// Action.js: the page's half of the marquee extension. run() tells where it is; finalize() gets the names of the
// elements whose content is to move and puts it into <marquee> elements.
//
// It walks live collections and sets innerHTML, as scripts of this kind do: an element that comes into being under
// way (a chosen element inside another chosen one is parsed anew) takes its predecessor's place in the collection.

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
            // A marquee inside every marquee would never come to an end.
            if (/^(marquee|\*)$/i.test(names[n])) continue;
            var elements = document.getElementsByTagName(names[n]);
            for (var i = 0; i < elements.length; i++) {
                elements[i].innerHTML = "<marquee>" + elements[i].innerHTML + "</marquee>";
            }
        }
    }
};

var ExtensionPreprocessingJS = new MarqueeAction;
