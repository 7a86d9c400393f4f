// ValidateCommand.swift: webaction validate: lists the mistakes in a bundle with their lines and fixes.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import SavedPages
import TerminalText
import Validation

/// The URL of the page of a trial, for scripts that do not name their pages.
private let trialURL = "https://example.com/"

struct ValidateCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check an extension for mistakes in its property list, rule, script and sources; or a script.",
        discussion: """
            Example: webaction validate ./shout.appex

            The script is also run on an empty page, and Swift sources are type-checked. The exit code is 1 if there are \
            errors.
            """
    )

    @Argument(
        help: ArgumentHelp("The name of a bundle, a path that contains a slash, or a script.", valueName: "extension"),
        completion: extensionCompletion
    )
    var bundle: String
    @OptionGroup
    var kind: KindOption
    @OptionGroup
    var sandbox: SandboxArguments
    @OptionGroup
    var compiling: PackageArguments
    @Flag(name: .customLong("no-compile"), help: "Do not have Swift sources type-checked.")
    var skipsCompiler = false
    @OptionGroup
    var form: JSONOption

    func run() throws {
        if let findings = try scriptFindings() { return try show(findings) }
        let (found, text) = try look()
        var findings = text
        if let found {
            let trial = try trial(found, known: text)
            findings = Validation.findings(fromText: text, andTrial: trial)
            if !skipsCompiler { findings += try compilerFindings(found, packages: compiling.packages, sandbox) }
        }
        try show(findings)
    }

    private func show(_ findings: [Finding]) throws {
        if form.json {
            try writeJSON(.array(findings.map(\.json)), to: nil)
        } else {
            let lines = findings.isEmpty ? ["\(bundle): no mistakes were found."] : findings.map(\.description)
            try writeText(lines.map { withIndentedLines($0) + "\n" }.joined())
        }
        let errors = findings.count { $0.severity == .error }
        if errors > 0 { throw CommandError.failed("\(bundle): \(errors) error\(errors == 1 ? "" : "s").") }
    }

    /// The findings on a script of another kind, from its text, its metadata and a trial; nil if the reference is a bundle's.
    private func scriptFindings() throws -> [Finding]? {
        guard let found = try script() else { return nil }
        let script = try found.partsWithoutAction()
        if case .unusable(let error) = found.background {
            return Validation.findings(onBundleAt: bundle, refusedFor: error)
        }
        let text = script.scripts.flatMap { Validation.findings(inTextOf: $0, script.kind) }
        var (known, url): ([Finding], String?) = ([], trialURL)
        if script.kind.hasPatterns, let source = script.scripts.first {
            (known, url) = try metadataFindings(source, script.kind)
            if known.contains(where: { $0.severity == .error }) { return known }
        }
        guard let url else { return known + text }
        let trial = try trial(script, on: url).filter { finding in
            finding.code != "script-completion" || !text.contains { $0.code == finding.code }
        }
        return known + text + trial
    }

    /// The scripts of another kind; nil if the reference is a bundle's, or if there is none.
    private func script() throws -> ResolvedExtension? {
        let found: ResolvedExtension
        do throws(ScriptReferenceError) { found = try ResolvedExtension(named: bundle, kind: kind.entry) } catch {
            if case .bundle = error { return nil }
            throw CommandError.failed(error.description)
        }
        return found.bundle == nil ? found : nil
    }

    /// The findings of a trial of scripts of another kind.
    private func trial(_ part: ExtensionToRun, on url: String) throws -> [Finding] {
        let report = try trialReport(of: part, on: url)
        return Validation.findings(
            ofTrial: report.failure?.fault,
            failure: report.failure?.message,
            warnings: report.notes.filter(\.kind.isWarning).map(\.text),
            uncaught: report.notes.filter { $0.kind == .uncaughtError },
            timeoutRemedy: part.wording?.timeoutRemedy ?? "",
            scripts: part.scripts
        )
    }

    /// The report of a run on an empty page.
    private func trialReport(of part: ExtensionToRun, on url: String = trialURL) throws -> RunReport {
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        let options = RunOptions([part])
        let page = options.loadOptions.loaded(
            PageInput(name: "an empty page", bytes: trialPage, url: url)
        )
        do { return try supervisor.run(options.task(page)) } catch {
            throw CommandError.engine(error.description)
        }
    }

    /// The findings that need no run.
    private func look() throws -> (ExtensionBundle?, [Finding]) {
        do {
            let found = try extensionSearch().find(bundle)
            return (found, findings(in: found))
        } catch {
            if case .notFound = error { throw CommandError.failed(error.description) }
            return (nil, Validation.findings(onBundleAt: bundle, refusedFor: error))
        }
    }

    private func trial(_ bundle: ExtensionBundle, known: [Finding]) throws -> [Finding] {
        guard case .file(let path) = bundle.script, let bytes = try? bundle.readScript() else { return [] }
        let script = ScriptInput(name: path, bytes: bytes)
        var part = ExtensionToRun(identifier: bundle.identifier, script: script, action: .none, callsFinalize: false)
        part.scriptFolder = ScriptFolder(of: path, at: path, below: bundle.path)
        let report = try trialReport(of: part)
        return findings(
            ofTrial: report.failure?.fault,
            failure: report.failure?.message,
            warnings: report.notes.filter(\.kind.isWarning).map(\.text),
            script: path,
            known: known
        ).map { finding in
            var finding = finding
            finding.file = bundle.shown(finding.file)
            return finding
        }
    }
}

extension Finding {
    fileprivate var json: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("severity", .string(severity.rawValue)), ("code", .string(code)), ("file", .string(file)),
        ]
        if let line { entries.append(("line", .integer(Int64(line)))) }
        if let column { entries.append(("column", .integer(Int64(column)))) }
        if let key { entries.append(("key", .string(key))) }
        entries.append(("message", .string(message)))
        if !remedy.isEmpty { entries.append(("remedy", .string(remedy))) }
        return .dictionary(entries)
    }
}
