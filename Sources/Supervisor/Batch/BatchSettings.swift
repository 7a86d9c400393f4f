// BatchSettings.swift: the settings of a batch, and those that must not change when it is resumed.

import Codecs
package import ContainerProtocol
package import FilePaths
import JSONCoding
import PageProtocol
package import ProcessSupervision
import PropertyValues
package import RunEngine
import SavedPages
import UserFiles

/// The settings of one batch.
package struct BatchSettings: Sendable {
    package var inputs: [FilePath]
    /// The file with a list of further pages, which follow the inputs.
    package var listed: ListedInputs?
    package var listFile: FilePath?
    /// The output: a folder, a `.jsonl` or a `.warc` file; nil for none.
    package var output: FilePath?
    /// Whether the output is a folder, whatever its file name extension.
    package var writesFolder = false
    /// The `.jsonl` files that receive payloads: none, one, or one for each extension.
    package var payloads: [FilePath]
    package var journal: FilePath
    /// The files that reports will be written to, which are not inputs.
    package var reports: [FilePath] = []
    /// The list on standard input, if it has been read.
    var list: [FilePath]?
    /// The options of each page's run.
    package var run: RunOptions
    /// The values of `--arguments`, as given.
    package var arguments: [String]
    /// Each `--run-arguments` as given.
    package var runArguments: [String] = []
    /// The values of `--choices`, as given.
    package var choices: [String] = []
    /// Whether values that scripts store are kept from page to page: with one worker, if there is a file for them.
    package var keepsValues = false
    /// The number of workers, each of which processes one page at a time (`--jobs`): `PoolOptions.workers`.
    package var jobs: Int
    /// The pages that may share a worker process.
    package var sharing = ProcessSharing.withoutPageScripts
    /// Whether containers are written back whole, with only their pages changed.
    package var rewritesContainers = false
    /// The types of WARC records that count as pages if they contain HTML.
    package var records = PageRecords.captures
    package var shard: Shard?
    package var sampleSize: Int?
    /// The prefix of the pages' names that makes their URLs; nil for the URLs of files.
    package var baseURL: String?
    package var resumes = false
    package var restarts = false
    /// Whether time and seed were given, so that the report omits measurements.
    package var isReproducible = false

    /// Creates settings; those that are not parameters have defaults.
    package init(
        inputs: [FilePath],
        output: FilePath?,
        payloads: [FilePath],
        journal: FilePath,
        run: RunOptions,
        arguments: [String],
        jobs: Int
    ) {
        self.inputs = inputs
        self.output = output
        self.payloads = payloads
        self.journal = journal
        self.run = run
        self.arguments = arguments
        self.jobs = jobs
    }

    /// Whether paths are read from standard input, which is possible only once.
    package var readsStandardInput: Bool { inputs.contains("-") || listed == .onStandardInput }

    /// A name for this batch's temporary files, which is the same after an interruption.
    var tag: String { String(stableHash(journal), radix: 36) }

    /// The settings that determine the results, for the journal. The number of workers is not one of them.
    ///
    /// - Parameter folder: The folder that paths are made relative to; nil: as given.
    func lasting(from folder: FilePath?) -> [(name: String, value: String)] {
        func text(_ path: FilePath) -> String {
            (path == "-" ? path : folder.map { path.relative(to: $0) } ?? path).description
        }
        func list(_ paths: [FilePath]) -> String {
            // NB: Paths can contain spaces.
            folder == nil || paths.isEmpty
                ? listed(paths.map(text))
                : String(decoding: PropertyValue.array(paths.map { .string(text($0)) }).json(), as: UTF8.self)
        }
        let loading = run.loadOptions.settings.map { name, value in
            let isPath = name == PageLoadOptions.rootSetting || name == PageLoadOptions.requireSetting
            return isPath && value != "none" ? (name, text(FilePath(value))) : (name, value)
        }
        return [
            (Journal.inputs, list(inputs)), (Journal.listFile, list(listFile.map { [$0] } ?? [])),
            ("output", output.map(text) ?? "none"), ("output is", writesFolder ? "a folder" : "none"),
            ("payloads", list(payloads)), ("extension", run.extensionNames),
            ("script", scripts.isEmpty ? "none" : scripts),
            ("each", run.isEach ? "an output" : "none"), ("arguments", listed(arguments)),
            ("run arguments", listed(runArguments)), ("choices", listed(choices)),
            ("values", run.values.bytes.isEmpty ? "none" : String(stableHash(run.values.bytes), radix: 36)),
            ("values are", keepsValues ? "kept" : "none"),
            ("selection", run.selection ?? "none"), ("base URL", baseURL ?? "none"),
            ("serialization", "\(run.writing.serialization)"), ("timeout", "\(run.timeout)"),
            ("verification", run.writing.verifies ? "each page" : "none"),
            ("output encoding", run.writing.encoding.isEmpty ? "none" : run.writing.encoding),
            ("declarations", run.writing.declaresEncoding ? "as needed" : "none"),
            ("containers", rewritesContainers ? "rewritten" : "none"),
            ("records", records == .captures ? "none" : records.description),
            ("shard", shard.map { "\($0.index)/\($0.count)" } ?? "none"),
            ("sample", sampleSize.map(String.init) ?? "none"),
            ("time", run.reproducibility.time.map { DateText.text(of: $0) } ?? "none"),
            ("seed", run.reproducibility.seed.map(String.init) ?? "none"),
        ] + loading + answers
    }

    /// The answers to messages, if there are any: journals of runs without them have no such entry.
    private var answers: [(String, String)] {
        run.answers.bytes.isEmpty ? [] : [("answers", String(stableHash(run.answers.bytes), radix: 16))]
    }

    private func listed(_ values: [String]) -> String { values.isEmpty ? "none" : values.joined(separator: " ") }

    /// A digest of the scripts.
    private var scripts: String {
        run.extensions.flatMap { part in
            // NB: Of an action extension only the digest, as before there were other kinds.
            (part.kind == .actionExtension ? [] : ["\(part.kind)"])
                + part.scripts.map { String(stableHash($0.bytes), radix: 16) }
        }.joined(separator: " ")
    }

    /// The document URL of a page without one.
    func url(of item: PageItem) -> String {
        if let baseURL { return baseURL + percentEncoded(item.key) }
        return item.fileURL
    }
}
