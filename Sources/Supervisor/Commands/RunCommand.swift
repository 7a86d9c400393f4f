// RunCommand.swift: webaction run: runs extensions on one page. Here are its options; RunCommand+Page.swift runs them on a page,
// RunCommand+Item.swift on a file of another kind, RunCommand+Hosts.swift as each app presents the page.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
import Reports
import Sharing
import UserFiles

struct RunCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run an extension on a page: run(), the native action, finalize().",
        discussion: """
            Example: webaction run page.html --extension marquee --arguments '{"marqueeTagNames": ["h1"]}' -o out.html

            The page is written to standard output unless -o is given. If the action fails, the page is written \
            unchanged and the exit code is 1. The time limit of a native action is five times --timeout.

            A file that is not a page, such as an image, is passed to the native action, and the item that the action \
            returns is written: webaction run photo.png --extension markup -o marked.png

            With --host, the extension gets what that app gives it when it shares the page or the file \
            (\(documentPath("docs/hosts.md"))), and only Safari runs the script. With --host all it is run as each app presents it, and a \
            table of the outcomes is written instead of the page: \
            webaction run page.html --extension ./share.appex --host all

            With several --extension, each runs on what the one before left. With --each, each runs on a copy of the \
            page as it was parsed, and files that are named once get the extensions' names: with -o out.html, \
            marquee writes out.marquee.html; with -o out/, out/marquee.html.
            """
    )

    @Argument(help: ArgumentHelp("The page or another file; - reads a page from standard input.", valueName: "page"))
    var page: FilePath
    @OptionGroup
    var extensions: ExtensionArguments
    @Option(
        name: .customLong("host"),
        help: ArgumentHelp("The app that shares the page or the file, or all.", valueName: "name")
    )
    var presenter: HostChoice?
    @OptionGroup
    var native: ActionArguments
    @OptionGroup
    var written: OutputOption
    @Option(help: ArgumentHelp("Write the payload that run() handed over, as JSON.", valueName: "file"))
    var payload: [FilePath] = []
    @OptionGroup
    var writing: WritingArguments
    @OptionGroup
    var arguments: RunArguments
    @OptionGroup
    var address: URLOption
    @OptionGroup
    var sandbox: SandboxArguments
    @Option(help: ArgumentHelp("Write the tree after run(), in html5lib's format.", valueName: "file"))
    var snapshotRun: FilePath?
    @Option(help: ArgumentHelp("Write the tree after finalize(), in html5lib's format.", valueName: "file"))
    var snapshotFinal: FilePath?
    @Option(help: ArgumentHelp("Write a report as JSON.", valueName: "file"))
    var report: FilePath?
    @Option(
        help: ArgumentHelp(
            "Write a page for a browser: both sides, the differences, the payload and the timings, in one file.",
            valueName: "file"
        )
    )
    var html: FilePath?
    @Flag(help: "Print every step with its time to standard error.")
    var trace = false
    @Flag(
        help: ArgumentHelp(
            "Print what scripts change on the page, and which line of which script does it, to standard error.",
            discussion: "With --report, the report has the same as JSON (\(documentPath("docs/explain.md")))."
        )
    )
    var explain = false
    @Option(
        help: ArgumentHelp(
            "Write the run with all that went into it to this file, for webaction replay.",
            discussion: "A seed is drawn unless --seed gives one (\(documentPath("docs/replay.md"))).",
            valueName: "file"
        )
    )
    var record: FilePath?

    /// The output file; nil: standard output.
    var output: FilePath? { written.path }

    /// Whether the run is repeated: it is recorded, or its report page needs a second run of the page's own scripts.
    var isRepeated: Bool { record != nil || html != nil && arguments.environment.pageScripts }

    /// How much is recorded about the changes of scripts. Only reports have the changed bytes of the output.
    var explanation: Explanation {
        if !explain, html == nil { return .nothing }
        return report != nil ? .changesAndBytes : .changes
    }

    func run() throws {
        try refuseAddress(page)
        if extensions.count > 1 {
            try refuseOptionsOfOne()
            return try runPage(from: nil)
        }
        if case .all = presenter {
            if record != nil { throw CommandError.usage("--record records one run; give one app (--host).") }
            return try runOnAllHosts()
        }
        let app = presenter?.app
        if let type = itemType(ofFile: page, isPresented: app != nil) {
            if record != nil {
                throw CommandError.usage("--record records runs on pages; the type of \(page) is \(type).")
            }
            return try runItem(type: type, from: app)
        }
        if let app, !app.runsScripts, let option = native.scriptOption {
            throw CommandError.usage("\(option) is passed to the script, and \(app.title) runs no scripts (--host).")
        }
        if let app { try asUsageError(of: page) { () throws(HostAppError) in try app.requirePages() } }
        try runPage(from: app)
    }

    /// Finds the bundles, and checks that no output overwrites an input.
    func foundBundles(writing outputs: [NamedOutput?]) throws -> [ResolvedExtension] {
        let found = try extensions.found(readingFirst: page)
        try checkOutputs(outputs, inputs: [page] + found.flatMap(\.readFiles), replaceable: page)
        found.warnOfMisspeltKeys()
        return found
    }
}
