// OutputPlan.swift: the output files of a run: those of the run as a whole, and those of each extension.

import FilePaths
import RunEngine
import UserFiles

/// The files of one extension; nil: not requested.
struct ExtensionFiles {
    /// The page, if each extension has a copy.
    var output: FilePath?
    var payload: FilePath?
    var runTree: FilePath?
    var finalTree: FilePath?
    /// The report page, if each extension has a copy.
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
    /// The page after all extensions; nil: standard output. Not written if each extension has a copy.
    var output: FilePath?
    /// The report page of all extensions. Not written if each extension has a copy.
    var html: FilePath?
    var report: FilePath?
    var record: FilePath?
    /// The files of each extension, in order.
    var extensions: [ExtensionFiles]

    /// All files, with the options that name them.
    var named: [NamedOutput?] {
        let whole: [NamedOutput?] = isEach ? [] : [NamedOutput("--output", output ?? "-"), NamedOutput("--html", html)]
        return whole + [NamedOutput("--report", report), NamedOutput("--record", record)]
            + extensions.flatMap(\.named)
    }

    /// Creates the folders for the files of several extensions.
    func makeFolders() throws(CommandError) {
        guard extensions.count > 1 else { return }
        for file in extensions.flatMap({ [$0.output, $0.payload, $0.runTree, $0.finalTree, $0.html] }) {
            if let file { try makeFolder(of: file) }
        }
    }
}

extension RunCommand {
    /// The files of a run through these extensions. One extension has the files as named; each of several has files with its name.
    func outputPlan(for options: RunOptions) throws -> OutputPlan {
        let count = options.extensions.count
        let payloads = try spread(payload, over: count, "--payload")
        func own(_ path: FilePath?, _ name: String, _ ending: String) -> FilePath? {
            count == 1 ? path : perExtensionOutput(path, name, ending: ending)
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
