// CompileSDKCommand.swift: `webaction compile-sdk`, for `make install`: compiles the SDK beside its sources, so that a bundle's first
// use compiles only the bundle.

import ActionBuild
import ArgumentParser
import Isolation
import ProcessSupervision

struct CompileSDKCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile-sdk",
        abstract: "Compile the SDK next to its sources, as make install does.",
        discussion: "Example: webaction compile-sdk",
        shouldDisplay: false
    )

    func run() throws {
        do {
            let supervisor = try makeSignalledSupervisor()
            try building {
                try ActionBuild.compileInstalledSDK(executable: launcher() ?? "") { step in
                    try compile(step, supervisor: supervisor)
                }
            }
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
    }
}
