// FuzzPlanted.swift: out-of-bounds reads, one for each kind of number that crosses the boundary. Each has to end the process: by the
// address sanitizer's report if the memory is an arena's (UnsafeArenaGuard.swift), by a trap if it is a Swift array. planted.py runs them;
// without them a run without findings would mean little.

import DOM
import HTMLParsing

@testable import WebRuntime

/// A read that must fail, except for the first.
enum PlantedRead: String, CaseIterable {
    /// The last of each kind, and every word in use: no report.
    case none
    case node = "node"
    case farNode = "far node"
    case attribute, string
    case farString = "far string"
    case text
    case name, namespace
    case documentNumber = "document number"
    case selectorSlot = "selector slot"
    case rangeNumber = "range number"
    case observerNumber = "observer number"
    case iteratorSlot = "iterator slot"
    case farHeader = "end of the header"
    case farName = "far name"
    case forgottenNode = "node of a cleared arena"

    func perform() {
        let arena = UnsafeArena()
        let tree = Tree(arena: arena)
        let html = Array(
            "<!doctype html><p id=a class=b>text that is longer than what is shared by its content<p>".utf8
        )
        let document = html.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree).document }
        let nodes = arena[header: ArenaLayout.nodeCountWord]
        let attributes = arena[header: ArenaLayout.attributeCountWord]
        let strings = arena[header: ArenaLayout.stringCountWord]
        let names = arena[header: ArenaLayout.nameCountWord]
        let documents = arena[header: ArenaLayout.documentCountWord]
        switch self {
        case .none:
            read(tree.parent(NodeID(rawValue: nodes - 1)))
            read(tree.attributeValue(AttributeID(rawValue: attributes - 1)))
            read(tree.strings.string(StringID(rawValue: strings - 1)))
            read(tree.localName(NameID(rawValue: names - 1)))
            read(tree.document(numbered: documents))
            read(arena[header: ArenaLayout.iteratorWord + 4 * ArenaLayout.iteratorSlots - 1])
            read(arena.image)
            arena.clear()
            read(Tree(arena: arena).createDocument(isHTML: true))
        case .node: read(tree.parent(NodeID(rawValue: nodes)))
        case .farNode: read(tree.parent(NodeID(rawValue: .max)))
        case .attribute: read(tree.attributeValue(AttributeID(rawValue: attributes)))
        case .string: read(tree.strings.length(StringID(rawValue: strings)))
        case .farString: read(tree.strings.length(StringID(rawValue: .max)))
        case .text:
            let text = tree.strings.make(String(repeating: "x", count: 100))
            read(UnsafeText.unit(behind: tree.strings.ascii(text)))
        case .name: read(tree.localName(NameID(rawValue: names)))
        case .farName: read(tree.localName(NameID(rawValue: .max)))
        case .namespace: read(tree.names.address(of: Namespace(rawValue: .max)))
        case .documentNumber: read(tree.document(numbered: documents + 1))
        case .selectorSlot: read(DOMReceiver(tree: tree, scripting: true).selectors[1])
        case .rangeNumber: read(tree.makeLiveRanges().range(1))
        case .observerNumber: read(tree.recorderOrNew().takeRecords(1))
        case .iteratorSlot: read(arena[header: ArenaLayout.iteratorWord + 4 * (ArenaLayout.iteratorSlots + 1)])
        case .farHeader: read(arena[header: ArenaLayout.headerSize / 4])
        case .forgottenNode:
            arena.clear()
            read(tree.parent(document))
        }
    }

    private func read(_ value: some Any) { show("\(rawValue): read \(value)".prefix(80).description) }
}
