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
            return Selectors.querySelector(try selector(operands, 2), try operands.node(1), tree).rawValue
        case .matches:
            let element = try operands.element(1)
            return Selectors.matches(try selector(operands, 2), element, scope: element, tree) ? 1 : 0
        case .closest: return Selectors.closest(try selector(operands, 2), try operands.element(1), tree).rawValue
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
        if slot == selectors.count { selectors.append(parsed) } else { selectors[slot] = parsed }
    }

    /// The selector in a slot.
    func selector(_ operands: Operands, _ index: Int) throws(OperationFailure) -> SelectorList {
        selectors[try operands.place(index, in: selectors.indices)]
    }
}
