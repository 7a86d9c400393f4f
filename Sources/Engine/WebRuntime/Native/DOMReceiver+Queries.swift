// DOMReceiver+Queries.swift: selectors that scripts pass as text. https://dom.spec.whatwg.org/#scope-match-a-selectors-string

import DOM
import ScriptEngine
import Selectors

extension DOMReceiver {
    /// Parses a text into a slot: an existing one, or the next one.
    func parseSelector(_ operands: Operands) throws(OperationFailure) {
        let slot = try operands.place(1, in: 0..<selectors.count + 1)
        let bytes = try operands.bytes(4)
        guard let parsed = try? parseSelectorList(bytes, tree: tree) else { throw .exception(.syntax) }
        if slot == selectors.count { selectors.append(parsed) } else { selectors[slot] = parsed }
    }

    /// The selector in a slot.
    func selector(_ operands: Operands, _ index: Int) throws(OperationFailure) -> SelectorList {
        selectors[try operands.place(index, in: selectors.indices)]
    }
}
