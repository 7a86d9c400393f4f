// BindingsFileTests.swift: rules that all files of js/ follow.

import Foundation
import Testing

@Suite("Files of js/")
struct BindingsFileTests {
    private static let files: [(path: String, text: String)] = {
        let root = packageRoot.appending(path: "js")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".js") }.sorted().map { path in
            ("js/" + path, (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
        }
    }()

    @Test("Files and lines stay short")
    func size() {
        #expect(Self.files.count > 50)
        for (path, text) in Self.files where !path.hasPrefix("js/bindings/") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 350, "\(path) has \(lines.count) lines")
            for (index, line) in lines.enumerated() where line.count > 160 {
                Issue.record("\(path):\(index + 1) has \(line.count) characters")
            }
        }
    }

    @Test("A file begins with its description, and does not reach the page's globals through `this`")
    func form() {
        for (path, text) in Self.files {
            #expect(text.hasPrefix("// \(path): "), "\(path) has no header line")
            #expect(text.contains("\n'use strict';\n{\n  const G = this;\n"), "\(path) is no block with G")
            #expect(text.hasSuffix("\n}\n"), "\(path) goes on behind its block")
        }
    }

    private static let generatorPython = packageRoot.appending(path: ".build/test-tools/bin/python")

    @Test(
        "Generated bindings match the definitions in js/idl",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: generatorPython.path),
            "no parser of Web IDL: see make test"
        )
    )
    func generated() throws {
        let generator = Process()
        let output = Pipe()
        generator.executableURL = Self.generatorPython
        generator.arguments = [packageRoot.appending(path: "js/idl/generate.py").path, "--check"]
        generator.environment = ["PYTHONDONTWRITEBYTECODE": "1"]
        generator.standardOutput = output
        generator.standardError = output
        try generator.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        generator.waitUntilExit()
        #expect(generator.terminationStatus == 0, "run make bindings: \(text)")
    }

    @Test("Each file is part of the program")
    func embedding() throws {
        let list = try String(
            contentsOf: packageRoot.appending(path: "Sources/Engine/CBindings/CBindings.c"),
            encoding: .utf8
        )
        for (path, _) in Self.files {
            #expect(list.contains("#embed \"../../../\(path)\""), "\(path)")
        }
        let embedded = list.components(separatedBy: "#embed \"../../../").dropFirst().compactMap {
            $0.split(separator: "\"").first.map(String.init)
        }
        #expect(Set(embedded) == Set(Self.files.map(\.path)))
    }
}
