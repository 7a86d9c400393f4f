// Action.js: passes the URLs of the page's images; the first image gets the URL of the resulting sketch.

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
