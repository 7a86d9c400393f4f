// SuiteCase.swift: a case of a suite: a page, one or more extensions, and their expectations. docs/suites.md

import Codecs
package import ExtensionHost
package import FilePaths
import Foundation
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
package import RunEngine
import SavedPages
package import Sharing

/// A fault in a suite's own files.
package struct SuiteError: Error, Equatable, CustomStringConvertible {
    package var path: String
    package var problem: String

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }
}

/// An extension of a case, with its inputs.
package struct SuiteExtension: Sendable {
    /// The name or path of a bundle or a script.
    package var bundle: String
    /// The kind that the case names; nil: it is seen.
    package var kind: ScriptKindEntry?
    package var inputs: ExtensionInputs

    /// The bundle or script; nil if it cannot be found.
    func resolved(in suite: SuiteFolder) -> ResolvedExtension? {
        try? ResolvedExtension(named: bundle, kind: kind, allowing: suite.allowed, in: suite.bounds)
    }
}

/// A case of a suite.
package struct SuiteCase: Sendable {
    /// The name: the case's folder below the suite's, or the manifest's name and the case's own.
    package var name: String
    /// The file that describes the case.
    package var source: String
    /// The path of the page.
    package var page: String
    /// The extensions; at least one.
    package var extensions: [SuiteExtension]
    /// The app that shares the page; nil shares the page alone.
    package var host: HostApp?
    /// The page's URL; nil takes the container's.
    package var url: String?
    /// The options of the case's run, without the extensions.
    package var run: RunOptions
    /// The suite that the case belongs to.
    package var suite: SuiteFolder
    /// The folder of the file that describes the case. Nothing is written outside it.
    package var root: FilePath
    /// The folder of the expectation files, below that folder.
    package var expectations: FilePath
    /// The reason for skipping the case; nil if it is run.
    package var skip: String?
    /// Whether cases without "only" are omitted.
    package var isOnly = false

    /// Reads the cases of a folder, sorted by name. The files that they name must be in it, or in folders that the user allows.
    package static func read(_ suiteFolder: SuiteFolder) throws(SuiteError) -> [SuiteCase] {
        let suite = suiteFolder.path
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: suite, isDirectory: &isFolder), isFolder.boolValue else {
            throw SuiteError(path: suite, problem: "no such folder")
        }
        // NB: Other programs find the files by the names in reports.
        func below(_ path: String) -> String { suite == "." ? path : "\(suite)/\(path)" }
        var cases: [SuiteCase] = []
        if files.fileExists(atPath: suite + "/case.json") {
            let name = URL(fileURLWithPath: suite).path.pathName
            cases.append(try readCase(folder: suite, name: name, suiteFolder))
        }
        let paths = (files.enumerator(atPath: suite)?.compactMap { $0 as? String } ?? []).sorted()
        for path in paths {
            let name = FilePath(path).name
            let folder = path.hasSlash ? path.parentPath : ""
            if name == "case.json", !folder.isEmpty {
                cases.append(try readCase(folder: below(folder), name: folder, suiteFolder))
            } else if name == "suite.json" {
                cases += try readManifest(
                    folder: folder.isEmpty ? suite : below(folder),
                    prefix: folder,
                    suiteFolder
                )
            }
        }
        try suiteFolder.check(cases.flatMap(\.namedPaths))
        for item in cases {
            let loading = item.run.loadOptions
            for (key, root) in [("resourceRoot", loading.resourceRoot), ("requireRoot", loading.requireRoot)] {
                guard let root, ResourceFolder(root) == nil else { continue }
                let problem = "\"\(key)\" must be a folder; \(root) is not a directory"
                throw SuiteError(path: item.source, problem: "\(item.name): \(problem)")
            }
        }
        return cases.sorted { FilePath($0.name) < FilePath($1.name) }
    }

    private static func readCase(
        folder: String,
        name: String,
        _ suite: SuiteFolder
    ) throws(SuiteError) -> SuiteCase {
        let source = folder + "/case.json"
        return try SuiteCase(
            try readJSON(source, suite),
            defaults: .dictionary([]),
            name: name,
            source: source,
            suite: suite,
            folder: folder,
            expectations: ""
        )
    }

    private static func readManifest(
        folder: String,
        prefix: String,
        _ suite: SuiteFolder
    ) throws(SuiteError) -> [SuiteCase] {
        let source = folder + "/suite.json"
        let manifest = try readJSON(source, suite)
        try refuseUnknown(manifest, known: ["defaults", "cases"], of: "a suite", source)
        if let defaults = manifest["defaults"], !defaults.isDictionary {
            throw SuiteError(path: source, problem: "\"defaults\" must be a dictionary")
        }
        guard case .array(let entries)? = manifest["cases"] else {
            throw SuiteError(path: source, problem: "\"cases\" must be a list")
        }
        var cases: [SuiteCase] = []
        var names: Set<FilePath> = []
        for entry in entries {
            guard let name = entry["name"]?.stringValue, !name.isEmpty else {
                throw SuiteError(path: source, problem: "every case must have a \"name\"")
            }
            guard !name.isAbsolutePath, !FilePath(name).names.contains("..") else {
                throw SuiteError(path: source, problem: "the name \"\(name)\" leads outside the folder of the suite")
            }
            guard names.insert(FilePath(name)).inserted else {
                throw SuiteError(path: source, problem: "two cases have the name \"\(name)\"")
            }
            cases.append(
                try SuiteCase(
                    entry,
                    defaults: manifest["defaults"] ?? .dictionary([]),
                    name: prefix.isEmpty ? name : "\(prefix)/\(name)",
                    source: source,
                    suite: suite,
                    folder: folder,
                    expectations: FilePath("expected/\(name)")
                )
            )
        }
        return cases
    }

    private static func readJSON(_ path: String, _ suite: SuiteFolder) throws(SuiteError) -> PropertyValue {
        let bytes: [UInt8]
        switch suite.bounds.read(path, limit: maximumSettingsFile) {
        case .success(let content): bytes = content
        case .failure(let error): throw SuiteError(path: path, problem: suite.problem(error))
        }
        let value: PropertyValue
        do { value = try PropertyValue(json: bytes) } catch {
            throw SuiteError(path: path, problem: "invalid JSON: \(error.description)")
        }
        guard value.isDictionary else { throw SuiteError(path: path, problem: "must be a dictionary") }
        return value
    }

    private static func refuseUnknown(
        _ value: PropertyValue,
        known: [String],
        of owner: String,
        _ source: String
    ) throws(SuiteError) {
        guard case .dictionary(let entries) = value else { return }
        for (key, _) in entries where !known.contains(key) {
            let there = known.joined(separator: ", ")
            throw SuiteError(path: source, problem: "\"\(key)\" is not a key of \(owner); the keys are \(there)")
        }
    }

    private init(
        _ entry: PropertyValue,
        defaults: PropertyValue,
        name: String,
        source: String,
        suite: SuiteFolder,
        folder: String,
        expectations: FilePath
    ) throws(SuiteError) {
        let known = [
            "name", "page", "extension", "extensions", "kind", "each", "host", "arguments", "runArguments", "choices",
            "selection", "url",
            "timeout", "pageScripts",
            "resourceRoot", "requireRoot", "values", "answers", "encoding", "contentType", "locale", "time", "seed",
            "skip",
            "only",
        ]
        for value in [entry, defaults] { try Self.refuseUnknown(value, known: known, of: "a case", source) }
        func value(_ key: String) -> PropertyValue? { entry[key] ?? defaults[key] }
        func path(_ text: String) -> String { text.isAbsolutePath ? text : "\(folder)/\(text)" }
        func problem(_ key: String, _ wanted: String) -> SuiteError {
            SuiteError(path: source, problem: "\(name): \"\(key)\" must be \(wanted)")
        }
        // NB: A case's own keys override a suite's defaults, in the singular as in the plural form.
        let isList = entry["extensions"] != nil || (entry["extension"] == nil && defaults["extensions"] != nil)
        var bundles: [String] = []
        if isList {
            guard entry["extension"] == nil, case .array(let names)? = value("extensions"), !names.isEmpty else {
                throw problem("extensions", "a list of bundles' names or paths, in the place of \"extension\"")
            }
            bundles = names.compactMap(\.stringValue).filter { !$0.isEmpty }
            guard bundles.count == names.count else { throw problem("extensions", "a list of bundles' names or paths") }
        } else if let bundle = value("extension")?.stringValue, !bundle.isEmpty {
            bundles = [bundle]
        } else {
            throw SuiteError(
                path: source,
                problem: "\(name): \"extension\" is missing: a bundle's name, or a path with a slash"
            )
        }
        /// The kinds: one for all extensions or, in a list, one for each.
        func readKinds() throws(SuiteError) -> [ScriptKindEntry?] {
            let wanted = "a kind of script (\(ScriptKindEntry.names.joined(separator: ", "))), or a list of them"
            func readKind(_ value: PropertyValue) throws(SuiteError) -> ScriptKindEntry? {
                if value == .null { return nil }
                guard let name = value.stringValue, ScriptKindEntry.names.contains(name) else {
                    throw problem("kind", wanted)
                }
                return ScriptKindEntry.named(name)
            }
            guard case .array(let list)? = value("kind") else {
                let kind = try readKind(value("kind") ?? .null)
                return bundles.map { _ in kind }
            }
            guard isList, list.count == bundles.count else {
                throw problem("kind", "\(wanted), one for each extension")
            }
            var result: [ScriptKindEntry?] = []
            for value in list { result.append(try readKind(value)) }
            return result
        }
        /// A value that is given once for all extensions or, in a list, once for each.
        func spread(_ key: String) throws(SuiteError) -> [PropertyValue?] {
            guard let given = value(key) else { return bundles.map { _ in nil } }
            guard isList, case .array(let list) = given else {
                guard given.isDictionary else { throw problem(key, "a dictionary") }
                return bundles.map { _ in given }
            }
            guard list.count == bundles.count else {
                throw problem(
                    key,
                    "a dictionary, or a list of \(bundles.count), one for each extension; it has \(list.count)"
                )
            }
            guard list.allSatisfy({ $0.isDictionary || $0 == .null }) else {
                throw problem(key, "a list of dictionaries, or null for none")
            }
            return list.map { $0 == .null ? nil : $0 }
        }
        let kinds = try readKinds()
        if let each = value("each"), each != .bool(true), each != .bool(false) {
            throw problem("each", "true or false")
        }
        run = RunOptions()
        // A fixed time and seed, unless the case sets its own, so that results are reproducible.
        run.reproducibility = Reproducibility(time: 1_735_689_600_000, seed: 0)
        run.order = value("each") == .bool(true) ? .each : .chain
        let (arguments, runArguments, choices) =
            (try spread("arguments"), try spread("runArguments"), try spread("choices"))
        extensions = bundles.indices.map { place in
            SuiteExtension(
                bundle: ScriptReference.inFolder(folder, bundles[place], isScript: kinds[place]?.isScript ?? false),
                kind: kinds[place],
                inputs: ExtensionInputs(
                    argument: arguments[place],
                    extraArguments: runArguments[place],
                    choices: choices[place] ?? .null
                )
            )
        }
        let page = value("page")?.stringValue ?? "page.html"
        self.name = name
        self.source = source
        self.suite = suite
        self.page = path(page)
        root = FilePath(folder)
        self.expectations = expectations
        run.selection = value("selection")?.stringValue
        host = value("host")?.stringValue.flatMap(HostApp.init(named:))
        // NB: The same on every machine, because it is part of payloads.
        let usualURL = "https://example.com/" + page.pathNames.joined(separator: "/")
        url = value("url")?.stringValue ?? (SavedPage.isContainer(page) ? nil : usualURL)
        run.loadOptions.runsPageScripts = value("pageScripts") == .bool(true)
        run.loadOptions.resourceRoot = value("resourceRoot")?.stringValue.map { FilePath(path($0)) }
        run.loadOptions.requireRoot = value("requireRoot")?.stringValue.map { FilePath(path($0)) }
        if let given = value("values") {
            do throws(ScriptValueError) { run.values = try ScriptValueStore(json: given.json()) } catch {
                throw SuiteError(path: source, problem: "\(name): \"values\": \(error.description)")
            }
        }
        if let given = value("answers") {
            do throws(MessageAnswersError) { run.answers = try MessageAnswers(given) } catch {
                throw SuiteError(path: source, problem: "\(name): \"answers\": \(error.description)")
            }
        }
        run.loadOptions.encoding = value("encoding")?.stringValue ?? ""
        run.loadOptions.contentType = value("contentType")?.stringValue.flatMap { PageContentType($0) }
        run.loadOptions.locale = value("locale")?.stringValue ?? ""
        if let given = value("time") {
            guard let time = given.stringValue.flatMap(Reproducibility.time(parsing:)) else {
                throw problem("time", Reproducibility.timeForm)
            }
            run.reproducibility.time = time
        }
        if let given = value("seed") {
            guard case .integer(let number) = given, let seed = Reproducibility.seed(parsing: "\(number)") else {
                throw problem("seed", Reproducibility.seedForm)
            }
            run.reproducibility.seed = seed
        }
        if let given = value("skip") {
            guard let reason = given.stringValue, !reason.isEmpty else { throw problem("skip", "a text that says why") }
            skip = reason
        }
        if let given = entry["only"] {
            guard given == .bool(true) || given == .bool(false) else { throw problem("only", "true or false") }
            isOnly = given == .bool(true)
        }
        let seconds: Double? =
            switch value("timeout") {
            case nil: run.timeout
            case .number(let seconds): seconds
            case .integer(let seconds): Double(seconds)
            default: nil
            }
        if let seconds { run.timeout = seconds }
        if let value = value("host"), host == nil {
            let given = value.stringValue.map { ", and not \"\($0)\"" } ?? ""
            throw problem("host", "an app that is known to share: \(HostApp.names)\(given)")
        }
        if let host {
            do throws(HostAppError) { try host.requirePages() } catch {
                throw SuiteError(path: source, problem: "\(name): \"host\": \(error.description)")
            }
            if bundles.count > 1 {
                throw SuiteError(
                    path: source,
                    problem: "\(name): \"host\" presents one extension, not \(bundles.count)"
                )
            }
            let given = [
                ("arguments", extensions[0].inputs.argument), ("runArguments", extensions[0].inputs.extraArguments),
            ]
            if !host.runsScripts, let key = given.first(where: { $0.1 != nil })?.0 {
                throw SuiteError(
                    path: source,
                    problem: "\(name): \"\(key)\" is passed to the script, and \(host.title) runs no scripts"
                )
            }
        }
        for key in ["page", "selection", "url", "resourceRoot", "requireRoot", "encoding", "contentType", "locale"] {
            if let value = value(key), value.stringValue == nil { throw problem(key, "a text") }
        }
        if let url = value("url")?.stringValue, absoluteURL(url) == nil {
            throw problem("url", "an absolute URL")
        }
        let checks = [("encoding", encodingProblem), ("locale", localeProblem)]
        for (key, problem) in checks {
            guard let text = value(key)?.stringValue, let problem = problem(text) else { continue }
            throw SuiteError(path: source, problem: "\(name): \"\(key)\": \(problem)")
        }
        guard let seconds, RunOptions.isTimeout(seconds) else { throw problem("timeout", RunOptions.timeoutForm) }
        if let value = value("pageScripts"), value != .bool(true), value != .bool(false) {
            throw problem("pageScripts", "true or false")
        }
        if value("contentType") != nil, run.loadOptions.contentType == nil {
            throw problem("contentType", "a type of HTML or XML")
        }
    }
}
