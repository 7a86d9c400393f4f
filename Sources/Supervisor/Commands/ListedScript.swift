// ListedScript.swift: scripts in the folders of extensions, for their list: userscripts with their metadata, and other files by their names.

import ExtensionHost
import ExtensionModel
import FilePaths
import JSONCoding
import ProcessSupervision
import PropertyValues
import ScriptMetadata
import TerminalText
import UserFiles

/// A script that is listed.
struct ListedScript {
    let path: String
    let kind: ScriptKindEntry
    /// The metadata, if scripts of the kind have them and they can be read.
    var metadata: UserscriptMetadata?
    /// Why they cannot be used, with the path.
    var refusal: String?

    private var name: String {
        if let name = metadata?.name, !name.isEmpty { return name }
        let file = path.pathName
        return kind.listedEnding.map { String(decoding: file.utf8.dropLast($0.utf8.count), as: UTF8.self) } ?? file
    }

    /// The line of the list; empty for a script that cannot be used.
    var text: String { refusal == nil ? "\(shownName(name))\t\(kind.name)\tnone\t\(shownName(path))\n" : "" }

    var json: PropertyValue {
        if let refusal {
            return .dictionary([("path", .string(path)), ("error", .string(refusal)), ("builtIn", .bool(false))])
        }
        var entries: [(key: String, value: PropertyValue)] = [
            ("name", .string(name)), ("identifier", .string(path.pathName)), ("displayName", .string(name)),
            ("kind", .string(kind.name)), ("nativeHalf", .string("none")), ("path", .string(path)), ("icon", .null),
            ("builtIn", .bool(false)),
        ]
        if let metadata {
            entries.append(("metadata", .array(metadata.entries.map(\.json))))
            let irregular = metadata.irregularities.map { line in
                PropertyValue.dictionary([("line", .integer(Int64(line.line))), ("text", .string(line.text))])
            }
            entries.append(("irregularities", .array(irregular)))
        }
        return .dictionary(entries)
    }
}

extension UserscriptMetadata.Entry {
    fileprivate var json: PropertyValue {
        .dictionary([
            ("key", .string(key)), ("locale", locale.map(PropertyValue.string) ?? .null), ("value", .string(value)),
            ("line", .integer(Int64(line))),
        ])
    }
}

/// The scripts in the folders of a search. A worker reads the metadata.
func listedScripts(_ search: ExtensionSearch, _ sandbox: SandboxArguments) throws -> [ListedScript] {
    let kinds = ScriptKindEntry.all.filter { $0.listedEnding != nil }
    var scripts = search.files(endingIn: kinds.compactMap(\.listedEnding)).compactMap { path in
        kinds.first { path.hasEnding($0.listedEnding ?? "") }.map { ListedScript(path: path, kind: $0) }
    }
    for kind in ScriptKindEntry.all {
        guard let file = kind.listedFile else { continue }
        scripts += search.folders(holding: file).map { ListedScript(path: $0, kind: kind) }
    }
    let described = scripts.indices.filter { scripts[$0].kind.hasMetadata }
    if described.isEmpty { return scripts }
    let supervisor = try sandbox.startSupervisor()
    defer { supervisor.shutDown() }
    for index in described {
        do {
            // NB: One at a time, so that a message has the size of one script.
            let bytes = try ScriptReference(scripts[index].path.replacing("#", with: "%23")).read()
            scripts[index].metadata = try supervisor.readMetadata(of: [bytes])[0].get()
        } catch {
            scripts[index].refusal = "\(scripts[index].path): \(error)"
        }
    }
    return scripts
}
