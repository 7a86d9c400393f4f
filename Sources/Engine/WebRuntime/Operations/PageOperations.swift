// PageOperations.swift: native operations for js/html/, js/dom/ and js/webcrypto/: form owners, iterators, random numbers.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations that need the page.
    func registerPageOperations(page: Page) {
        // A count → that many 32-bit random integers.
        var seeded: SeededNumbers?
        var system = SystemRandomNumberGenerator()
        families.page = { [unowned page] receiver, operation, operands in
            switch operation {
            case .elementsNamed:
                let (tree, root) = (receiver.tree, try operands.node(1))
                let any = tree.strings.intern("*")
                let address = try operands.internedText(2)
                var locals: [StringID] = []
                for place in 3..<max(3, operands.count) where operands.isString(place) {
                    locals.append(try operands.internedText(place))
                }
                let isAnyLocal = locals.contains(any)
                return .integers(
                    receiver.elements(under: root) { name in
                        (address == any || tree.names.address(of: tree.namespace(name)) == address)
                            && (isAnyLocal || locals.contains(tree.localName(name)))
                    }
                )
            case .formOwner: return .integer(Int(receiver.tree.parserFormOwner(of: try operands.node(1)).rawValue))
            case .documentSetFragment:
                receiver.tree.setFragment(try operands.internedText(2), of: try operands.document(1))
                return .undefined
            case .iteratorKeep:
                let (number, root) = (try operands.word(1), try operands.node(2))
                let (reference, isBefore) = (try operands.node(3), try operands.boolean(4))
                receiver.tree.keepIterator(number, root: root, reference: reference, isBefore: isBefore)
                return .undefined
            case .iteratorPlace:
                let place = receiver.tree.keptIterator(try operands.word(1))
                return .integers(place.map { [$0.reference.rawValue, $0.isBefore ? 1 : 0] } ?? [])
            case .iteratorStand:
                let (number, reference) = (try operands.word(1), try operands.node(2))
                receiver.tree.moveKeptIterator(number, to: reference, isBefore: try operands.boolean(3))
                return .undefined
            case .setTopLayer:
                receiver.tree.setFlag(NodeFlags.topLayer, try operands.element(1), to: try operands.boolean(2))
                return .undefined
            case .styleMade:
                receiver.tree.setFlag(NodeFlags.unseenStyle, try operands.element(1), to: true)
                return .undefined
            case .documentDesign:
                receiver.tree.setFlag(NodeFlags.designedDocument, try operands.document(1), to: try operands.boolean(2))
                return .undefined
            case .monotonicMilliseconds: return .number(monotonicSeconds() * 1000)
            case .random:
                let count = try operands.place(1, in: 0..<(1 << 15))
                seeded = seeded ?? page.makeRandomNumbers()
                return .integers((0..<count).map { _ in UInt32(truncatingIfNeeded: seeded?.next() ?? system.next()) })
            }
        }
    }
}
