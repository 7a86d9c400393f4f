// DOMReceiver+Queries.swift: selectors that scripts pass as text. https://dom.spec.whatwg.org/#scope-match-a-selectors-string

import DOM
import ScriptEngine
import Selectors

extension DOMReceiver {
    /// Parses the call's text into a slot: one that is in use, or the next one.
    /// - Throws: `syntax` when it is no selector list.
    func parseSelector(slot: Int, _ call: NativeCall) throws(DOMException) {
        let bytes = withText(call) { encodeWTF8($0) }
        guard slot <= selectors.count, let parsed = try? parseSelectorList(bytes, tree: tree) else { throw .syntax }
        if slot == selectors.count { selectors.append(parsed) } else { selectors[slot] = parsed }
    }
}
