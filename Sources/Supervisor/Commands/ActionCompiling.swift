// ActionCompiling.swift: has a bundle's Swift sources compiled, and says so: the first time takes seconds.

import ActionBuild
import ExtensionModel
import Isolation
import PageProtocol
import Supervision

/// Path of the executable made from a bundle's sources.
///
/// - Parameter packages: Folders of packages that the user gives.
func compiledAction(
    _ bundle: ExtensionBundle,
    files: [String],
    principalClass: String,
    packages: [String],
    host: Host?
) throws -> String {
    do {
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
    } catch let error as BuildError {
        throw CommandError.failed(error.description)
    } catch let error as HostError {
        throw CommandError.engine(error.description)
    }
}

/// The most that one start of the compiler may take, in seconds.
private let compilerLimit = 600.0

/// Runs one step of a build, and says so.
func compile(_ step: BuildStep, host: Host) throws -> (code: Int32, output: String) {
    printError("compiling \(step.what)")
    // NB: The compiler leaves its temporary files behind.
    let folder = TemporaryFolder(kind: "compiler")
    let environment = ChildEnvironment.list(for: .compiler, adding: folder.map { ["TMPDIR=\($0.path)"] } ?? [])
    defer { folder?.remove() }
    let result: ToolResult?
    do {
        // NB: The compiler prints its messages to standard error; a shell joins the two.
        result = try host.runTool(
            "/bin/sh",
            arguments: ["-c", "exec \"$0\" \"$@\" 2>&1", step.executable] + step.arguments,
            directory: "/",
            environment: environment,
            seconds: compilerLimit
        )
    } catch {
        throw CommandError.failed("\(error.description).")
    }
    guard let result else {
        if host.interruption != nil { try fail(host, page: step.what, reason: .cancelled, message: "interrupted.") }
        throw CommandError.failed("\(step.what): the compiler took more than \(Int(compilerLimit)) s.")
    }
    let output = String(decoding: result.output, as: UTF8.self)
    switch result.status {
    case .exited(let code): return (code, output)
    case .killed: return (1, output + "The compiler \(result.status.description).\n")
    }
}
