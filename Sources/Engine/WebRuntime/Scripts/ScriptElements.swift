// ScriptElements.swift: the script elements that a script's change affects. Only used if the page's scripts run.
// https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model

import DOM

extension DOMReceiver {
    /// The script elements that an operation inserts or completes, in tree order; to be called before the operation.
    func scriptElements(
        in operation: CoreOperation,
        _ operands: Operands
    ) throws(OperationFailure) -> [NodeID] {
        switch operation {
        case .change(let operation):
            switch operation {
            case .insert: return try unstartedScripts(under: operands.node(1)) + unstarted(itself: operands.node(2))
            case .replaceChild:
                return try unstartedScripts(under: operands.node(2)) + unstarted(itself: operands.node(3))
            case .replaceAll: return try unstartedScripts(under: operands.node(2)) + unstarted(itself: operands.node(1))
            case .removeChild, .removeAllChildren: return []
            }
        case .attribute(let operation):
            switch operation {
            case .setAttributeNode: return unstarted(itself: try operands.node(2))
            case .setAttribute, .setAttributeString, .setAttributeNamed, .setAttributeValue:
                return unstarted(itself: try operands.nodeOrNone(1))
            case .removeAttribute, .attributeNode, .createAttribute, .findAttribute, .findAttributeNamed, .attributeAt,
                .attributeCount:
                return []
            }
        case .text(let operation):
            switch operation {
            case .setTextContent: return unstarted(itself: try operands.nodeOrNone(1))
            case .setData, .replaceData: return unstarted(itself: tree.parent(try operands.node(1)))
            case .normalize, .stringLength: return []
            }
        case .name, .creation, .markup, .query: return []
        }
    }

    private func unstarted(itself node: NodeID) -> [NodeID] { isUnstartedScript(node) ? [node] : [] }

    /// The script elements that have not run; those of shadow trees follow the others, and those in templates are excluded.
    func unstartedScripts(under root: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var pending = root.isNone ? [] : [root]
        while let root = pending.popLast() {
            var node = root
            while !node.isNone {
                if isUnstartedScript(node) { found.append(node) }
                let shadow = tree.shadowRoot(of: node)
                if !shadow.isNone { pending.append(shadow) }
                node = tree.next(node, within: root)
            }
        }
        return found
    }

    private func isUnstartedScript(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.isElement(node), !tree.hasFlag(NodeFlags.alreadyStarted, node) else { return false }
        return tree.isName(tree.name(node), .script) || tree.isName(tree.name(node), .svgScript)
    }
}
