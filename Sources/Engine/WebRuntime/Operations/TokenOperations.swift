// TokenOperations.swift: native operations for js/dom/DOMTokenList.js.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on attributes whose values are tokens separated by single spaces.
    func registerTokenOperations() {
        families.token = { receiver, operation, operands in
            switch operation {
            case .tokensAppend: return try receiver.changeTokens(operands, appends: true)
            case .tokensRemove: return try receiver.changeTokens(operands, appends: false)
            }
        }
    }

    private func changeTokens(_ operands: Operands, appends: Bool) throws(OperationFailure) -> NativeResult {
        let (element, name) = (try operands.element(1), try operands.internedID(2))
        let attribute = tree.attribute(element, qualifiedName: name)
        guard !attribute.isNone else { throw .forged }
        let length = tree.strings.length(tree.attributeValue(attribute))
        let value = try operands.withUnits(3) { token throws(OperationFailure) in
            let longest = length + 1 + token.count
            guard longest <= UnsafeStringTable.longest, arena.hasRoom(strings: 4, text: 6 * longest) else {
                throw .outOfMemory
            }
            return appends
                ? tree.appendToken(token, to: attribute, of: element)
                : tree.removeToken(token, from: attribute, of: element)
        }
        guard !value.isNone else { throw .forged }
        tree.notifyOfRecords()
        return .integer(Int(value.rawValue))
    }
}
