// Pattern: fetch and XMLHttpRequest without a network: rejected, never hanging.
var ExtensionPreprocessingJS = {
    run: function(parameters) {
        var sync = 'none';
        try { var request = new XMLHttpRequest(); request.open('GET', '/never', false); request.send(); } catch (e) { sync = e.name; }
        fetch('/never').then(function() { parameters.completionFunction({ got: true }); }, function(e) { parameters.completionFunction({ name: e.name, sync: sync, type: e instanceof TypeError }); });
    }
};
