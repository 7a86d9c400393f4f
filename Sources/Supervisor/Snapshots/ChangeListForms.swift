// ChangeListForms.swift: what scripts changed in a page as text, in the manner of a compiler's notes, and as JSON.
// Both are described in docs/explain.md.

package import PageProtocol
package import PropertyValues
import TerminalText

extension PageChangeList {
    /// A change for each paragraph: the script's place, what was changed, what was there (`-`) and what is there now (`+`),
    /// and the calls that led there. UTF-8, as it can be shown on a terminal.
    ///
    /// - Parameter isColored: With the escape sequences of terminals.
    package func text(isColored: Bool) -> [UInt8] {
        var result: [UInt8] = []
        func paint(_ code: StaticString) {
            if isColored { code.withUTF8Buffer { result += [0x1B, 0x5B] + $0 + [0x6D] } }
        }
        func add(_ text: String) { result += text.utf8 }
        func marked(_ text: String, _ sign: UInt8, _ code: StaticString) {
            for line in Array(shownText(text).utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
                paint(code)
                result += [0x20, 0x20, 0x20, 0x20, sign, 0x20]
                result += line
                paint("0")
                result.append(0x0A)
            }
        }
        // OPTIMIZATION: Many changes have the same calls.
        let told = stacks.map(Self.told)
        for change in changes {
            let calls = change.stack.flatMap { told.indices.contains($0) ? told[$0] : nil }
            paint("1")
            add(calls?.place ?? "no script")
            paint("0")
            add(": \(shownText(change.title)) [\(change.step)\(change.isNet ? "" : ", gone later")]\n")
            if let old = change.old {
                if change.kind == .moved { add("    from \(shownText(old))\n") } else { marked(old, 0x2D, "31") }
            }
            if let new = change.new { marked(new, change.kind == .moved ? 0x3E : 0x2B, "32") }
            if let calls { add(calls.lines) }
        }
        if omitted > 0 { add("\(omitted) more changes are not listed\n") }
        return result
    }

    /// The place of a stack, and its calls, a line each.
    private static func told(_ stack: [ScriptPlace]) -> (place: String, lines: String) {
        let place = stack.firstIndex(where: \.isKnown)
        var lines = ""
        for (index, call) in stack.enumerated() {
            let name = call.function.isEmpty ? "a function" : shownText(call.function)
            lines += "    in \(name)\(call.isKnown && index != place ? " at \(shown(call))" : "")\n"
        }
        return (place.map { shown(stack[$0]) } ?? "evaluated text", lines)
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
