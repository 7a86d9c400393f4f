// Webaction.swift: runs the built program on one page with one script, as a user would, and reads its output.

import Foundation
import Testing

/// The results of one run of the program.
struct WebactionOutcome {
    var status: Int32
    var messages: String
    var payload: JSONValue?
    var report: JSONValue?
    var run: [String]?
    var final: [String]?

    /// The error in the report: the dictionary that has a stage.
    var fault: (stage: String, name: String)? {
        func find(_ value: JSONValue) -> JSONValue? {
            switch value {
            case .object(let entries):
                entries["stage"]?.text != nil ? value : entries.values.lazy.compactMap(find).first
            case .array(let elements): elements.lazy.compactMap(find).first
            default: nil
            }
        }
        guard let found = report.flatMap(find) else { return nil }
        return (found["stage"]?.text ?? "", found["name"]?.text ?? "")
    }

    /// Whether the report's reason is a time limit.
    var timedOut: Bool {
        func find(_ value: JSONValue) -> Bool {
            switch value {
            case .object(let entries): entries.values.contains(where: find)
            case .array(let elements): elements.contains(where: find)
            case .string(let text): text == "timed-out"
            default: false
            }
        }
        return report.map(find) ?? false
    }
}

/// The built `webaction`, found beside the tests.
enum Webaction {
    static let program: URL? = {
        let places = [Bundle.main.executableURL, Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
            .compactMap { $0 }
        for place in places {
            var folder = place
            for _ in 0..<3 {
                folder = folder.deletingLastPathComponent()
                let candidate = folder.appendingPathComponent("webaction")
                if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            }
        }
        return nil
    }()

    /// The standard output of the program.
    static func output(_ arguments: [String]) throws -> Data {
        let process = Process()
        let program: URL = try #require(program, "there is no webaction beside the tests")
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    /// Whether the program has the command `run`.
    static let isUsable: Bool = {
        guard let program else { return false }
        let process = Process()
        process.executableURL = program
        process.arguments = ["run", "--help"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 && text.contains("--snapshot-final")
    }()

    /// Runs a script of Tests/Data/Recorded on a page of it, in a bundle of its own.
    static func run(script: RecordedScript, page: String) throws -> WebactionOutcome {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("recorded-\(UUID().uuidString)")
        let bundle = folder.appendingPathComponent("Recorded.appex")
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        try Data(manifest.utf8).write(to: bundle.appendingPathComponent("Info.plist"))
        if script.builtIn == nil {
            let source = Recorded.folder.appendingPathComponent("scripts/\(script.name).js")
            try files.copyItem(at: source, to: bundle.appendingPathComponent("Action.js"))
        }
        let options = script.arguments.map { ["--arguments", $0] } ?? []
        return try run(
            Recorded.folder.appendingPathComponent("pages/\(page).html"),
            extension: script.builtIn ?? bundle.path,
            options: options + ["--timeout", "1"],
            in: folder
        )
    }

    /// Runs an extension on a page at `http://page.test/`, with all of the program's outputs in `folder`.
    static func run(
        _ page: URL,
        extension name: String,
        options: [String],
        in folder: URL,
        environment: [String: String] = [:]
    ) throws -> WebactionOutcome {
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let arguments =
            [
                "run", page.path, "--extension", name, "-o", path("out.html"), "--url",
                "http://page.test/\(page.lastPathComponent)", "--payload", path("payload.json"), "--report",
                path("report.json"), "--snapshot-run", path("run.tree"), "--snapshot-final", path("final.tree"),
            ] + options
        let (status, messages) = try execute(arguments, messages: path("messages"), environment: environment)
        return WebactionOutcome(
            status: status,
            messages: messages,
            payload: try JSONValue(contentsOf: URL(fileURLWithPath: path("payload.json"))),
            report: try JSONValue(contentsOf: URL(fileURLWithPath: path("report.json"))),
            run: lines(path("run.tree")),
            final: lines(path("final.tree"))
        )
    }

    /// Runs the program to its end; `timeout` ends it if it hangs (status 124).
    private static func execute(
        _ arguments: [String],
        messages: String,
        environment: [String: String]
    ) throws -> (Int32, String) {
        guard let program else { return (127, "no program") }
        _ = FileManager.default.createFile(atPath: messages, contents: nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = ["-k", "2", "30", program.path] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(forWritingAtPath: messages) ?? FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let text = (try? Data(contentsOf: URL(fileURLWithPath: messages))).map { String(decoding: $0, as: UTF8.self) }
        return (process.terminationStatus, text ?? "")
    }

    /// A snapshot's lines, without the final newline.
    private static func lines(_ path: String) -> [String]? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        var text = String(decoding: data, as: UTF8.self)
        if text.hasPrefix("#document\n") { text.removeFirst("#document\n".count) }
        if text.utf8.last == UInt8(ascii: "\n") { text.unicodeScalars.removeLast() }
        return Recorded.lines(text)
    }

    private static let manifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key><string>org.example.recorded</string>
            <key>CFBundleName</key><string>Recorded</string>
            <key>CFBundlePackageType</key><string>XPC!</string>
            <key>NSExtension</key>
            <dict>
                <key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
                <key>NSExtensionAttributes</key>
                <dict>
                    <key>NSExtensionActivationRule</key>
                    <dict><key>NSExtensionActivationSupportsWebPageWithMaxCount</key><integer>1</integer></dict>
                    <key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>
                </dict>
            </dict>
        </dict>
        </plist>
        """
}
