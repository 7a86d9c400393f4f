// EngineOptions.swift: options of JavaScriptCore, which the library takes from the environment when it starts.

import Glibc

enum EngineOptions {
    /// Names and values, without the prefix.
    ///
    /// One place in a script that reads `node.nextSibling` meets as many object structures as the page has interfaces of
    /// elements: twenty to thirty. Past eight, the library's default, such a read leaves the compiled code, which makes it
    /// two to six times slower.
    private static let values = [("maxAccessVariantListSize", "48"), ("maxPolymorphicAccessInliningListSize", "48")]

    private static let once: Void = {
        // What the user's environment says stands.
        for (name, value) in values { setenv("JSC_" + name, value, 0) }
    }()

    /// Sets them, the first time; to be called before the library's first virtual machine is made.
    static func set() { once }
}
