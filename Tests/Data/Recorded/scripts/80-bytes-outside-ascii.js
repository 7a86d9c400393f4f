// Pattern: a byte order mark, CRLF lines, text outside ASCII in comments and strings, no newline at the end: Größe.
// Arguments: {"note": "Zoë 😀"}
var Straße = function() {};
Straße.prototype = {
  run: function(arguments) { arguments.completionFunction({"größe": "naïve – “ok”", "länge": "😀".length}); },
  finalize: function(arguments) { document.body.setAttribute("data-notiz", arguments.note + "✓"); }
};
var ExtensionPreprocessingJS = new Straße