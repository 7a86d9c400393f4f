// MutationOperations.swift: native operations for js/dom/MutationObserver.js.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Enters the operations on observers, which are known by their numbers.
    func registerMutationOperations() {
        var isNotified = false
        // This world's observers: another one may observe the same tree.
        var observers: Set<Int> = []
        // → the new observer's number.
        named["mutations.observer"] = { receiver, _ in
            let recorder = receiver.tree.makeRecorder()
            if !isNotified {
                isNotified = true
                recorder.notifications.append { [weak receiver] in receiver?.mutationsQueued() }
            }
            let observer = recorder.makeObserver()
            observers.insert(observer)
            return .number(Double(observer))
        }
        // → the observers that have something to be told.
        named["mutations.waiting"] = { receiver, _ in
            .integers(receiver.tree.makeRecorder().takeWaiting(among: observers).map { UInt32($0) })
        }
        // Observer, node, flags in the order below, names of the attribute filter or null.
        named["mutations.observe"] = { receiver, call in
            let flags = UInt32(call.value(3).number)
            var options = ObservationOptions()
            options.childList = flags & 1 != 0
            options.attributes = flags & 2 != 0
            options.characterData = flags & 4 != 0
            options.subtree = flags & 8 != 0
            options.attributeOldValue = flags & 16 != 0
            options.characterDataOldValue = flags & 32 != 0
            if flags & 64 != 0 {
                options.attributeFilter = (4..<max(4, call.argumentCount)).map { index in
                    call.withUnits(index) { receiver.tree.strings.intern(utf16: $0) }
                }
            }
            let node = receiver.node(UInt32(call.value(2).number))
            receiver.tree.makeRecorder().observe(node, Int(call.value(1).number), options)
            return .undefined
        }
        named["mutations.disconnect"] = { receiver, call in
            receiver.tree.makeRecorder().disconnect(Int(call.value(1).number))
            return .undefined
        }
        // Observer, whether for a notification → its records: kind, target, previous and next sibling, attribute's name,
        // old value, how many nodes were added and removed, those nodes.
        named["mutations.take"] = { receiver, call in
            let recorder = receiver.tree.makeRecorder()
            let observer = Int(call.value(1).number)
            if call.value(2).boolean { recorder.dropTransient(of: observer) }
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
