// Pattern: JSON.parse of the JSON-LD block, guarded; the result goes on as text and as a dictionary.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var blocks = document.querySelectorAll('script[type="application/ld+json"], #data'), parsed = [], error = '';
        for (var i = 0; i < blocks.length; i++) {
            try { parsed.push(JSON.parse(blocks[i].innerText)); } catch (e) { error = e.name; }
        }
        try { JSON.parse(document.title); } catch (e) { error += e.name; }
        arguments.completionFunction({ "jsonLd": JSON.stringify(parsed), "first": parsed.length ? parsed[0] : {}, "error": error });
    }
};
