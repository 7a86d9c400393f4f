// ReactionOperations.swift: native operations for js/html/customElements/customElements.js and js/dom/ShadowRoot.js.

import DOM
import ScriptEngine

extension DOMReceiver {
    /// Registers the operations on custom elements and shadow roots.
    func registerReactionOperations() {
        families.reaction = { receiver, operation, operands in
            switch operation {
            case .reactionsDefine:
                let name = try operands.internedText(1)
                receiver.tree.makeReactions().define(name, for: receiver.makeReactionLog())
                return .undefined
            case .reactionsSlots:
                receiver.tree.makeReactions().observeSlots(receiver.makeReactionLog())
                return .undefined
            case .reactionsTake: return .integers(receiver.reactionLog?.take() ?? [])
            case .customCandidates:
                return .integers(receiver.tree.possibleCustomElements(in: try operands.node(1)).map(\.rawValue))
            case .customDefinable:
                return .integers(receiver.tree.definableElements(in: try operands.node(1)).map(\.rawValue))
            case .customMark:
                receiver.tree.setFlag(NodeFlags.custom, try operands.element(1))
                return .undefined
            case .customSetName:
                let (element, name) = (try operands.element(1), try operands.name(2))
                let own = receiver.tree.name(element)
                guard receiver.tree.namespace(name) == receiver.tree.namespace(own),
                    receiver.tree.localName(name) == receiver.tree.localName(own), own != .template
                else { throw OperationFailure.forged }
                receiver.tree.setPrefix(of: element, asIn: name)
                return .undefined
            case .customSetIs:
                receiver.tree.setIsValue(try operands.internedText(2), of: try operands.element(1))
                return .undefined
            case .customIs: return .integer(Int(receiver.tree.isValue(of: try operands.element(1)).rawValue))
            case .customForm:
                receiver.tree.setFormAssociated(try operands.element(1), isValid: try operands.boolean(2))
                return .undefined
            case .customState:
                let (element, state) = (try operands.element(1), try operands.internedText(2))
                receiver.tree.setCustomState(state, of: element, to: try operands.boolean(3))
                return .undefined
            case .customNoStates:
                receiver.tree.removeCustomStates(of: try operands.element(1))
                return .undefined
            case .shadowAttach:
                let (host, traits) = (try operands.element(1), ShadowTraits(rawValue: try operands.word(2)))
                guard !receiver.tree.hasShadowRoot(host), receiver.arena.hasRoom(nodes: 1) else {
                    throw OperationFailure.forged
                }
                return .integer(Int(receiver.tree.attachShadow(to: host, traits).rawValue))
            case .shadowOf: return .integer(Int(receiver.tree.shadowRoot(of: try operands.node(1)).rawValue))
            case .shadowTraits: return .integer(Int(receiver.tree.traits(ofShadowRoot: try operands.node(1)).rawValue))
            case .shadowSetTraits:
                let (root, traits) = (try operands.node(1), ShadowTraits(rawValue: try operands.word(2)))
                guard !receiver.tree.shadowHost(of: root).isNone else { throw OperationFailure.forged }
                receiver.tree.setTraits(traits, ofShadowRoot: root)
                return .undefined
            }
        }
    }

    private func makeReactionLog() -> ReactionLog {
        if let reactionLog { return reactionLog }
        let made = tree.makeReactions().makeLog { [weak self] in self?.deliverReactions() }
        reactionLog = made
        return made
    }
}
