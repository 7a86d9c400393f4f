// PageOperations.swift: native operations for js/html/: rendering questions, records, random numbers.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Enters the operations that need the page or the world's log.
    func registerPageOperations(page: Page) {
        // A document that is written anew takes the mode of what was written.
        named["document.takeMode"] = { receiver, call in
            let target = receiver.node(UInt32(call.value(1).number))
            let source = receiver.node(UInt32(call.value(2).number))
            receiver.tree.setQuirksMode(receiver.tree.quirksMode(source), of: target)
            return .undefined
        }
        // FIXME: 15. The cascade is not asked yet: everything that is not under [hidden] counts as displayed.
        named["isDisplayed"] = { receiver, call in
            var node = receiver.node(UInt32(call.value(1).number))
            while !node.isNone, receiver.tree.isElement(node) {
                if !receiver.tree.attribute(node, named: .attrHidden).isNone {
                    return .value(call.value(1).context.value(false))
                }
                node = receiver.tree.parent(node)
            }
            return .value(call.value(1).context.value(true))
        }
        named["innerText"] = { receiver, call in receiver.textContent(receiver.node(UInt32(call.value(1).number))) }
        // SplitMix64 from a fixed seed, so that a run can be repeated.
        var state: UInt64 = 0x5EED_0F_AC71_0000
        named["random"] = { _, _ in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            mixed ^= mixed >> 31
            return .number(Double(mixed >> 11) / Double(UInt64(1) << 53))
        }
    }
}
