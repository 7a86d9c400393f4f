// Pattern: images that are not loaded: sizes, complete, currentSrc, document.images.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var images = [];
        for (var i = 0; i < document.images.length; i++) {
            var image = document.images[i];
            images.push({ src: image.src, natural: image.naturalWidth + 'x' + image.naturalHeight, complete: image.complete, current: image.currentSrc });
        }
        arguments.completionFunction({ images: images, count: document.images.length });
    }
};
