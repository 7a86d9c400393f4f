// Workspace.swift: a folder for one test with a page and a bundle, in which the built program is run.

import Foundation
import Testing

/// A scratch folder, removed with the value.
final class Workspace {
    static let page = "<!doctype html><title>t</title><p>hi"
    static let goodScript = """
        var ExtensionPreprocessingJS = {
            run(a) { a.completionFunction({a: 1}) }, finalize(a) { document.title = JSON.stringify(a) } };
        """
    /// Members of a Swift handler that loads the payload, calls its act(), and ends by finish(_:), whose text is `a` of finalize()'s
    /// argument.
    static let actingMembers = """
        var context: NSExtensionContext!

        func finish(_ text: String) {
            let item = NSExtensionItem()
            let list = [NSExtensionJavaScriptFinalizeArgumentKey: ["a": text]] as NSDictionary
            item.attachments = [NSItemProvider(item: list, typeIdentifier: "com.apple.property-list")]
            context.completeRequest(returningItems: [item])
        }

        func beginRequest(with context: NSExtensionContext) {
            self.context = context
            let provider = (context.inputItems[0] as! NSExtensionItem).attachments![0]
            provider.loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in
                OperationQueue.main.addOperation { self.act() }
            }
        }
        """
    let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")
    var bundle: URL { folder.appending(path: "x.appex") }

    /// Makes a folder with `p.html` and, unless `script` is nil, the bundle `x.appex`.
    ///
    /// - Parameters:
    ///   - program: The shell script of the native half.
    init(script: String? = goodScript, program: String? = nil) throws {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try write(Self.page, to: "p.html")
        let native = program == nil ? "" : "<key>WebActionProgram</key><string>go</string>"
        try write(
            """
            <plist version="1.0"><dict>\(native)<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
            <key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>
            </dict></dict></dict></plist>
            """,
            to: "x.appex/Info.plist"
        )
        if let script { try write(script, to: "x.appex/Action.js") }
        if let program {
            try write("#!/bin/sh\n" + program, to: "x.appex/go")
            try setMode(0o755, of: "x.appex/go")
        }
    }

    deinit {
        try? setMode(0o755, of: "")
        try? FileManager.default.removeItem(at: folder)
    }

    /// Makes a folder with its parents.
    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws { try data.write(to: folder.appending(path: name)) }

    /// Makes a Swift handler, the class `ActionRequestHandler`, the bundle's native half, in place of the earlier one.
    func use(handler: String) throws {
        let plist = String(decoding: try #require(read("x.appex/Info.plist")), as: UTF8.self)
            .replacingOccurrences(of: "<key>WebActionProgram</key><string>go</string>", with: "")
            .replacingOccurrences(
                of: "<key>NSExtensionPointIdentifier</key>",
                with: """
                    <key>NSExtensionPrincipalClass</key><string>Action.ActionRequestHandler</string>
                    <key>NSExtensionPointIdentifier</key>
                    """
            )
        try write(plist, to: "x.appex/Info.plist")
        try write(handler, to: "x.appex/Handler.swift")
    }

    func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode],
            ofItemAtPath: folder.appending(path: name).path
        )
    }

    func read(_ name: String) -> Data? { FileManager.default.contents(atPath: folder.appending(path: name).path) }

    /// The contents of the folder, by name.
    var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

    /// Runs the program in the folder, as `BuiltProgram.run` does.
    func run(
        _ arguments: [String],
        executable: String? = nil,
        input: String? = nil,
        redirection: String? = nil,
        environment: [String: String] = [:],
        whileRunning: (RunningProgram) throws -> Void = { _ in }
    ) throws -> Outcome {
        try BuiltProgram.run(
            arguments,
            in: folder,
            executable: executable,
            input: input,
            redirection: redirection,
            environment: environment,
            whileRunning: whileRunning
        )
    }
}

extension Outcome {
    /// Expects one message, an exit code, the page byte for byte, and nothing left behind.
    func expectPassThrough(
        _ message: String,
        page: String = Workspace.page,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(code == 1, "\(error)", sourceLocation: sourceLocation)
        #expect(text == page, "\(error)", sourceLocation: sourceLocation)
        #expect(self.message.contains(message), "\(error)", sourceLocation: sourceLocation)
        #expect(left.isEmpty, sourceLocation: sourceLocation)
    }
}
