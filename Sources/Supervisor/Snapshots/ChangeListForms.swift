// ChangeListForms.swift: formats the changes that scripts made in a page as text, in the manner of a compiler's notes, and as JSON.
// docs/explain.md describes both.

package import PageProtocol
package import PropertyValues
import TerminalText

extension PageChangeList {
    /// The maximum length of the text in bytes, and the size of the pieces in which it is passed on.
    private static let (longestText, piece) = (256 << 20, 64 << 10)
    /// The maximum number of calls in the JSON. Each change repeats its own calls there.
    private static let mostCalls = 500_000

    /// Writes a paragraph for each change: the script's place, what was changed, the old (`-`) and the new content (`+`), and the
    /// calls that led there, unless they are those of the previous change. UTF-8, safe to print on a terminal.
    ///
    /// - Parameters:
    ///   - isColored: Use the escape sequences of terminals.
    ///   - write: Receives the text in pieces of whole lines.
    package func writeText(isColored: Bool, _ write: ([UInt8]) -> Void) {
        // OPTIMIZATION: Many changes have the same calls.
        let calls = FormattedStacks(of: stacks)
        var last: Int32 = -1
        var text = UnsafeChangeText(texts: texts, isColored: isColored)
        let paths = paths
        var left = omitted
        let records = records
        for number in records.indices {
            let record = records[number]
            if text.count >= Self.piece { text.flush(write) }
            if text.written > Self.longestText {
                left += 1
                continue
            }
            let stack = calls[record.stack]
            text.paint("1")
            text.add(calls.text, stack.place)
            text.paint("0")
            text.add(": ")
            text.add(record.verb)
            if record.kind == .attribute {
                text.add(record.name)
                text.add(" of ")
            }
            text.add(path: record.path, of: paths)
            text.add(record.ending)
            if record.from >= 0 {
                text.add("    from ")
                text.add(path: record.from, of: paths)
                text.add("\n")
            }
            text.add(lines: record.old, "    - ", "31")
            text.add(lines: record.new, record.kind == .moved ? "    > " : "    + ", "32")
            if stack.count > 1, record.stack == last {
                text.add("    in the same calls\n")
            } else {
                text.add(calls.text, stack.lines)
            }
            last = record.stack
        }
        if left > 0 { text.add(Array("\(left) more changes are not listed\n".utf8)) }
        text.flush(write)
    }

    /// `changes`, `omitted` and `bytes`; each change has its place and its whole stack.
    package var json: PropertyValue {
        // NB: Values share their storage, and many changes have the same calls.
        let calls = stacks.map { $0.map { PropertyValue.dictionary($0.json) } }
        var room = Self.mostCalls
        let listed = changes.map { change in
            let all = change.stack.flatMap { calls.indices.contains($0) ? calls[$0] : nil } ?? []
            room -= all.count
            return json(change, calls: room < 0 ? Array(all.prefix(1)) : all)
        }
        return .dictionary([
            ("changes", .array(listed)),
            ("omitted", .integer(Int64(omitted))),
            (
                "bytes",
                .array(
                    bytes.map { range in
                        .dictionary([
                            ("source", Self.json(range.source)), ("output", Self.json(range.output)),
                            ("changes", .array(range.changes.map { .integer(Int64($0)) })),
                        ])
                    }
                )
            ),
        ])
    }

    private static func json(_ range: Range<Int>) -> PropertyValue {
        .array([.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))])
    }

    private func json(_ change: PageChange, calls: [PropertyValue]) -> PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("change", .string(change.kind.description)), ("step", .string(change.step.description)),
            ("path", .string(change.path)),
        ]
        if change.kind == .attribute { entries.append(("name", .string(change.name))) }
        entries.append((change.kind == .moved ? "from" : "old", change.old.map { .string($0) } ?? .null))
        entries.append(("new", change.new.map { .string($0) } ?? .null))
        entries.append(("net", .bool(change.isNet)))
        if let place = place(of: change) { entries += place.json }
        entries.append(("stack", .array(calls)))
        return .dictionary(entries)
    }
}

/// The formatted stacks, in one text.
private struct FormattedStacks {
    private(set) var text = Array("no script".utf8)
    private var formatted: [FormattedStack] = []

    struct FormattedStack {
        /// The ranges in the text of the stack's place and of its calls, one a line.
        var place: Range<Int>
        var lines: Range<Int>
        var count: Int
    }
    private let noScript: FormattedStack

    init(of stacks: [[ScriptPlace]]) {
        noScript = FormattedStack(place: text.indices, lines: 0..<0, count: 0)
        for stack in stacks {
            let place = stack.firstIndex(where: \.isKnown)
            let start = text.count
            text += (place.map { Self.shown(stack[$0]) } ?? "evaluated text").utf8
            let end = text.count
            for (index, call) in stack.enumerated() {
                let name = call.function.isEmpty ? "a function" : shownText(call.function)
                text += "    in \(name)\(call.isKnown && index != place ? " at \(Self.shown(call))" : "")\n".utf8
            }
            formatted.append(FormattedStack(place: start..<end, lines: end..<text.count, count: stack.count))
        }
    }

    subscript(stack: Int32) -> FormattedStack {
        formatted.indices.contains(Int(stack)) ? formatted[Int(stack)] : noScript
    }

    private static func shown(_ place: ScriptPlace) -> String {
        shownText("\(place.file.isEmpty ? "evaluated text" : place.file):\(place.line):\(place.column)")
    }
}

extension ScriptPlace {
    /// `function` and `file`; `line` and `column` if they are known.
    var json: [(key: String, value: PropertyValue)] {
        var entries: [(key: String, value: PropertyValue)] = [("function", .string(function)), ("file", .string(file))]
        if isKnown { entries += [("line", .integer(Int64(line))), ("column", .integer(Int64(column)))] }
        return entries
    }
}

extension ChangeRecord {
    /// The verb, before the path or the attribute's name.
    fileprivate var verb: StaticString {
        switch kind {
        case .attribute: old.isNone ? "added attribute " : new.isNone ? "removed attribute " : "changed attribute "
        case .text: "changed text of "
        case .added: "added "
        case .removed: "removed "
        case .moved: "moved to "
        }
    }

    /// The words after the path.
    fileprivate var ending: StaticString {
        switch (step, isNet) {
        case (.pageScript, true): " [page script]\n"
        case (.load, true): " [load]\n"
        case (.run, true): " [run]\n"
        case (.finalize, true): " [finalize]\n"
        case (.write, true): " [write]\n"
        case (.pageScript, false): " [page script, undone later]\n"
        case (.load, false): " [load, undone later]\n"
        case (.run, false): " [run, undone later]\n"
        case (.finalize, false): " [finalize, undone later]\n"
        case (.write, false): " [write, undone later]\n"
        }
    }
}

extension PageChange {
    /// The kind of change in a word or two.
    package var what: String {
        switch kind {
        case .attribute: "\(old == nil ? "added" : new == nil ? "removed" : "changed") attribute \(name)"
        case .text: "changed text"
        case .added: "added"
        case .removed: "removed"
        case .moved: "moved"
        }
    }
}
