// Action.js: acts as the Today view: the page's elements with data-today are widgets, and each shows the value that its
// app shared last. run() lists the widgets; finalize() gets their texts, or nothing if nothing changed.

var TodayAction = function () {};

TodayAction.prototype = {
    run: function (arguments) {
        this.widgets = document.querySelectorAll("[data-today]");
        var shown = {};
        for (var i = 0; i < this.widgets.length; i++) {
            shown[this.widgets[i].getAttribute("data-today")] = this.widgets[i].textContent;
        }
        arguments.completionFunction({ "shown": shown });
    },

    finalize: function (arguments) {
        for (var i = 0; i < this.widgets.length; i++) {
            var text = arguments["texts"][this.widgets[i].getAttribute("data-today")];
            if (text !== undefined) this.widgets[i].textContent = text;
        }
    }
};

var ExtensionPreprocessingJS = new TodayAction;
