// ChangeListForms.swift: what scripts changed in a page as text, in the manner of a compiler's notes, and as JSON.
// Both are described in docs/explain.md.

package import PageProtocol
package import PropertyValues
import TerminalText

extension PageChangeList {
    /// A change for each paragraph: the script's place, what was changed, what was there (`-`) and what is there now (`+`),
    /// and the calls that led there.
    ///
    /// - Parameter isColored: With the escape sequences of terminals.
    package func text(isColored: Bool) -> String {
        func paint(_ line: String, _ code: String) -> String { isColored ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line }
        func marked(_ text: String, _ sign: String, _ code: String) -> String {
            shownText(text).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .map { paint("    \(sign) \(String($0))", code) + "\n" }.joined()
        }
        var result = ""
        for change in changes {
            let stack = stack(of: change)
            let place = stack.firstIndex(where: \.isKnown)
            result += paint(place.map { Self.shown(stack[$0]) } ?? (stack.isEmpty ? "no script" : "evaluated text"), "1") + ": "
            result += "\(shownText(change.title)) [\(change.step)\(change.isNet ? "" : ", gone later")]\n"
            if let old = change.old {
                result += change.kind == .moved ? "    from \(shownText(old))\n" : marked(old, "-", "31")
            }
            if let new = change.new { result += marked(new, change.kind == .moved ? ">" : "+", "32") }
            for (index, call) in stack.enumerated() {
                let name = call.function.isEmpty ? "a function" : shownText(call.function)
                result += "    in \(name)"
                result += call.isKnown && index != place ? " at \(Self.shown(call))\n" : "\n"
            }
        }
        if omitted > 0 { result += "\(omitted) more changes are not listed\n" }
        return result
    }

    private static func shown(_ place: ScriptPlace) -> String {
        shownText("\(place.file.isEmpty ? "evaluated text" : place.file):\(place.line):\(place.column)")
    }

    /// `changes`, `omitted` and `bytes`; each change with its place and its whole stack.
    package var json: PropertyValue {
        .dictionary([
            ("changes", .array(changes.map { self.json($0) })),
            ("omitted", .integer(Int64(omitted))),
            (
                "bytes",
                .array(
                    bytes.map { stretch in
                        .dictionary([
                            ("source", Self.json(stretch.source)), ("output", Self.json(stretch.output)),
                            ("changes", .array(stretch.changes.map { .integer(Int64($0)) })),
                        ])
                    }
                )
            ),
        ])
    }

    private static func json(_ range: Range<Int>) -> PropertyValue {
        .array([.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))])
    }

    private func json(_ change: PageChange) -> PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("change", .string(change.kind.description)), ("step", .string(change.step.description)),
            ("path", .string(change.path)),
        ]
        if change.kind == .attribute { entries.append(("name", .string(change.name))) }
        entries.append((change.kind == .moved ? "from" : "old", change.old.map { .string($0) } ?? .null))
        entries.append(("new", change.new.map { .string($0) } ?? .null))
        entries.append(("net", .bool(change.isNet)))
        if let place = place(of: change) { entries += place.json }
        entries.append(("stack", .array(stack(of: change).map { .dictionary($0.json) })))
        return .dictionary(entries)
    }
}

extension ScriptPlace {
    /// `function` and `file`; `line` and `column` where they are known.
    var json: [(key: String, value: PropertyValue)] {
        var entries: [(key: String, value: PropertyValue)] = [("function", .string(function)), ("file", .string(file))]
        if isKnown { entries += [("line", .integer(Int64(line))), ("column", .integer(Int64(column)))] }
        return entries
    }
}

extension PageChange {
    /// What was changed, in a few words.
    package var title: String {
        switch kind {
        case .attribute:
            old == nil
                ? "added attribute \(name) of \(path)"
                : new == nil ? "removed attribute \(name) of \(path)" : "changed attribute \(name) of \(path)"
        case .text: "changed text of \(path)"
        case .added: "added \(path)"
        case .removed: "removed \(path)"
        case .moved: "moved to \(path)"
        }
    }
}
