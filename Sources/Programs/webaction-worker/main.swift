// main.swift: the page worker's entry. It is started by the launcher or the supervisor, which speaks to it on descriptor 3.
// Arguments: --many-pages when it is to serve page after page, --share-process when pages whose own scripts run may share a process
// then; --prepares-page when it is to make the world of its one page in advance, --several-worlds when there will be more than that one;
// --opens-nothing where the kernel could not keep it from files; --keep-calls when it is to tell what scripts change; --compiled-bindings
// FILE where there is such a file. With --compile-bindings alone it writes that file to standard output; with --check-bindings FILE its
// exit code says whether it would take it.

import FilePaths
import Glibc
import PageWorker

do {
    let arguments = CommandLine.arguments
    func path(after option: String) -> FilePath? {
        arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? FilePath(arguments[$0 + 1]) : nil }
    }
    if arguments.contains("--compile-bindings") { exit(writeCompiledBindings() ? 0 : 1) }
    if let file = path(after: "--check-bindings") { exit(canUseCompiledBindings(file) ? 0 : 1) }
    let worker = Worker(
        servesManyPages: arguments.contains("--many-pages"),
        preparesPage: arguments.contains("--prepares-page"),
        hasSeveralWorlds: arguments.contains("--several-worlds"),
        sharesProcess: arguments.contains("--share-process"),
        opensFiles: !arguments.contains("--opens-nothing"),
        keepsCalls: arguments.contains("--keep-calls"),
        compiledBindings: path(after: "--compiled-bindings")
    )
    try worker.serve()
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor tells the user.
    exit(3)
}
