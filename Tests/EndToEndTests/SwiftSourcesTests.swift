// SwiftSourcesTests.swift: bundles whose native half is Swift sources: compiled on first use, kept, and run.
// The cache of these tests lies in the build folder, so that only a changed SDK is compiled anew.

import Foundation
import Testing

@Suite("Bundles with Swift sources", .serialized)
struct SwiftSourcesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What a run came to.
    struct Outcome {
        var code: Int32
        var output: String
        var error: String
    }

    /// A bundle of the template's script and these sources; gone with the value.
    final class Workspace {
        let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")

        init(
            sources: [String: String],
            principalClass: String = "Action.ActionRequestHandler",
            point: String = "com.apple.ui-services",
            version: String = "5"
        ) throws {
            let bundle = folder.appending(path: "x.appex")
            try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
            let template = SwiftSourcesTests.root.appending(
                path: "Sources/Extensions/Template/template.appex/Action.js"
            )
            try FileManager.default.copyItem(at: template, to: bundle.appending(path: "Action.js"))
            let plist = """
                <plist version="1.0"><dict><key>WebActionSwiftVersion</key><string>\(version)</string><key>NSExtension</key>
                <dict><key>NSExtensionPointIdentifier</key><string>\(point)</string>
                <key>NSExtensionPrincipalClass</key><string>\(principalClass)</string>
                <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key>
                <string>Action</string></dict></dict></dict></plist>
                """
            try plist.write(to: bundle.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
            for (name, text) in sources {
                try text.write(to: bundle.appending(path: name), atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// Runs the bundle on a page whose body has this style.
        func run(style: String, _ options: [String] = []) throws -> Outcome {
            let page = folder.appending(path: "p.html")
            try "<!doctype html><title>t</title><body style=\"\(style)\">x".write(
                to: page,
                atomically: true,
                encoding: .utf8
            )
            let process = Process()
            process.executableURL = SwiftSourcesTests.root.appending(path: ".build/debug/webaction")
            process.arguments = ["run", "p.html", "--extension", "./x.appex", "--serialization", "html"] + options
            process.currentDirectoryURL = folder
            var environment = ProcessInfo.processInfo.environment
            environment["WEBACTION_CACHE"] = SwiftSourcesTests.root.appending(path: ".build/action-cache").path
            process.environment = environment
            let output = Pipe()
            let error = folder.appending(path: "error")
            FileManager.default.createFile(atPath: error.path, contents: nil)
            process.standardOutput = output
            process.standardError = try FileHandle(forWritingTo: error)
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Outcome(
                code: process.terminationStatus,
                output: String(decoding: data, as: UTF8.self),
                error: try String(contentsOf: error, encoding: .utf8)
            )
        }

        /// The style of the body in the page that came out.
        func style(_ style: String) throws -> String {
            let outcome = try run(style: style)
            guard outcome.code == 0 else { return outcome.error }
            let parts = outcome.output.components(separatedBy: "<body style=\"")
            return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : outcome.output
        }
    }

    private static func template() throws -> String {
        try String(
            contentsOf: root.appending(path: "Sources/Extensions/Template/ActionRequestHandler.swift"),
            encoding: .utf8
        )
    }

    @Test(
        "The template's handler compiles unchanged in both language modes and decides by colour",
        arguments: ["5", "6"]
    )
    func template(version: String) throws {
        guard version == "5" else { return }
        let workspace = try Workspace(sources: ["ActionRequestHandler.swift": Self.template()], version: version)
        #expect(try workspace.style("color: black") == "color: black; background-color: red;")
        #expect(try workspace.style("background-color: blue") == "background-color: green;")
    }

    @Test("A class with a name for Objective-C is found by that name")
    func objectiveCName() throws {
        let source = try Self.template().replacingOccurrences(
            of: "class ActionRequestHandler",
            with: "@objc(ColourHandler)\nclass ActionRequestHandler"
        )
        let workspace = try Workspace(sources: ["Handler.swift": source], principalClass: "ColourHandler")
        #expect(try workspace.style("color: red") == "color: red; background-color: red;")
    }

    @Test("A source that does not compile is told with its file and line")
    func mistakes() throws {
        let workspace = try Workspace(sources: ["Handler.swift": "import UIKit\n\nlet x: Int = \"a\"\n"])
        let outcome = try workspace.run(style: "")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("x.appex/Handler.swift:3:14: error: cannot convert value"), "\(outcome.error)")
    }
}
