// ContentScriptKind.swift: references to the content scripts of web extensions: a folder with manifest.json, or that file.

import ExtensionModel
import FilePaths
import Isolation
import PageProtocol
import ProcessSupervision
import RunEngine
import SavedPages
import ScriptMetadata
import UserFiles

extension ScriptKindEntry {
    /// Content scripts. A worker reads the manifest; the files that it names are opened beneath its folder.
    static let contentScript = ScriptKindEntry(
        name: "content-script",
        noun: ScriptWording.contentScript.noun,
        listedFile: manifestName,
        example: { name in
            ScriptExample(
                file: "manifest.json",
                text: """
                    {
                      "manifest_version": 3,
                      "name": "\(name)",
                      "version": "1.0",
                      "content_scripts": [{"matches": ["*://example.com/*"], "js": ["content.js"]}]
                    }

                    """,
                furtherFiles: ["content.js": "\(ScriptExample.statement)\n"]
            )
        },
        recognizes: { reference in
            guard !isJavaScriptAddress(reference.text), reference.isPath || entryKind(reference.file) != .other else {
                return false
            }
            return reference.file.pathName == manifestName || entryKind(reference.file + "/" + manifestName) == .file
        },
        resolve: { reference throws(ScriptReferenceError) in
            let isManifest = entryKind(reference.file) == .file
            let manifestFile = isManifest ? reference.file : "\(reference.file.withoutLastSlashes)/\(manifestName)"
            let place = manifestFile.hasSlash ? manifestFile.parentPath : "."
            guard reference.bounds?.holds(place) != false else {
                throw .refused("\(place): the extension is outside of the folders that may be read.")
            }
            // NB: A link that leads out of the folder is followed for none of its files.
            let own = FileBounds([place])
            let source = try read(manifestFile, limit: WebExtensionManifest.maximumSize, in: own)
            let manifest = try readManifest(source, of: manifestFile)
            let files = try ExtensionFiles(of: manifest, beside: manifestFile, in: place, own)
            let folder = manifestFile.hasSlash ? manifestFile.parentPath.pathName : ""
            let name = ["", ".", "..", "/"].contains(folder) ? manifest.name.replacing("/", with: "-") : folder
            var found = ResolvedExtension(
                .contentScript,
                .contentScript,
                identifier: name,
                name: name,
                [ScriptInput(name: manifestFile, bytes: source)],
                file: manifestFile
            )
            found.manager.files = files.inputs
            found.files += files.paths
            found.background = background(of: manifest, named: manifestFile)
            if !manifest.accessibleFiles.isEmpty {
                found.accessible = AccessibleFolder(host: manifest.host, path: place)
            }
            return found
        }
    )

    private static let manifestName = "manifest.json"

    /// The program that answers messages: a file of the extension, or a program of the machine.
    private static func background(of manifest: WebExtensionManifest, named file: String) -> NativeHalf {
        let words = manifest.backgroundProgram
        guard let name = words.first else { return .none }
        let place = ProgramPlace(file: file, key: WebExtensionManifest.backgroundKey)
        if name.hasEnding(".swift") {
            let error = BundleError.badValue(
                file: file,
                line: nil,
                key: place.key,
                value: name,
                expected: "a program. Compile the source, and name what swiftc makes of it"
            )
            return .unusable(error)
        }
        let names = absolutePath(file.hasSlash ? file.parentPath : ".").names.filter { $0 != .current }
        let folder = "/" + names.map(\.description).joined(separator: "/")
        return NativeHalf.program(words, named: place, in: [folder], startedIn: folder)
    }

    fileprivate static func read(
        _ file: String,
        limit: Int,
        in bounds: FileBounds
    ) throws(ScriptReferenceError) -> [UInt8] {
        do throws(FileError) { return try readFile(file, limit: limit, in: bounds) } catch {
            throw .refused(error.description)
        }
    }

    private static func readManifest(
        _ source: [UInt8],
        of file: String
    ) throws(ScriptReferenceError) -> WebExtensionManifest {
        do {
            let supervisor = try Supervisor(signals: nil)
            defer { supervisor.shutDown() }
            return try supervisor.readManifest(source).get()
        } catch {
            throw .refused("\(file): \(error)")
        }
    }
}

/// The files of an extension that its content scripts need.
private struct ExtensionFiles {
    /// Their paths in the extension's folder, and their contents.
    private(set) var inputs: [ScriptInput] = []
    private(set) var paths: [FilePath] = []
    private var size = 0

    /// The largest size of all together.
    private static let maximumSize = 64 << 20

    /// Reads the files that a manifest names, which must be regular files beneath its folder.
    ///
    init(
        of manifest: WebExtensionManifest,
        beside manifestFile: String,
        in folder: String,
        _ own: FileBounds
    ) throws(ScriptReferenceError) {
        for path in manifest.files { try add(path, folder, own) { .refused("\(manifestFile): \($0)") } }
        for locale in manifest.locales {
            let path = WebExtensionManifest.messages(of: locale)
            // NB: Only the default locale must have messages.
            if locale == manifest.defaultLocale || entryKind("\(folder)/\(path)") == .file {
                try add(path, folder, own) { .refused("\(manifestFile): \($0)") }
            }
        }
    }

    private mutating func add(
        _ path: String,
        _ folder: String,
        _ own: FileBounds,
        _ refuse: (String) -> ScriptReferenceError
    ) throws(ScriptReferenceError) {
        let place = FilePath("\(folder)/\(path)")
        let bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(place, limit: ScriptReference.maximumSource, in: own) } catch {
            throw refuse(error.description)
        }
        size += bytes.count
        if size > Self.maximumSize { throw refuse("its files have more than \(Self.maximumSize >> 20) MB.") }
        inputs.append(ScriptInput(name: path, bytes: bytes))
        paths.append(place)
    }
}

extension ScriptWording {
    /// The words of content scripts.
    static let contentScript = ScriptWording(
        noun: "a web extension",
        unchanged: "The content scripts changed nothing, and sent no message.",
        unchangedRemedy:
            "A script that waits for a message of its background gets none; --explain lists the changes.",
        timeoutRemedy: "Loops must end; --timeout allows more time.",
        pages: "Its manifest names the pages (\"matches\" of content_scripts)"
    )
}
