// DOMReceiver+Queries.swift: questions about the tree, and selectors that scripts pass as text. https://dom.spec.whatwg.org/#scope-match-a-selectors-string

import DOM
import ScriptEngine
import Selectors

extension DOMReceiver {
    /// Performs an operation that asks about the tree.
    func query(_ operation: QueryOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        switch operation {
        case .parseSelector:
            try parseSelector(operands)
            return 0
        case .querySelector:
            return try selector(operands, 2).first(below: try operands.node(1)).rawValue
        case .matches: return try selector(operands, 2).matches(try operands.element(1)) ? 1 : 0
        case .closest: return try selector(operands, 2).closest(try operands.element(1)).rawValue
        case .elementByID: return tree.elementByID(try operands.internedID(2), in: try operands.node(1)).rawValue
        case .isEqual: return tree.isEqual(try operands.node(1), try operands.node(2)) ? 1 : 0
        case .templateContents: return tree.templateContents(try operands.element(1)).rawValue
        case .doctypePublicID: return tree.doctypePublicID(try operands.node(1, .documentType)).rawValue
        case .doctypeSystemID: return tree.doctypeSystemID(try operands.node(1, .documentType)).rawValue
        }
    }

    /// Parses a text into a slot: an existing one, or the next one.
    private func parseSelector(_ operands: Operands) throws(OperationFailure) {
        let slot = try operands.place(1, in: 0..<selectors.count + 1)
        let bytes = try operands.bytes(4)
        guard let parsed = try? parseSelectorList(bytes, tree: tree) else { throw .exception(.syntax) }
        let prepared = PreparedSelector(parsed, tree: tree)
        if slot == selectors.count { selectors.append(prepared) } else { selectors[slot] = prepared }
    }

    /// The selector in a slot.
    func selector(_ operands: Operands, _ index: Int) throws(OperationFailure) -> PreparedSelector {
        selectors[try operands.place(index, in: selectors.indices)]
    }
}
