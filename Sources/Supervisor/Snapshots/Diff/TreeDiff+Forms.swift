// TreeDiff+Forms.swift: formats differences as text and as JSON. Reports formats them as HTML.

package import PropertyValues
import TerminalText

extension TreeDiff {
    /// The maximum number of differences to print; the others are counted.
    private static let mostShown = 20_000
    /// The maximum number of lines of an added or removed node; the others are counted.
    package static let mostLines = 500

    /// The differences as lines for people: the place, then the old (`-`) and the new content (`+`).
    ///
    /// - Parameter isColored: Use the escape sequences of terminals.
    package func text(isColored: Bool, names: (left: String, right: String)? = nil) -> String {
        var lines = ChangeLines(isColored: isColored)
        if let names, !isEmpty {
            lines.paint("--- \(shownName(names.left))\n+++ \(shownName(names.right))", "1")
        }
        for (number, change) in changes.prefix(Self.mostShown).enumerated() {
            write(change, to: &lines)
            if let maker = maker(of: number) { lines.paint("  by " + shownText(maker.description), "2") }
        }
        if changes.count > Self.mostShown {
            lines.paint("\(changes.count - Self.mostShown) more differences are not shown.", "36")
        }
        return lines.text
    }

    private func write(_ change: TreeChange, to lines: inout ChangeLines) {
        switch change {
        case .attribute(_, let node, let name, let before, let after):
            lines.at(right.path(of: node))
            lines.replace(before.map { "\(name)=\"\($0)\"" }, by: after.map { "\(name)=\"\($0)\"" })
        case .text(let a, let b):
            lines.at(right.path(of: b))
            lines.replace(left.nodes[a].label, by: right.nodes[b].label)
        case .removed(let node):
            lines.at(left.path(of: left.nodes[node].parent))
            let shown = left.lines(of: node, most: Self.mostLines)
            for line in shown.lines { lines.old(line) }
            lines.left(shown.left)
        case .added(let node):
            lines.at(right.path(of: right.nodes[node].parent))
            let shown = right.lines(of: node, most: Self.mostLines)
            for line in shown.lines { lines.new(line) }
            lines.left(shown.left)
        case .moved(let from, let to):
            lines.at(right.path(of: right.nodes[to].parent))
            let from = shownPath(left.path(of: left.nodes[from].parent))
            lines.say("\(right.nodes[to].label) moved here from \(from)")
        case .wrapped(let inner, let node):
            lines.at(right.path(of: right.nodes[node].parent))
            for line in right.head(of: node, most: Self.mostLines) { lines.new(line) }
            lines.say("  around \(left.row(of: inner))")
        case .unwrapped(let node, let inner):
            lines.at(left.path(of: left.nodes[node].parent))
            for line in left.head(of: node, most: Self.mostLines) { lines.old(line) }
            lines.say("  was around \(right.row(of: inner))")
        }
    }

    /// The cause of a change; nil if causes were not requested.
    package func maker(of number: Int) -> ChangeMaker? { makers.indices.contains(number) ? makers[number] : nil }

    /// A list of objects with `change`, `path`, and `old` and `new` if they exist; `by` if causes were requested.
    package var json: PropertyValue {
        func lines(_ lines: [String]) -> PropertyValue { .string(lines.joined(separator: "\n")) }
        return .array(
            changes.enumerated().map { number, change in
                var entries: [(key: String, value: PropertyValue)]
                switch change {
                case .attribute(_, let node, let name, let before, let after):
                    entries = [
                        ("change", .string("attribute")), ("path", .string(right.path(of: node))),
                        ("name", .string(name)), ("old", before.map { .string($0) } ?? .null),
                        ("new", after.map { .string($0) } ?? .null),
                    ]
                case .text(let a, let b):
                    entries = [
                        ("change", .string("text")), ("path", .string(right.path(of: b))),
                        ("old", .string(left.nodes[a].label)), ("new", .string(right.nodes[b].label)),
                    ]
                case .removed(let node):
                    entries = [
                        ("change", .string("removed")), ("path", .string(left.path(of: node))),
                        ("old", lines(left.lines(of: node))),
                    ]
                case .added(let node):
                    entries = [
                        ("change", .string("added")), ("path", .string(right.path(of: node))),
                        ("new", lines(right.lines(of: node))),
                    ]
                case .moved(let from, let to):
                    entries = [
                        ("change", .string("moved")), ("from", .string(left.path(of: from))),
                        ("path", .string(right.path(of: to))), ("new", lines(right.lines(of: to))),
                    ]
                case .wrapped(let inner, let node):
                    entries = [
                        ("change", .string("wrapped")), ("path", .string(right.path(of: node))),
                        ("new", lines(right.head(of: node))),
                        ("around", .array(inner.map { .string(left.path(of: $0)) })),
                    ]
                case .unwrapped(let node, let inner):
                    entries = [
                        ("change", .string("unwrapped")), ("path", .string(left.path(of: node))),
                        ("old", lines(left.head(of: node))),
                        ("around", .array(inner.map { .string(right.path(of: $0)) })),
                    ]
                }
                if !makers.isEmpty { entries.append(("by", maker(of: number)?.json ?? .null)) }
                return .dictionary(entries)
            }
        )
    }
}

/// A buffer for the text form.
private struct ChangeLines {
    let isColored: Bool
    private(set) var text = ""
    private var place = ""

    init(isColored: Bool) { self.isColored = isColored }

    mutating func paint(_ line: String, _ code: String) {
        text += isColored ? "\u{1B}[\(code)m\(line)\u{1B}[0m\n" : "\(line)\n"
    }

    /// Prints a path, unless it is the previous one.
    mutating func at(_ path: String) {
        if path != place { paint("@ " + shownPath(path), "36") }
        place = path
    }

    mutating func old(_ text: String) { mark([TextPiece(text: text, isChanged: false)], "-", "31") }
    mutating func new(_ text: String) { mark([TextPiece(text: text, isChanged: false)], "+", "32") }
    mutating func say(_ text: String) { paint(shownText("> " + text), "33") }

    /// Prints a replaced value, with the differing words marked if colors are on.
    mutating func replace(_ before: String?, by after: String?) {
        guard isColored, let before, let after else {
            if let before { old(before) }
            if let after { new(after) }
            return
        }
        let words = WordDiff(before, after)
        mark(words.isWhole ? [TextPiece(text: before, isChanged: false)] : words.old, "-", "31")
        mark(words.isWhole ? [TextPiece(text: after, isChanged: false)] : words.new, "+", "32")
    }

    /// Prints the number of lines that are not shown.
    mutating func left(_ count: Int) { if count > 0 { paint("… \(count) more lines", "36") } }

    /// Prints each line with its sign; differing words are in reverse video.
    private mutating func mark(_ pieces: [TextPiece], _ sign: String, _ code: String) {
        var lines = [""]
        for piece in pieces {
            let parts = shownText(piece.text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            for (place, part) in parts.enumerated() {
                if place > 0 { lines.append("") }
                if part.isEmpty { continue }
                lines[lines.count - 1] += piece.isChanged ? "\u{1B}[7m\(String(part))\u{1B}[27m" : String(part)
            }
        }
        for line in lines { paint("\(sign) \(line)", code) }
    }
}
