// HostileActionTests.swift: hostile or broken native actions: each is ended in time with the reason, the page passes through, and no
// process or file is left behind.

import Foundation
import Testing

@Suite("Hostile actions", .serialized)
struct HostileActionTests {
    /// A folder with a page, a bundle, and its own folder for temporary files.
    private static func workspace(program: String) throws -> Workspace {
        let workspace = try Workspace(program: program)
        try workspace.makeFolder("temporary")
        return workspace
    }

    private func run(_ workspace: Workspace, timeout: Double, environment: [String: String] = [:]) throws -> Outcome {
        try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "\(timeout)"],
            environment: environment.merging(["TMPDIR": workspace.folder.path + "/temporary"]) { $1 }
        )
    }

    /// Expects the outcome common to all hostile actions.
    private func expectContained(
        _ result: Outcome,
        _ workspace: Workspace,
        _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        result.expectPassThrough(message, sourceLocation: sourceLocation)
        let left = try? FileManager.default.contentsOfDirectory(atPath: workspace.folder.path + "/temporary")
        #expect(left == [], sourceLocation: sourceLocation)
    }

    /// What a program does wrong, and the end of the message.
    static let programs: [(script: String, message: String)] = [
        ("sleep 60", "the native action took more than 5 s"),
        ("while :; do :; done", "the native action took more than 5 s"),
        ("kill -SEGV $$", "was ended by signal 11"),
        ("exit 3", "exited with code 3 without an answer"),
        ("echo '{'", "its answer is neither JSON nor a property list"),
        ("echo 7", "its answer is neither an array of items nor a dictionary"),
        ("cat >/dev/null; head -c 1000000000 /dev/zero", "answered more than 256 MB"),
        ("exec head -c 1000000000 /dev/zero >$TMPDIR/big", "wrote a file of more than 512 MB"),
        ("setsid sleep 60 & setsid sh -c 'sleep 60 & sleep 60' & exit 4", "exited with code 4"),
        ("for i in $(seq 400); do sleep 60 & done; wait", "started more than 256 processes"),
        ("exec >&- <&-; sleep 60", "the native action took more than 5 s"),
        ("python3 -c 'x = []\nwhile True: x.append(bytearray(1 << 24))'", "more than 512 MB of memory"),
        (
            "for i in 1 2 3 4; do python3 -c 'import time; x = b\"x\" * (200 << 20); time.sleep(60)' & done; wait",
            "more than 512 MB of memory"
        ),
        // In a session of its own, without a parent.
        (hidden("x = b\"x\" * (900 << 20)"), "more than 512 MB of memory"),
        (hidden("x = mmap.mmap(-1, 900 << 20); x.write(b\"x\" * (900 << 20))"), "more than 512 MB of memory"),
        (hidden("[os.fork() for i in range(9)]; os.setsid()"), "started more than 256 processes"),
        ("kill -9 $PPID; kill -9 -1; exit 5", "exited with code 5 without an answer"),
        ("yes >&2", "the native action took more than 5 s"),
        ("yes", "answered more than 256 MB"),
    ]

    /// A program that does `act` in a process that has left its parent, its group and its session.
    private static func hidden(_ act: String) -> String {
        """
        exec python3 -c 'import mmap, os, time
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                \(act)
                time.sleep(600)
            os._exit(0)
        time.sleep(600)'
        """
    }

    @Test("A program is ended in time with the reason", arguments: programs.indices)
    func program(index: Int) throws {
        let (script, message) = Self.programs[index]
        let workspace = try Self.workspace(program: script)
        // NB: An action has five times the timeout; one that ends by itself gets more than it needs.
        let isEndless = message.contains("took more than")
        let result = try run(workspace, timeout: isEndless ? 1 : 60)
        expectContained(result, workspace, message)
    }

    @Test("A program's output is passed on up to a limit, and its answer still counts")
    func flood() throws {
        let workspace = try Self.workspace(
            program: "yes 1234567 | head -c 300000000 >&2; echo '{\"colour\": \"red\"}'"
        )
        let result = try run(workspace, timeout: 60)
        #expect(result.code == 0, "\(result.error.suffix(300))")
        #expect(result.error.utf8.count < 5_000_000)
        #expect(result.error.contains("printed more than 4 MB"))
        #expect(result.text.contains("colour"))
    }

    /// A handler that does what the environment names.
    static let handler = """
        import Glibc
        import UIKit
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                let empty = { context.completeRequest(returningItems: []) }
                switch ProcessInfo.processInfo.environment["HARM"] ?? "" {
                case "leak":
                    var blocks: [UnsafeMutableRawPointer] = []
                    while true { blocks.append(malloc(1 << 24)); memset(blocks.last!, 1, 1 << 24) }
                case "spin": while true {}
                case "trap": fatalError("on request")
                case "nil": _ = (context.inputItems.first as! String)
                case "exit": exit(0)
                case "fork":
                    // A grandchild in a session of its own.
                    let child = Process()
                    child.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
                    child.arguments = ["sh", "-c", "sleep 60 & sleep 60"]
                    try? child.run()
                    fatalError("on request")
                case "file":
                    let path = NSTemporaryDirectory() + "/big"
                    _ = FileManager.default.createFile(atPath: path, contents: nil)
                    let handle = FileHandle(forWritingAtPath: path)!
                    for _ in 0..<1024 { handle.write(Data(count: 1 << 20)) }
                    empty()
                case "reply":
                    let item = NSExtensionItem()
                    let list = [NSExtensionJavaScriptFinalizeArgumentKey: ["a": String(repeating: "x", count: 600 << 20)]]
                    item.attachments = [NSItemProvider(item: list as NSDictionary, typeIdentifier: "com.apple.property-list")]
                    context.completeRequest(returningItems: [item])
                case "late": DispatchQueue.global().asyncAfter(deadline: .now() + 20) { empty() }
                case "close": close(3); sleep(60)
                case "shutdown": shutdown(3, Int32(SHUT_RDWR)); sleep(60)
                case "garbage":
                    let bytes: [UInt8] = (0..<255).map { _ in 0xFE }
                    _ = write(3, bytes, bytes.count)
                    sleep(60)
                case "kind":
                    let bytes: [UInt8] = [5, 0, 0, 0, 0, 0, 0, 0, 99]
                    _ = write(3, bytes, bytes.count)
                    sleep(60)
                case "open":
                    let url = URL(string: "https://example.org/" + String(repeating: "x", count: 1000))!
                    while true { context.open(url) { _ in } }
                case "long":
                    // Says that a question of 64 MB comes.
                    let bytes: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 1]
                    _ = write(3, bytes, bytes.count)
                    sleep(60)
                case "deaf":
                    // Asks for the page's address a thousand times a message, and reads nothing.
                    let type: [UInt8] = [0, 0, 10] + Array("public.url".utf8)
                    var frames: [UInt8] = []
                    for _ in 0..<1000 { frames += [UInt8(5 + type.count), 0, 0, 0, 9, 0, 0, 0, 1] + type }
                    while write(3, frames, frames.count) > 0 {}
                    sleep(60)
                case "ask":
                    let provider = (context.inputItems[0] as! NSExtensionItem).attachments![0]
                    func ask() { provider.loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in ask() } }
                    ask()
                default: empty()
                }
            }
        }
        """

    /// What the handler does, and the end of the message; a bar separates acceptable alternatives.
    static let harms: [(name: String, message: String)] = [
        ("leak", "more than 512 MB of memory"), ("spin", "the native action took more than 5 s"),
        ("trap", "was ended by signal"), ("nil", "was ended by signal"),
        ("exit", "exited with code 0 before it completed the request"), ("fork", "was ended by signal"),
        ("file", "wrote a file of more than 512 MB"), ("reply", "more than 512 MB of memory"),
        ("late", "the native action took more than 5 s"),
        // A process that is reading from the channel when it is closed waits forever; one that starts reading later ends.
        ("close", "the native action took more than 5 s|exited with code 0 before it completed the request"),
        ("shutdown", "before it completed the request"),
        ("garbage", "sent an invalid message"), ("kind", "sent an invalid message"),
        ("ask", "loaded the page more than 100 times"),
        ("open", "asked more than 10000 questions"), ("deaf", "asked more than 10000 questions"),
        ("long", "sent an invalid message: a frame of 67108864 bytes is too long"),
    ]

    @Test("On a file that is not a page an action ends as it does on a page")
    func withoutPage() throws {
        let workspace = try handlerWorkspace()
        let cache = ["WEBACTION_CACHE": BuiltProgram.actionCache]
        try workspace.write("%PDF-1.4", to: "a.pdf")
        for (name, message) in [
            ("shutdown", "before it completed the request"), ("file", "wrote a file of more than 512 MB"),
            ("garbage", "sent an invalid message"), ("trap", "was ended by signal"),
            ("deaf", "asked more than 10000 questions"), ("leak", "more than 512 MB of memory"),
        ] {
            let result = try workspace.run(
                ["run", "a.pdf", "--extension", "./x.appex", "--timeout", "60"],
                environment: cache.merging(["HARM": name]) { $1 }
            )
            #expect(result.code == 1 && result.text == "%PDF-1.4", "\(name): \(result.error)")
            #expect(result.message.contains(message), "\(name): \(result.error)")
        }
    }

    private func handlerWorkspace() throws -> Workspace {
        let workspace = try Self.workspace(program: "")
        try FileManager.default.removeItem(at: workspace.bundle.appending(path: "go"))
        try workspace.use(handler: Self.handler)
        return workspace
    }

    @Test("A Swift handler is ended in time with the reason, and its files are removed")
    func handler() throws {
        let workspace = try handlerWorkspace()
        let cache = ["WEBACTION_CACHE": BuiltProgram.actionCache]
        let compiled = try workspace.run(["run", "p.html", "--extension", "./x.appex"], environment: cache)
        #expect(compiled.code == 0, "\(compiled.error)")
        for (name, message) in Self.harms {
            let isEndless = message.contains("took more than")
            let result = try run(
                workspace,
                timeout: isEndless ? 1 : 60,
                environment: cache.merging(["HARM": name]) { $1 }
            )
            let messages = message.components(separatedBy: "|")
            expectContained(result, workspace, messages.first(where: result.message.contains) ?? message)
        }
    }
}
