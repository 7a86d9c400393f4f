// ArenaLayoutTests.swift: JavaScript and Swift use the same layout of the shared memory.

import DOM
import Foundation
import Testing

@testable import WebRuntime

@Suite("The arena's layout in JavaScript")
struct ArenaLayoutTests {
    private let source: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        source = try String(contentsOf: root.appending(path: "js/arena.js"), encoding: .utf8)
    }

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

    @Test("Words of records and of the header have the numbers in ArenaLayout")
    func words() {
        let constants = numbers(separator: "=", in: source[...])
        let expected = [
            "KIND": ArenaLayout.kindWord, "PARENT": ArenaLayout.parentWord, "PREVIOUS": ArenaLayout.previousSiblingWord,
            "NEXT": ArenaLayout.nextSiblingWord, "FIRST": ArenaLayout.firstChildWord, "LAST": ArenaLayout.lastChildWord,
            "NAME": ArenaLayout.nameWord, "PAYLOAD": ArenaLayout.payloadWord,
            "ATTRIBUTE_QUALIFIED_NAME": ArenaLayout.attributeQualifiedNameWord,
            "ATTRIBUTE_VALUE": ArenaLayout.attributeValueWord, "ATTRIBUTE_NEXT": ArenaLayout.attributeNextWord,
            "ATTRIBUTE_NAME": ArenaLayout.attributeNameWord, "SEQUENCE": ArenaLayout.sequenceWord,
            "STRUCTURE_SEQUENCE": ArenaLayout.structureSequenceWord,
            "CONTROL_SEQUENCE": ArenaLayout.controlSequenceWord, "SCRATCH": ArenaLayout.scratchWord,
            "WATCHES_NAMES": ArenaLayout.watchesNamesWord, "NAME_CLOCK": ArenaLayout.nameClockWord,
            "NAME_CLOCKS": ArenaLayout.nameClocks,
            "JOURNAL": ArenaLayout.journalWord, "JOURNAL_ENTRIES": ArenaLayout.journalEntries,
            "ITERATORS": ArenaLayout.iteratorWord, "ITERATOR_SLOTS": ArenaLayout.iteratorSlots,
            "ITERATOR_COUNT": ArenaLayout.iteratorCountWord, "FOCUSED": ArenaLayout.focusedWord,
            "FRAGMENTS": ArenaLayout.fragmentCountWord, "STATE_SEQUENCE": ArenaLayout.stateSequenceWord,
            "XML_DOCUMENT_FLAG": Int(NodeFlags.xmlDocument), "QUIRKS_DOCUMENT_FLAG": Int(NodeFlags.quirksDocument),
            "LONGEST_ATTRIBUTE_WALK": Tree.longestAttributeWalk,
        ]
        for (name, word) in expected {
            #expect(constants[name] == word, "\(name) in js/arena.js")
        }
    }

    @Test("Native operations have the same numbers on both sides")
    func operations() throws {
        let start = try #require(source.range(of: "const OP = setPrototypeOf({"))
        let end = try #require(source[start.upperBound...].range(of: "}, null)"))
        let operations = numbers(separator: ":", in: source[start.upperBound..<end.lowerBound])
        #expect(operations.count > 40)
        for (name, number) in operations {
            let operation = NativeOperation(rawValue: UInt32(number))
            #expect(operation.map { "\($0)" } == name, "\(name) is \(number) in js/arena.js")
        }
    }
}
