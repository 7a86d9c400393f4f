// InputTests.swift: inputs, shards and samples: which pages a batch has.

import Batch
import ContainerProtocol
import FilePaths
import Foundation
import Isolation
import Testing

/// A temporary folder for one test.
func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "batch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

/// Makes files with the given content below a folder.
func makeFiles(_ names: [String], in folder: URL, content: String = "<p>") throws {
    for name in names {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, atomically: true, encoding: .utf8)
    }
}

@Suite("Inputs")
struct InputTests {
    private func keys(_ inputs: [String]) throws -> [String] {
        var walk = InputWalk(inputs.map { FilePath($0) })
        var keys: [String] = []
        while let item = try walk.next() { keys.append(item.key.description) }
        return keys
    }

    @Test("A folder gives its pages in order of name, depth first, and nothing else")
    func folder() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFiles(["b.html", "a/z.htm", "a/b/c.HTML", "c.png", "B.html"], in: folder)
        #expect(try keys([folder.path]) == ["B.html", "a/b/c.HTML", "a/z.htm", "b.html"])
        let name = folder.lastPathComponent
        #expect(try keys([folder.path, folder.path + "/c.png"]).first == "\(name)/B.html")
        #expect(try keys([folder.path + "/c.png"]) == [String(folder.path.dropFirst()) + "/c.png"])
    }

    @Test(
        "Globs match names, and ** matches any folders",
        arguments: [
            ("*.html", ["b.html"]), ("a/*", ["a/x.html", "a/y.txt"]),
            ("**/*.html", ["a/b/d.html", "a/x.html", "b.html"]),
            ("[!b]/?.txt", ["a/y.txt"]), ("nothing*", []),
        ]
    )
    func globs(pattern: String, expected: [String]) throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFiles(["b.html", "a/x.html", "a/y.txt", "a/b/d.html"], in: folder)
        let root = String(folder.path.dropFirst()) + "/"
        #expect(try keys([folder.path + "/" + pattern]) == expected.map { root + $0 })
    }

    @Test("Pages and folders whose names are not UTF-8 are processed under the same bytes")
    func namesOfOtherEncodings() throws {
        let folder = try temporaryFolder()
        defer { removeFolder(folder.path) }
        let root = FilePath(folder.path)
        let names: [[UInt8]] = [
            [0xFF], Array("caf".utf8) + [0xE9], Array("\u{301}".utf8), Array("\u{E9}".utf8), Array("e\u{301}".utf8),
        ]
        func make(_ path: FilePath) throws { closeDescriptor(try openFile(path, writes: true).get()) }
        for name in names {
            let inner = root.appending(FilePath(bytes: name))
            #expect(makeFolders(inner) == nil)
            try make(inner.appending("a.html"))
            try make(root.appending(FilePath(bytes: name).adding(".html")))
            try make(root.appending(FilePath(bytes: name).adding(".png")))
        }
        let all = names.flatMap { [FilePath(bytes: $0).appending("a.html"), FilePath(bytes: $0).adding(".html")] }
            .sorted()
        var walk = InputWalk([root])
        var items: [PageItem] = []
        while let item = try walk.next() { items.append(item) }
        #expect(
            items.map(\.key).sorted() == all && items.allSatisfy { $0.problem == nil }
                && walk.leftOut.count == names.count
        )
        #expect(items.map(\.origin) == items.map { .file(path: root.appending($0.key)) })
        var globbed: Set<FilePath> = []
        var glob = InputWalk([root.appending("**/*.html")])
        while let item = try glob.next() { globbed.insert(item.key) }
        #expect(globbed == Set(all.map { root.contained.appending($0) }))
    }

    @Test("The output folder gives no pages; a dangling link is reported, and a path must not contain a zero byte")
    func results() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFiles(["a.html", "out/a.html", "s/b.html"], in: folder)
        let link = folder.appending(path: "z.html").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        var walk = InputWalk([FilePath(folder.path)], results: [FilePath(folder.path + "/s/../out")])
        var items: [PageItem] = []
        while let item = try walk.next() { items.append(item) }
        #expect(items.map(\.key) == ["a.html", "s/b.html", "z.html"])
        #expect(items.map { $0.problem == nil } == [true, true, false])
    }

    @Test("A missing input is reported")
    func missing() {
        let problem = InputError(path: "/nowhere/at/all", problem: "no such file or folder")
        #expect(throws: problem) { try keys(["/nowhere/at/all"]) }
        #expect(problem.description == "/nowhere/at/all: no such file or folder.")
    }

    @Test("Shards contain each page once, whatever the other inputs")
    func shards() throws {
        let shards = try (1...3).map { try #require(Shard("\($0)/3")) }
        for number in 0..<500 {
            #expect(shards.filter { $0.holds("page \(number)") }.count == 1)
        }
        for text in ["0/3", "4/3", "1", "a/b", "1/0", "1/2/3"] { #expect(Shard(text) == nil) }
    }

    @Test("A sample has the requested size and is the same each time")
    func sample() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFiles((0..<40).map { "\($0).html" }, in: folder)
        func sample() throws -> [String] {
            var selection = try PageSelection(inputs: [FilePath(folder.path)], shard: nil, sampleSize: 7)
            var keys: [String] = []
            while let item = try selection.next() { keys.append(item.key.description) }
            return keys
        }
        let first = try sample()
        #expect(first.count == 7)
        #expect(try sample() == first)
    }
}

@Suite("Journal")
struct JournalTests {
    private func entry(_ number: Int, _ reason: String = "completed") -> JournalEntry {
        JournalEntry(
            number: number,
            key: "\(number).html",
            reason: reason,
            message: reason == "completed" ? "" : "why",
            isChanged: true,
            wasIsolated: false,
            milliseconds: 1,
            bytes: 10,
            written: ""
        )
    }

    private func open(_ path: String, value: String = "a", resumes: Bool = false, restarts: Bool = false) throws
        -> Journal
    {
        try Journal(path: FilePath(path), settings: [("thing", value)], resumes: resumes, restarts: restarts)
    }

    @Test("Entries are there after the journal is reopened, and the batch resumes")
    func resuming() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        do {
            // There is nothing to resume yet.
            let journal = try open(path, resumes: true)
            #expect(journal.isNew && journal.count == 0)
            try journal.begin()
            try journal.enter([entry(0), entry(1, "timed-out")], lengths: ["out": 12], seconds: 3)
        }
        #expect(throws: JournalError.unfinished(path: path)) { _ = try open(path) }
        #expect(throws: JournalError.differs(path: path, setting: "thing", then: "a", now: "b")) {
            _ = try open(path, value: "b", resumes: true)
        }
        let journal = try open(path, resumes: true)
        #expect(journal.count == 2 && !journal.isNew)
        #expect(try journal.length(of: "out") == 12)
        #expect(try journal.keys(from: 1, limit: 9) == ["1.html"])
        #expect(try journal.holds("0.html"))
        #expect(try !journal.holds("2.html"))
        #expect(try journal.totals().map(\.reason) == ["completed", "timed-out"])
        var failed: [String] = []
        try journal.failures { failed.append($0.key.description) }
        #expect(failed == ["1.html"])
        try journal.finish()
    }

    @Test("Provisional entries count once the next group is entered, and are dropped otherwise")
    func provisional() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        func provisional(_ numbers: Range<Int>, resumes: Bool) throws -> Journal {
            let journal = try open(path, resumes: resumes)
            for number in numbers { try journal.enterProvisionally([entry(number)]) }
            return journal
        }
        do {
            let journal = try provisional(1..<1, resumes: false)
            try journal.enter([entry(0)], lengths: ["out": 1], seconds: 1)
        }
        do { #expect(try provisional(1..<4, resumes: true).count == 4) }
        do {
            let journal = try provisional(1..<3, resumes: true)
            #expect(try journal.count == 3 && journal.holds("2.html"))
            try journal.enter([], lengths: ["out": 2], seconds: 2)
        }
        let journal = try open(path, resumes: true)
        #expect(try journal.count == 3 && journal.length(of: "out") == 2)
    }

    @Test("A batch that could not start does not block the next one")
    func empty() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        do { _ = try open(path) }
        #expect(try open(path, value: "b").count == 0)
    }

    @Test("A journal without pages can be removed, one with pages can't")
    func discarding() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        let empty = try open(path)
        try empty.begin()
        empty.discardIfEmpty()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        let journal = try open(path)
        try journal.enter([entry(0)], lengths: [:], seconds: 1)
        journal.discardIfEmpty()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).contains("j"))
    }

    @Test("A restart clears the journal, and so does a start after a finished batch")
    func restarting() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/j"
        do { try open(path).enter([entry(0)], lengths: [:], seconds: 1) }
        do {
            let journal = try open(path, value: "b", restarts: true)
            #expect(journal.count == 0)
            try journal.finish()
        }
        #expect(try open(path, value: "c").count == 0)
    }

    @Test("Results are searched by outcome, text and message, a page at a time; equal failures are counted together")
    func results() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let journal = try open(folder.path + "/j")
        let entries = (0..<2500).map { number in
            var entry = entry(number, number % 10 == 3 ? "script-error" : "completed")
            if number % 10 == 3 { entry.message = number % 100 == 3 ? "50% of\na_b" : "no heading" }
            if number == 7 { entry.message = "warning: odd" }
            entry.isChanged = number < 5
            entry.milliseconds = Double(number)
            return entry
        }
        try journal.enter(entries, lengths: [:], seconds: 1)
        func found(_ change: (inout ResultQuery) -> Void, from start: Int = 0) throws -> (Int, [Int]) {
            var query = ResultQuery()
            change(&query)
            return (
                try journal.count(of: query), try journal.results(of: query, from: start, limit: 3).map(\.number)
            )
        }
        #expect(try found({ _ in }) == (2500, [0, 1, 2]))
        #expect(try found({ _ in }, from: 2498) == (2500, [2498, 2499]))
        #expect(try found({ $0.outcome = .failed }, from: 3) == (250, [33, 43, 53]))
        #expect(try found({ $0.outcome = .reason("script-error") }) == (250, [3, 13, 23]))
        #expect(try found({ $0.outcome = .warned }) == (1, [7]))
        #expect(try found({ $0.outcome = .changed }, from: 3) == (5, [3, 4]))
        #expect(try found({ $0.order = .slowest }) == (2500, [2499, 2498, 2497]))
        #expect(try found({ $0.text = "123.HTML" }) == (3, [123, 1123, 2123]))
        #expect(try found({ $0.text = "Heading" }) == (225, [13, 23, 33]))
        // Wildcards in the search text are ordinary characters.
        #expect(try found({ $0.text = "50%" }) == (25, [3, 103, 203]))
        #expect(try found({ $0.text = "a_b" }).0 == 25 && found({ $0.text = "a%b" }).0 == 0)
        #expect(try found({ $0.message = "no heading" }) == (225, [13, 23, 33]))
        let groups = try journal.failureGroups(limit: 9)
        #expect(groups.map(\.count) == [225, 25] && groups.map(\.number) == [13, 3])
        #expect(try journal.failureGroups(limit: 1).map(\.message) == ["no heading"])
        var alike: [Int] = []
        try journal.failures(of: "script-error") { alike.append($1) }
        #expect(alike == Array(repeating: 225, count: 225) + Array(repeating: 25, count: 25))
    }

    @Test("Paths are relative to the journal's folder, wherever the batch is resumed")
    func ownPaths() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "j"), withIntermediateDirectories: true)
        let value = #"["../pages","../a b.html"]"#
        let settings = [(name: "list of inputs", value: value), (name: "output", value: "../out")]
        let path = FilePath(folder.path + "/j/j")
        do {
            let journal = try Journal(path: path, settings: settings, resumes: false, restarts: false)
            try journal.keep(streams: [folder.path + "/out.jsonl"])
            try journal.enter([entry(0)], lengths: [folder.path + "/out.jsonl": 7], seconds: 1)
        }
        let moved = folder.appending(path: "moved")
        try FileManager.default.createDirectory(at: moved, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: folder.appending(path: "j"), to: moved.appending(path: "j"))
        let journal = try Journal(reading: FilePath(moved.path + "/j/j"))
        let inputs = [moved.path + "/j/../pages", moved.path + "/j/../a b.html"]
        #expect(try journal.paths(of: "list of inputs").map(\.description) == inputs)
        #expect(journal.located("../out").description == moved.path + "/j/../out")
        #expect(journal.located("/out") == "/out")
        #expect(try journal.length(of: moved.path + "/out.jsonl") == 7)
    }
}
