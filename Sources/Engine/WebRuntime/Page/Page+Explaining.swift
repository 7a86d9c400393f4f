// Page+Explaining.swift: explained runs: starts the log of changes and returns its contents.

import DOM
package import DOMSerialization
import Explaining
import HTMLParsing
package import PageProtocol
import ScriptEngine

extension Page {
    /// From now on, changes by scripts are recorded, with their positions in scripts. Does nothing if they already are.
    package func beginExplaining(_ explanation: Explanation = .changesAndBytes) {
        if explanation == .nothing || tree.changeLog != nil { return }
        self.explanation = explanation
        let stacks = StackTable()
        stackTable = stacks
        vm.prepareStacks()
        let log = ExplainedChanges(of: document, vm, stacks)
        log.step = ChangeStep.pageScript.rawValue
        tree.changeLog = log
    }

    /// A script's text, changed so that its calls are in stacks.
    ///
    /// The engine takes a script that only assigns literals for data, which it processes without a call. An appended comment on a line of
    /// its own prevents this, and changes neither the script nor any position in it.
    func traceable(_ source: String) -> String { tree.changeLog == nil ? source : source + "\n//" }

    /// Attributes the page's changes in `body` to a step without a script.
    package func changing(_ step: ChangeStep, _ body: () -> Void) {
        guard let log = tree.changeLog else { return body() }
        log.withoutScript(step: step.rawValue, body)
    }

    /// Returns the recorded changes and ends the recording.
    ///
    /// - Parameter ranges: The ranges in which the written page differs from its source.
    package func takeChanges(_ ranges: [ChangedRange]) -> PageChangeList? {
        guard let log = tree.changeLog, let stackTable else { return nil }
        tree.changeLog = nil
        self.stackTable = nil
        explanation = .nothing
        let listing = ChangeListing(log, of: tree, stackTable, document: document)
        var list = listing.list
        var shows = [Int32](repeating: -1, count: listing.entries.count)
        if let sourceMap, !ranges.isEmpty {
            let places = ChangedPlaces(tree: tree, document: document, map: sourceMap)
            var last = 0
            for (number, entry) in listing.entries.enumerated() where listing.isNet(entry) {
                guard let place = places.place(of: log.changes[entry]) else { continue }
                last = Self.firstRange(to: place.lowerBound, in: ranges, last)
                if let found = Self.range(at: place, in: ranges, from: last) { shows[number] = Int32(found) }
            }
        }
        list.setBytes(ranges.map { ($0.source, $0.output) }, ofChanges: shows)
        return list
    }

    /// The first range that ends at or after a position in the text. `last` is the result of the previous call.
    private static func firstRange(to place: Int, in ranges: [ChangedRange], _ last: Int) -> Int {
        // OPTIMIZATION: Scripts usually process a page from start to end.
        for near in last...last + 1 where near < ranges.count && ranges[near].text.upperBound >= place {
            if near == 0 || ranges[near - 1].text.upperBound < place { return near }
        }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].text.upperBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The range that contains a position, or touches it, starting with the first one that does not end before it.
    private static func range(at place: Range<Int>, in ranges: [ChangedRange], from low: Int) -> Int? {
        guard low < ranges.count, ranges[low].text.lowerBound <= place.upperBound else { return nil }
        // NB: A range that ends at the start of the position only touches it: the next one may contain it.
        let next = low + 1
        if ranges[low].text.upperBound == place.lowerBound, !ranges[low].text.isEmpty, next < ranges.count,
            ranges[next].text.lowerBound < place.upperBound
        {
            return next
        }
        return low
    }
}

/// A log that can describe positions in scripts and nodes' markup.
private final class ExplainedChanges: ChangeLog {
    /// The most bytes of a node's markup that are listed.
    private static let longestMarkup = 256

    private let vm: ScriptVM
    private let stacks: StackTable
    private let beginnings = MarkupBeginnings(limit: longestMarkup)

    init(of document: NodeID, _ vm: ScriptVM, _ stacks: StackTable) {
        self.vm = vm
        self.stacks = stacks
        super.init(document: document)
    }

    override func place(at frame: UInt) -> Int { vm.readStack(from: frame, stacks.number) }

    override func describe(_ node: NodeID, in tree: Tree) -> Range<UInt32> { beginnings.append(node, of: tree) }

    // OPTIMIZATION: Values and labels are appended, and growing copies. Unused capacity costs only address space.
    override func takeMarkup() -> [UInt8] { beginnings.take(room: 64 * changes.count) }
}
