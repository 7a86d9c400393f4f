// BindingsFileTests.swift: rules that all files of js/ follow.

import Foundation
import Testing

@Suite("Files of js/")
struct BindingsFileTests {
    private static let files: [(path: String, text: String)] = {
        let root = packageRoot.appending(path: "js")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        // What js/idl/ has is for the generator alone.
        return paths.filter { $0.hasSuffix(".js") && !$0.hasPrefix("idl/") }.sorted().map { path in
            ("js/" + path, (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
        }
    }()

    /// Those that are written by hand.
    private static let modules = files.filter { !$0.path.hasPrefix("js/bindings/") }

    @Test("Files and lines stay short")
    func size() {
        #expect(Self.modules.count > 50)
        for (path, text) in Self.modules {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let imports = lines.prefix { !$0.isEmpty }.count { !$0.hasPrefix("//") }
            #expect(lines.count - imports <= 350, "\(path) has \(lines.count) lines, of which \(imports) import")
            for (index, line) in lines.enumerated() where line.count > 160 {
                Issue.record("\(path):\(index + 1) has \(line.count) characters")
            }
        }
    }

    @Test("A file begins with its description, and a generated one is a block that takes `G` from `this`")
    func form() {
        for (path, text) in Self.files {
            #expect(text.hasPrefix("// \(path): "), "\(path) has no header line")
            guard path.hasPrefix("js/bindings/") else { continue }
            #expect(text.contains("\n'use strict';\n{\n  const G = this;\n"), "\(path) is no block with G")
            #expect(text.hasSuffix("\n}\n"), "\(path) goes on behind its block")
        }
    }

    @Test("Only the files that manage the shared object G name it")
    func sharedObject() {
        let naming = Self.modules.filter { $0.text.contains(#/\bG\b[.\[,]|\bimport G\b/#) }.map(\.path)
        let subjects = [
            "js/arena.js", "js/html/windows/realmObjects.js", "js/lazyModules.js", "js/warmUp.js",
            "js/webidl/interface.js", "js/webidl/lazyMembers.js",
        ]
        #expect(naming == subjects)
    }

    private static let python = packageRoot.appending(path: ".build/test-tools/bin/python").path
    private static let node = "/usr/bin/node"

    private func check(_ program: String, _ script: String, _ arguments: [String] = ["--check"]) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [packageRoot.appending(path: script).path] + arguments
        process.environment = ["PYTHONDONTWRITEBYTECODE": "1"]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(script) fails; make bindings may help: \(text)")
    }

    @Test(
        "Generated bindings match the definitions in js/idl",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: python),
            "no parser of Web IDL: see make test"
        )
    )
    func generated() throws { try check(Self.python, "js/idl/generate.py") }

    @Test(
        "Definitions have nothing of our own, and the tables beside them nothing without a definition",
        .enabled(if: FileManager.default.isExecutableFile(atPath: python), "no parser of Web IDL: see make test")
    )
    func definitions() throws { try check(Self.python, "Tests/Tools/Scripts/definitions_test.py", []) }

    @Test(
        "The linked files match the modules in js/",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: node)
                && FileManager.default.fileExists(atPath: "/usr/share/nodejs/acorn"),
            "no Node or no parser of JavaScript: see make bindings"
        )
    )
    func linked() throws { try check(Self.node, "js/linker/link.mjs") }

    @Test("Each file is part of the program: a generated file itself or, as a module, as it is linked")
    func embedding() throws {
        let folder = packageRoot.appending(path: "Sources/Engine/CBindings")
        let list = try String(contentsOf: folder.appending(path: "CBindings.c"), encoding: .utf8)
        let embedded = list.components(separatedBy: "#embed \"").dropFirst().compactMap {
            $0.split(separator: "\"").first.map(String.init)
        }
        let expected = Self.files.map(\.path).map { path in
            let linked = "Linked/\(path.dropFirst(3))"
            let isLinked = FileManager.default.fileExists(atPath: folder.appending(path: linked).path)
            return !path.hasPrefix("js/bindings/") || isLinked ? linked : "../../../\(path)"
        }
        #expect(embedded.sorted() == expected.sorted())
    }
}
