// main.swift: the entry point of the page worker. The launcher or the supervisor starts it and communicates with it on descriptor 3.
// Options:
// --many-pages: serve page after page; --share-process: pages with scripts of their own may then share a process
// --prepares-page: make the world of its one page in advance; --several-worlds: there will be more than that one
// --opens-nothing: the kernel could not bar it from opening files
// --keep-calls: report what scripts change
// --compiled-bindings FILE: use that file of compiled bindings
// --compile-bindings (alone): write that file to standard output
// --check-bindings FILE: exit with a code that says whether the file is usable
// --engine-version (alone): write the version of JavaScriptCore to standard output

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
    if arguments.contains("--engine-version") { exit(writeEngineVersion() ? 0 : 1) }
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
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor reports it.
    exit(3)
}
