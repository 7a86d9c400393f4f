// TransferTests.swift: HTTP transfers of handlers, with a server on this machine: those that the action waits for, and background
// transfers, which continue after it.

import Foundation
import Testing

@Suite("Transfers", .serialized)
struct TransferTests {
    private static let group = "group.org.example.transfers"

    /// A server that delays a response until there is a file `release`, and stores the uploads.
    private static let server = """
        import http.server, os, threading, time
        parent = os.getppid()
        def end_with_parent():
            # Nothing ends it when the tests are killed.
            while os.getppid() == parent: time.sleep(1)
            os._exit(0)
        threading.Thread(target=end_with_parent, daemon=True).start()
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.answer(200, b'hello' if self.path == '/hello' else b'')
            def do_POST(self):
                data = self.rfile.read(int(self.headers['Content-Length']))
                if self.path == '/broken' and not os.path.exists('has-broken'):
                    open('has-broken', 'w').close()
                    self.close_connection = True
                    return
                open('arrived', 'w').close()
                while self.path == '/held' and not os.path.exists('release'): time.sleep(0.01)
                open('asked', 'a').write(self.path + ' ' + str(self.headers['Content-Type']) + '\\n')
                open('received', 'ab').write(self.headers['X-Title'].encode() + b'=' + data + b';')
                self.answer(404 if self.path == '/missing' else 201, b'kept')
            def answer(self, code, body):
                self.send_response(code)
                self.send_header('Content-Length', str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            def log_message(self, *_): pass
        server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        open('port', 'w').write(str(server.server_address[1]) + '\\n')
        server.serve_forever()
        """

    private static let handler = """
        import UIKit
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling, URLSessionDataDelegate {
        \(Workspace.actingMembers)
            var events: [String] = []

            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
                let code = (error as? URLError)?.code.rawValue ?? 0
                events.append("\\(task.taskIdentifier) \\(task.taskDescription ?? "") \\(status) \\(code)")
                let words = ProcessInfo.processInfo.environment["ACT"]!.split(separator: " ")
                if ["unshared", "refused", "cancel"].contains(words[0]) { finish(events.joined()) }
            }

            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
                events.append(String(decoding: data, as: UTF8.self))
            }

            func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
                finish(events.joined(separator: ", "))
            }

            func act() {
                let words = ProcessInfo.processInfo.environment["ACT"]!.split(separator: " ").map(String.init)
                let configuration = URLSessionConfiguration.background(withIdentifier: "org.example.upload")
                if words[0] != "unshared" { configuration.sharedContainerIdentifier = "group.org.example.transfers" }
                switch words[0] {
                case "get":
                    URLSession.shared.dataTask(with: URL(string: words[1])!) { data, response, error in
                        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
                        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                        self.finish("\\(text) \\(status) \\((error as? URLError)?.code.rawValue ?? 0)")
                    }.resume()
                case "async":
                    Task { @MainActor in
                        let (data, _) = try await URLSession.shared.data(from: URL(string: words[1])!)
                        let (bytes, _) = try await URLSession.shared.bytes(from: URL(string: words[1])!)
                        var count = 0
                        for try await _ in bytes { count += 1 }
                        var lines: [String] = []
                        for try await line in bytes.lines { lines.append(line) }
                        finish("\\(data.count) \\(count) \\(lines.joined())")
                    }
                case "upload", "unshared", "refused", "cancel":
                    let group = FileManager.default.containerURL(
                        forSecurityApplicationGroupIdentifier: "group.org.example.transfers")!
                    let file = group.appendingPathComponent("photo")
                    try! Data("picture".utf8).write(to: file)
                    var request = URLRequest(url: URL(string: words[1])!)
                    request.httpMethod = "POST"
                    request.setValue("Sea", forHTTPHeaderField: "X-Title")
                    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
                    let task = session.uploadTask(with: request, fromFile: file)
                    task.taskDescription = "photo"
                    task.resume()
                    if words[0] == "upload" { return finish("under way") }
                    if words[0] == "cancel" {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { task.cancel() }
                    }
                case "hear", "silence":
                    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
                    session.getAllTasks {
                        FileHandle.standardError.write(Data("listening to \\($0.count)\\n".utf8))
                    }
                    let patience = words[0] == "hear" ? 60.0 : 1
                    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { self.finish("nothing") }
                default: finish("what?")
                }
            }
        }
        """

    /// A bundle, a server on this machine, and the files of both.
    private final class Site {
        let workspace: Workspace
        let process = Process()
        private(set) var address = ""

        init() throws {
            workspace = try Workspace(script: Workspace.goodScript)
            try workspace.write(
                """
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.transfers</string>
                <key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key>
                <string>Action.ActionRequestHandler</string>
                <key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
                <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key>
                <string>Action</string></dict></dict></dict></plist>
                """,
                to: "x.appex/Info.plist"
            )
            try workspace.write(
                """
                <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
                <array><string>\(TransferTests.group)</string></array></dict></plist>
                """,
                to: "x.appex/x.entitlements"
            )
            try workspace.write(TransferTests.handler, to: "x.appex/Handler.swift")
            try workspace.write(TransferTests.server, to: "server.py")
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "server.py"]
            process.currentDirectoryURL = workspace.folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            for _ in 0..<12_000 {
                let port = workspace.read("port").map { String(decoding: $0, as: UTF8.self) } ?? ""
                if port.hasSuffix("\n") {
                    address = "http://127.0.0.1:\(port.dropLast())"
                    break
                }
                usleep(10_000)
            }
            try #require(!address.isEmpty, "the server does not start")
        }

        deinit { process.terminate() }

        /// Where the handler's session stores its transfers.
        static let session = "shared/Groups/\(TransferTests.group)/Library/Caches/Transfers/org%2Eexample%2Eupload"

        /// The folders of the session's transfers.
        var transferFolders: [URL] {
            let folder = workspace.folder.appending(path: Self.session)
            let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (all ?? []).filter { $0.lastPathComponent != "process" }
        }

        /// Kills a run whose page is written and whose upload waits for the server. Returns its exit code.
        func uploadAndKill() throws -> Int32 {
            try run("upload \(address)/held", ["--grant", "all", "--grant", "network", "-o", "out.html"]) { program in
                try program.wait(for: "the page") { workspace.read("out.html") != nil }
                try program.wait(for: "the upload") { workspace.read("arrived") != nil }
                kill(program.number, SIGKILL)
            }.code
        }

        /// Kills the processes of the upload, as a power failure does.
        func killKeeper() throws {
            let folder = try #require(transferFolders.first)
            let text = try String(contentsOf: folder.appending(path: "pid"), encoding: .utf8)
            kill(-(try #require(Int32(text.dropLast()))), SIGKILL)
        }

        /// Waits until the server has received that many uploads.
        func waitForUploads(_ count: Int) throws {
            for _ in 0..<6000 {
                let asked = workspace.read("asked").map { String(decoding: $0, as: UTF8.self) } ?? ""
                if asked.split(separator: "\n").count >= count { return }
                usleep(10_000)
            }
            Issue.record("the server waits in vain")
        }

        func run(
            _ act: String,
            _ options: [String] = ["--grant", "all", "--grant", "network"],
            whileRunning: (RunningProgram) throws -> Void = { _ in }
        ) throws -> Outcome {
            let arguments = ["run", "p.html", "--extension", "./x.appex", "--containers", "shared", "--timeout", "60"]
            return try workspace.run(
                arguments + options,
                environment: ["WEBACTION_CACHE": BuiltProgram.actionCache, "ACT": act, "no_proxy": "127.0.0.1"],
                whileRunning: whileRunning
            )
        }

        /// The page's title after a run.
        func title(_ act: String, _ options: [String] = ["--grant", "all", "--grant", "network"]) throws -> String {
            let result = try run(act, options)
            #expect(result.left.isEmpty)
            let title = result.text.components(separatedBy: "{\"a\":\"").last ?? ""
            return title.components(separatedBy: "\"}").first.flatMap { result.text.contains("{\"a\":") ? $0 : nil }
                ?? result.error
        }
    }

    @Test("A task's handler gets the response, or the error that explains its absence")
    func foreground() throws {
        let site = try Site()
        #expect(try site.title("get \(site.address)/hello") == "hello 200 0")
        #expect(try site.title("async \(site.address)/hello") == "5 5 hello")
        #expect(try site.title("get http://127.0.0.1:1/") == " 0 -1004")
        #expect(try site.title("get file:///etc/passwd") == " 0 -1002")
        let refused = try site.run("get \(site.address)/hello", ["--grant", "all"])
        #expect(refused.text.contains("{\"a\":\" 0 -1009\"}"))
        #expect(refused.error.contains("the network was not granted: add --grant network"))
    }

    @Test("A background upload ends after the action, and the next process is notified")
    func background() throws {
        let site = try Site()
        #expect(try site.title("silence") == "nothing")
        let result = try site.run("upload \(site.address)/held") { program in
            // The action has ended and its page is written, and the server has not yet responded.
            try program.wait(for: "the page") { program.output.contains("under way") }
            #expect(site.workspace.read("received") == nil)
            try site.workspace.write("", to: "release")
        }
        #expect(result.text.contains("under way") && result.left.isEmpty, "\(result.error)")
        #expect(site.workspace.read("received") == Data("Sea=picture;".utf8))
        #expect(try site.title("hear") == "kept, 1 photo 201 0")
        #expect(try site.title("silence") == "nothing")
        _ = try site.run("upload \(site.address)/missing")
        #expect(try site.title("hear") == "kept, 1 photo 404 0")
        #expect(try site.title("unshared \(site.address)/held") == "1 photo 0 -995")
    }

    @Test("An upload uses the URL unchanged, also if its path ends without a name")
    func uploadAddress() throws {
        let site = try Site()
        for path in ["", "/", "/album/", "/album?next=/", "/album/..", "/album"] {
            _ = try site.run("upload \(site.address)\(path)")
        }
        let asked = site.workspace.read("asked").map { String(decoding: $0, as: UTF8.self) } ?? ""
        let expected = ["/", "/", "/album/", "/album?next=/", "/", "/album"].map { $0 + " None\n" }.joined()
        #expect(asked == expected)
        #expect(site.workspace.read("received") == Data(String(repeating: "Sea=picture;", count: 6).utf8))
    }

    @Test("An upload survives a run that is killed, and the next process is notified")
    func killedRun() throws {
        let site = try Site()
        #expect(try site.uploadAndKill() == -9)
        #expect(site.workspace.read("received") == nil)
        try site.workspace.write("", to: "release")
        try site.waitForUploads(1)
        #expect(try site.title("hear") == "kept, 1 photo 201 0")
        #expect(try site.title("silence") == "nothing")
        #expect(site.workspace.read("received") == Data("Sea=picture;".utf8))
    }

    @Test("A process that opens the session during an earlier upload is notified of its end")
    func rejoined() throws {
        let site = try Site()
        _ = try site.uploadAndKill()
        let result = try site.run("hear") { program in
            try program.wait(for: "the session") { program.error.contains("listening to 1") }
            try site.workspace.write("", to: "release")
        }
        #expect(result.text.contains("kept, 1 photo 201 0"), "\(result.error)")
        #expect(site.workspace.read("received") == Data("Sea=picture;".utf8))
    }

    @Test("An upload whose process is gone is restarted by an action that has the network")
    func restarted() throws {
        let site = try Site()
        _ = try site.uploadAndKill()
        try site.killKeeper()
        try site.workspace.write("", to: "release")
        try site.waitForUploads(1)
        #expect(try site.title("silence", ["--grant", "all"]) == "nothing")
        #expect(try site.title("hear") == "kept, 1 photo 201 0")
        #expect(site.workspace.read("received") == Data("Sea=picture;Sea=picture;".utf8))
    }

    @Test("An upload whose connection breaks is retried")
    func broken() throws {
        let site = try Site()
        _ = try site.run("upload \(site.address)/broken")
        #expect(try site.title("hear") == "kept, 1 photo 201 0")
    }

    @Test("A cancelled upload ends, without a later notification")
    func cancelled() throws {
        let site = try Site()
        let title = try site.title("cancel \(site.address)/held")
        #expect(title == "1 photo 0 -999")
        try site.workspace.write("", to: "release")
        #expect(try site.title("silence") == "nothing")
        #expect(site.transferFolders.isEmpty)
    }

    @Test("A session belongs to one process at a time")
    func inUse() throws {
        let site = try Site()
        try FileManager.default.createDirectory(
            at: site.workspace.folder.appending(path: Site.session),
            withIntermediateDirectories: true
        )
        let descriptor = open(site.workspace.folder.path + "/\(Site.session)/process", O_RDWR | O_CREAT, 0o600)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        #expect(try site.title("refused \(site.address)/held") == "1 photo 0 -996")
    }

    @Test("The example's photos go where the group's defaults say, and the next sheet reports what became of them")
    func example() throws {
        let site = try Site()
        try site.workspace.write("", to: "release")
        let bundle = BuiltProgram.root.appending(path: "docs/examples/photo-upload.appex")
        let photo = Data("one".utf8).base64EncodedString()
        let page = "<!doctype html><title>t</title><img src=\"data:image/png;base64,\(photo)\"><img src=\"other.png\">"
        try site.workspace.write(page, to: "photos.html")
        func share() throws -> Outcome {
            try site.workspace.run(
                [
                    "run", "photos.html", "--extension", bundle.path, "--containers", "shared", "--grant", "all",
                    "--choices", "{\"text\": \"Sea\"}", "--timeout", "60",
                ],
                environment: ["WEBACTION_CACHE": BuiltProgram.actionCache, "no_proxy": "127.0.0.1"]
            )
        }
        #expect(try share().message.contains("the app has not said where photos go"))
        let defaults = "shared/Groups/group.org.example.photos/Library/Preferences/group.org.example.photos.plist"
        try site.workspace.write(
            "<plist version=\"1.0\"><dict><key>server</key><string>\(site.address)/held</string></dict></plist>",
            to: defaults
        )
        let first = try share()
        #expect(first.code == 0 && first.text == page && first.left.isEmpty, "\(first.error)")
        #expect(site.workspace.read("received") == Data("Sea=one;".utf8))
        #expect(try share().error.contains("photo 1: answered 201"))
    }
}
