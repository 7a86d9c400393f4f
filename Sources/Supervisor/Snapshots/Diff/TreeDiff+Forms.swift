// TreeDiff+Forms.swift: differences as text for people, as JSON and as an HTML page.

package import PropertyValues
import TerminalText

extension TreeDiff {
    /// Lines as a person wants to read them: where, then what was there (`-`) and what is there now (`+`).
    ///
    /// - Parameter isColored: With the escape sequences of terminals.
    package func text(isColored: Bool, names: (left: String, right: String)? = nil) -> String {
        func paint(_ line: String, _ code: String) -> String { isColored ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line }
        func marked(_ text: String, _ sign: String, _ code: String) -> String {
            shownText(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .map { paint("\(sign) \(String($0))", code) + "\n" }.joined()
        }
        func old(_ text: String) -> String { marked(text, "-", "31") }
        func new(_ text: String) -> String { marked(text, "+", "32") }
        var result = ""
        if let names, !isEmpty {
            result += paint("--- \(shownName(names.left))\n+++ \(shownName(names.right))", "1") + "\n"
        }
        var place = ""
        func at(_ path: String) {
            if path != place { result += paint("@ " + shownText(path), "36") + "\n" }
            place = path
        }
        for (number, change) in changes.enumerated() {
            switch change {
            case .attribute(_, let node, let name, let before, let after):
                at(right.path(of: node))
                if let before { result += old("\(name)=\"\(before)\"") }
                if let after { result += new("\(name)=\"\(after)\"") }
            case .text(let a, let b):
                at(right.path(of: b))
                result += old(left.nodes[a].label) + new(right.nodes[b].label)
            case .removed(let node):
                at(left.path(of: left.nodes[node].parent))
                for line in left.lines(of: node) { result += old(line) }
            case .added(let node):
                at(right.path(of: right.nodes[node].parent))
                for line in right.lines(of: node) { result += new(line) }
            case .moved(let from, let to):
                at(right.path(of: right.nodes[to].parent))
                let line = "> \(right.nodes[to].label) moved here from \(left.path(of: left.nodes[from].parent))"
                result += paint(shownText(line), "33") + "\n"
            }
            if let maker = maker(of: number) { result += paint("  by " + shownText(maker.description), "2") + "\n" }
        }
        return result
    }

    private func maker(of number: Int) -> ChangeMaker? { makers.indices.contains(number) ? makers[number] : nil }

    /// A list of objects with `change`, `path`, and `old` and `new` where there is such; `by` where it was asked who made them.
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
                }
                if !makers.isEmpty { entries.append(("by", maker(of: number)?.json ?? .null)) }
                return .dictionary(entries)
            }
        )
    }

    /// A page with both sides beside each other.
    package func html(names: (left: String, right: String)) -> String {
        var rows = ""
        func row(_ path: String, _ before: String, _ after: String) {
            rows +=
                "<tr><th colspan=2>\(markupText(path))\n<tr><td class=old>\(markupText(before))<td class=new>\(markupText(after))\n"
        }
        for (number, change) in changes.enumerated() {
            defer {
                if let maker = maker(of: number) {
                    rows += "<tr><td class=by colspan=2>by \(markupText(maker.description))\n"
                }
            }
            switch change {
            case .attribute(_, let node, let name, let before, let after):
                row(
                    right.path(of: node),
                    before.map { "\(name)=\"\($0)\"" } ?? "",
                    after.map { "\(name)=\"\($0)\"" } ?? ""
                )
            case .text(let a, let b): row(right.path(of: b), left.nodes[a].label, right.nodes[b].label)
            case .removed(let node): row(left.path(of: node), left.lines(of: node).joined(separator: "\n"), "")
            case .added(let node): row(right.path(of: node), "", right.lines(of: node).joined(separator: "\n"))
            case .moved(let from, let to):
                let text = right.lines(of: to).joined(separator: "\n")
                row("\(left.path(of: from)) \u{2192} \(right.path(of: to))", text, text)
            }
        }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(markupText(names.left)) and \(markupText(names.right))</title>
            <style>
            table { border-collapse: collapse; width: 100%; table-layout: fixed }
            th { text-align: left; font: 14px system-ui, sans-serif; padding: .75rem .25rem .25rem }
            td { font: 13px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top; padding: .25rem }
            .old { background: #fdd } .new { background: #dfd } td:empty { background: #eee }
            .by { color: #555 }
            </style>
            <table>
            <tr><th>\(markupText(names.left))<th>\(markupText(names.right))
            \(rows)</table>
            <p>\(changes.isEmpty ? "No difference." : changes.count == 1 ? "1 difference." : "\(changes.count) differences.")
            </html>

            """
    }
}
