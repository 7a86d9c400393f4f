// ContainerTests.swift: what extensions share through their groups, each in its own processes: files, defaults, databases, secrets, locks
// and notifications.

import Foundation
import TestSupport
import Testing

@Suite("Containers", .serialized)
struct ContainerTests {
    private static let group = "group.org.example.shared"

    /// A handler that does what the environment names, and returns the result as the page's title.
    private static let handler = """
        import Security
        import SQLite3
        import UIKit
        let group = "group.org.example.shared"
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling, NSFilePresenter {
            let presentedItemOperationQueue = OperationQueue()
            var presentedItemURL: URL? { container }
        \(Workspace.actingMembers)
            lazy var container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)

            func presentedSubitemDidChange(at url: URL) { finish("changed " + url.lastPathComponent) }

            func act() {
                let words = ProcessInfo.processInfo.environment["ACT"]!.split(separator: " ").map(String.init)
                guard let container else { return finish("no container") }
                let file = container.appendingPathComponent("counter")
                var query: [String: Any] = [
                    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
                    kSecAttrAccount as String: "somebody",
                ]
                switch words[0] {
                case "count":
                    for _ in 0..<40 {
                        var error: NSError?
                        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: file, options: [], error: &error) { url in
                            let count = (try? String(contentsOf: url, encoding: .utf8)).flatMap { Int($0) } ?? 0
                            try! String(count + 1).write(to: url, atomically: false, encoding: .utf8)
                        }
                        if let error { return finish("\\(error)") }
                    }
                    finish("counted")
                case "read":
                    NSFileCoordinator().coordinate(readingItemAt: file, error: nil) { url in
                        finish((try? String(contentsOf: url, encoding: .utf8)) ?? "none")
                    }
                case "present":
                    NSFileCoordinator.addFilePresenter(self)
                    try! "".write(to: container.appendingPathComponent("ready"), atomically: true, encoding: .utf8)
                case "set": UserDefaults(suiteName: group)!.set(words[1], forKey: "word"); finish("set")
                case "get": finish(UserDefaults(suiteName: group)!.string(forKey: "word") ?? "none")
                case "standard":
                    let old = UserDefaults.standard.string(forKey: "word") ?? "none"
                    UserDefaults.standard.set(words[1], forKey: "word")
                    finish(old)
                case "insert", "select":
                    var database: OpaquePointer?
                    guard sqlite3_open(container.appendingPathComponent("words.db").path, &database) == SQLITE_OK else {
                        return finish("not opened")
                    }
                    defer { sqlite3_close(database) }
                    if words[0] == "insert" {
                        sqlite3_exec(database, "CREATE TABLE IF NOT EXISTS words (word TEXT)", nil, nil, nil)
                        finish("\\(sqlite3_exec(database, "INSERT INTO words VALUES ('\\(words[1])')", nil, nil, nil))")
                    } else {
                        var statement: OpaquePointer?
                        sqlite3_prepare_v2(database, "SELECT word FROM words", -1, &statement, nil)
                        sqlite3_step(statement)
                        finish(String(cString: sqlite3_column_text(statement, 0)))
                        sqlite3_finalize(statement)
                    }
                case "listen":
                    let center = CFNotificationCenterGetDarwinNotifyCenter()
                    let observer = Unmanaged.passUnretained(self).toOpaque()
                    CFNotificationCenterAddObserver(center, observer, { _, observer, name, _, _ in
                        let handler = Unmanaged<ActionRequestHandler>.fromOpaque(observer!).takeUnretainedValue()
                        handler.finish("heard " + (name!.rawValue as String))
                    }, "org.example.changed" as CFString, nil, .deliverImmediately)
                    try! "".write(to: container.appendingPathComponent("ready"), atomically: true, encoding: .utf8)
                case "post":
                    let name = CFNotificationName("org.example.changed" as CFString)
                    CFNotificationCenterPostNotification(CFNotificationCenterGetDarwinNotifyCenter(), name, nil, nil, true)
                    finish("posted")
                case "keep":
                    query[kSecAttrAccessGroup as String] = words.count > 2 ? words[2] : group
                    query[kSecValueData as String] = Data(words[1].utf8)
                    finish("\\(SecItemAdd(query as CFDictionary, nil))")
                case "change":
                    let change = [kSecValueData as String: Data(words[1].utf8)] as CFDictionary
                    finish("\\(SecItemUpdate(query as CFDictionary, change))")
                case "forget": finish("\\(SecItemDelete(query as CFDictionary))")
                case "tell":
                    query[kSecReturnData as String] = true
                    query[kSecMatchLimit as String] = kSecMatchLimitOne
                    var result: CFTypeRef?
                    let status = SecItemCopyMatching(query as CFDictionary, &result)
                    finish((result as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "\\(status)")
                default: finish("what?")
                }
            }
        }
        """

    /// Two extensions of one group, and a folder for their shared data.
    private final class Pair: @unchecked Sendable {
        let workspace: Workspace

        init(groups: [String] = [ContainerTests.group]) throws {
            workspace = try Workspace(script: Workspace.goodScript)
            for name in ["one", "two"] {
                let folder = workspace.folder.appending(path: "\(name).appex")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try workspace.write(Workspace.goodScript, to: "\(name).appex/Action.js")
                try workspace.write(
                    """
                    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.\(name)</string>
                    <key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key>
                    <string>Action.ActionRequestHandler</string>
                    <key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
                    <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key>
                    <string>Action</string></dict></dict></dict></plist>
                    """,
                    to: "\(name).appex/Info.plist"
                )
                let list = groups.map { "<string>\($0)</string>" }.joined()
                try workspace.write(
                    """
                    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
                    <array>\(list)</array></dict></plist>
                    """,
                    to: "\(name).appex/\(name).entitlements"
                )
                try workspace.write(ContainerTests.handler, to: "\(name).appex/Handler.swift")
            }
        }

        func run(_ name: String, _ act: String, _ options: [String] = ["--grant", "all"]) throws -> Outcome {
            try workspace.run(
                ["run", "p.html", "--extension", "./\(name).appex", "--containers", "shared", "--timeout", "60"]
                    + options,
                environment: ["WEBACTION_CACHE": BuiltProgram.actionCache, "ACT": act]
            )
        }

        /// The page's title after a run.
        func title(_ name: String, _ act: String) throws -> String {
            let result = try run(name, act)
            #expect(result.left.isEmpty)
            let title = try #require(result.text.components(separatedBy: "{\"a\":\"").last, "\(result.error)")
            return title.components(separatedBy: "\"}").first ?? result.error
        }

        /// Starts one extension, waits until it is ready, and runs the other; returns the title of the first.
        func title(_ act: String, after other: String) throws -> String {
            let ready = workspace.folder.appending(path: "shared/Groups/\(ContainerTests.group)/ready")
            try? FileManager.default.removeItem(at: ready)
            let waiting = Background { try self.title("one", act) }
            // NB: Long enough to compile the SDK on a busy machine.
            let isReady = wait(seconds: 600) { FileManager.default.fileExists(atPath: ready.path) }
            try #require(isReady, "\(act) is never ready")
            _ = try title("two", other)
            return try waiting.value()
        }
    }

    @Test("Files, defaults, databases and secrets of a group are shared by its members; an extension's own are not")
    func sharing() throws {
        let pair = try Pair()
        #expect(try pair.title("one", "set blue") == "set")
        #expect(try pair.title("two", "get") == "blue")
        #expect(pair.workspace.read("shared/Groups/\(Self.group)/Library/Preferences/\(Self.group).plist") != nil)
        #expect(try pair.title("one", "standard red") == "none")
        #expect(try pair.title("one", "standard green") == "red")
        #expect(try pair.title("two", "standard blue") == "none")
        #expect(try pair.title("one", "insert word") == "0")
        #expect(try pair.title("two", "select") == "word")

        #expect(try pair.title("two", "tell") == "-25300")
        #expect(try pair.title("one", "keep secret") == "0")
        #expect(try pair.title("one", "keep secret") == "-25299")
        #expect(try pair.title("one", "keep secret group.org.example.other") == "-34018")
        #expect(try pair.title("two", "tell") == "secret")
        #expect(try pair.title("two", "change other") == "0")
        #expect(try pair.title("one", "tell") == "other")
        #expect(try pair.title("one", "keep private org.example.one") == "0")
        #expect(try pair.title("one", "forget") == "0")
        #expect(try pair.title("one", "tell") == "-25300")
        #expect(pair.workspace.read("shared/Extensions/org.example.one/Own.keychain") != nil)
        let file = try #require(pair.workspace.read("shared/Keychains/\(Self.group).keychain"))
        #expect(file.range(of: Data("somebody".utf8)) == nil)
        try pair.workspace.write(file.dropLast() + [0], to: "shared/Keychains/\(Self.group).keychain")
        #expect(try pair.title("one", "tell") == "-25293")
    }

    @Test("Coordinated writers of two processes lose nothing")
    func coordination() throws {
        let pair = try Pair()
        #expect(try pair.title("one", "read") == "none")
        #expect(try pair.title("two", "read") == "none")
        let first = Background { try pair.title("one", "count") }
        #expect(try pair.title("two", "count") == "counted")
        #expect(try first.value() == "counted")
        #expect(try pair.title("one", "read") == "80")
    }

    @Test("Presenters receive other processes' changes, and observers their notifications")
    func notifications() throws {
        let pair = try Pair()
        #expect(try pair.title("present", after: "count") == "changed counter")
        #expect(try pair.title("listen", after: "post") == "heard org.example.changed")
    }

    @Test("A group that is not granted is unavailable, and the message names the option that grants it")
    func grants() throws {
        let pair = try Pair()
        for options in [[], ["--grant", "network"]] {
            let result = try pair.run("one", "read", options)
            #expect(result.code == 1 && result.text.isEmpty)
            #expect(result.message.contains("ask for \(Self.group), which was not granted: add --grant \(Self.group)"))
        }
        let unknown = try pair.run("one", "read", ["--grant", "group.org.example"])
        #expect(unknown.code == 2 && unknown.message.contains("asks for \"group.org.example\""), "\(unknown.error)")
        #expect(try pair.run("one", "read", ["--grant", Self.group]).code == 0)
        let prefix = try pair.run("one", "read", ["--grant", "group.org.example"])
        #expect(prefix.code == 2 && prefix.text.isEmpty)
        #expect(prefix.message.contains("no entitlement of"), "\(prefix.message)")
        let other = try Pair(groups: [])
        let result = try other.run("one", "read", [])
        #expect(result.error.contains("there is no container for the group \(Self.group)"))
        #expect(result.text.contains("no container"))
        for identifier in ["..", "a/../../b"] {
            let pair = try Pair()
            let plist = String(decoding: try #require(pair.workspace.read("one.appex/Info.plist")), as: UTF8.self)
            let changed = plist.replacingOccurrences(of: "org.example.one", with: identifier)
            try pair.workspace.write(changed, to: "one.appex/Info.plist")
            let escaping = try pair.run("one", "read")
            #expect(
                escaping.code == 1
                    && escaping.message.contains("its identifier, \(identifier), may contain only letters")
            )
        }
        let bad = try Pair(groups: ["../up"]).run("one", "read")
        #expect(bad.code == 1 && bad.message.contains("application-groups"), "\(bad.error)")
    }

    @Test("A program finds its groups in the environment, and has the network only if it is granted")
    func programs() throws {
        let workspace = try Workspace(
            program: """
                cat >/dev/null
                python3 -c '
                import json, os, socket
                try: socket.socket()
                except OSError: print(json.dumps({"a": "no network " + os.environ["WEBACTION_GROUPS"]}))
                else: print(json.dumps({"a": "network"}))'
                """
        )
        try workspace.write(
            """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>\(Self.group)</string></array></dict></plist>
            """,
            to: "x.appex/x.entitlements"
        )
        let common = ["run", "p.html", "--extension", "./x.appex", "--containers", "shared", "--grant", Self.group]
        let result = try workspace.run(common)
        #expect(
            result.text.contains("no network {\\\"\(Self.group)\\\":\\\"\(workspace.folder.path)"),
            "\(result.text)"
        )
        #expect(try workspace.run(common + ["--grant", "network"]).text.contains("{\"a\":\"network\"}"))
    }
}
