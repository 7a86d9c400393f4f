// Action.js: sends the page's text with single spaces and adds a line with the answer at the end of the body.

var ExtensionPreprocessingJS = {
    run: function (arguments) {
        var text = "";
        document.querySelectorAll("h1, h2, h3, h4, h5, h6, p, li, td, th").forEach(function (element) {
            text += " " + element.textContent;
        });
        arguments.completionFunction({ text: text.replace(/\s+/g, " ").trim() });
    },

    finalize: function (arguments) {
        var line = document.createElement("p");
        line.className = "word-count";
        line.textContent = arguments.words + " words, " + arguments.minutes + " min to read";
        document.body.appendChild(line);
    }
};
