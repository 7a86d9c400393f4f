// CompileBindingsCommand.swift: `webaction compile-bindings`, for `make build` and for packages. Workers start faster with compiled
// bindings, which depend on the build and on the version of JavaScriptCore.

import ArgumentParser
import ProcessSupervision

struct CompileBindingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile-bindings",
        abstract: "Compile the page worker's scripts next to it, as make build does.",
        discussion: """
            Example: webaction compile-bindings

            Needed once after each update of JavaScriptCore; without it, every run takes some milliseconds longer.
            """,
        shouldDisplay: false
    )

    func run() throws {
        do {
            let supervisor = try makeSignalledSupervisor()
            defer { supervisor.shutDown() }
            switch try supervisor.compileBindings() {
            case .made: break
            case .impossible(let reason):
                throw CommandError.failed("the page worker's scripts are compiled in each run: \(reason).")
            case .interrupted(let signal): throw CommandError.interrupted("", by: signal)
            }
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
    }
}
