// MatchCommand.swift: webaction match: lists the extensions that are offered for a page, a file or a list of items, with the reasons.

import Activation
import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import SavedPages
import Sharing
import TerminalText
import UniformTypes

struct MatchCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract:
            "Show for each extension whether it is offered for an input, and which clauses of its rule reject it.",
        discussion: """
            Example: webaction match page.html --extension ./share.appex

            INPUT is a page, another file (its type follows from its name), or JSON: an array of items such as \
            [{"title": "A title", "attachments": [["public.url", "public.plain-text"]]}]. With --host, rules are asked \
            about what that app makes of the page or the file (\(documentPath("docs/hosts.md"))); --host all asks for each app in turn. \
            Without --extension, all extensions that are found are asked. Of a userscript, the patterns of its metadata are matched with \
            the page's URL.
            """
    )

    @Argument(help: ArgumentHelp("A page, a file, or items as JSON; - reads standard input.", valueName: "input"))
    var input: FilePath
    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp(
            "Ask this extension only: the name of a bundle, a path that contains a slash, or a userscript. May be repeated.",
            valueName: "extension"
        ),
        completion: extensionCompletion
    )
    var bundles: [String] = []
    @OptionGroup var kind: KindOption
    @OptionGroup
    var address: URLOption
    @OptionGroup
    var searched: SearchArguments
    @Option(
        help: ArgumentHelp(
            "The app that shares the page or the file, or all (default: safari for pages).",
            valueName: "name"
        )
    )
    var host: HostChoice?
    @Flag(help: "Treat an explicit 0 in a version 2 rule as a missing key.")
    var zeroIsAbsent = false
    @OptionGroup var reading: ReadingArguments
    @OptionGroup var sandbox: SandboxArguments
    @OptionGroup
    var form: JSONOption

    func run() throws {
        let candidates = try candidates()
        let scripts = candidates.compactMap { if case .script(let script) = $0 { script } else { nil } }
        if let script = scripts.first, host != nil {
            throw CommandError.usage("--host presents an extension, and \(script.name) is \(script.noun).")
        }
        let inputs = try readInputs()
        let decisions = try inputs.first.map { try decided(scripts, for: $0.url) } ?? []
        let bundles = candidates.compactMap { if case .bundle(let bundle) = $0 { bundle } else { nil } }
        let types = UniformTypeTree(declarationsOf: bundles.compactMap { try? $0.bundle.get() })
        var options = ActivationOptions()
        options.explicitZeroForbids = !zeroIsAbsent
        let matches = inputs.flatMap { input in
            var decisions = decisions[...]
            return candidates.map { candidate in
                switch candidate {
                case .bundle(let bundle): Match(bundle, input, types, options)
                case .script(let script): Match(script, decisions.removeFirst())
                }
            }
        }
        if form.json {
            try writeJSON(.array(matches.map(\.json)), to: nil)
        } else {
            try writeText(matches.map(\.text).joined())
        }
    }

    /// The extensions and scripts to evaluate.
    private func candidates() throws -> [MatchCandidate] {
        let search = extensionSearch(searched.extensions)
        if bundles.isEmpty { return search.list().map { .bundle($0) } }
        return try bundles.map { reference in
            if let script = try script(reference) { return .script(script) }
            do throws(BundleError) {
                let found = try search.find(reference)
                let isBuiltIn = search.isBuiltIn(found)
                return .bundle(FoundExtension(path: found.shownPath, isBuiltIn: isBuiltIn, bundle: .success(found)))
            } catch {
                throw CommandError.failed(error.description)
            }
        }
    }

    /// The script that names its pages; nil: the reference is that of an extension, which has a rule. Other kinds are refused.
    private func script(_ text: String) throws(CommandError) -> NamedScript? {
        let found: ResolvedExtension
        do throws(ScriptReferenceError) {
            found = try ResolvedExtension(named: text, kind: kind.entry)
        } catch {
            // NB: A bundle may be in a folder that only this search has.
            if case .bundle = error { return nil }
            throw .failed(error.description)
        }
        if found.kind.hasPatterns, let source = try found.partsWithoutAction().script {
            return NamedScript(
                name: found.identifier,
                path: found.path,
                noun: found.wording?.noun ?? "",
                kind: found.kind,
                bytes: source.bytes
            )
        }
        _ = try found.bundle(requiredBecause: "match evaluates the rule of")
        return nil
    }

    /// The inputs of the rules: one, or one for each app.
    private func readInputs() throws -> [MatchInput] {
        try refuseAddress(input)
        let type = UniformTypeTree.type(forFilenameExtension: input.filenameExtension)
        if type == "public.json" { return try items(readInput(input)) }
        guard input != "-" else {
            let bytes = try reading.readPage(input)
            let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
            let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
            if isJSON { return try items(bytes) }
            return try page { _ in reading.loadOptions.loaded(bytes, from: input) }
        }
        if let type = itemType(ofFile: input, isPresented: host != nil) {
            let bytes = try readInput(input)
            return try shared(ShareSource(file: input, type: type, bytes: bytes)) {
                SharedContent(items: [SharedItem(attachments: [SharedAttachment([type, "public.file-url"])])])
            }
        }
        return try page { try loadPage(input, reading.loadOptions, url: address.url, supervisor: $0) }
    }

    private func items(_ bytes: [UInt8]) throws -> [MatchInput] {
        if host != nil { throw CommandError.usage("--host applies to pages and files; \(input) contains items.") }
        let value: PropertyValue
        do { value = try PropertyValue(json: bytes) } catch {
            throw CommandError.failed("\(input): invalid JSON: \(error.description).")
        }
        do { return [MatchInput(content: try SharedContent(json: value))] } catch {
            throw CommandError.failed("\(input): \(error.description).")
        }
    }

    private func page(_ read: (Supervisor) throws -> LoadedPage) throws -> [MatchInput] {
        let worker = try sandbox.startSupervisor()
        defer { worker.shutDown() }
        let page = try read(worker)
        let answer: PageTitle
        do { answer = try worker.title(of: page) } catch { throw CommandError.engine(error.description) }
        switch answer {
        case .failed(let failure):
            try fail(worker, page: page.input.name, reason: failure.reason, message: failure.message)
        case .known(let title):
            let file = input == "-" ? nil : input
            return try shared(ShareSource(page: page.input, title: title, hasScript: true, file: file)) {
                .page(title: title)
            }.map { $0.ofPage(page.input.url) }
        }
    }

    /// The content that each app makes of something shared.
    ///
    /// - Parameter plain: Returns the content if no app is named.
    private func shared(_ thing: ShareSource, plain: () -> SharedContent) throws -> [MatchInput] {
        switch host {
        case nil: return [MatchInput(content: plain())]
        case .one(let app):
            let items = try asUsageError(of: input) { () throws(HostAppError) in try app.items(of: thing) }
            return [MatchInput(content: SharedContent(of: items))]
        case .all:
            let known = HostApp.all.compactMap { app in
                (try? app.items(of: thing)).map { MatchInput(content: SharedContent(of: $0), app: app) }
            }
            let others = HostApp.all.map(\.name).filter { name in !known.contains { $0.app?.name == name } }
            if !others.isEmpty {
                printError("not known to share it: \(others.joined(separator: ", ")).", prefix: "hint: ")
            }
            return known
        }
    }
}

/// The input of rules.
struct MatchInput {
    let content: SharedContent
    /// The app that shares it, if there are several.
    var app: HostApp?
    /// The page's URL; nil: it is no page.
    private(set) var url: String?

    func ofPage(_ url: String) -> MatchInput {
        var input = self
        input.url = url
        return input
    }
}

/// One extension and its verdict.
private struct Match {
    let name: String
    let path: String
    let identifier: String?
    let host: String?
    let verdict: ActivationVerdict

    init(_ found: FoundExtension, _ input: MatchInput, _ types: UniformTypeTree, _ options: ActivationOptions) {
        path = found.path
        host = input.app?.name
        switch found.bundle {
        case .success(let bundle):
            name = bundle.name
            identifier = bundle.identifier
            verdict = bundle.activationRule.verdict(for: input.content, types: types, options: options)
        case .failure(let error):
            name = found.path
            identifier = nil
            verdict = ActivationVerdict(activates: false, why: error.description)
        }
    }

    init(_ script: NamedScript, _ decision: ScriptDecision) {
        path = script.path
        host = nil
        name = decision.name ?? script.name
        identifier = script.name
        verdict = ActivationVerdict(activates: decision.runs, why: decision.reason)
    }

    var text: String {
        let first = "\(shownName(name))\t\(verdict.activates ? "yes" : "no")\t\(verdict.why)"
        if let host { return "\(host)\t\(first)\n" }
        return ([first] + verdict.clauses.flatMap { $0.lines(level: 1) }).map { $0 + "\n" }.joined()
    }

    var json: PropertyValue {
        let first: [(key: String, value: PropertyValue)] = host.map { [("host", .string($0))] } ?? []
        return .dictionary(
            first + [
                ("identifier", identifier.map(PropertyValue.string) ?? .null), ("name", .string(name)),
                ("path", .string(path)),
                ("offered", .bool(verdict.activates)), ("why", .string(verdict.why)),
                ("clauses", .array(verdict.clauses.map(\.json))),
            ]
        )
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
