// PageResourceArguments.swift: the options for a page's own scripts and its resources (`--page-scripts`, `--resource-root`).

import ArgumentParser
import FilePaths
import SavedPages

/// The options for a page's own scripts and its resources.
struct PageResourceArguments: ParsableArguments {
    @Flag(help: "Run the page's own scripts first.")
    var pageScripts = false
    @Option(
        help: ArgumentHelp(
            "The folder that holds the page's scripts, styles, frames and images: as saved by a browser, or a mirror.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var resourceRoot: FilePath?
    @Option(
        help: ArgumentHelp(
            "The folder that holds the files that userscripts require, as HOST/PATH (default: --resource-root).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var requireRoot: FilePath?

    /// Whether any of the options is given.
    var isAny: Bool { pageScripts || resourceRoot != nil }

    /// How pages are read, and their environment.
    func loadOptions(reading: ReadingArguments) throws(CommandError) -> PageLoadOptions {
        if let resourceRoot, ResourceFolder(resourceRoot) == nil {
            throw .usage("--resource-root: \(resourceRoot) is not a directory.")
        }
        if let requireRoot, ResourceFolder(requireRoot) == nil {
            throw .usage("--require-root: \(requireRoot) is not a directory.")
        }
        var options = reading.loadOptions
        options.requireRoot = requireRoot
        options.runsPageScripts = pageScripts
        options.resourceRoot = resourceRoot
        return options
    }
}
