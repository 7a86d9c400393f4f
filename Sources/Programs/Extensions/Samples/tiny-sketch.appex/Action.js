// Action.js: hands over the addresses of the page's images; the first gets the address of the sketch that comes back.

var SketchAction = function () {};

SketchAction.prototype = {
    run: function (arguments) {
        var urls = [];
        for (var i = 0; i < document.images.length; i++) urls.push(document.images[i].src);
        arguments.completionFunction({ "imageUrls": urls, "baseURI": document.baseURI });
    },

    finalize: function (arguments) {
        document.images[0].src = arguments["imageUrl"];
    }
};

var ExtensionPreprocessingJS = new SketchAction;
