// PageChangeListTests.swift: lists of changes from a worker, which may be compromised.

import PageProtocol
import Testing
import Wire

@Suite("Lists of changes")
struct PageChangeListTests {
    private static let changes = [
        PageChange(kind: .added, step: .load, path: "html > body > p", new: "<p>é</p>", stack: 0),
        PageChange(kind: .moved, step: .run, path: "html > b", old: "html > i > b", new: "<b>", stack: 1, isNet: false),
        PageChange(kind: .attribute, step: .finalize, path: "html", name: "lang", old: nil, new: ""),
        PageChange(kind: .text, step: .pageScript, path: "text", old: "", new: "x"),
        PageChange(kind: .removed, step: .write, path: "", old: "<hr>"),
    ]

    private var list: PageChangeList {
        var list = PageChangeList()
        list.stacks = [[ScriptPlace(function: "f", file: "a.js", line: 1, column: 2)], []]
        for change in Self.changes { list.append(change) }
        list.omitted = 3
        list.bytes = [ChangedBytes(source: 1..<1, output: 1..<4, changes: [0])]
        return list
    }

    private func bytes(_ list: PageChangeList) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(list)
        return writer.bytes
    }

    private func read(_ bytes: [UInt8]) throws -> PageChangeList {
        var reader = ByteReader(bytes)
        let list = try PageChangeList(from: &reader)
        try reader.finish()
        return list
    }

    @Test("A decoded list equals the encoded one, and contains the changes that were added")
    func whole() throws {
        let reported = try read(bytes(list))
        #expect(reported == list)
        #expect(Array(reported.changes) == Self.changes)
    }

    @Test("Paths are composed of their parents' and their own suffixes")
    func paths() throws {
        var list = PageChangeList()
        let html = list.add(pathUnder: -1, label: list.add { $0 += "html".utf8 })
        let body = list.add(pathUnder: html, label: list.add { $0 += "body#é".utf8 })
        let text = list.add(pathUnder: body, label: list.add { $0 += "text[2]".utf8 })
        for path in [text, html, body] {
            var record = ChangeRecord(kind: .text, step: .run)
            record.path = path
            list.add(record)
        }
        #expect(try read(bytes(list)).changes.map(\.path) == ["html > body#é > text[2]", "html", "html > body#é"])
    }

    @Test("No prefix of a list is a list, and no changed byte of it traps")
    func damaged() throws {
        let sent = bytes(list)
        for count in sent.indices { #expect(throws: WireError.self) { try read(Array(sent[..<count])) } }
        for index in sent.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var other = sent
                other[index] = value
                guard let list = try? read(other) else { continue }
                for change in list.changes { _ = list.place(of: change) }
            }
        }
    }

    @Test("A change whose stack has no number on the wire is counted, not listed")
    func manyStacks() throws {
        var list = PageChangeList(texts: [], changes: 1)
        for stack in [65_534, 65_535, Int32.max] as [Int32] {
            var record = ChangeRecord(kind: .text, step: .run)
            record.stack = stack
            #expect(list.add(record) == (stack == 65_534))
        }
        #expect(list.omitted == 2)
        #expect(list.changes.map(\.stack) == [65_534])
    }

    @Test("A list that expands too much is refused: texts used twice, paths that grow by themselves")
    func amplified() {
        var writer = ByteWriter()
        writer.write([0x61, 0x62])
        writer.write(words: [])
        let none = UInt32.max
        // An added node, without path and stack, whose markup is the whole text.
        let record: [UInt32] = [0x53_01, none, none, 0, 0, 2]
        writer.write(words: record + record)
        for _ in 0..<4 { writer.write(byte: 0) }
        #expect(throws: WireError.tooManyValues) { try read(writer.bytes) }

        // A path of a megabyte, doubled again and again by its parent, for each of many changes.
        var list = PageChangeList()
        let label = list.add { $0 += [UInt8](repeating: 0x61, count: 1 << 20) }
        var path: Int32 = -1
        for _ in 0..<70 { path = list.add(pathUnder: path, label: label) }
        var removal = ChangeRecord(kind: .removed, step: .run)
        removal.path = path
        #expect(!list.add(removal) && list.omitted == 1)
    }
}
