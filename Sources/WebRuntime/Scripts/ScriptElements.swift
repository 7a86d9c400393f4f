// ScriptElements.swift: which script elements a change by script concerns. Looked at only where the page's scripts run.
// https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model

import DOM

extension DOMReceiver {
    /// The script elements that an operation puts somewhere or completes, in tree order; asked before it is done.
    func scriptElements(in operation: NativeOperation, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> [NodeID] {
        switch operation {
        case .insert: unstarted(under: node(a)) + unstarted(itself: node(b))
        case .replaceChild: unstarted(under: node(b)) + unstarted(itself: node(c))
        case .replaceAll: unstarted(under: node(b)) + unstarted(itself: node(a))
        case .setAttribute, .setAttributeString, .setAttributeNamed, .setAttributeValue, .setAttributeNode:
            unstarted(itself: operation == .setAttributeNode ? node(b) : node(a))
        case .setTextContent: unstarted(itself: node(a))
        case .setData, .replaceData: unstarted(itself: tree.parent(node(a)))
        default: []
        }
    }

    private func unstarted(itself node: NodeID) -> [NodeID] { isUnstartedScript(node) ? [node] : [] }

    private func unstarted(under root: NodeID) -> [NodeID] {
        if root.isNone { return [] }
        var found = unstarted(itself: root)
        var node = tree.next(root, within: root)
        while !node.isNone {
            if isUnstartedScript(node) { found.append(node) }
            node = tree.next(node, within: root)
        }
        return found
    }

    private func isUnstartedScript(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.isElement(node), !tree.hasFlag(NodeFlags.alreadyStarted, node) else { return false }
        return tree.name(node) == .script || tree.name(node) == .svgScript
    }
}
