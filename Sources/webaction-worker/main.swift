// main.swift: the page worker's entry. It is started by webaction, which speaks to it on descriptor 3; with the argument
// --many-pages when it is to serve page after page, and with --share-process when pages whose own scripts run may share one.

import ActionWorker
import Glibc

do {
    let arguments = CommandLine.arguments
    let worker = Worker(
        servesManyPages: arguments.contains("--many-pages"),
        sharesProcess: arguments.contains("--share-process")
    )
    try worker.serve()
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor tells the user.
    exit(3)
}
