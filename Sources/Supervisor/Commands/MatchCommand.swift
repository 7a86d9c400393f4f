// MatchCommand.swift: webaction match: which extensions are offered for a page, a file or a list of items, and why.

import Activation
import ArgumentParser
import ExtensionModel
import FilePaths
import JSONCoding
import PageProtocol
import PropertyValues
import Supervision
import TerminalText
import UniformTypes

/// What a browser puts into the item that it makes of a page.
enum SharingHost: String, CaseIterable, ExpressibleByArgument {
    /// One attachment: the URL and the page itself, on which scripts can be run.
    case safari
    /// A URL, without a way to run scripts.
    case chrome
    /// A URL and its text as two attachments.
    case firefox
}

struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract:
            "Show for each extension whether it is offered for an input, and which clauses of its rule reject it.",
        discussion: """
            Example: webaction match page.html --extensions ./build

            INPUT is a page, another file (its type follows from its name), or JSON: an array of items such as \
            [{"title": "A title", "attachments": [["public.url", "public.plain-text"]]}].
            """
    )

    @Argument(help: ArgumentHelp("A page, a file, or items as JSON; - reads standard input.", valueName: "input"))
    var input: FilePath
    @Option(help: ArgumentHelp("An additional folder to search for extensions; may be repeated.", valueName: "dir"))
    var extensions: [String] = []
    @Option(help: "The browser that shares the page: safari, chrome or firefox.")
    var host = SharingHost.safari
    @Flag(help: "Treat an explicit 0 in a version 2 rule as a missing key.")
    var zeroIsAbsent = false
    @OptionGroup var reading: ReadingArguments
    @OptionGroup var sandbox: SandboxArguments
    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let content = try readContent()
        let found = extensionSearch(extensions).list()
        let types = UniformTypeTree(declarationsOf: found.compactMap { try? $0.bundle.get() })
        var options = ActivationOptions()
        options.explicitZeroForbids = !zeroIsAbsent
        let matches = found.map { Match($0, content, types, options) }
        if json {
            let list = PropertyValue.array(matches.map(\.json))
            try writeOutput(list.json(JSONStyle(isIndented: true, sortsKeys: false)) + [0x0A], to: nil)
        } else {
            try writeText(matches.map(\.text).joined())
        }
    }

    private func readContent() throws -> SharedContent {
        let type = UniformTypeTree.type(forFilenameExtension: input.filenameExtension)
        if type == "public.json" { return try items(readInput(input)) }
        guard input != "-" else {
            let bytes = try readInput(input)
            let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
            let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
            if isJSON { return try items(bytes) }
            return try page { _ in PageInput(name: "standard input", bytes: bytes, url: "about:blank") }
        }
        if let type, !UniformTypeTree.system.type(type, conformsTo: "public.text"), type != "com.apple.webarchive" {
            _ = try readInput(input)
            return SharedContent(items: [SharedItem(attachments: [SharedAttachment([type, "public.file-url"])])])
        }
        return try page { try SurroundingsArguments.open(input, url: nil, reading: reading, host: $0).input }
    }

    private func items(_ bytes: [UInt8]) throws -> SharedContent {
        let value: PropertyValue
        do { value = try PropertyValue(json: bytes) } catch {
            throw CommandError.failed("\(input): invalid JSON: \(error.description).")
        }
        do { return try SharedContent(json: value) } catch {
            throw CommandError.failed("\(input): \(error.description).")
        }
    }

    /// The page's title is the worker's business: nothing is parsed in this process.
    private func page(_ read: (Host) throws -> PageInput) throws -> SharedContent {
        let worker = try sandbox.startHost()
        defer { worker.shutDown() }
        let page = try read(worker)
        let script = ScriptInput(name: "title", bytes: Array("document.title".utf8))
        let job = EvaluateJob(
            page: page,
            scripts: [script],
            world: .isolated,
            clock: .virtual,
            timeout: 2
        )
        let limits = StepLimits(timeout: job.timeout, pageBytes: page.bytes.count)
        let result: JobResult
        do {
            result = try worker.perform(
                .evaluate(job),
                seconds: limits.parsing + limits.script,
                memory: MemoryLimits(pageBytes: page.bytes.count)
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        guard result.reason == .completed else {
            try fail(
                worker,
                page: page.name,
                reason: result.reason,
                message: result.fault?.description ?? result.detail
            )
        }
        let title = result.output.flatMap { try? PropertyValue(json: $0) }?.stringValue ?? ""
        let known = title.isEmpty ? nil : title
        switch host {
        case .safari: return .page(title: known)
        case .chrome: return browser([["public.url"]], known)
        case .firefox: return browser([["public.url"], ["public.plain-text"]], known)
        }
    }

    private func browser(_ attachments: [[String]], _ title: String?) -> SharedContent {
        let item = SharedItem(title: title, contentText: title, attachments: attachments.map(SharedAttachment.init))
        return SharedContent(items: [item])
    }
}

/// One extension and its verdict.
private struct Match {
    let name: String
    let path: String
    let identifier: String?
    let verdict: ActivationVerdict

    init(_ found: FoundExtension, _ content: SharedContent, _ types: UniformTypeTree, _ options: ActivationOptions) {
        path = found.path
        switch found.bundle {
        case .success(let bundle):
            name = bundle.name
            identifier = bundle.identifier
            verdict = bundle.activationRule.verdict(for: content, types: types, options: options)
        case .failure(let error):
            name = found.path
            identifier = nil
            verdict = ActivationVerdict(activates: false, why: error.description)
        }
    }

    var text: String {
        let first = "\(shownName(name))\t\(verdict.activates ? "yes" : "no")\t\(verdict.why)"
        return ([first] + verdict.clauses.flatMap { $0.lines(level: 1) }).map { $0 + "\n" }.joined()
    }

    var json: PropertyValue {
        .dictionary([
            ("identifier", identifier.map(PropertyValue.string) ?? .null), ("name", .string(name)),
            ("path", .string(path)),
            ("activates", .bool(verdict.activates)), ("why", .string(verdict.why)),
            ("clauses", .array(verdict.clauses.map(\.json))),
        ])
    }
}

extension ActivationClause {
    fileprivate var json: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [("clause", .string(text))]
        if let holds { entries.append(("holds", .bool(holds))) }
        if !detail.isEmpty { entries.append(("detail", .string(detail))) }
        if !children.isEmpty { entries.append(("clauses", .array(children.map(\.json)))) }
        return .dictionary(entries)
    }
}
