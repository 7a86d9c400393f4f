// ImportTests.swift: checks the layering: the table of docs/architecture.md against the imports and the manifest.

import Foundation
import Testing

/// The package's folder.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The folders of Sources, and the table's letters for the processes that may link their modules.
let rooms = [
    "Shared": "LPWARH", "Engine": "W", "Supervisor": "P", "Reader": "R", "Server": "H", "SDK": "AS",
    "Programs": "LPWRH",
]

/// The rows of the module table: the modules that each module may import.
func readModuleTable() throws -> [String: Set<String>] {
    let text = try String(contentsOf: packageRoot.appending(path: "docs/architecture.md"), encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 4 else { continue }
        let allowed =
            cells[3] == "none" ? [] : cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        rows[cells[0].trimmingCharacters(in: ["`"])] = Set(allowed)
    }
    return rows
}

/// The Swift files under a folder, with their text.
func swiftFiles(under folder: String) -> [(path: String, text: String)] {
    let root = packageRoot.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        (path, (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
    }
}

/// The modules that a file imports.
func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
        let modifiers: Set<Substring> = ["public", "package", "internal", "@testable", "@preconcurrency", "@_exported"]
        guard words[..<index].allSatisfy(modifiers.contains) else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "func", "protocol"]
        let name = kinds.contains(words[index + 1]) ? words[index + 2] : words[index + 1]
        return String(name.split(separator: ".")[0])
    }
}

@Suite("Layering")
struct ImportTests {
    @Test("Each module imports only what its row of the table allows")
    func importsStayInTheirRow() throws {
        let table = try readModuleTable()
        #expect(table.count > 20)
        for (path, text) in swiftFiles(under: "Sources") {
            let parts = path.split(separator: "/").map(String.init)
            var allowed = table[parts[1]]
            if parts[1] == "Extensions" {
                allowed = Set(try FileManager.default.contentsOfDirectory(atPath: packageRoot.path + "/Sources/SDK"))
                    .union(["Foundation"])
            }
            let row = try #require(allowed, "\(parts[1]) has no row in docs/architecture.md")
            for name in imports(of: text) where !["Glibc", "Swift", "Synchronization"].contains(name) {
                #expect(row.contains(name), "Sources/\(path) imports \(name), which its row does not allow")
            }
        }
    }

    @Test("Every import that a row allows occurs in the module, and every row has a folder")
    func rowsAreUsed() throws {
        // C modules have no imports; the launcher is one of them.
        let isSwift = { (module: String) in (!module.hasPrefix("C") || module == "CSSSyntax") && module != "webaction" }
        for (module, allowed) in try readModuleTable() where isSwift(module) {
            let files = rooms.keys.flatMap { swiftFiles(under: "Sources/\($0)/\(module)") }
            #expect(!files.isEmpty, "\(module) has a row but no files")
            let used = Set(files.flatMap { imports(of: $0.text) })
            for name in allowed {
                #expect(used.contains(name), "\(module)'s row allows \(name), which no file imports")
            }
        }
    }

    @Test("The supervisor links no parser, DOM or script engine")
    func supervisorLinksNoParser() throws {
        let table = try readModuleTable()
        var reached: Set<String> = []
        var pending = ["webaction-supervisor"]
        while let module = pending.popLast() {
            guard reached.insert(module).inserted else { continue }
            pending += table[module] ?? []
        }
        let forbidden: Set<String> = [
            "DOM", "HTMLParsing", "ScriptEngine", "WebRuntime", "CJavaScriptCore", "Selectors",
        ]
        #expect(reached.intersection(forbidden).isEmpty)
    }
}

@Suite("Source files")
struct SourceFileTests {
    @Test("Pointers are used only in files named Unsafe*.swift")
    func unsafeIsFenced() {
        let words = [
            "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
            "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer",
            "OpaquePointer", "Unmanaged", "withUnsafe", "unsafeBitCast", "unsafeDowncast", "unsafeUninitialized",
            "nonisolated(unsafe)", "unowned(unsafe)", "assumingMemoryBound",
        ]
        for (path, text) in swiftFiles(under: "Sources") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            guard !name.hasPrefix("Unsafe") else { continue }
            for word in words {
                #expect(!text.contains(word), "Sources/\(path) uses \(word); move it into an Unsafe*.swift file")
            }
        }
    }

    @Test("No path is split by characters, because a slash with a combining mark after it is a different character")
    func pathsAreBytes() throws {
        let call =
            #"(split\(separator: "/"|[iI]ndex\(of: "/"|has(Prefix|Suffix)\([^)]*"[^"]*/"|contains\("/"|components\(separatedBy: "/")"#
        let slash = try Regex(call)
        // The page worker searches bytes of markup; fractions and closing tags are not paths either.
        let others = [
            "Engine/HTMLParsing/", "Engine/DOMSerialization/", "Supervisor/Batch/Inputs/Shard.swift",
            "Supervisor/ExtensionModel/Manifest/Storyboard.swift",
        ]
        for (path, text) in swiftFiles(under: "Sources") where !others.contains(where: path.hasPrefix) {
            for line in text.split(separator: "\n") where line.contains(slash) {
                // Nor are URLs and media types.
                if ["://", "HTTP/", "multipart/"].contains(where: { line.contains($0) }) { continue }
                Issue.record(
                    "Sources/\(path) takes a path apart by characters: \(line); FilePaths has functions for that"
                )
            }
        }
    }

    @Test("Files stay short, except for tables of a standard")
    func filesAreShort() {
        for folder in ["Sources", "Tests"] {
            for (path, text) in swiftFiles(under: folder) where !path.contains("Generated/") {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(lines <= 700, "\(folder)/\(path) has \(lines) lines")
            }
        }
    }

    @Test("A file begins with its description")
    func filesHaveHeaders() {
        for (path, text) in swiftFiles(under: "Sources") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let header = text.split(separator: "\n", maxSplits: 2).first {
                !$0.hasPrefix("// swift-format-ignore-file")
            }
            #expect(header?.hasPrefix("// \(name)") == true, "Sources/\(path) has no header line")
        }
    }
}
