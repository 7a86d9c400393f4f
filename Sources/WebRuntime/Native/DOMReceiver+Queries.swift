// DOMReceiver+Queries.swift: selectors that scripts pass as text. https://dom.spec.whatwg.org/#scope-match-a-selectors-string

import DOM
import ScriptEngine
import Selectors
import WebInfra

extension DOMReceiver {
    /// How many parsed selectors are kept.
    private static let selectorCacheSize = 1024

    /// The call's text as a selector list.
    /// - Throws: `syntax` when it is not one.
    func selectorList(_ call: NativeCall) throws(DOMException) -> SelectorList {
        let key = withText(call) { tree.strings.intern(utf16: $0) }
        if let known = selectors[key] {
            guard let known else { throw .syntax }
            return known
        }
        var bytes: [UInt8] = []
        tree.strings.appendUTF8(of: key, to: &bytes)
        let parsed = try? parseSelectorList(bytes, tree: tree)
        if selectors.count >= Self.selectorCacheSize { selectors.removeAll() }
        selectors.updateValue(parsed, forKey: key)
        guard let parsed else { throw .syntax }
        return parsed
    }
}
