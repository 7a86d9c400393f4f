// main.swift: the page worker's entry. It is started by webaction, which speaks to it on descriptor 3; with the argument
// --many-pages when it is to serve page after page.

import ActionWorker
import Glibc

do {
    try Worker(servesManyPages: CommandLine.arguments.contains("--many-pages")).serve()
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor tells the user.
    exit(3)
}
