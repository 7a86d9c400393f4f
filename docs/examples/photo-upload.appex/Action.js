// Action.js: hands over the page's title and the images that are in the page itself.

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
