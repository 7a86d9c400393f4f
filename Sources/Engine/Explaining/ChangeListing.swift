// ChangeListing.swift: converts a page's log of changes to the list that the worker sends.
// Elsewhere: the log (DOM's ChangeLog.swift), paths (ChangedPaths.swift), ranges of the output (Page+Explaining.swift).

package import DOM
import DOMSerialization
package import PageProtocol

/// Call stacks as the engine writes them, numbered.
package final class StackTable {
    private(set) var stacks: [[UInt16]] = []
    private var numbers: [[UInt16]: Int] = [:]

    /// Creates an empty table.
    package init() {}

    /// A stack's number; -1 for none.
    package func number(of stack: [UInt16]) -> Int {
        if stack.isEmpty { return -1 }
        if let number = numbers[stack] { return number }
        stacks.append(stack)
        numbers[stack] = stacks.count - 1
        return stacks.count - 1
    }

    /// The calls of a stack, without those of the bindings and of the engine between them and scripts.
    func calls(_ number: Int) -> [ScriptPlace] {
        ScriptPlace.calls(of: String(decoding: stacks[number], as: UTF16.self))
    }
}

/// Builds the list from a log.
package struct ChangeListing {
    /// The most code units of a value that are listed.
    private static let longestValue = 4096

    private let tree: Tree
    private let log: ChangeLog
    private let stacks: StackTable
    private let histories: ChangeHistories
    private let paths: ChangedPaths
    package private(set) var list: PageChangeList
    /// For each change of the list, the index of its entry in the log.
    package private(set) var entries: [Int] = []

    /// Builds the list of a page's log.
    package init(_ log: ChangeLog, of tree: Tree, _ stacks: StackTable, document: NodeID) {
        self.log = log
        self.tree = tree
        self.stacks = stacks
        histories = ChangeHistories(of: log.changes, in: tree, document)
        paths = ChangedPaths(tree: tree, document: document, changes: log.changes)
        // NB: The log's markup becomes part of the list's texts unchanged.
        list = PageChangeList(texts: log.takeMarkup(), changes: log.changes.count)
        list.omitted = log.omitted
        make()
    }

    /// Whether the change in a log entry is still in the final page.
    package func isNet(_ entry: Int) -> Bool { histories.isNet[entry] }

    private mutating func make() {
        /// The number in the list of each stack in the table; -1 for one without calls, nil for one that did not occur yet.
        var numbers = [Int32?](repeating: nil, count: stacks.stacks.count)
        let (strings, changes, histories) = (tree.strings, log.changes, histories)
        for index in changes.indices {
            let (change, origin) = (changes[index], histories.origins[index])
            if origin == ChangeHistories.listedLater { continue }
            var made = ChangeRecord(kind: .attribute, step: ChangeStep(rawValue: change.step) ?? .pageScript)
            made.isNet = histories.isNet[index]
            switch change.kind {
            case .attribute:
                let name = tree.qualifiedName(change.attribute)
                made.name = list.add { strings.appendUTF8(of: name, to: &$0) }
                (made.old, made.new) = (value(change.old), value(change.new))
            case .data:
                made.kind = .text
                (made.old, made.new) = (value(change.old), value(change.new))
            case .removed:
                made.kind = .removed
                made.old = TextPart(Int(change.markup.lowerBound)..<Int(change.markup.upperBound))
            case .inserted where origin == ChangeHistories.none:
                made.kind = .added
                made.new = TextPart(Int(change.markup.lowerBound)..<Int(change.markup.upperBound))
            case .inserted:
                let before = changes[Int(origin)]
                if before.node != change.node {
                    made.kind = .text
                    // Another node, but equal to the one before.
                    if strings.equal(before.data, change.data) { continue }
                    (made.old, made.new) = (value(before.data), value(change.data))
                } else {
                    made.kind = .moved
                    made.from = paths.path(of: change.node, under: before.parent, in: &list)
                    made.new = TextPart(Int(change.markup.lowerBound)..<Int(change.markup.upperBound))
                }
            }
            made.path =
                change.kind == .removed
                ? paths.path(of: change.node, under: change.parent, in: &list) : paths.path(of: change.node, in: &list)
            if change.place >= 0 {
                let number = numbers[Int(change.place)] ?? addStack(Int(change.place))
                numbers[Int(change.place)] = number
                made.stack = number
            }
            if list.add(made) { entries.append(index) }
        }
    }

    private mutating func addStack(_ place: Int) -> Int32 {
        let calls = stacks.calls(place)
        if calls.isEmpty { return -1 }
        list.stacks.append(calls)
        return Int32(list.stacks.count - 1)
    }

    private mutating func value(_ string: StringID) -> TextPart {
        if string.isNone { return .none }
        let (strings, length) = (tree.strings, tree.strings.length(string))
        return list.add { text in
            if length <= Self.longestValue { return strings.appendUTF8(of: string, to: &text) }
            text += strings.beginning(of: string, Self.longestValue).utf8
            text += "\u{2026}".utf8
        }
    }
}
