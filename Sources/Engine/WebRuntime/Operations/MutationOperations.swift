// MutationOperations.swift: native operations for js/dom/MutationObserver.js.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on observers, which are identified by numbers.
    func registerMutationOperations() {
        var isNotified = false
        // This world's observers: the page's other world may have its own.
        var observers: Set<Int> = []
        func own(_ operands: Operands) throws(OperationFailure) -> Int {
            let observer = try operands.integer(1)
            guard observers.contains(observer) else { throw OperationFailure.forged }
            return observer
        }
        families.mutation = { receiver, operation, operands in
            switch operation {
            case .mutationsObserver:
                let recorder = receiver.tree.recorderOrNew()
                if !isNotified {
                    isNotified = true
                    recorder.notifications.append { [weak receiver] in receiver?.mutationsQueued() }
                }
                let observer = recorder.makeObserver()
                observers.insert(observer)
                return .integer(observer)
            case .mutationsWaiting:
                return .integers(receiver.tree.recorderOrNew().takeWaiting(among: observers).map { UInt32($0) })
            case .mutationsObserve:
                let observer = try own(operands)
                let (node, flags) = (try operands.node(2), try operands.word(3))
                var options = ObservationOptions()
                options.childList = flags & 1 != 0
                options.attributes = flags & 2 != 0
                options.characterData = flags & 4 != 0
                options.subtree = flags & 8 != 0
                options.attributeOldValue = flags & 16 != 0
                options.characterDataOldValue = flags & 32 != 0
                if flags & 64 != 0 {
                    var filter: [StringID] = []
                    for index in 4..<max(4, operands.count) { filter.append(try operands.internedText(index)) }
                    options.attributeFilter = filter
                }
                receiver.tree.recorderOrNew().observe(node, observer, options)
                return .undefined
            case .mutationsDisconnect:
                receiver.tree.recorderOrNew().disconnect(try own(operands))
                return .undefined
            case .mutationsTake:
                // Of each record: kind, target, previous and next sibling, attribute's name, old value, numbers of added and removed nodes,
                // those nodes.
                let recorder = receiver.tree.recorderOrNew()
                let observer = try own(operands)
                if try operands.boolean(2) { recorder.dropTransient(of: observer) }
                var words: [UInt32] = []
                for record in recorder.takeRecords(observer) {
                    words += [
                        record.kind.rawValue, record.target.rawValue, record.previousSibling.rawValue,
                        record.nextSibling.rawValue, record.attribute.rawValue, record.oldValue.rawValue,
                        UInt32(record.added.count), UInt32(record.removed.count),
                    ]
                    words += record.added.map(\.rawValue)
                    words += record.removed.map(\.rawValue)
                }
                return .integers(words)
            }
        }
    }
}
