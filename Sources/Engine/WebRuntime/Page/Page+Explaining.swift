// Page+Explaining.swift: a run that is explained: from when on changes are noted, and what becomes of the notes.

import DOM
package import DOMSerialization
import HTMLParsing
package import PageProtocol
import ScriptEngine

extension Page {
    /// From now on what scripts change is noted, with the places that do it. Does nothing where that is so already.
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

    /// A script's text, so that its calls stand in stacks.
    ///
    /// The engine takes a script of nothing but assignments of literals for data, which it carries out without a call. A comment
    /// is no data, and at the end, in a line of its own, it changes no script and no place in it.
    func traceable(_ source: String) -> String { tree.changeLog == nil ? source : source + "\n//" }

    /// Does what changes the page by itself.
    package func changing(_ step: ChangeStep, _ body: () -> Void) {
        guard let log = tree.changeLog else { return body() }
        log.withoutScript(step: step.rawValue, body)
    }

    /// What was noted, which ends with it.
    ///
    /// - Parameter stretches: Where the page as it was written differs from its source.
    package func takeChanges(_ stretches: [ChangedStretch]) -> PageChangeList? {
        guard let log = tree.changeLog, let stackTable else { return nil }
        tree.changeLog = nil
        self.stackTable = nil
        explanation = .nothing
        let listing = ChangeListing(log, of: tree, stackTable, document: document)
        var list = listing.list
        var shows = [Int32](repeating: -1, count: listing.entries.count)
        if let sourceMap, !stretches.isEmpty {
            let places = ChangedPlaces(tree: tree, document: document, map: sourceMap)
            var last = 0
            for (number, entry) in listing.entries.enumerated() where listing.isNet(entry) {
                guard let place = places.place(of: log.changes[entry]) else { continue }
                last = Self.firstStretch(to: place.lowerBound, in: stretches, last)
                if let found = Self.stretch(at: place, in: stretches, from: last) { shows[number] = Int32(found) }
            }
        }
        list.setBytes(stretches.map { ($0.source, $0.output) }, ofChanges: shows)
        return list
    }

    /// The first stretch that ends at a place in the text or behind it. `last` is the one that was found before.
    private static func firstStretch(to place: Int, in stretches: [ChangedStretch], _ last: Int) -> Int {
        // OPTIMIZATION: Scripts go from the beginning of a page to its end, as a rule.
        for near in last...last + 1 where near < stretches.count && stretches[near].text.upperBound >= place {
            if near == 0 || stretches[near - 1].text.upperBound < place { return near }
        }
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].text.upperBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The stretch that holds a place, or touches it, from the first one on that does not end before it.
    private static func stretch(at place: Range<Int>, in stretches: [ChangedStretch], from low: Int) -> Int? {
        guard low < stretches.count, stretches[low].text.lowerBound <= place.upperBound else { return nil }
        // NB: One that ends where the place begins only touches it: the next may hold it.
        let next = low + 1
        if stretches[low].text.upperBound == place.lowerBound, !stretches[low].text.isEmpty, next < stretches.count,
            stretches[next].text.lowerBound < place.upperBound
        {
            return next
        }
        return low
    }
}

/// A log that tells places in scripts and nodes' markup.
private final class ExplainedChanges: ChangeLog {
    /// How many bytes of a node's markup are told.
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

    // OPTIMIZATION: Behind it come values and labels, and what grows is copied. Room that is not used costs addresses only.
    override func takeMarkup() -> [UInt8] { beginnings.take(room: 64 * changes.count) }
}
