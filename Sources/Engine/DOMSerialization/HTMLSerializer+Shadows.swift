// HTMLSerializer+Shadows.swift: serializes markup with shadow roots.
// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm

package import DOM

/// The shadow roots to serialize.
package struct WrittenShadowRoots {
    /// Whether all that are serializable are included.
    package var serializable: Bool
    /// The shadow roots to include in any case.
    package var roots: Set<NodeID>

    package init(serializable: Bool, roots: Set<NodeID>) {
        self.serializable = serializable
        self.roots = roots
    }
}

/// Appends the result of a node's `getHTML`: the serialized children, with shadow roots as templates.
///
/// - Complexity: Linear in the size of the result.
package func serializeHTMLFragment(
    children node: NodeID,
    tree: Tree,
    shadows: WrittenShadowRoots,
    into output: inout [UInt8]
) {
    let serializer = HTMLSerializer(tree: tree, scripting: nil)
    if tree.kind(node) == .element, serializer.isVoid(tree.name(node)) { return }
    var written = UnsafeOutput(appendingTo: output, expected: 1 << 12)
    serializer.walk(childrenOf: node, shadows, into: &written)
    output = written.finish()
}

extension HTMLSerializer {
    private enum Step {
        case open(NodeID)
        case close(NodeID)
        case endTemplate
    }

    fileprivate func walk(childrenOf root: NodeID, _ shadows: WrittenShadowRoots, into output: inout UnsafeOutput) {
        // What remains to be written; the next step is last.
        var steps: [Step] = []
        enter(root, shadows, &steps, into: &output)
        while let step = steps.popLast() {
            switch step {
            case .open(let node):
                open(node, into: &output)
                guard tree.isElement(node), !isVoid(tree.name(node)) else { continue }
                steps.append(.close(node))
                enter(node, shadows, &steps, into: &output)
            case .close(let node): close(node, into: &output)
            case .endTemplate: output.append("</template>")
            }
        }
    }

    private func enter(
        _ node: NodeID,
        _ shadows: WrittenShadowRoots,
        _ steps: inout [Step],
        into output: inout UnsafeOutput
    ) {
        let contents = tree.templateContents(node)
        for child in tree.children(of: contents.isNone ? node : contents).reversed() { steps.append(.open(child)) }
        let root = tree.shadowRoot(of: node)
        if root.isNone { return }
        let traits = tree.traits(ofShadowRoot: root)
        guard shadows.serializable && traits.contains(.serializable) || shadows.roots.contains(root) else { return }
        appendTemplate(traits, into: &output)
        steps.append(.endTemplate)
        for child in tree.children(of: root).reversed() { steps.append(.open(child)) }
    }

    /// The start tag of the template that declares a shadow root.
    func appendTemplate(_ traits: ShadowTraits, into output: inout UnsafeOutput) {
        output.append("<template shadowrootmode=\"")
        output.append(traits.contains(.closed) ? "closed" : "open")
        output.append(0x22)
        if traits.contains(.delegatesFocus) { output.append(" shadowrootdelegatesfocus=\"\"") }
        if traits.contains(.serializable) { output.append(" shadowrootserializable=\"\"") }
        if traits.contains(.clonable) { output.append(" shadowrootclonable=\"\"") }
        output.append(0x3E)
    }
}
