// Action.js: sends the headings below the first level and inserts the returned list before the first of them.
// Each heading gets an id, so that the list can link to it.

var ExtensionPreprocessingJS = {
    run: function (arguments) {
        var headings = [];
        document.querySelectorAll("h2, h3, h4").forEach(function (heading, index) {
            if (!heading.id) heading.id = "section-" + (index + 1);
            headings.push({ level: Number(heading.tagName.charAt(1)), id: heading.id, text: heading.textContent.trim() });
        });
        arguments.completionFunction({ headings: headings });
    },

    finalize: function (arguments) {
        if (!arguments.html) return;
        var nav = document.createElement("nav");
        nav.innerHTML = arguments.html;
        var first = document.querySelector("h2, h3, h4");
        first.parentNode.insertBefore(nav, first);
    }
};
