// DiffTable.swift: the differences of two trees, side by side.

package import Snapshots

/// A table of differences.
package struct DiffTable {
    /// The maximum number of differences to show; the others are counted.
    private static let mostRows = 2_000
    /// The maximum number of lines on one side of a difference, and of characters in a line.
    private static let (mostLines, mostLetters) = (120, 4_000)

    private let diff: TreeDiff

    package init(_ diff: TreeDiff) { self.diff = diff }

    /// The table, or a short text if there are no differences.
    package func html(names: (left: String, right: String)) -> HTML {
        if diff.isEmpty { return "<p class=\"quiet\">No difference.</p>" }
        let rows = diff.changes.prefix(Self.mostRows).enumerated().map { number, change -> HTML in
            guard let maker = diff.maker(of: number) else { return row(change) }
            return row(change) + "<tr><td colspan=\"2\" class=\"by\">by \(maker.description)</td></tr>\n"
        }.joined()
        let left = diff.changes.count - Self.mostRows
        let more: HTML = left > 0 ? "<p class=\"quiet\">\(counted(left, "more difference")) not shown.</p>" : ""
        return """
            <table class="diff"><thead><tr><th scope="col">\(names.left)</th><th scope="col">\(names.right)</th></tr></thead>
            <tbody>
            \(rows)</tbody></table>\(more)
            """
    }

    private func row(_ change: TreeChange) -> HTML {
        let (left, right) = (diff.left, diff.right)
        switch change {
        case .attribute(_, let node, let name, let before, let after):
            return row(
                isAt(node),
                replaced(before.map { "\(name)=\"\($0)\"" }, by: after.map { "\(name)=\"\($0)\"" })
            )
        case .text(let a, let b):
            return row(isAt(b), replaced(left.nodes[a].label, by: right.nodes[b].label))
        case .removed(let node):
            return row(wasAt(left.nodes[node].parent), cell("old", subtree(node, in: left)) + Self.void)
        case .added(let node):
            return row(isAt(right.nodes[node].parent), Self.void + cell("new", subtree(node, in: right)))
        case .moved(let from, let to):
            let text = subtree(to, in: right)
            let path = "\(wasAt(from)) \u{2192} \(isAt(to))"
            return row(path, cell("moved", text) + cell("moved", text), tag: "moved")
        case .wrapped(let inner, let node):
            let head = Self.shown(right.head(of: node, most: Self.mostLines).joined(separator: "\n"))
            let content = Self.shown(left.row(of: inner))
            return row(
                isAt(right.nodes[node].parent),
                cell("moved", content) + cell("new", "\(head)\n  <i>around</i> \(content)"),
                tag: "wrapped"
            )
        case .unwrapped(let node, let inner):
            let head = Self.shown(left.head(of: node, most: Self.mostLines).joined(separator: "\n"))
            let content = Self.shown(right.row(of: inner))
            return row(
                wasAt(left.nodes[node].parent),
                cell("old", "\(head)\n  <i>around</i> \(content)") + cell("moved", content),
                tag: "unwrapped"
            )
        }
    }

    /// The places of nodes on both sides.
    private func wasAt(_ node: Int) -> String { shownPath(diff.left.path(of: node)) }
    private func isAt(_ node: Int) -> String { shownPath(diff.right.path(of: node)) }

    private func row(_ path: String, _ cells: HTML, tag: String? = nil) -> HTML {
        let mark: HTML = tag.map { " <span class=\"tag\">\($0)</span>" } ?? ""
        return "<tr><th colspan=\"2\" scope=\"rowgroup\" class=\"path\">\(path)\(mark)</th></tr>\n<tr>\(cells)</tr>\n"
    }

    /// The empty side of an addition or a removal.
    private static let void: HTML = "<td class=\"void\"></td>"

    private func cell(_ kind: String, _ content: HTML) -> HTML { "<td class=\"\(kind)\">\(content)</td>" }

    private func subtree(_ node: Int, in tree: SnapshotTree) -> HTML {
        let (lines, left) = tree.lines(of: node, most: Self.mostLines)
        let more: HTML = left > 0 ? "\n<i>… \(counted(left, "more line"))</i>" : ""
        return "\(Self.shown(lines.joined(separator: "\n")))\(more)"
    }

    private func replaced(_ before: String?, by after: String?) -> HTML {
        guard let before else { return Self.void + cell("new", Self.shown(after ?? "")) }
        guard let after else { return cell("old", Self.shown(before)) + Self.void }
        let words = WordDiff(before, after)
        if words.isWhole { return cell("old", Self.shown(before)) + cell("new", Self.shown(after)) }
        return cell("old", marked(words.old)) + cell("new", marked(words.new))
    }

    /// Text with the differing words marked, cut at a limit.
    private func marked(_ pieces: [TextPiece]) -> HTML {
        var (result, room) = (HTML(), Self.mostLetters)
        for piece in pieces {
            if room <= 0 { return result + "<i>…</i>" }
            let text = Self.shown(piece.text, most: piece.isChanged ? room : min(room, 600))
            result += piece.isChanged ? "<mark>\(text)</mark>" : text
            room -= piece.text.unicodeScalars.count
        }
        return result
    }

    /// Text, cut at a limit.
    static func shown(_ text: String, most: Int = mostLetters) -> HTML {
        let start = text.unicodeScalars.prefix(most)
        if start.endIndex == text.unicodeScalars.endIndex { return "\(text)" }
        return "\(String(start))<i>…</i>"
    }
}

extension HTML {
    static func + (left: HTML, right: HTML) -> HTML {
        var result = left
        result += right
        return result
    }
}
