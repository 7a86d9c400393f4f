// Pattern: location as a value: href, host, origin, conversion to a string, document.location.
var ExtensionPreprocessingJS = {
    run: function(parameters) {
        parameters.completionFunction({
            href: location.href, text: String(window.location), joined: 'at ' + document.location,
            host: location.host, hostname: location.hostname, origin: location.origin, protocol: location.protocol,
            path: location.pathname, search: location.search, hash: location.hash, same: document.location === window.location
        });
    }
};
