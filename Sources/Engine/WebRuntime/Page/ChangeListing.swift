// ChangeListing.swift: what a page's log of changes says, as the list that leaves the worker.
// Elsewhere: the log (DOM's ChangeLog.swift), paths (ChangedPaths.swift), stretches of the output (Page+Explaining.swift).

import DOM
import DOMSerialization
package import PageProtocol

/// Call stacks as the engine writes them, by numbers.
final class StackTable {
    private(set) var stacks: [[UInt16]] = []
    private var numbers: [[UInt16]: Int] = [:]

    /// A stack's number; -1 for none.
    func number(of stack: [UInt16]) -> Int {
        if stack.isEmpty { return -1 }
        // OPTIMIZATION: A loop gives the same one again and again.
        if let last = stacks.last, last == stack { return stacks.count - 1 }
        if let number = numbers[stack] { return number }
        stacks.append(stack)
        numbers[stack] = stacks.count - 1
        return stacks.count - 1
    }

    /// The calls of a stack, without the bindings' own and what those called in the engine.
    func calls(_ number: Int) -> [ScriptPlace] {
        var calls: [ScriptPlace] = []
        /// Functions of the engine whose caller has not come yet.
        var waiting: [ScriptPlace] = []
        for line in String(decoding: stacks[number], as: UTF16.self).split(separator: "\n") {
            let call = ScriptPlace(frame: line)
            if call.file.hasPrefix(World.ownScripts) {
                waiting = []
            } else if call.file == ScriptPlace.engine {
                waiting.append(ScriptPlace(function: call.function, file: "", line: 0, column: 0))
            } else {
                calls += waiting + [call]
                waiting = []
            }
        }
        return calls
    }
}

extension ScriptPlace {
    fileprivate static let engine = "[native code]"

    /// A line of a stack: `name@file:line:column`, without the places of what has none.
    fileprivate init(frame: Substring) {
        let parts = frame.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count == 2 ? String(parts[0]) : ""
        let place = parts.last.map(String.init) ?? ""
        let pieces = place.split(separator: ":", omittingEmptySubsequences: false)
        if pieces.count >= 3, let line = Int(pieces[pieces.count - 2]), let column = Int(pieces[pieces.count - 1]) {
            self.init(
                function: name,
                file: pieces.dropLast(2).joined(separator: ":"),
                line: max(line, 0),
                column: max(column, 0)
            )
        } else {
            self.init(function: name, file: parts.count == 2 ? place : "", line: 0, column: 0)
        }
    }
}

/// The list made of a log.
struct ChangeListing {
    /// How many bytes of a value are told.
    static let longestValue = 4096

    let tree: Tree
    let log: ChangeLog
    let stacks: StackTable
    private var paths: ChangedPaths
    private(set) var list = PageChangeList()
    /// For each change of the list, the entry of the log that it is.
    private(set) var entries: [LoggedChange] = []

    init(_ log: ChangeLog, of tree: Tree, _ stacks: StackTable, document: NodeID) {
        self.log = log
        self.tree = tree
        self.stacks = stacks
        paths = ChangedPaths(tree: tree, document: document, changes: log.changes)
        list.omitted = log.omitted
        make(document)
    }

    private mutating func make(_ document: NodeID) {
        let changes = log.changes
        let origins = movedFrom()
        let texts = replacedTexts()
        let net = netChanges(document)
        var told: [Int: Int] = [:]
        for (index, change) in changes.enumerated() {
            if origins.taken.contains(index) || texts.taken.contains(index) { continue }
            var made = PageChange(kind: .attribute, step: step(change), path: "", isNet: net[index])
            switch change.kind {
            case .attribute:
                made.path = paths.path(of: change.node)
                made.name = name(change.attribute)
                (made.old, made.new) = (value(change.old), value(change.new))
            case .data:
                made.kind = .text
                made.path = paths.path(of: change.node)
                (made.old, made.new) = (value(change.old), value(change.new))
            case .removed:
                made.kind = .removed
                made.path = paths.path(of: change.node, under: change.parent)
                made.old = markup(change)
            case .inserted:
                made.path = paths.path(of: change.node)
                if let text = texts.partners[index] {
                    made.kind = .text
                    (made.old, made.new) = (plain(changes[text]), plain(change))
                    made.isNet = net[index] && made.old != made.new
                } else if let origin = origins.partners[index] {
                    made.kind = .moved
                    made.old = paths.path(of: change.node, under: changes[origin].parent)
                    made.new = markup(change)
                } else {
                    made.kind = .added
                    made.new = markup(change)
                }
            }
            if change.place >= 0 {
                if told[change.place] == nil {
                    let calls = stacks.calls(change.place)
                    if !calls.isEmpty {
                        told[change.place] = list.stacks.count
                        list.stacks.append(calls)
                    }
                }
                made.stack = told[change.place]
            }
            list.changes.append(made)
            entries.append(change)
        }
    }

    private func step(_ change: LoggedChange) -> ChangeStep { ChangeStep(rawValue: change.step) ?? .pageScript }

    // MARK: What belongs together

    private struct Partners {
        /// By the entry that tells it, the one that it is told with.
        var partners: [Int: Int] = [:]
        var taken: Set<Int> = []
    }

    /// Nodes that left and came again from one place of a script.
    private func movedFrom() -> Partners {
        var result = Partners()
        var gone: [NodeID: Int] = [:]
        for (index, change) in log.changes.enumerated() {
            switch change.kind {
            case .removed: gone[change.node] = index
            case .inserted:
                guard let origin = gone.removeValue(forKey: change.node) else { continue }
                let before = log.changes[origin]
                if before.place != change.place || before.step != change.step { continue }
                result.partners[index] = origin
                result.taken.insert(origin)
            case .attribute, .data: continue
            }
        }
        return result
    }

    /// Texts in the place of which one call put another.
    private func replacedTexts() -> Partners {
        var result = Partners()
        let changes = log.changes
        var start = 0
        while start < changes.count {
            var end = start
            while end < changes.count, changes[end].call == changes[start].call { end += 1 }
            let (first, last) = (changes[start], changes[end - 1])
            if end - start == 2, first.kind == .removed, last.kind == .inserted, first.parent == last.parent,
                first.node != last.node, tree.kind(first.node) == .text, tree.kind(last.node) == .text
            {
                result.partners[end - 1] = start
                result.taken.insert(start)
            }
            start = end
        }
        return result
    }

    /// Which changes are part of what differs between the page before and after.
    private func netChanges(_ document: NodeID) -> [Bool] {
        struct Key: Hashable {
            var node: NodeID
            var attribute: UInt32
        }
        struct History {
            var first: Int
            var last: Int
            var lastRemoved: Int?
        }
        let changes = log.changes
        var result = [Bool](repeating: false, count: changes.count)
        var places: [NodeID: History] = [:]
        var values: [Key: History] = [:]
        for (index, change) in changes.enumerated() {
            switch change.kind {
            case .inserted, .removed:
                places[change.node, default: History(first: index, last: index)].last = index
                if change.kind == .removed { places[change.node]?.lastRemoved = index }
            case .data, .attribute:
                let attribute = change.kind == .data ? 0 : change.attribute.rawValue &+ 1
                let key = Key(node: change.node, attribute: attribute)
                values[key, default: History(first: index, last: index)].last = index
            }
        }
        for (node, history) in places {
            let first = changes[history.first]
            let isThere = tree.isShown(node, in: document)
            switch (first.kind == .removed, isThere) {
            case (false, true): result[history.last] = true
            case (true, false): if let removed = history.lastRemoved { result[removed] = true }
            case (true, true):
                result[history.last] =
                    tree.parent(node) != first.parent || tree.previousSibling(node) != first.previous
            case (false, false): break
            }
        }
        for (key, history) in values {
            let isOther = !same(changes[history.first].old, changes[history.last].new)
            result[history.last] = isOther && tree.isShown(key.node, in: document)
        }
        return result
    }

    private func same(_ a: StringID, _ b: StringID) -> Bool {
        a.isNone || b.isNone ? a.isNone == b.isNone : tree.strings.equal(a, b)
    }

    // MARK: Texts

    private func value(_ string: StringID) -> String? {
        if string.isNone { return nil }
        let length = tree.strings.length(string)
        guard length > Self.longestValue else { return tree.strings.string(string) }
        let units = (0..<Self.longestValue).map { tree.strings.codeUnit(string, at: $0) }
        return String(decoding: units, as: UTF16.self) + "\u{2026}"
    }

    private func markup(_ change: LoggedChange) -> String {
        String(decoding: log.markup[change.markup], as: UTF8.self)
    }

    /// A text that came or went, which no later change of its data touched.
    private func plain(_ change: LoggedChange) -> String? { value(tree.data(change.node)) }

    private func name(_ name: NameID) -> String { tree.strings.string(tree.qualifiedName(name)) }
}
