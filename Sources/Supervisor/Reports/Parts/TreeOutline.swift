// TreeOutline.swift: a collapsible tree that marks additions, removals, moves and changes.

package import Snapshots

/// The new tree, with removed nodes in their old places.
package struct TreeOutline {
    /// In trees with more nodes, only the surroundings of changes are shown; the others are counted.
    private static let mostNodes = 4_000
    /// In such a tree: the maximum size of an unchanged subtree to show, the maximum depth, and the maximum number of nodes.
    private static let (smallSubtree, mostLevels, mostShown) = (24, 200, 12_000)
    /// The maximum number of attributes to show of an element, and of characters in a name.
    private static let (mostAttributes, mostOfName) = (100, 200)

    private let diff: TreeDiff
    private var kinds: [Int: String] = [:]
    private var attributes: [Int: [(name: String, old: String?)]] = [:]
    private var oldTexts: [Int: String] = [:]
    /// Removed nodes by their parent, each with its previous sibling: -1 for none.
    private var gone: [Int: [(after: Int, node: Int)]] = [:]
    private var hasChangesInside: Set<Int> = []
    private var shown = 0

    package init(_ diff: TreeDiff) {
        self.diff = diff
        for change in diff.changes { note(change) }
    }

    private mutating func note(_ change: TreeChange) {
        switch change {
        case .attribute(_, let node, let name, let old, _):
            attributes[node, default: []].append((name, old))
            open(node)
        case .text(let old, let node):
            oldTexts[node] = diff.left.nodes[old].label
            open(node)
        case .added(let node): mark(node, "added")
        case .moved(_, let node): mark(node, "moved")
        case .wrapped(_, let node): mark(node, "wrapped")
        case .removed(let node), .unwrapped(let node, _):
            var parent = diff.left.nodes[node].parent
            while parent > 0, diff.partners[parent] == nil { parent = diff.left.nodes[parent].parent }
            let place = diff.partners[parent] ?? 0
            gone[place, default: []].append((anchor(of: node, in: place), node))
            hasChangesInside.insert(place)
            open(place)
        }
    }

    private mutating func mark(_ node: Int, _ kind: String) {
        kinds[node] = kind
        open(node)
    }

    /// Unfolds all ancestors of a changed node.
    private mutating func open(_ node: Int) {
        var parent = diff.right.nodes[node].parent
        while parent >= 0, hasChangesInside.insert(parent).inserted { parent = diff.right.nodes[parent].parent }
    }

    /// The nearest previous sibling of a removed node that still exists.
    private func anchor(of node: Int, in place: Int) -> Int {
        let siblings = diff.left.nodes[diff.left.nodes[node].parent].children
        var last = -1
        // NB: The search is limited, so that long rows are not scanned for each of their nodes.
        for sibling in siblings.prefix(500) {
            if sibling == node { break }
            if let partner = diff.partners[sibling], diff.right.nodes[partner].parent == place { last = partner }
        }
        return last
    }

    /// The outline as HTML.
    package func html() -> HTML {
        var outline = self
        return "<div class=\"tree scroll\" tabindex=\"0\">\(outline.children(of: 0, level: 0))</div>"
    }

    private var isLarge: Bool { diff.right.nodes.count > Self.mostNodes }

    private mutating func children(of number: Int, level: Int) -> HTML {
        let lost = gone[number] ?? []
        var items = HTML()
        let after = Dictionary(grouping: lost, by: \.after)
        for (_, node) in after[-1] ?? [] { items += removed(node) }
        for (place, child) in diff.right.nodes[number].children.enumerated() {
            if shown > Self.mostShown {
                items += "<li class=\"more\">… \(diff.right.nodes[number].children.count - place) more</li>"
                break
            }
            items += item(child, level: level)
            for (_, node) in after[child] ?? [] { items += removed(node) }
        }
        return items.text.isEmpty ? items : "<ul>\(items)</ul>"
    }

    private func removed(_ node: Int) -> HTML {
        let (lines, left) = diff.left.lines(of: node, most: 30)
        let more: HTML = left > 0 ? "\n<span class=\"more\">… \(counted(left, "more line"))</span>" : ""
        return "<li class=\"removed\">\(DiffTable.shown(lines.joined(separator: "\n"), most: 2_000))\(more)</li>\n"
    }

    private mutating func item(_ number: Int, level: Int) -> HTML {
        let node = diff.right.nodes[number]
        let isTouched = kinds[number] != nil || attributes[number] != nil || oldTexts[number] != nil
        if !isTouched, node.isText, node.label.unicodeScalars.allSatisfy({ $0 == "\"" || $0.isBlank }) {
            return HTML()
        }
        shown += 1
        let kind = kinds[number] ?? ""
        let tag: HTML = kind.isEmpty ? "" : "<span class=\"tag\">\(kind)</span>"
        if !node.isElement && node.children.isEmpty {
            guard let old = oldTexts[number] else {
                return
                    "<li class=\"\(kind)\"><span class=\"text\">\(DiffTable.shown(node.label, most: 1_000))</span>\(tag)</li>\n"
            }
            return """
                <li><span class="removed">\(DiffTable.shown(old, most: 1_000))</span>
                <span class="added">\(DiffTable.shown(node.label, most: 1_000))</span></li>

                """
        }
        let name = DiffTable.shown(node.label, most: Self.mostOfName)
        let head: HTML = "<span class=\"name\">\(name)</span>\(shownAttributes(number))\(tag)"
        if node.children.isEmpty, gone[number] == nil { return "<li class=\"\(kind)\">\(head)</li>\n" }
        let size = diff.right.sizes[number] - 1
        let isHidden =
            level >= Self.mostLevels
            || (isLarge && !hasChangesInside.contains(number) && size > Self.smallSubtree)
        if isHidden {
            return "<li class=\"\(kind)\">\(head) <span class=\"more\">… \(counted(size, "node"))</span></li>\n"
        }
        let isOpen = hasChangesInside.contains(number) || level < 2
        return """
            <li class="\(kind)"><details\(" open", if: isOpen)><summary>\(head)</summary>\(children(of: number, level: level + 1))</details></li>

            """
    }

    private func shownAttributes(_ number: Int) -> HTML {
        let now = diff.right.nodes[number].attributes
        let changes = attributes[number] ?? []
        let changed = Dictionary(changes.map { ($0.name, $0.old) }) { $1 }
        let names = Set(now.map(\.name))
        var (items, left) = ([HTML](), 0)
        func add(_ item: @autoclosure () -> HTML) {
            if items.count < Self.mostAttributes { items.append(item()) } else { left += 1 }
        }
        for (name, value) in now {
            switch changed[name] {
            case nil: add("<span class=\"attribute\">\(shown(name, value))</span>")
            case .some(let old):
                if let old { add(" <span class=\"removed\">\(shown(name, old))</span>") }
                add("<span class=\"added\">\(shown(name, value))</span>")
            }
        }
        for change in changes where !names.contains(change.name) {
            add(" <span class=\"removed\">\(shown(change.name, change.old ?? ""))</span>")
        }
        if left > 0 { items.append(" <span class=\"more\">… \(counted(left, "more attribute"))</span>") }
        return items.joined()
    }

    private func shown(_ name: String, _ value: String) -> HTML {
        " \(DiffTable.shown(name, most: Self.mostOfName))=\"\(DiffTable.shown(value, most: 300))\""
    }
}
