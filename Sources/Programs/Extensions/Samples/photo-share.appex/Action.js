// Action.js: passes the URLs of the page's images, without duplicates. A share extension has no finalize().

var PhotoAction = function () {};

PhotoAction.prototype = {
    run: function (arguments) {
        var urls = [];
        for (var i = 0; i < document.images.length; i++) {
            var url = document.images[i].src;
            if (url && urls.indexOf(url) < 0) urls.push(url);
        }
        arguments.completionFunction({ "imageUrls": urls, "title": document.title });
    }
};

var ExtensionPreprocessingJS = new PhotoAction;
