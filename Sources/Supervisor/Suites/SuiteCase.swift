// SuiteCase.swift: one case of a suite: a page, an extension, and what is expected of them. docs/suites.md

package import FilePaths
import Foundation
package import JSONCoding
package import PageProtocol
package import PropertyValues
package import Supervision

/// What is wrong with a suite's own files.
package struct SuiteError: Error, Equatable, CustomStringConvertible {
    package var path: String
    package var problem: String

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }
}

/// A case that is to be run.
package struct SuiteCase: Sendable {
    /// Its folder below the suite's, or the manifest's and its own name.
    package var name: String
    /// The file that describes it.
    package var source: String
    /// The page's file.
    package var page: String
    /// A bundle's name or path.
    package var bundle: String
    /// finalize()'s argument, where no native action is to be started.
    package var arguments: PropertyValue?
    /// What stands for a person's choices in an action with a view; null for none.
    package var choices: PropertyValue
    package var selection: String?
    /// The app that shares the page; nil offers the page alone.
    package var host: HostApp?
    /// nil: the container's own.
    package var url: String?
    /// How the page is read, and what is around it.
    package var loadOptions: PageLoadOptions
    package var timeout: Double
    /// The folder of the file that describes it, out of which nothing is written.
    package var root: FilePath
    /// Where the files with what is expected are, below that folder.
    package var expectations: FilePath

    /// Reads the cases of a folder, sorted by their names.
    package static func read(suite: String) throws(SuiteError) -> [SuiteCase] {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: suite, isDirectory: &isFolder), isFolder.boolValue else {
            throw SuiteError(path: suite, problem: "no such folder")
        }
        // NB: Other programs look for the files under the names that reports give them.
        func below(_ path: String) -> String { suite == "." ? path : "\(suite)/\(path)" }
        var cases: [SuiteCase] = []
        if files.fileExists(atPath: suite + "/case.json") {
            let name = URL(fileURLWithPath: suite).path.pathName
            cases.append(try readCase(folder: suite, name: name))
        }
        let paths = (files.enumerator(atPath: suite)?.compactMap { $0 as? String } ?? []).sorted()
        for path in paths {
            let name = FilePath(path).name
            let folder = path.hasSlash ? path.parentPath : ""
            if name == "case.json", !folder.isEmpty {
                cases.append(try readCase(folder: below(folder), name: folder))
            } else if name == "suite.json" {
                cases += try readManifest(folder: folder.isEmpty ? suite : below(folder), prefix: folder)
            }
        }
        return cases.sorted { FilePath($0.name) < FilePath($1.name) }
    }

    private static func readCase(folder: String, name: String) throws(SuiteError) -> SuiteCase {
        let source = folder + "/case.json"
        return try SuiteCase(
            try readJSON(source),
            defaults: .dictionary([]),
            name: name,
            source: source,
            folder: folder,
            expectations: ""
        )
    }

    private static func readManifest(folder: String, prefix: String) throws(SuiteError) -> [SuiteCase] {
        let source = folder + "/suite.json"
        let manifest = try readJSON(source)
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
                    folder: folder,
                    expectations: FilePath("expected/\(name)")
                )
            )
        }
        return cases
    }

    private static func readJSON(_ path: String) throws(SuiteError) -> PropertyValue {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(path) } catch {
            throw SuiteError(path: path, problem: error.problem)
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
        folder: String,
        expectations: FilePath
    ) throws(SuiteError) {
        let known = [
            "name", "page", "extension", "host", "arguments", "choices", "selection", "url", "timeout", "pageScripts",
            "resourceRoot", "encoding", "contentType", "locale",
        ]
        for value in [entry, defaults] { try Self.refuseUnknown(value, known: known, of: "a case", source) }
        func value(_ key: String) -> PropertyValue? { entry[key] ?? defaults[key] }
        func path(_ text: String) -> String { text.isAbsolutePath ? text : "\(folder)/\(text)" }
        guard let bundle = value("extension")?.stringValue, !bundle.isEmpty else {
            throw SuiteError(
                path: source,
                problem: "\(name): \"extension\" is missing: a bundle's name, or a path with a slash"
            )
        }
        let page = value("page")?.stringValue ?? "page.html"
        self.name = name
        self.source = source
        self.page = path(page)
        self.bundle = bundle.hasSlash ? path(bundle) : bundle
        root = FilePath(folder)
        self.expectations = expectations
        arguments = value("arguments")
        selection = value("selection")?.stringValue
        host = value("host")?.stringValue.flatMap(HostApp.init(named:))
        // NB: The same on every machine, for it is in payloads.
        let usualURL = "https://example.com/" + page.pathNames.joined(separator: "/")
        url = value("url")?.stringValue ?? (SavedPage.isContainer(page) ? nil : usualURL)
        choices = value("choices") ?? .null
        loadOptions = PageLoadOptions()
        loadOptions.runsPageScripts = value("pageScripts") == .bool(true)
        loadOptions.resourceRoot = value("resourceRoot")?.stringValue.map { FilePath(path($0)) }
        loadOptions.encoding = value("encoding")?.stringValue ?? ""
        loadOptions.contentType = value("contentType")?.stringValue.flatMap { PageContentType($0) }
        loadOptions.locale = value("locale")?.stringValue ?? ""
        let seconds: Double? =
            switch value("timeout") {
            case nil: 2
            case .number(let seconds) where seconds > 0: seconds
            case .integer(let seconds) where seconds > 0: Double(seconds)
            default: nil
            }
        timeout = seconds ?? 2
        func problem(_ key: String, _ wanted: String) -> SuiteError {
            SuiteError(path: source, problem: "\(name): \"\(key)\" must be \(wanted)")
        }
        for key in ["arguments", "choices"] {
            if let value = value(key), !value.isDictionary { throw problem(key, "a dictionary") }
        }
        if let value = value("host"), host == nil {
            let given = value.stringValue.map { ", and not \"\($0)\"" } ?? ""
            throw problem("host", "an app that is known to share: \(HostApp.names)\(given)")
        }
        if let host {
            do throws(HostAppError) { try host.requirePages() } catch {
                throw SuiteError(path: source, problem: "\(name): \"host\": \(error.description)")
            }
            if !host.runsScripts, arguments != nil {
                throw SuiteError(
                    path: source,
                    problem: "\(name): \"arguments\" is passed to finalize(), and \(host.title) runs no scripts"
                )
            }
        }
        for key in ["page", "selection", "url", "resourceRoot", "encoding", "contentType", "locale"] {
            if let value = value(key), value.stringValue == nil { throw problem(key, "a text") }
        }
        if let url = value("url")?.stringValue, !PageInput.isAbsoluteURL(url) {
            throw problem("url", "an absolute URL")
        }
        let checks = [("encoding", encodingProblem), ("locale", localeProblem)]
        for (key, problem) in checks {
            guard let text = value(key)?.stringValue, let problem = problem(text) else { continue }
            throw SuiteError(path: source, problem: "\(name): \"\(key)\": \(problem)")
        }
        if seconds == nil { throw problem("timeout", "a number of seconds greater than 0") }
        if let value = value("pageScripts"), value != .bool(true), value != .bool(false) {
            throw problem("pageScripts", "true or false")
        }
        if value("contentType") != nil, loadOptions.contentType == nil {
            throw problem("contentType", "a type of HTML or XML")
        }
        if let root = loadOptions.resourceRoot, ResourceFolder(root) == nil {
            throw problem("resourceRoot", "a folder; \(root) is not a directory")
        }
    }
}
