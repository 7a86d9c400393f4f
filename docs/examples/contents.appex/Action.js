// Action.js: sends the headings below the first level and puts the list that comes back before the first heading.
// Each heading gets an id, so that the list can lead to it; the ids stay even if the program fails.

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
