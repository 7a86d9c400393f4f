// ActionCompiling.swift: compiles a bundle's Swift sources and reports it, since the first time takes seconds.

import ActionBuild
import ExtensionHost
import ExtensionModel
import Isolation
import PageProtocol
import ProcessSupervision

/// Path of the executable compiled from a bundle's sources.
///
/// - Parameter packages: Folders of packages that the user gives.
/// - Throws: A `CommandError`, which is marked if the sources are at fault.
func compiledAction(
    _ bundle: ExtensionBundle,
    files: [String],
    principalClass: String,
    packages: [String],
    supervisor: Supervisor?
) throws -> String {
    try building {
        let build = try ActionBuild(
            bundle,
            files: files,
            principalClass: principalClass,
            packages: packages,
            executable: launcher() ?? ""
        )
        if !build.isDone {
            let supervisor = try supervisor ?? makeSignalledSupervisor()
            try build.run { step in try compile(step, supervisor: supervisor) }
        }
        return build.product
    }
}

/// Runs `body`, converting errors of a build to a command's.
func building<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error as BuildError {
        switch error {
        case .compilation, .missingPackages, .unreadable: throw CommandError.sources(error.description)
        default: throw CommandError.failed(error.description)
        }
    } catch let error as SupervisorError {
        throw CommandError.engine(error.description)
    }
}

/// Runs one step of a build and reports it.
func compile(_ step: BuildStep, supervisor: Supervisor) throws -> (code: Int32, output: String) {
    printError("\(step.activity) \(step.what)")
    do {
        if let outcome = try supervisor.run(step) { return (outcome.code, outcome.output) }
    } catch {
        throw CommandError.failed("\(error.description).")
    }
    try fail(supervisor, page: step.what, reason: .cancelled, message: "interrupted.")
}
