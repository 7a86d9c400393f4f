// Pattern: outerHTML of single elements, and written.
// Arguments: {"html": "<h3 class=new>Replaced</h3> and text"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({ items: [...document.querySelectorAll('a, img, input, b, circle, mi')].slice(0, 12).map(e => e.outerHTML) });
    },
    finalize: function(arguments) {
        const heading = document.querySelector('h1');
        if (heading) heading.outerHTML = arguments.html;
        for (const image of [...document.images]) image.outerHTML = '[' + image.alt + ']';
    }
};
