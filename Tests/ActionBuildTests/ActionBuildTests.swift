// ActionBuildTests.swift: which parts are compiled when, with a stand-in compiler that only records its command lines.

import ActionBuild
import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Building actions")
struct ActionBuildTests {
    private let folder: TemporaryFolder
    private let bundle: ExtensionBundle
    private let modules = ["Coding", "ExtensionSDK", "UIKit"]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Coding optimized\nExtensionSDK\nUIKit\n", to: "lib/webaction/sdk/modules.txt")
        for module in modules { try folder.write("// \(module)", to: "lib/webaction/sdk/\(module)/\(module).swift") }
        try folder.write("#!/bin/sh", to: "bin/swiftc", executable: true)
        let path = try folder.writeBundle("x.appex", extensionKeys: string("NSExtensionPrincipalClass", "My.Handler"))
        try folder.write("@objc(H) class Handler {}", to: "x.appex/Handler.swift")
        bundle = try ExtensionBundle(path: path)
    }

    private func build() throws -> ActionBuild {
        let environment = ["PATH": folder.path + "/bin", "WEBACTION_CACHE": folder.path + "/cache"]
        return try ActionBuild(
            bundle,
            files: ["Handler.swift"],
            principalClass: "My.Handler",
            executable: folder.path + "/bin/webaction",
            environment: environment
        )
    }

    /// Runs a build. The compiler writes its output file, except for the file named `failing`.
    private func run(_ build: ActionBuild, failing: String? = nil) throws -> [BuildStep] {
        var steps: [BuildStep] = []
        try build.run { step in
            steps.append(step)
            if let failing, step.what.contains(failing) { return (1, "x.swift:1: error: no") }
            if step.arguments.contains("--extract") { return (0, "") }
            let output = try #require(step.arguments.firstIndex(of: "-o").map { step.arguments[$0 + 1] })
            try Data("made".utf8).write(to: URL(fileURLWithPath: output))
            return (0, "")
        }
        return steps
    }

    @Test(
        "A source that links out of the bundle's folder is refused and not stored; a link within it is compiled"
    )
    func links() throws {
        let files = FileManager.default
        let source = bundle.path + "/Handler.swift"
        try folder.write("let secret = 42", to: "private/Secret.swift")
        try files.moveItem(atPath: source, toPath: bundle.path + "/Kept.txt")
        for target in ["../private/Secret.swift", folder.path + "/private/Secret.swift", "/proc/self/environ"] {
            try files.createSymbolicLink(atPath: source, withDestinationPath: target)
            let error = #expect(throws: BuildError.self) { try build() }
            #expect(error?.description == "\(source): cannot be read: it leads out of the folder \(bundle.path).")
            try files.removeItem(atPath: source)
        }
        #expect(!files.fileExists(atPath: folder.path + "/cache"))
        try files.createSymbolicLink(atPath: source, withDestinationPath: "Kept.txt")
        #expect(try run(build()).count == modules.count + 1)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    @Test("The cache is private to the user, whatever the umask")
    func modes() throws {
        _ = try run(build())
        for case let name as String in FileManager.default.enumerator(atPath: folder.path + "/cache") ?? .init() {
            let path = "\(folder.path)/cache/\(name)"
            // The compiler's output has the mode that the compiler is started with (SwiftSourcesTests).
            if !isFolder(path), try String(contentsOfFile: path, encoding: .utf8) == "made" { continue }
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            let mode = try #require(attributes[.posixPermissions] as? Int)
            #expect(mode == (isFolder(path) ? 0o700 : 0o600), "\(name): \(String(mode, radix: 8))")
        }
        let root = try FileManager.default.attributesOfItem(atPath: folder.path + "/cache")
        #expect(root[.posixPermissions] as? Int == 0o700)
    }

    @Test(
        "The first use compiles the SDK and the action; the next compiles nothing; a changed source recompiles only the action"
    )
    func cache() throws {
        let first = try build()
        #expect(!first.isDone)
        let steps = try run(first)
        #expect(steps.map(\.what) == modules.map { "the SDK's \($0)" } + [bundle.path])
        #expect(FileManager.default.fileExists(atPath: first.product))
        let second = try build()
        #expect(second.isDone && second.product == first.product)
        #expect(try run(second) == [])
        try folder.write("class Handler { var x = 1 }", to: "x.appex/Handler.swift")
        #expect(try run(build()).map(\.what) == [bundle.path])
        try folder.write("// changed", to: "lib/webaction/sdk/UIKit/UIKit.swift")
        #expect(try run(build()).count == modules.count + 1)
    }

    @Test("An installation's compiled SDK is used only with the compiler that built it")
    func installed() throws {
        let environment = ["PATH": folder.path + "/bin", "WEBACTION_CACHE": folder.path + "/cache"]
        var made: [String] = []
        func compileSDK() throws {
            try ActionBuild.compileInstalledSDK(executable: folder.path + "/bin/webaction", environment: environment) {
                made.append($0.what)
                if let option = $0.arguments.firstIndex(of: "--file") {
                    try Data("packed".utf8).write(to: URL(fileURLWithPath: $0.arguments[option + 1]))
                }
                return (0, "")
            }
        }
        try compileSDK()
        #expect(made == modules.map { "the SDK's \($0)" } + ["the SDK's modules"])
        let compiled = folder.path + "/lib/webaction/sdk/compiled"
        #expect(try FileManager.default.contentsOfDirectory(atPath: compiled).sorted() == ["inputs", "modules.tar.xz"])
        let first = try build()
        let steps = try run(first)
        #expect(steps.map(\.what) == ["the SDK's modules", bundle.path])
        #expect(steps.first?.arguments.contains(compiled + "/modules.tar.xz") == true)
        #expect(try run(build()) == [])
        // After another installation, actions are compiled again too.
        try FileManager.default.removeItem(atPath: folder.path + "/lib/webaction/sdk/compiled")
        try compileSDK()
        #expect(try !build().isDone)
        try folder.write("#!/bin/sh\n# another one", to: "bin/swiftc", executable: true)
        #expect(try run(build()).count == modules.count + 1)
    }

    @Test("A marked module is linked only where it, or a module that needs it, is imported")
    func imported() throws {
        let list = """
            ExtensionSDK
            Helpers imported
            Streams imported swift5 -Left.swift +Helpers
            Media imported
            SwiftUI imported +Streams

            """
        try folder.write(list, to: "lib/webaction/sdk/modules.txt")
        for file in [
            "Helpers/Helpers.cpp", "Streams/Streams.swift", "Streams/Left.swift", "Media/Media.swift",
            "SwiftUI/SwiftUI.swift",
        ] {
            try folder.write("// a file", to: "lib/webaction/sdk/\(file)")
        }
        func objects() throws -> [String] {
            try #require(try run(build()).last).arguments.filter { $0.hasSuffix(".o") }
                .map { URL(fileURLWithPath: $0).lastPathComponent }
        }
        #expect(try objects() == ["ExtensionSDK.o"])
        try folder.write("import class Combine.AnyCancellable", to: "x.appex/Handler.swift")
        #expect(try objects() == ["ExtensionSDK.o", "Helpers.o", "Streams.o"])
        try folder.write("import SwiftUI", to: "x.appex/Handler.swift")
        #expect(try objects() == ["ExtensionSDK.o", "Helpers.o", "Streams.o", "SwiftUI.o"])
        try folder.write("import UIKit // and not SwiftUI", to: "x.appex/Handler.swift")
        try folder.write("// changed", to: "lib/webaction/sdk/SwiftUI/SwiftUI.swift")
        let steps = try run(build())
        let helpers = try #require(steps.first { $0.what == "the SDK's Helpers" })
        #expect(helpers.executable.hasSuffix("/clang++"))
        let streams = try #require(steps.first { $0.what == "the SDK's Streams" }).arguments
        #expect(streams[streams.firstIndex(of: "-swift-version")! + 1] == "5")
        #expect(
            streams.contains { $0.hasSuffix("/Streams.swift") } && !streams.contains { $0.hasSuffix("/Left.swift") }
        )
    }

    @Test("The action is compiled under its module name and language mode, with its own main function")
    func arguments() throws {
        let step = try #require(try run(build()).last)
        let words = step.arguments
        #expect(words.contains("My") && words[words.firstIndex(of: "-swift-version")! + 1] == "5")
        #expect(words.contains { $0.hasSuffix("/main.swift") })
        #expect(words.contains { $0.hasSuffix("/0-Handler.swift") })
    }

    @Test("A failed compilation reports the compiler's messages and leaves no files")
    func failure() throws {
        let error = #expect(throws: BuildError.self) { try run(build(), failing: "x.appex") }
        #expect(error?.description.hasPrefix("x.swift:1: error: no\n") == true)
        #expect(try !build().isDone)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/actions")
        #expect(left == [])
    }

    @Test("A cached product with different inputs is not used")
    func collision() throws {
        let first = try build()
        _ = try run(first)
        let inputs = URL(fileURLWithPath: first.product).deletingLastPathComponent().appending(path: "inputs")
        try Data("other".utf8).write(to: inputs)
        #expect(try !build().isDone)
        #expect(try run(build()).count == 1)
        #expect(try build().isDone)
    }

    @Test("A missing compiler or SDK is reported")
    func missing() throws {
        func problem(_ environment: [String: String], _ executable: String) throws -> String? {
            let error = #expect(throws: BuildError.self) {
                try ActionBuild(
                    bundle,
                    files: [],
                    principalClass: "A",
                    executable: executable,
                    environment: environment
                )
            }
            return error?.description
        }
        #expect(try problem(["PATH": "/nowhere"], "/x")?.hasPrefix("there is no swiftc in PATH") == true)
        let found = ["PATH": folder.path + "/bin"]
        #expect(try problem(found, "/nowhere/bin/webaction")?.contains("/nowhere/lib/webaction/sdk") == true)
        #expect(try problem(found, folder.path + "/bin/webaction")?.hasPrefix("there is no folder for") == true)
    }
}
