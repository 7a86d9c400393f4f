// Action.js: sends the page's title and the images embedded in it.

var PhotoUpload = function () {};

PhotoUpload.prototype = {
    run: function (arguments) {
        var images = Array.from(document.images, function (image) { return image.src; });
        arguments.completionFunction({
            "title": document.title,
            "images": images.filter(function (source) { return source.startsWith("data:image/"); })
        });
    }
};

var ExtensionPreprocessingJS = new PhotoUpload;
