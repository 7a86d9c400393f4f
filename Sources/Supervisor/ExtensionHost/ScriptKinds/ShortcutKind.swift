// ShortcutKind.swift: references to scripts of Shortcuts: a .shortcut file, or with --kind a file with the text of one script.

import ExtensionModel
import FilePaths
import PageProtocol
import RunEngine

extension ScriptKindEntry {
    /// Scripts of the action "Run JavaScript on Web Page".
    static let shortcut = ScriptKindEntry(
        name: "shortcut",
        noun: ScriptWording.shortcut.noun,
        recognizes: { $0.isFile(endingIn: ".shortcut") },
        resolve: { reference throws(ScriptReferenceError) in
            let bytes = try reference.read()
            guard reference.file.hasEnding(".shortcut") || ShortcutFile.isOne(bytes) else {
                return ResolvedExtension(.shortcut, .shortcut, of: reference, bytes)
            }
            let scripts: [String]
            do throws(ShortcutError) { scripts = try ShortcutFile.scripts(bytes) } catch {
                throw .refused("\(reference.file): \(error.description)")
            }
            let name = reference.file.pathName
            return ResolvedExtension(
                .shortcut,
                .shortcut,
                identifier: name,
                name: name.hasEnding(".shortcut") ? String(decoding: name.utf8.dropLast(9), as: UTF8.self) : name,
                scripts.enumerated().map { number, text in
                    let script = scripts.count == 1 ? reference.file : "\(reference.file)#\(number + 1)"
                    return ScriptInput(name: script, bytes: Array(text.utf8))
                },
                file: reference.file
            )
        }
    )
}

extension ScriptWording {
    /// The words of Shortcuts' scripts.
    static let shortcut = ScriptWording(
        noun: "a script of Shortcuts",
        unchanged: nil,
        unchangedRemedy: "",
        timeoutRemedy: "Call completion on every path, also if nothing is found; --timeout allows more time."
    )
}
