// ScriptNames.swift: the names that extensions' scripts use most, for suggesting the right one in place of a misspelled name.

import ExtensionModel
import Foundation

enum ScriptNames {
    /// Methods, those that browsers call first.
    private static let methods = [
        "completionFunction", "addEventListener", "append", "appendChild", "cloneNode", "closest", "contains",
        "createDocumentFragment", "createElement", "createElementNS", "createRange", "createTextNode",
        "createTreeWalker",
        "dispatchEvent", "forEach", "getAttribute", "getComputedStyle", "getElementById", "getElementsByClassName",
        "getElementsByName", "getElementsByTagName", "getSelection", "hasAttribute", "importNode",
        "insertAdjacentElement",
        "insertAdjacentHTML", "insertBefore", "matches", "normalize", "prepend", "querySelector", "querySelectorAll",
        "removeAttribute", "removeChild", "removeEventListener", "replaceChild", "replaceChildren", "replaceWith",
        "setAttribute", "toLowerCase", "toString", "toUpperCase",
    ]
    /// The names of global objects.
    private static let globals = [
        "Array", "DOMParser", "ExtensionPreprocessingJS", "JSON", "MutationObserver", "NodeFilter", "Object", "Promise",
        "RegExp", "XMLHttpRequest", "XMLSerializer", "console", "document", "location", "navigator", "setTimeout",
        "window",
    ]

    /// The name that was probably meant in a message of JavaScriptCore; nil if none is similar.
    static func meant(by message: String) -> String? {
        if let end = message.range(of: " is not a function") {
            let called = message[..<end.lowerBound]
            let name = called.split(separator: ".").last.map(String.init) ?? ""
            guard called.contains("."), !name.isEmpty else { return nil }
            return proposal(for: name, among: methods)
        }
        let start = "Can't find variable: "
        guard message.hasPrefix(start) else { return nil }
        return proposal(for: String(message.dropFirst(start.count)), among: globals)
    }

    private static func proposal(for name: String, among names: [String]) -> String? {
        nearest(to: name, in: names).flatMap { $0 == name ? nil : $0 }
    }
}
