// UserscriptSource.swift: the text of a userscript with the scripts that it requires, and the resources that its metadata name.
//
// They come from the supervisor, by their addresses: the worker opens no files. The required scripts and the script itself are the body of
// one function, as in managers, so that they share declarations.

import PageProtocol
import ScriptEngine
import ScriptMetadata
import WebInfra

/// The texts of a userscript.
struct UserscriptSource {
    /// The most scripts and resources of one script.
    static let maximumFiles = 1000

    /// A text of the body, and its name in errors.
    struct Part {
        var name: String
        var text: String
    }

    /// The required scripts, and the script itself, in order.
    let parts: [Part]
    /// The numbers of the resources in the page's list, by their names, with their types.
    let resources: [(name: String, number: Int, type: String)]
    private let isAsynchronous: Bool

    /// Loads what a script requires.
    ///
    /// - Throws: An error that names the address of what is missing.
    init(_ run: UserscriptRun, in world: World) throws(ScriptError) {
        let metadata = run.metadata
        let loading = ScriptLoading(run, in: world)
        isAsynchronous = metadata.hasTopLevelAwait && !metadata.isUnwrapped
        guard metadata.requires.count + metadata.resources.count <= Self.maximumFiles else {
            throw loading.error("the script requires more than \(Self.maximumFiles) files.")
        }
        var parts: [Part] = []
        for address in metadata.requires {
            let found = try loading.load(address, key: "@require")
            parts.append(Part(name: found.url, text: String(decoding: found.text, as: UTF8.self)))
        }
        parts.append(Part(name: run.call.sourceURL, text: run.call.source))
        self.parts = parts
        var resources: [(name: String, number: Int, type: String)] = []
        for (name, url) in metadata.resources {
            let found = try loading.load(url, key: "@resource \(name)")
            resources.append((name, found.number, found.type))
        }
        self.resources = resources
    }

    /// The text to evaluate: an expression whose value is a function that takes the variables and returns the script's function.
    ///
    /// - Parameter variables: The names of the variables, joined by commas; nil: the text is evaluated as it is.
    func text(variables: String?) -> String {
        // NB: A required script that begins with "use strict" does not make the others strict.
        let body = parts.map(\.text).joined(separator: Self.separator)
        guard let variables else { return body }
        let start = parts.count > 1 ? ";" : ""
        let head = "(function (\(variables)) { return \(isAsynchronous ? "async " : "")function () {\(start)"
        return "\(head)\(body)\n}; })"
    }

    /// The parts, with their lines in the text.
    var composed: ComposedScript {
        var line = 1
        return ComposedScript(
            parts.map { part in
                defer { line += (part.text + Self.separator).utf8.count { $0 == 0x0A } }
                return ComposedScript.Part(name: part.name, firstLine: line)
            }
        )
    }

    /// What stands between two parts.
    static let separator = "\n;\n"
}

/// Loads the files of a userscript.
private struct ScriptLoading {
    private let run: UserscriptRun
    private let world: World
    private let base: URLRecord?

    init(_ run: UserscriptRun, in world: World) {
        self.run = run
        self.world = world
        // Addresses are relative to the one from which the script was installed.
        base = (run.metadata.first("downloadURL") ?? run.metadata.first("updateURL")).flatMap { URLRecord.parse($0) }
    }

    func error(_ message: String) -> ScriptError { ScriptError(name: "", message: message, file: run.call.sourceURL) }

    /// A file's number in the list of resources, its address, its type, and its text.
    func load(_ address: String, key: String) throws(ScriptError) -> (
        number: Int, url: String, type: String, text: [UInt8]
    ) {
        // NB: A fragment with a digest may follow, which is not part of the address.
        guard let url = URLRecord.parse(address, base: base) else {
            throw error("\(key) \(address) is no URL; a relative one needs @downloadURL.")
        }
        let page = world.page
        guard let number = page.scriptResource(url), let found = page.loadedResource(number) else {
            let folder = run.call.manager.hasResources ? "is not in the folder" : "is missing: there is no folder"
            throw error(
                "\(key) \(address) \(folder) of the script's files (--require-root DIR). Fetch \(url.description) as "
                    + "DIR/\(Self.path(of: url))."
            )
        }
        return (number, found.url, found.contentType, found.text(fallback: .utf8))
    }

    /// The place of an address in the folder: the names of files are not percent-encoded.
    private static func path(of url: URLRecord) -> String {
        let query = url.query.map { "?" + String(decoding: Array($0), as: UTF8.self) } ?? ""
        return String(decoding: url.host + url.pathname.percentDecoded(), as: UTF8.self) + query
    }
}
