// ServeCommand.swift: webaction serve: shows runs, suites and batches in a browser.

import ArgumentParser
import Batch
import ExtensionHost
import FilePaths
import Isolation
import ProcessSupervision
import Serving
import Suites

struct ServeCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show runs, a suite or a batch in a browser, and run again when a file changes.",
        discussion: """
            Example: webaction serve page.html --extension ./my.appex

            Prints an address on this machine that only its reader knows, and serves until it is interrupted. For a page: \
            both sides as rendered, the source, the tree, the differences, the payload, the console and the timings. For a \
            folder with test cases: what failed, which can be accepted. For the journal of a batch: what failed, and what \
            changed. Nothing is loaded from the network (\(documentPath("docs/serve.md"))).
            """
    )

    @Argument(
        help: ArgumentHelp("Pages, a folder of pages, the folder of a suite, or a batch's journal.", valueName: "path")
    )
    var paths: [FilePath]
    @Option(
        name: .customLong("extension"),
        help: "The extension that is run first; others can be chosen in the browser.",
        completion: extensionCompletion
    )
    var bundle: String?
    @OptionGroup
    var kind: KindOption
    @Option(help: "The port (default: any that is free).")
    var port: Int?
    @OptionGroup
    var native: ActionArguments
    @OptionGroup
    var page: RunArguments
    @OptionGroup
    var outside: OutsideArguments
    @OptionGroup
    var sandbox: SandboxArguments

    func validate() throws {
        if paths.isEmpty { throw ValidationError("Give a page, a folder or a batch's journal.") }
        if paths.contains("-") {
            throw ValidationError("serve reads files, which it can read again; not standard input.")
        }
        if let port, !(0...65_535).contains(port) { throw ValidationError("--port takes a number from 0 to 65535.") }
    }

    func run() throws {
        _ = try native.inputs()
        _ = try page.environment.loadOptions(reading: page.reading)
        _ = try outside.folders()
        if let bundle { try granting(bundle) }
        // Also covers pipes that take the place of files later.
        refusePipes()
        let supervisor = try sandbox.makeSupervisor()
        supervisor.explains = true
        defer { supervisor.shutDown() }
        let token = unguessableName()
        let session = ServeSession(
            self,
            paths: paths,
            supervisor: supervisor,
            subject: try subject(),
            place: "/\(token)/"
        )
        do {
            // NB: When a suite is done, a pool of workers ends all children of its supervisor.
            let own = try Supervisor(signals: nil)
            defer { own.shutDown() }
            if sandbox.requireSandbox { try own.requireSandbox() }
            let server = try WebServerSession(supervisor: own, port: port ?? 0, token: token)
            try writeText("http://127.0.0.1:\(server.port)/\(token)/\n")
            printError("serving until interrupted (Ctrl-C); whoever has the address sees what is served here.")
            let queue = RequestQueue(server) { session.answer($0, isLate: $1) }
            supervisor.meanwhile = (interest: { server.interest }, work: { queue.takeRequests(seconds: 0) })
            defer { supervisor.meanwhile = nil }
            while true {
                if let signal = supervisor.pendingInterruption() { throw CommandError.interrupted("", by: signal) }
                queue.takeRequests(seconds: queue.isWaitedFor ? 0.05 : 0.5)
                if let problem = queue.problem { throw CommandError.failed("\(problem).") }
                session.work()
            }
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        } catch let error as SocketError {
            throw CommandError.failed(error.description)
        }
    }

    private func granting(_ bundle: String) throws {
        if !native.granting.named.isEmpty {
            try native.granting.check(for: [try findExtension(bundle, kind: kind.entry, allowing: outside.folders())])
        }
    }

    /// The subject to show.
    private func subject() throws -> ServeSubject {
        for path in paths { try refuseAddress(path) }
        if paths.count == 1, let path = paths[0].text {
            if case .file = entryKind(paths[0]), isDatabase(paths[0]) {
                let folders = try outside.folders()
                do throws(ServingError) { return .batch(try ServedBatch(paths[0], allowing: folders)) } catch {
                    if case .journal(let message) = error { throw CommandError.failed(message) }
                    throw CommandError.usage(error.description)
                }
            }
            if [.folder, .linkToFolder].contains(entryKind(paths[0])) {
                let suite = SuiteFolder(path, allowing: try outside.folders())
                do throws(SuiteError) {
                    let cases = try SuiteCase.read(suite)
                    try checkBundles(of: cases, in: suite)
                    if !cases.isEmpty { return .suite(suite) }
                } catch {
                    throw CommandError.usage(error.description)
                }
            }
        }
        return .pages(try pages())
    }

    private func isDatabase(_ path: FilePath) -> Bool {
        path.hasEnding(".journal") || path.hasEnding(".sqlite")
    }

    private func pages() throws -> [FilePath] {
        var pages: [FilePath] = []
        do throws(InputError) {
            try InputWalk.check(paths)
            var selection = try PageSelection(inputs: paths, shard: nil, sampleSize: nil)
            while pages.count < ServeSession.mostPages, let item = try selection.next() {
                guard case .file(let path) = item.origin, item.problem == nil else { continue }
                pages.append(path)
            }
        } catch {
            throw CommandError.usage(error.description)
        }
        return pages
    }
}
