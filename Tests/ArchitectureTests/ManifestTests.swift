// ManifestTests.swift: what Package.swift declares, the folders, and the executables, against the table of docs/architecture.md.

import Foundation
import TestSupport
import Testing

/// What a command prints.
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
        /// Where its files are.
        var folder: String { path ?? "Tests/\(name)" }
    }
    /// A piece of a dependency, of which only names are of interest.
    struct Part: Decodable {
        let name: String?
        init(from decoder: any Decoder) throws { name = try? decoder.singleValueContainer().decode(String.self) }
    }
    let targets: [Target]

    /// Those under Sources that the table lists: all but the built-in extensions.
    var modules: [Target] {
        targets.filter { $0.type != "test" && $0.folder.hasPrefix("Sources/") && !isBuiltInExtension($0.name) }
    }

    /// The built-in extensions' native halves.
    func isBuiltInExtension(_ name: String) -> Bool {
        targets.contains { $0.name == name && $0.folder.hasPrefix("Sources/Programs/Extensions/") }
    }

    static func read() throws -> Manifest {
        let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // NB: A folder of its own, or it would wait for the command that runs the tests.
        let command = ["swift", "package", "--scratch-path", folder.path, "dump-package"]
        return try JSONDecoder().decode(Manifest.self, from: output(of: command))
    }

    /// A module and all that are linked with it.
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
    /// Those that may be imported without being declared.
    private static let given: Set<String> = ["Foundation", "FoundationEssentials", "Observation"]
    /// Those of the package that modules of the SDK are made over, whose targets are not in the manifest.
    private static let others: Set<String> = [
        "COpenCombineHelpers", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    ]

    @Test("The manifest, the table and the folders name the same modules, and the same of each")
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

    @Test("The SDK's list has what actions link, each module behind those that it imports")
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
        // What authors' tests link is none of it.
        let folders = try Self.names(in: "Sources/SDK").filter { $0 != "modules.txt" && $0 != "WebActionTesting" }
        before.subtract(Self.others)
        #expect(before == folders.reduce(into: []) { $0.formUnion(manifest.linked(with: $1)) })
        // Values of their classes are set by names that they may not have.
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
            // What nothing links is for authors' tests.
            if letters == "–" {
                #expect(room == "SDK", "\(module.name)")
            } else {
                #expect(Set(letters).isSubset(of: allowed), "\(module.name) is in \(room)")
            }
            if room == "Shared" { #expect(letters.count > 1, "\(module.name) is not shared") }
        }
    }

    @Test(
        "A process links what the table says, and nothing else",
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
        // The entry of both the supervisor and built-in extensions.
        #expect(
            linked == Set(listed).subtracting(["webaction-supervisor"]),
            "\(program) and the modules marked \(letter)"
        )
    }

    @Test("The supervisor's executable has no symbol of a module that is neither its own nor an extension's")
    func supervisorHasNoStranger() throws {
        let symbols = String(
            decoding: try output(of: ["nm", "-j", buildFolder.appending(path: "webaction-supervisor").path]),
            as: UTF8.self
        )
        let column = try readProcessColumn()
        #expect(symbols.contains("$s8Commands"))
        for (module, letters) in column where letters.allSatisfy({ !"PA–".contains($0) }) {
            // Swift mangles a symbol's module as its name's length and name.
            #expect(!symbols.contains("$s\(module.utf8.count)\(module)"), "\(module) is linked")
        }
        #expect(!symbols.contains("JSEvaluateScript") && !symbols.contains("xmlParseChunk"))
    }

    /// The table's second column: the processes that link a module.
    private func readProcessColumn() throws -> [String: String] {
        let text = try String(contentsOf: packageRoot.appending(path: "docs/architecture.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.filter { $0.count == 4 }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].trimmingCharacters(in: ["`"]), $0[1]) })
    }
}
