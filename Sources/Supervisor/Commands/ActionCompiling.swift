// ActionCompiling.swift: has a bundle's Swift sources compiled, and says so: the first time takes seconds.

import ActionBuild
import ExtensionHost
import ExtensionModel
import Isolation
import PageProtocol
import Supervision

/// Path of the executable made from a bundle's sources.
///
/// - Parameter packages: Folders of packages that the user gives.
/// - Throws: A `CommandError`; what is wrong with the sources is marked in it.
func compiledAction(
    _ bundle: ExtensionBundle,
    files: [String],
    principalClass: String,
    packages: [String],
    host: Host?
) throws -> String {
    try building {
        let build = try ActionBuild(
            bundle,
            files: files,
            principalClass: principalClass,
            packages: packages,
            executable: ownExecutable() ?? ""
        )
        if !build.isDone {
            let host = try host ?? makeSignalledHost()
            try build.run { step in try compile(step, host: host) }
        }
        return build.product
    }
}

/// Does something with a build, whose errors become a command's.
func building<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error as BuildError {
        switch error {
        case .compilation, .missingPackages, .unreadable: throw CommandError.sources(error.description)
        default: throw CommandError.failed(error.description)
        }
    } catch let error as HostError {
        throw CommandError.engine(error.description)
    }
}

/// Runs one step of a build, and says so.
func compile(_ step: BuildStep, host: Host) throws -> (code: Int32, output: String) {
    printError("\(step.arguments.contains("-typecheck") ? "checking" : "compiling") \(step.what)")
    do {
        if let outcome = try host.run(step) { return (outcome.code, outcome.output) }
    } catch {
        throw CommandError.failed("\(error.description).")
    }
    try fail(host, page: step.what, reason: .cancelled, message: "interrupted.")
}
