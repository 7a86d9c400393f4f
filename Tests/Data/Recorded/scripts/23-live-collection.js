// Pattern: getElementsByTagName is live: members are wrapped while the collection is walked.
// Arguments: {"tagNames": ["p", "LI", "b", "td"]}
function wrap(tagName) {
    var found = document.getElementsByTagName(tagName);
    for (var i = 0; i < found.length; i++) {
        var mark = document.createElement('mark');
        while (found[i].firstChild) mark.appendChild(found[i].firstChild);
        found[i].appendChild(mark);
    }
}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var all = document.getElementsByTagName('*'), start = all.length;
        var probe = document.body.appendChild(document.createElement('probe'));
        var during = all.length, last = all[all.length - 1] === probe, named = all.namedItem('nope');
        document.body.removeChild(probe);
        arguments.completionFunction({
            start: start, during: during, end: all.length, last: last, named: named, beyond: typeof all[9999], same: document.getElementsByTagName('*') === all,
            classes: document.getElementsByClassName('late body').length, byName: document.getElementsByName('q').length, children: document.body.children.length
        });
    },
    finalize: function(arguments) { arguments.tagNames.forEach(wrap); }
};
