// TokenOperations.swift: native operations for js/dom/DOMTokenList.js and js/svg/lists.js.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on attributes whose values are lists.
    func registerTokenOperations() {
        families.token = { receiver, operation, operands in
            switch operation {
            case .tokensAppend: return try receiver.changeTokens(operands, appends: true)
            case .tokensRemove: return try receiver.changeTokens(operands, appends: false)
            case .listHold: return try receiver.holdList(operands)
            case .listChange: return try receiver.changeList(operands)
            }
        }
    }

    /// An attribute of an element that no index has by its value.
    private func listAttribute(_ operands: Operands) throws(OperationFailure) -> AttributeID {
        let attribute = tree.attribute(try operands.element(1), qualifiedName: try operands.internedID(2))
        let isIndexed = [.attrID, .attrClass, .attrName, .attrStyle].contains(tree.attributeName(attribute))
        guard !isIndexed else { throw .forged }
        return attribute
    }

    private func holdList(_ operands: Operands) throws(OperationFailure) -> NativeResult {
        let (attribute, separator) = (try listAttribute(operands), try operands.bytes(4))
        let items = try operands.bytes(3).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard !attribute.isNone else { throw .forged }
        tree.holdList(items.map(Array.init), separator: separator, attribute)
        return .undefined
    }

    private func changeList(_ operands: Operands) throws(OperationFailure) -> NativeResult {
        let (element, attribute) = (try operands.element(1), try listAttribute(operands))
        let (start, count) = (try operands.position(3), try operands.position(4))
        let item = try operands.isString(5) ? operands.bytes(5) : nil
        guard !attribute.isNone else { return .integer(ListChangeOutcome.unknown.rawValue) }
        guard start < 1 << 30, count < 1 << 30 else { throw .forged }
        let outcome = tree.changeList(attribute, of: element, at: start, removing: count, inserting: item)
        tree.notifyOfRecords()
        return .integer(outcome.rawValue)
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
