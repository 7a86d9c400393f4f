// SuiteCase.swift: one case of a suite: a page, an extension, and what is expected of them. docs/suites.md

import Foundation
import WorkerProtocol

/// What is wrong with a suite's own files.
public struct SuiteProblem: Error, Equatable, CustomStringConvertible {
    public var path: String
    public var problem: String

    /// `path: problem.`
    public var description: String { "\(path): \(problem)." }
}

/// A case that is to be run.
public struct SuiteCase: Sendable {
    /// Its folder below the suite's, or the manifest's and its own name.
    public var name: String
    /// The file that describes it.
    public var source: String
    /// The page's file.
    public var page: String
    /// A bundle's name or path.
    public var bundle: String
    /// finalize()'s argument, where no native action is to be started.
    public var arguments: PropertyValue?
    public var selection: String?
    public var url: String
    public var timeout: Double
    /// Where the files with what is expected are.
    public var expectations: String

    /// Reads the cases of a folder, sorted by their names.
    public static func read(suite: String) throws(SuiteProblem) -> [SuiteCase] {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: suite, isDirectory: &isFolder), isFolder.boolValue else {
            throw SuiteProblem(path: suite, problem: "no such folder")
        }
        var cases: [SuiteCase] = []
        if files.fileExists(atPath: suite + "/case.json") {
            let name = URL(fileURLWithPath: suite).lastPathComponent
            cases.append(try readCase(folder: suite, name: name))
        }
        let paths = (files.enumerator(atPath: suite)?.compactMap { $0 as? String } ?? []).sorted()
        for path in paths {
            let parts = path.split(separator: "/")
            let folder = parts.dropLast().joined(separator: "/")
            if parts.last == "case.json", !folder.isEmpty {
                cases.append(try readCase(folder: "\(suite)/\(folder)", name: folder))
            } else if parts.last == "suite.json" {
                cases += try readManifest(folder: folder.isEmpty ? suite : "\(suite)/\(folder)", prefix: folder)
            }
        }
        return cases.sorted { $0.name < $1.name }
    }

    private static func readCase(folder: String, name: String) throws(SuiteProblem) -> SuiteCase {
        let source = folder + "/case.json"
        return try SuiteCase(
            try readJSON(source),
            defaults: .dictionary([]),
            name: name,
            source: source,
            folder: folder,
            expectations: folder
        )
    }

    private static func readManifest(folder: String, prefix: String) throws(SuiteProblem) -> [SuiteCase] {
        let source = folder + "/suite.json"
        let manifest = try readJSON(source)
        guard case .array(let entries)? = manifest["cases"] else {
            throw SuiteProblem(path: source, problem: "\"cases\" should be a list")
        }
        var cases: [SuiteCase] = []
        for entry in entries {
            guard let name = entry["name"]?.stringValue, !name.isEmpty, !name.contains("..") else {
                throw SuiteProblem(path: source, problem: "each case needs a \"name\"")
            }
            cases.append(
                try SuiteCase(
                    entry,
                    defaults: manifest["defaults"] ?? .dictionary([]),
                    name: prefix.isEmpty ? name : "\(prefix)/\(name)",
                    source: source,
                    folder: folder,
                    expectations: "\(folder)/expected/\(name)"
                )
            )
        }
        return cases
    }

    private static func readJSON(_ path: String) throws(SuiteProblem) -> PropertyValue {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SuiteProblem(path: path, problem: "cannot be read")
        }
        do { return try PropertyValue(json: [UInt8](data)) } catch {
            throw SuiteProblem(path: path, problem: "not JSON: \(error.description)")
        }
    }

    private init(
        _ entry: PropertyValue,
        defaults: PropertyValue,
        name: String,
        source: String,
        folder: String,
        expectations: String
    ) throws(SuiteProblem) {
        let known = ["name", "page", "extension", "arguments", "selection", "url", "timeout"]
        for case .dictionary(let entries) in [entry, defaults] {
            for (key, _) in entries where !known.contains(key) {
                throw SuiteProblem(
                    path: source,
                    problem: "\"\(key)\" is no key of a case; there are \(known.joined(separator: ", "))"
                )
            }
        }
        func value(_ key: String) -> PropertyValue? { entry[key] ?? defaults[key] }
        func path(_ text: String) -> String { text.hasPrefix("/") ? text : "\(folder)/\(text)" }
        guard let bundle = value("extension")?.stringValue else {
            throw SuiteProblem(
                path: source,
                problem: "\(name): \"extension\" is missing: a bundle's name, or a path with a slash"
            )
        }
        let page = value("page")?.stringValue ?? "page.html"
        self.name = name
        self.source = source
        self.page = path(page)
        self.bundle = bundle.contains("/") ? path(bundle) : bundle
        self.expectations = expectations
        arguments = value("arguments")
        selection = value("selection")?.stringValue
        // NB: The same on every machine, for it is in payloads.
        url = value("url")?.stringValue ?? "https://example.com/" + page.split(separator: "/").joined(separator: "/")
        timeout =
            switch value("timeout") {
            case .number(let seconds) where seconds > 0: seconds
            case .integer(let seconds) where seconds > 0: Double(seconds)
            default: 2
            }
        if let arguments, !arguments.isDictionary {
            throw SuiteProblem(path: source, problem: "\(name): \"arguments\" should be a dictionary")
        }
    }
}
