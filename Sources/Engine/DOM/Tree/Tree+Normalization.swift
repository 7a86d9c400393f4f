// Tree+Normalization.swift: joins the texts of a subtree. https://dom.spec.whatwg.org/#dom-node-normalize

extension Tree {
    /// Removes the empty texts below a node, and joins adjacent texts.
    /// https://dom.spec.whatwg.org/#dom-node-normalize
    public func normalize(_ root: NodeID) {
        var current = next(root, within: root)
        while !current.isNone {
            guard kind(current) == .text else {
                current = next(current, within: root)
                continue
            }
            // 1-2. Remove an empty text and continue with the one after it.
            guard strings.length(data(current)) > 0 else {
                let empty = current
                current = next(empty, within: root)
                remove(empty)
                continue
            }
            // 3-4. Append the data of the texts after it.
            var joined = data(current)
            var following = nextSibling(current)
            while !following.isNone, kind(following) == .text {
                joined = strings.concatenate(joined, data(following))
                following = nextSibling(following)
            }
            var length = strings.length(data(current))
            if joined != data(current) { setData(current, joined) }
            // 5-7. Move the boundary points in those texts, and remove the texts.
            while nextSibling(current) != following {
                let merged = nextSibling(current)
                willMergeText(merged, into: current, behind: length)
                length += strings.length(data(merged))
                remove(merged)
            }
            current = next(current, within: root)
        }
    }
}
