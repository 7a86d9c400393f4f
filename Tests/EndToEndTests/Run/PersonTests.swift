// PersonTests.swift: choices given one by one: as lines on standard input, and at a terminal.

import Foundation
import Testing

@Suite("Interactive choices", .serialized)
struct PersonTests {
    private func run(_ workspace: Workspace, _ options: [String], input: String) throws -> Outcome {
        try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "10"] + options,
            input: input,
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
        )
    }

    /// Starts a command that starts the program; returns its output and exit code.
    private func launch(_ command: [String], in workspace: Workspace) throws -> (code: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = workspace.folder
        process.environment = ProcessInfo.processInfo.environment.merging(["WEBACTION_CACHE": BuiltProgram.actionCache])
        { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private func workspace(_ source: String, point: String = "com.apple.ui-services") throws -> Workspace {
        let workspace = try Workspace()
        try workspace.use(handler: source)
        let list = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
        try workspace.write(
            list.replacingOccurrences(of: "ActionRequestHandler", with: "Controller")
                .replacingOccurrences(of: "com.apple.ui-services", with: point),
            to: "x.appex/Info.plist"
        )
        return workspace
    }

    private static let controller = """
        import UIKit
        class Controller: UITableViewController {
            private var chosen = "nothing"
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = ["Latin", "Greek"][indexPath.row]
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = "row \\(indexPath.row)" }
            @IBAction func done() {
                let item = NSExtensionItem()
                let list = [NSExtensionJavaScriptFinalizeArgumentKey: ["a": chosen]]
                item.attachments = [NSItemProvider(item: list as NSDictionary, typeIdentifier: "com.apple.property-list")]
                (extensionContext!.inputItems[0] as! NSExtensionItem).attachments![0].loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in
                    self.extensionContext!.completeRequest(returningItems: [item])
                }
            }
        }
        """

    @Test(
        "Each line on standard input is a step; an invalid one is reported and the next one counts; end of input ends the run"
    )
    func script() throws {
        let workspace = try workspace(Self.controller)
        let done = try run(workspace, ["--choices", "-"], input: "Greek\ntap nothing\n\ndone\n")
        #expect(done.code == 0 && done.text.contains(#"{"a":"row 1"}"#), "\(done.error)")
        let unended = try run(workspace, ["--choices", "-"], input: "row 0\ndone")
        #expect(unended.text.contains(#"{"a":"row 0"}"#), "\(unended.error)")
        let short = try run(workspace, ["--choices", "-"], input: "Greek\n")
        #expect(short.code == 1 && short.error.contains("there are: done"), "\(short.error)")
        let wrong = try run(workspace, ["--choices", "-"], input: "Finnish\n")
        #expect(wrong.code == 1 && wrong.error.contains("there is nothing called Finnish"), "\(wrong.error)")
        let both = try workspace.run(["run", "-", "--extension", "./x.appex", "--choices", "-"], input: "<p>")
        #expect(both.code == 2 && both.error.contains("the page is read from standard input"), "\(both.error)")
    }

    @Test("Time spent waiting for the user does not count as the action's")
    func thinking() throws {
        let workspace = try workspace(Self.controller)
        _ = try run(workspace, ["--choices", "{\"taps\": [\"done\"]}"], input: "")
        // An action has five times the timeout.
        let shell = """
            (sleep 3; echo done) | '\(BuiltProgram.file.path)' run p.html --extension ./x.appex --choices - --timeout 0.4
            """
        let done = try launch(["sh", "-c", shell], in: workspace)
        #expect(done.code == 0 && done.text.contains(#"{"a":"nothing"}"#))
    }

    @Test("A share sheet takes text, options and the button as lines")
    func sheet() throws {
        let source = """
            import Social
            import UIKit
            class Controller: SLComposeServiceViewController {
                private var album = "none"
                override func isContentValid() -> Bool {
                    charactersRemaining = 5 - contentText.count as NSNumber
                    return contentText.count <= 5
                }
                override func configurationItems() -> [Any]! {
                    let item = SLComposeSheetConfigurationItem()!
                    item.title = "Album"
                    item.tapHandler = { self.album = "Sea" }
                    return [item]
                }
                override func didSelectPost() {
                    print("posted \\(contentText!) to \\(album)")
                    super.didSelectPost()
                }
            }
            """
        let workspace = try workspace(source, point: "com.apple.share-services")
        let posted = try run(workspace, ["--choices", "-"], input: "text too long\nPost\ntext Hello\nAlbum\nPost\n")
        #expect(posted.code == 0 && posted.error.contains("posted Hello to Sea"), "\(posted.error)")
        let cancelled = try run(workspace, ["--choices", "-"], input: "Cancel\n")
        #expect(cancelled.code == 1 && cancelled.error.contains("cancelled"), "\(cancelled.error)")
        let short = try run(workspace, ["--choices", "-"], input: "text too long\nPost\n")
        #expect(short.code == 1 && short.error.contains("Post is disabled"), "\(short.error)")
    }

    @Test("At a terminal the user sees the interface, and is asked")
    func terminal() throws {
        let workspace = try workspace(Self.controller)
        _ = try run(workspace, ["--choices", "{\"taps\": [\"done\"]}"], input: "")
        let script = """
            import os, pty, sys
            answers, output = [b"Greek\\n", b"done\\n"], b""
            child, terminal = pty.fork()
            if child == 0: os.execv(sys.argv[1], sys.argv[1:])
            while True:
                try: chunk = os.read(terminal, 4096)
                except OSError: break
                if not chunk: break
                output += chunk
                if output.endswith(b"> ") and answers: os.write(terminal, answers.pop(0))
            sys.stdout.write(output.decode())
            sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
            """
        let program = [BuiltProgram.file.path, "run", "p.html", "--extension", "./x.appex"]
        let done = try launch(["python3", "-c", script] + program, in: workspace)
        #expect(done.code == 0, "\(done.text)")
        #expect(
            done.text.contains("tap: done; rows: Latin, Greek") && done.text.contains(#"{"a":"row 1"}"#),
            "\(done.text)"
        )
    }
}
