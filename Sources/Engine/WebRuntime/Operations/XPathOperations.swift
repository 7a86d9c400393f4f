// XPathOperations.swift: native operations for js/dom/XPath.js. https://dom.spec.whatwg.org/#xpath

import DOM
import ScriptEngine
import XPath

/// The result type that a script requests, by the numbers of XPathResult's constants.
private enum ResultType: Int {
    case any, number, string, boolean
    case unorderedIterator, orderedIterator, unorderedSnapshot, orderedSnapshot, anyNode, firstNode
}

extension DOMReceiver {
    /// Registers the operations on expressions, which are identified by their text.
    func registerXPathOperations() {
        var parsed: [[UInt8]: XPathExpression] = [:]
        func expression(_ text: [UInt8]) throws(OperationFailure) -> XPathExpression {
            if let known = parsed[text] { return known }
            do throws(XPathSyntaxError) {
                let expression = try parseXPath(text)
                // NB: Scripts evaluate a few expressions repeatedly, or make a new one each time.
                if parsed.count >= 64 { parsed = [:] }
                parsed[text] = expression
                return expression
            } catch {
                throw .exception(.syntax)
            }
        }
        families.xPath = { receiver, operation, operands in
            switch operation {
            case .xpathParse:
                let prefixes = try expression(try operands.bytes(1)).prefixes
                guard receiver.arena.hasRoom(strings: prefixes.count, text: 2 * (try operands.bytes(1)).count) else {
                    throw OperationFailure.outOfMemory
                }
                return .integers(prefixes.map { receiver.tree.strings.intern(utf8: $0[...]).rawValue })
            case .xpathEvaluate:
                let (tree, node) = (receiver.tree, try operands.node(2))
                let expression = try expression(try operands.bytes(1))
                guard let type = ResultType(rawValue: try operands.integer(3)), tree.kind(node) != .documentType else {
                    throw OperationFailure.forged
                }
                var namespaces: [Namespace] = []
                for place in expression.prefixes.indices {
                    let address = try operands.internedText(4 + place)
                    guard let namespace = address == .empty ? Namespace.none : tree.names.namespaceIfRoom(address)
                    else {
                        throw OperationFailure.outOfMemory
                    }
                    namespaces.append(namespace)
                }
                let value = evaluate(expression, node, namespaces: namespaces, tree)
                return try receiver.result(of: value, as: type)
            }
        }
    }

    private func result(of value: XPathValue, as type: ResultType) throws(OperationFailure) -> NativeResult {
        var type = type
        if type == .any {
            switch value {
            case .number: type = .number
            case .string: type = .string
            case .boolean: type = .boolean
            case .nodes: type = .unorderedIterator
            }
        }
        tree.arena.header[ArenaLayout.scratchWord + 2] = UInt32(type.rawValue)
        switch (type, value) {
        case (.number, _): return .number(value.number(tree))
        case (.string, _): return .units(value.string(tree))
        case (.boolean, _): return .boolean(value.boolean)
        case (_, .nodes(let set)):
            guard arena.hasRoom(nodes: set.count) else { throw .outOfMemory }
            return .integers(nodeIDs(set, tree).map(\.rawValue))
        // Values that are not node-sets become undefined.
        default: return .undefined
        }
    }
}
