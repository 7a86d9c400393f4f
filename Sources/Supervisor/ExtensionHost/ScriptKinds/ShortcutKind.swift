// ShortcutKind.swift: references to scripts of Shortcuts: a .shortcut file, or with --kind a file with the text of one script.

import ExtensionModel
import FilePaths
import PageProtocol
import ProcessSupervision
import RunEngine
import SavedPages
import UserFiles

extension ScriptKindEntry {
    /// Scripts of the action "Run JavaScript on Web Page".
    static let shortcut = ScriptKindEntry(
        name: "shortcut",
        noun: ScriptWording.shortcut.noun,
        listedEnding: ".shortcut",
        example: { name in
            ScriptExample(
                file: "\(name).shortcut",
                text: """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <plist version="1.0"><dict><key>WFWorkflowActions</key><array><dict>
                    <key>WFWorkflowActionIdentifier</key><string>is.workflow.actions.runjavascriptonwebpage</string>
                    <key>WFWorkflowActionParameters</key><dict><key>WFJavaScript</key><string>
                    \(ScriptExample.statement)
                    completion(document.title);
                    </string></dict>
                    </dict></array></dict></plist>

                    """
            )
        },
        recognizes: { $0.isFile(endingIn: ".shortcut") },
        resolve: { reference throws(ScriptReferenceError) in
            // NB: Read whole in any case, which refuses large files and parts, and shows whether it is a shortcut.
            let bytes = try reference.read()
            guard reference.file.hasEnding(".shortcut") || isShortcut(bytes) else {
                return ResolvedExtension(.shortcut, .shortcut, of: reference, bytes)
            }
            let scripts = try readScripts(reference)
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

    /// Whether a file with another name is a shortcut: a property list, or a signed one.
    private static func isShortcut(_ bytes: [UInt8]) -> Bool {
        ["AEA1", "bplist0", "<?xml", "<plist"].contains { bytes.starts(with: $0.utf8) }
    }

    /// The scripts in a .shortcut file, which a reader reads.
    private static func readScripts(_ reference: ScriptReference) throws(ScriptReferenceError) -> [String] {
        let supervisor: Supervisor
        do throws(SupervisorError) { supervisor = try Supervisor(signals: nil) } catch {
            throw .refused("\(reference.file): \(error.description)")
        }
        defer { supervisor.shutDown() }
        let problem: String
        do throws(FileError) {
            let path = FilePath(reference.file)
            switch try supervisor.scripts(ofShortcut: path, in: reference.bounds) {
            case .success(let scripts): return scripts
            case .failure(let refusal): problem = refusal.description
            }
        } catch {
            throw .refused(error.description)
        }
        throw .refused("\(reference.file): \(problem)")
    }
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
