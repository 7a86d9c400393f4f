// ManifestTests.swift: compares Package.swift, the folders and the executables with the table of docs/architecture.md.

import Foundation
import TestSupport
import Testing

/// The standard output of a command.
private func output(of command: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = packageRoot
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command.joined(separator: " ")) failed")
    return data
}

/// The package as SwiftPM reads it.
private struct Manifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [[String: [Part?]]]

        /// Names of modules and products.
        var needed: Set<String> { Set(dependencies.flatMap(\.values).compactMap { $0.first??.name }) }
        /// The target's folder.
        var folder: String { path ?? "Tests/\(name)" }
    }
    /// A part of a dependency; only names are decoded.
    struct Part: Decodable {
        let name: String?
        init(from decoder: any Decoder) throws { name = try? decoder.singleValueContainer().decode(String.self) }
    }
    let targets: [Target]

    /// The targets under Sources that the table lists: all but the built-in extensions.
    var modules: [Target] {
        targets.filter { $0.type != "test" && $0.folder.hasPrefix("Sources/") && !isBuiltInExtension($0.name) }
    }

    /// Whether a target is the native half of a built-in extension.
    func isBuiltInExtension(_ name: String) -> Bool {
        targets.contains { $0.name == name && $0.folder.hasPrefix("Sources/Programs/Extensions/") }
    }

    static func read() throws -> Manifest {
        let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // NB: A scratch folder of its own; otherwise it would wait for the command that runs the tests.
        let command = ["swift", "package", "--scratch-path", folder.path, "dump-package"]
        return try JSONDecoder().decode(Manifest.self, from: output(of: command))
    }

    /// A module and all modules linked with it.
    func linked(with root: String) -> Set<String> {
        var reached: Set<String> = []
        var pending = [root]
        while let name = pending.popLast() {
            guard let target = targets.first(where: { $0.name == name }), reached.insert(name).inserted else {
                continue
            }
            pending += target.needed
        }
        return reached
    }
}

@Suite("Manifest")
struct ManifestTests {
    /// Modules that may be imported without a declaration.
    private static let given: Set<String> = ["Foundation", "FoundationEssentials", "Observation"]
    /// Modules of the package beneath the SDK's that the manifest does not declare as targets.
    private static let others: Set<String> = [
        "COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    ]

    /// Modules without tests of their own, each with the reason.
    private static let untested = [
        "LargePages": "advice to the kernel, which changes no result",
        "UserFiles": "written files are tested with the program (EndToEndTests/Run)",
        "Recording": "recordings are made and replayed with the program (EndToEndTests/Replay)",
        "Serving": "sessions are tested with the program and its server (EndToEndTests/Serve)",
    ]

    @Test("Each module has tests of its own, but for modules of the SDK, which handlers test together")
    func testsForEachModule() throws {
        let manifest = try Manifest.read()
        for module in manifest.modules where !["SDK", "Programs"].contains(module.folder.split(separator: "/")[1]) {
            if swiftFiles(under: module.folder).isEmpty { continue }
            let isTested = manifest.targets.contains {
                $0.type == "test" && $0.name == module.name + "Tests" && $0.needed.contains(module.name)
            }
            #expect(isTested == (Self.untested[module.name] == nil), "\(module.name)")
        }
    }

    @Test("The manifest, the table and the folders agree on the modules and their dependencies")
    func sameModules() throws {
        let (manifest, table) = (try Manifest.read(), try readModuleTable())
        let modules = manifest.modules
        #expect(Set(modules.map(\.name)) == Set(table.keys))
        for module in modules {
            let row = table[module.name] ?? []
            let needed = module.needed.filter { !manifest.isBuiltInExtension($0) }
            #expect(needed == row.subtracting(Self.given), "\(module.name) in Package.swift, and its row")
        }
        let folders = try Self.names(in: "Sources").flatMap { room in
            try Self.names(in: "Sources/\(room)").filter { $0 != "modules.txt" }.map { "Sources/\(room)/\($0)" }
        }
        #expect(Set(folders) == Set(modules.map(\.folder)).union(["Sources/Programs/Extensions"]))
    }

    @Test("The SDK's list names the modules that actions link, each after those that it imports")
    func sdkModules() throws {
        let list = try String(contentsOf: packageRoot.appending(path: "Sources/SDK/modules.txt"), encoding: .utf8)
        let lines = list.split(separator: "\n").map { $0.split(separator: " ") }
        let names = lines.map { String($0[0]) }
        let imported = Set(lines.filter { $0.contains("imported") }.map { String($0[0]) })
        let manifest = try Manifest.read()
        var before: Set<String> = []
        for (name, words) in zip(names, lines) {
            if Self.others.contains(name) {
                before.insert(name)
                continue
            }
            let module = try #require(manifest.targets.first { $0.name == name }, "\(name)")
            #expect(module.needed.isSubset(of: before), "\(name) imports what is compiled behind it")
            let marked = words.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
            #expect(
                Set(marked) == module.needed.intersection(imported),
                "\(name) needs other modules than its marks say"
            )
            before.insert(name)
        }
        // Modules for authors' tests are not in it.
        let folders = try Self.names(in: "Sources/SDK").filter { $0 != "modules.txt" && $0 != "WebActionTesting" }
        before.subtract(Self.others)
        #expect(before == folders.reduce(into: []) { $0.formUnion(manifest.linked(with: $1)) })
        // Values of their classes are set by names that they may lack.
        let source = "Sources/SDK/ExtensionSDK/Values/KeyValueCoding.swift"
        let coding = try String(contentsOf: packageRoot.appending(path: source), encoding: .utf8)
        for folder in folders where folder != "Streams" { #expect(coding.contains("\"\(folder)\""), "\(folder)") }
    }

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: packageRoot.appending(path: folder).path)
    }

    @Test("A module's folder says which processes link it")
    func roomsAreProcesses() throws {
        let column = try readProcessColumn()
        #expect(try Set(Self.names(in: "Sources")) == Set(rooms.keys))
        for module in try Manifest.read().modules {
            let room = String(module.folder.split(separator: "/")[1])
            let (letters, allowed) = (column[module.name] ?? "", rooms[room] ?? "")
            // Modules that no process links are for authors' tests.
            if letters == "–" {
                #expect(room == "SDK", "\(module.name)")
            } else {
                #expect(Set(letters).isSubset(of: allowed), "\(module.name) is in \(room)")
            }
            if room == "Shared" { #expect(letters.count > 1, "\(module.name) is not shared") }
        }
    }

    @Test(
        "A process links exactly the modules that the table lists",
        arguments: [
            ("Commands", "P"), ("webaction-worker", "W"), ("webaction-reader", "R"), ("webaction-server", "H"),
            ("webaction", "L"),
            ("webaction-extension-template", "A"),
        ]
    )
    func sameProcesses(program: String, letter: Character) throws {
        let listed = try readProcessColumn().filter { $0.value.contains(letter) }.map(\.key)
        var linked = try Manifest.read().linked(with: program)
        linked.remove("webaction-extension-template")
        // The entry point of both the supervisor and the built-in extensions.
        #expect(
            linked == Set(listed).subtracting(["webaction-supervisor"]),
            "\(program) and the modules marked \(letter)"
        )
    }

    @Test("The supervisor's executable has only symbols of its own modules and of built-in extensions")
    func supervisorLinksNoParser() throws {
        // A search for bytes: comparing characters takes seconds for each module.
        let symbols = try output(of: ["nm", "-j", buildFolder.appending(path: "webaction-supervisor").path])
        func contains(_ name: String) -> Bool { symbols.range(of: Data(name.utf8)) != nil }
        let column = try readProcessColumn()
        #expect(contains("$s8Commands"))
        for (module, letters) in column where letters.allSatisfy({ !"PA–".contains($0) }) {
            // Swift mangles a symbol's module as the length of its name, then the name.
            #expect(!contains("$s\(module.utf8.count)\(module)"), "\(module) is linked")
        }
        #expect(!contains("JSEvaluateScript") && !contains("xmlParseChunk"))
    }

    /// The table's second column: the processes that link a module.
    private func readProcessColumn() throws -> [String: String] {
        let text = try String(contentsOf: packageRoot.appending(path: "docs/architecture.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.filter { $0.count == 4 }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].trimmingCharacters(in: ["`"]), $0[1]) })
    }
}
