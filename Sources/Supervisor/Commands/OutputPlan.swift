// OutputPlan.swift: the files that a run writes: those of the run as a whole, and those of each of its extensions.

import FilePaths
import Supervision

/// The files of one extension; nil: not wanted.
struct ExtensionFiles {
    /// The page, where each extension has a copy.
    var output: FilePath?
    var payload: FilePath?
    var runTree: FilePath?
    var finalTree: FilePath?
    /// The page for a browser, where each extension has a copy.
    var html: FilePath?

    var named: [NamedOutput?] {
        [
            NamedOutput("--output", output), NamedOutput("--payload", payload), NamedOutput("--snapshot-run", runTree),
            NamedOutput("--snapshot-final", finalTree), NamedOutput("--html", html),
        ]
    }
}

/// The files of a run.
struct OutputPlan {
    /// Whether each of several extensions has a copy of the page.
    let isEach: Bool
    /// The page after all extensions; standard output unless a file is given. Not written where each has a copy.
    var output: FilePath?
    /// The page for a browser that shows all extensions. Not written where each has a copy.
    var html: FilePath?
    var report: FilePath?
    var record: FilePath?
    /// Those of each extension, in their order.
    var extensions: [ExtensionFiles]

    /// All files, with the options that name them.
    var named: [NamedOutput?] {
        let whole: [NamedOutput?] = isEach ? [] : [NamedOutput("--output", output ?? "-"), NamedOutput("--html", html)]
        return whole + [NamedOutput("--report", report), NamedOutput("--record", record)]
            + extensions.flatMap(\.named)
    }

    /// The folders that must exist before files of several extensions are written.
    func makeFolders() throws(CommandError) {
        guard extensions.count > 1 else { return }
        for file in extensions.flatMap({ [$0.output, $0.payload, $0.runTree, $0.finalTree, $0.html] }) {
            if let file { try makeFolder(of: file) }
        }
    }
}

extension RunCommand {
    /// The files of a run through these extensions. One extension has the files as they are named; of several, each has files with
    /// its name.
    func outputPlan(for options: RunOptions) throws -> OutputPlan {
        let count = options.extensions.count
        let payloads = try spread(payload, over: count, "--payload")
        func own(_ path: FilePath?, _ name: String, _ ending: String) -> FilePath? {
            count == 1 ? path : ownFile(path, name, ending: ending)
        }
        let pageEnding = page.filenameExtension.isEmpty ? "html" : page.filenameExtension
        let files = zip(options.outputNames, payloads).map { name, path in
            ExtensionFiles(
                output: options.isEach ? own(output, name, pageEnding) : nil,
                payload: payload.count > 1 ? path : own(path, name, "json"),
                runTree: own(snapshotRun, name, "tree"),
                finalTree: own(snapshotFinal, name, "tree"),
                html: options.isEach ? own(html, name, "html") : nil
            )
        }
        return OutputPlan(
            isEach: options.isEach,
            output: output,
            html: html,
            report: report,
            record: record,
            extensions: files
        )
    }
}
