// ArenaLayoutTests.swift: JavaScript and Swift use the same layout of the shared memory.

import DOM
import Foundation
import ScriptEngine
import Testing

@testable import WebRuntime

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
}

/// js/memory.js over memory of its own, in which each word says where it is.
private struct ScriptMemory {
    let context = ScriptContext(vm: ScriptVM())

    /// What word 0 of a region holds; the words behind it count up.
    static let header = 100_000, nodes = 200_000, attributes = 300_000
    static func header(_ word: Int) -> Int { header + word }
    static func node(_ number: Int, _ word: Int) -> Int { nodes + number * (ArenaLayout.nodeSize / 4) + word }
    static func attribute(_ number: Int, _ word: Int) -> Int {
        attributes + number * (ArenaLayout.attributeSize / 4) + word
    }

    init() throws {
        let region = "first => Int32Array.from({length: 16384}, (_, word) => first + word).buffer"
        let buffers =
            "header: region(\(Self.header)), nodes: region(\(Self.nodes)), attributes: region(\(Self.attributes))"
        _ = try context.evaluate("const region = \(region); globalThis.buffers = {\(buffers)};")
        let module = try text(of: "js/memory.js").replacing("\nexport const ", with: "\nconst ")
        _ = try context.evaluate(module.replacing("import { buffers } from 'native';\n", with: ""))
    }

    /// The value of an expression with the functions, a truth value as 0 or 1.
    func number(_ expression: String) throws -> Int { Int(try context.evaluate("Number((\(expression)))").number) }

    /// The names that js/memory.js exports, but for the regions.
    static func exports() throws -> Set<String> {
        let lines = try text(of: "js/memory.js").split(separator: "\n").filter { $0.hasPrefix("export const ") }
        return Set(
            lines.filter { !$0.contains("= new ") }.flatMap { line in
                let declared = line.contains("=>") ? line.prefix(while: { $0 != "=" }) + "=" : line
                return declared.matches(of: #/(\w+) = ?/#).map { String($0.1) }
            }
        )
    }
}

@Suite("The arena's layout in JavaScript")
struct ArenaLayoutTests {
    private let source: String

    init() throws { source = try text(of: "js/arena.js") }

    /// The values of `NAME = 1` or `name: 1` in the script, by name.
    private func numbers(separator: Character, in text: Substring) -> [String: Int] {
        var result: [String: Int] = [:]
        for part in text.split(whereSeparator: { ",;\n".contains($0) }) {
            let sides = part.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, let name = sides[0].split(separator: " ").last, let value = Int(sides[1]) else {
                continue
            }
            result[String(name)] = value
        }
        return result
    }

    /// Expressions that read a word, and what is in it.
    private static let readers = [
        "parentOf(5)": ScriptMemory.node(5, ArenaLayout.parentWord),
        "previousSiblingOf(5)": ScriptMemory.node(5, ArenaLayout.previousSiblingWord),
        "nextSiblingOf(5)": ScriptMemory.node(5, ArenaLayout.nextSiblingWord),
        "firstChildOf(5)": ScriptMemory.node(5, ArenaLayout.firstChildWord),
        "lastChildOf(1999)": ScriptMemory.node(1999, ArenaLayout.lastChildWord),
        "linkOf(5, LINK_NEXT)": ScriptMemory.node(5, ArenaLayout.nextSiblingWord),
        "nameIdOf(5)": ScriptMemory.node(5, ArenaLayout.nameWord),
        "ownNameOf(5)": ScriptMemory.node(5, ArenaLayout.nameWord),
        "attributeOf(5)": ScriptMemory.node(5, ArenaLayout.nameWord),
        "firstAttributeOf(5)": ScriptMemory.node(5, ArenaLayout.payloadWord),
        "dataOf(5)": ScriptMemory.node(5, ArenaLayout.payloadWord),
        "ownerElementOf(5)": ScriptMemory.node(5, ArenaLayout.payloadWord),
        "fragmentHostOf(5)": ScriptMemory.node(5, ArenaLayout.payloadWord),
        "attributeKeyOf(7)": ScriptMemory.attribute(7, ArenaLayout.attributeQualifiedNameWord),
        "attributeValueOf(7)": ScriptMemory.attribute(7, ArenaLayout.attributeValueWord),
        "nextAttributeOf(7)": ScriptMemory.attribute(7, ArenaLayout.attributeNextWord),
        "attributeNameOf(7)": ScriptMemory.attribute(7, ArenaLayout.attributeNameWord),
        "nodeCount()": ScriptMemory.header(ArenaLayout.nodeCountWord),
        "changeSequence()": ScriptMemory.header(ArenaLayout.sequenceWord),
        "structureSequence()": ScriptMemory.header(ArenaLayout.structureSequenceWord),
        "shadowRootCount()": ScriptMemory.header(ArenaLayout.shadowCountWord),
        "focusedElement()": ScriptMemory.header(ArenaLayout.focusedWord),
        "pageFragment()": ScriptMemory.header(ArenaLayout.fragmentCountWord),
        "stateSequence()": ScriptMemory.header(ArenaLayout.stateSequenceWord),
        "controlSequence()": ScriptMemory.header(ArenaLayout.controlSequenceWord),
        "readClock(STRUCTURE_CLOCK)": ScriptMemory.header(ArenaLayout.structureSequenceWord),
        "readClock(clockOfName(260))": ScriptMemory.header(ArenaLayout.nameClockWord + 260 % ArenaLayout.nameClocks),
        "callStatus()": ScriptMemory.header(ArenaLayout.scratchWord),
        "callResult(3)": ScriptMemory.header(ArenaLayout.scratchWord + 3),
        "entryFirst(journalEntry(2050))": ScriptMemory.header(ArenaLayout.journalWord + 4 * 2 + 1),
        "entryLast(journalEntry(0))": ScriptMemory.header(ArenaLayout.journalWord + 2),
        "entryNext(journalEntry(0))": ScriptMemory.header(ArenaLayout.journalWord + 2),
        "entryParent(journalEntry(-1))": ScriptMemory.header(
            ArenaLayout.journalWord + 4 * (ArenaLayout.journalEntries - 1) + 3
        ),
        "slotRoot(iteratorSlot(1))": ScriptMemory.header(ArenaLayout.iteratorWord),
        "slotReference(iteratorSlot(2))": ScriptMemory.header(ArenaLayout.iteratorWord + 4 + 1),
        "slotNumber(iteratorSlot(\(1 + ArenaLayout.iteratorSlots)))": ScriptMemory.header(ArenaLayout.iteratorWord + 3),
    ]

    @Test("A function of js/memory.js that reads a word reads the one that ArenaLayout has")
    func words() throws {
        let memory = try ScriptMemory()
        for (expression, value) in Self.readers {
            #expect(try memory.number(expression) == value, "\(expression)")
        }
    }

    /// Expressions that write a word of the header, the word, and what it holds then.
    private static let writers = [
        ("setFocusedElement(9)", ArenaLayout.focusedWord, 9),
        ("countStateChange()", ArenaLayout.stateSequenceWord, ScriptMemory.header(ArenaLayout.stateSequenceWord) + 1),
        (
            "countControlChange()", ArenaLayout.controlSequenceWord,
            ScriptMemory.header(ArenaLayout.controlSequenceWord) + 1
        ),
        ("watchNames()", ArenaLayout.watchesNamesWord, 1),
        ("setCallResult(3, 9)", ArenaLayout.scratchWord + 3, 9),
        ("newIteratorNumber()", ArenaLayout.iteratorCountWord, ScriptMemory.header(ArenaLayout.iteratorCountWord) + 1),
        ("setSlotRoot(iteratorSlot(2), 9)", ArenaLayout.iteratorWord + 4, 9),
        ("setSlotReference(iteratorSlot(2), 9)", ArenaLayout.iteratorWord + 5, 9),
        ("setSlotBefore(iteratorSlot(2), true)", ArenaLayout.iteratorWord + 6, 1),
        ("setSlotNumber(iteratorSlot(2), 9)", ArenaLayout.iteratorWord + 7, 9),
    ]

    @Test("A function of js/memory.js that writes a word writes the one that ArenaLayout has, and no other")
    func writes() throws {
        for (expression, word, value) in Self.writers {
            let memory = try ScriptMemory()
            _ = try memory.context.evaluate(expression)
            let isChanged = "(value, word) => value !== \(ScriptMemory.header) + word"
            #expect(try memory.number("H.findIndex(\(isChanged))") == word, "\(expression)")
            #expect(try memory.number("H.findLastIndex(\(isChanged))") == word, "\(expression)")
            #expect(try memory.number("H[\(word)]") == value, "\(expression)")
        }
    }

    /// Expressions about parts of a word, which holds a value.
    private static let parts: [(expression: String, place: String, word: UInt32, value: Int)] = {
        let node = "N[\(5 * ArenaLayout.nodeSize / 4)]"
        let entry = "H[\(ArenaLayout.journalWord)]"
        let first = { (kind: NodeKind, flags: UInt8) in UInt32(kind.rawValue) | UInt32(flags) << 8 | 0xABCD_0000 }
        let slot = "H[\(ArenaLayout.iteratorWord + 2)]"
        return [
            ("kindOf(5)", node, first(.comment, 0xFF), Int(NodeKind.comment.rawValue)),
            ("documentNumberOf(5)", node, first(.comment, 0xFF), 0xABCD),
            ("isShadowRoot(5)", node, first(.documentFragment, NodeFlags.custom), 1),
            ("isShadowRoot(5)", node, first(.documentFragment, ~NodeFlags.custom), 0),
            ("isShadowRoot(5)", node, first(.element, NodeFlags.custom), 0),
            ("isInDocument(5)", node, first(.text, NodeFlags.inDocument), 1),
            ("isInDocument(5)", node, first(.text, ~NodeFlags.inDocument), 0),
            ("isAlreadyStarted(5)", node, first(.element, NodeFlags.alreadyStarted), 1),
            ("isAlreadyStarted(5)", node, first(.element, ~NodeFlags.alreadyStarted), 0),
            ("isXMLDocument(5)", node, first(.document, NodeFlags.xmlDocument), 1),
            ("isXMLDocument(5)", node, first(.document, ~NodeFlags.xmlDocument), 0),
            ("isQuirksDocument(5)", node, first(.document, NodeFlags.quirksDocument), 1),
            ("isQuirksDocument(5)", node, first(.document, ~NodeFlags.quirksDocument), 0),
            ("entryKind(journalEntry(0))", entry, JournalEntryKind.removed + 77 << JournalEntryKind.kindBits, 4),
            ("entryPrevious(journalEntry(0))", entry, JournalEntryKind.removed + 77 << JournalEntryKind.kindBits, 77),
            ("isSlotBefore(iteratorSlot(1))", slot, 0, 0), ("isSlotBefore(iteratorSlot(1))", slot, 1, 1),
        ]
    }()

    @Test(
        "A function of js/memory.js that reads a part of a word reads the bits that ArenaLayout has",
        arguments: parts
    )
    func bits(expression: String, place: String, word: UInt32, value: Int) throws {
        let memory = try ScriptMemory()
        _ = try memory.context.evaluate("\(place) = \(word)")
        #expect(try memory.number(expression) == value)
    }

    @Test("The page's clock is three numbers of eight bytes")
    func clock() throws {
        let memory = try ScriptMemory()
        for (place, name) in ["VirtualTime", "OpenedDate", "OpenedUptime"].enumerated() {
            let byte = (ArenaLayout.clockWord + 2 * place) * 4
            let bytes = "new DataView(buffers.header, \(byte), 8)"
            _ = try memory.context.evaluate("set\(name)(\(place + 5))")
            #expect(try memory.number("\(bytes).getFloat64(0, true)") == place + 5)
            _ = try memory.context.evaluate("\(bytes).setFloat64(0, 7, true)")
            #expect(try memory.number("\(name.prefix(1).lowercased() + name.dropFirst())()") == 7)
        }
    }

    private static let constants = [
        "ELEMENT": Int(NodeKind.element.rawValue), "ATTRIBUTE": Int(NodeKind.attribute.rawValue),
        "TEXT": Int(NodeKind.text.rawValue), "CDATA_SECTION": Int(NodeKind.cdataSection.rawValue),
        "PROCESSING_INSTRUCTION": Int(NodeKind.processingInstruction.rawValue),
        "COMMENT": Int(NodeKind.comment.rawValue), "DOCUMENT": Int(NodeKind.document.rawValue),
        "DOCUMENT_TYPE": Int(NodeKind.documentType.rawValue),
        "DOCUMENT_FRAGMENT": Int(NodeKind.documentFragment.rawValue),
        "LINK_PREVIOUS": ArenaLayout.previousSiblingWord, "LINK_NEXT": ArenaLayout.nextSiblingWord,
        "LINK_FIRST": ArenaLayout.firstChildWord, "LINK_LAST": ArenaLayout.lastChildWord,
        "STRUCTURE_CLOCK": ArenaLayout.structureSequenceWord, "STANDING_CLOCK": 63,
        "JOURNAL_ENTRIES": ArenaLayout.journalEntries, "INSERTED": Int(JournalEntryKind.inserted),
        "ATTRIBUTE_CHANGED": Int(JournalEntryKind.attribute), "REMOVED": Int(JournalEntryKind.removed),
        "EMPTIED": Int(JournalEntryKind.emptied),
    ]

    @Test("Constants of js/memory.js have the numbers in Swift")
    func numbers() throws {
        let memory = try ScriptMemory()
        for (name, number) in Self.constants { #expect(try memory.number(name) == number, "\(name)") }
        #expect(numbers(separator: "=", in: source[...])["LONGEST_ATTRIBUTE_WALK"] == Tree.longestAttributeWalk)
    }

    @Test("All that js/memory.js exports is compared with Swift here")
    func completeness() throws {
        let expressions = Self.readers.keys + Self.writers.map(\.0) + Self.parts.map(\.expression)
        let clock = ["virtualTime", "openedDate", "openedUptime"].flatMap {
            [$0, "set\($0.prefix(1).uppercased() + $0.dropFirst())"]
        }
        let named = expressions.flatMap { $0.matches(of: #/\w+(?=\()/#).map { String($0.0) } }
        #expect(try ScriptMemory.exports() == Set(named).union(clock).union(Self.constants.keys))
    }
}
