// ReactionOperations.swift: native operations for js/html/customElements.js and js/dom/ShadowRoot.js.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on custom elements and shadow roots.
    func registerReactionOperations() {
        // Local name: from now on, the world gets reactions for such elements.
        named["reactions.define"] = { receiver, operands in
            let name = try operands.internedText(1)
            receiver.tree.makeReactions().define(name, for: receiver.makeReactionLog())
            return .undefined
        }
        // From now on, the world gets slot changes.
        named["reactions.slots"] = { receiver, _ in
            receiver.tree.makeReactions().hearOfSlots(receiver.makeReactionLog())
            return .undefined
        }
        // → the entries of the world's log, five words each.
        named["reactions.take"] = { receiver, _ in .integers(receiver.reactionLog?.take() ?? []) }
        // Root → the elements below it, and itself, that are or may become custom.
        named["custom.candidates"] = { receiver, operands in
            .integers(receiver.tree.possibleCustomElements(in: try operands.node(1)).map(\.rawValue))
        }
        // Root → the elements below it that a definition may make custom.
        named["custom.definable"] = { receiver, operands in
            .integers(receiver.tree.definableElements(in: try operands.node(1)).map(\.rawValue))
        }
        // Element: marks it as custom.
        named["custom.mark"] = { receiver, operands in
            receiver.tree.setFlag(NodeFlags.custom, try operands.element(1))
            return .undefined
        }
        // Element, name, which is its own with another prefix.
        named["custom.setName"] = { receiver, operands in
            let (element, name) = (try operands.element(1), try operands.name(2))
            let own = receiver.tree.name(element)
            guard receiver.tree.namespace(name) == receiver.tree.namespace(own),
                receiver.tree.localName(name) == receiver.tree.localName(own), own != .template
            else { throw OperationFailure.forged }
            receiver.tree.setPrefix(of: element, asIn: name)
            return .undefined
        }
        // Element, text: sets its `is` value.
        named["custom.setIs"] = { receiver, operands in
            receiver.tree.setIsValue(try operands.internedText(2), of: try operands.element(1))
            return .undefined
        }
        // Element → its `is` value's string, 0 for none.
        named["custom.is"] = { receiver, operands in
            .integer(Int(receiver.tree.isValue(of: try operands.element(1)).rawValue))
        }
        // Element, whether valid: marks it as form-associated.
        named["custom.form"] = { receiver, operands in
            receiver.tree.setFormAssociated(try operands.element(1), isValid: try operands.boolean(2))
            return .undefined
        }
        // Element, state, whether it has the state.
        named["custom.state"] = { receiver, operands in
            let (element, state) = (try operands.element(1), try operands.internedText(2))
            receiver.tree.setCustomState(state, of: element, to: try operands.boolean(3))
            return .undefined
        }
        named["custom.noStates"] = { receiver, operands in
            receiver.tree.removeCustomStates(of: try operands.element(1))
            return .undefined
        }
        // Host, traits → shadow root.
        named["shadow.attach"] = { receiver, operands in
            let (host, traits) = (try operands.element(1), ShadowTraits(rawValue: try operands.word(2)))
            guard !receiver.tree.hasShadowRoot(host), receiver.arena.hasRoom(nodes: 1) else {
                throw OperationFailure.forged
            }
            return .integer(Int(receiver.tree.attachShadow(to: host, traits).rawValue))
        }
        // Host → shadow root or 0.
        named["shadow.of"] = { receiver, operands in
            .integer(Int(receiver.tree.shadowRoot(of: try operands.node(1)).rawValue))
        }
        // Shadow root → traits.
        named["shadow.traits"] = { receiver, operands in
            .integer(Int(receiver.tree.traits(ofShadowRoot: try operands.node(1)).rawValue))
        }
        // Shadow root, traits.
        named["shadow.setTraits"] = { receiver, operands in
            let (root, traits) = (try operands.node(1), ShadowTraits(rawValue: try operands.word(2)))
            guard !receiver.tree.shadowHost(of: root).isNone else { throw OperationFailure.forged }
            receiver.tree.setTraits(traits, ofShadowRoot: root)
            return .undefined
        }
    }

    private func makeReactionLog() -> ReactionLog {
        if let reactionLog { return reactionLog }
        let made = tree.makeReactions().makeLog { [weak self] in self?.deliverReactions() }
        reactionLog = made
        return made
    }
}
