// LauncherTests.swift: the launcher, which starts the page worker and becomes the supervisor.

import Foundation
import Testing

@Suite("Launcher")
struct LauncherTests {
    /// A workspace with the named executables of the build.
    private func makeSpace(_ names: String..., worker: String = "webaction-worker") throws -> Workspace {
        let space = try Workspace()
        let built = BuiltProgram.file.deletingLastPathComponent()
        for name in names { try copyProgram(built.appending(path: name), to: space.folder.appending(path: name)) }
        try copyProgram(built.appending(path: worker), to: space.folder.appending(path: "webaction-worker"))
        return space
    }

    @Test(
        "The launcher's worker gets what the supervisor's would: descriptors, arguments, environment, files",
        arguments: [
            ["eval", "p.html", "-e", "1"], ["snapshot", "p.html"],
            ["run", "p.html", "--extension", "./x.appex", "--explain"],
            ["run", "p.html", "--extension", "./x.appex", "--extension", "./y.appex"],
        ]
    )
    func sameWorker(command: [String]) throws {
        // The worker is replaced by a program that describes itself.
        let space = try makeSpace("webaction", "webaction-supervisor", worker: "webaction-sandbox-probe")
        // NB: A command without a bundle ends, and its worker with it, perhaps before the worker has written anything.
        let bundles = ["x.appex", "y.appex"].map { space.folder.appending(path: $0) }
        try FileManager.default.copyItem(at: bundles[0], to: bundles[1])
        let variables = [
            "LANG": "C", "LC_TIME": "C", "LC": "no", "TZ": "UTC", "JSC_useJIT": "0", "JSC_dumpOptions": "1",
            "SECRET": "s",
            "LD_LIBRARY_PATH": "/nowhere::/var/cache",
        ]
        // NB: Other tests' engines in this process change its environment meanwhile, so only these variables count.
        func isOther(_ line: String) -> Bool {
            // Variables that only the launcher knows this early.
            guard let variable = line.firstRange(of: " variable ") else { return line.hasSuffix("--prepares-page") }
            return !variables.keys.contains { line[variable.upperBound...].hasPrefix($0 + "=") }
        }
        func reported(by program: String) throws -> [String] {
            let executable = space.folder.appending(path: program).path
            return try space.run(command, executable: executable, environment: variables).error
                .split(separator: "\n").map(String.init).filter { !isOther($0) }.sorted()
        }
        let (launched, started) = (try reported(by: "webaction"), try reported(by: "webaction-supervisor"))
        let isOfSeveral: (String) -> Bool = { $0.hasSuffix("argument --several-worlds") }
        #expect(launched.filter { !isOfSeveral($0) } == started)
        #expect(launched.contains(where: isOfSeveral) == (command.count { $0 == "--extension" } > 1))
        #expect(launched.contains { $0.hasSuffix("variable JSC_useJIT=0") }, "\(launched)")
        #expect(!launched.contains { $0.contains("SECRET") || $0.contains("dumpOptions") || $0.contains("LC=") })
        #expect(launched.contains { $0.hasSuffix("argument --keep-calls") } == command.contains("--explain"))
    }

    @Test(
        "Environment variables about a worker that was not started are ignored",
        arguments: ["", "x", "1 0 1", "1 4 5", "999999 5 6", "-1 -1 -1", "0 3 4", "99999999999999999999 5 6"]
    )
    func forgery(value: String) throws {
        let space = try Workspace()
        let supervisor = BuiltProgram.file.deletingLastPathComponent().appending(path: "webaction-supervisor").path
        for program in [nil, supervisor] {
            let result = try space.run(
                ["eval", "p.html", "-e", "1 + 1"],
                executable: program,
                environment: ["WEBACTION_STARTED_WORKER": value]
            )
            #expect(result.code == 0 && result.text == "2\n", "\(result.error)")
        }
    }

    @Test("If a command cannot start, its worker ends with it")
    func unused() throws {
        for command in [
            ["run"], ["run", "p.html", "--nonsense"], ["eval", "missing.html", "-e", "1"], ["snapshot", "--help"],
        ] {
            let result = try Workspace().run(command)
            #expect(result.left.isEmpty, "\(command)")
            #expect(!result.error.contains("page worker"), "\(command): \(result.error)")
        }
    }

    @Test("Without the supervisor it prints where that should be, with exit code 3")
    func missing() throws {
        let space = try makeSpace("webaction")
        let program = space.folder.appending(path: "webaction").path
        let result = try space.run(["eval", "p.html", "-e", "1"], executable: program)
        #expect(result.code == 3)
        #expect(
            result.message.contains("the supervisor is missing: it should be \(space.folder.path)/webaction-supervisor")
        )
    }

    @Test("It finds its parts through a link")
    func links() throws {
        let space = try Workspace()
        let link = space.folder.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuiltProgram.file.path)
        #expect(try space.run(["eval", "p.html", "-e", "1 + 1"], executable: link).text == "2\n")
    }
}
