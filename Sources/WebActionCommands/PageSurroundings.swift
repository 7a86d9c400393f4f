// PageSurroundings.swift: the options that say what is around a page: its own scripts, and where its resources are.

import ActionHost
import ArgumentParser
import WorkerProtocol

/// What is around a page.
struct SurroundingsOptions: ParsableArguments {
    @Flag(help: "Runs the page's own scripts first.")
    var pageScripts = false
    @Option(
        help: ArgumentHelp(
            "Where the page's scripts, styles, frames and images are: a folder as browsers save it, or a mirror.",
            valueName: "dir"
        )
    )
    var resourceRoot: String?

    /// What the job says of it.
    var forJob: PageSurroundings {
        PageSurroundings(runsPageScripts: pageScripts, hasResources: resourceRoot != nil)
    }

    /// Opens the folder of resources, if there is one.
    func resources() throws -> (any ResourceProvider)? {
        guard let resourceRoot else { return nil }
        guard let folder = ResourceFolder(resourceRoot) else {
            throw CommandProblem.usage("--resource-root: \(resourceRoot) is no folder.")
        }
        return folder
    }
}
