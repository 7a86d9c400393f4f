// PlainScriptKind.swift: references to plain scripts: files whose names end in .js, .mjs, .ts or .mts.

import FilePaths
import PageProtocol
import RunEngine

extension ScriptKindEntry {
    /// Scripts without a contract: they are evaluated, and the value of the last statement is the payload.
    package static let plainScript = ScriptKindEntry(
        name: "script",
        noun: ScriptWording.plainScript.noun,
        recognizes: { reference in
            !reference.isFile(endingIn: ".user.js")
                && [".js", ".mjs", ".ts", ".mts"].contains { reference.isFile(endingIn: $0) }
        },
        resolve: { reference throws(ScriptReferenceError) in
            let bytes = try reference.read()
            return ResolvedExtension(.plain, .plainScript, of: reference, bytes)
        }
    )
}

extension ScriptWording {
    /// The words of plain scripts.
    static let plainScript = ScriptWording(
        noun: "a plain script",
        unchanged: "The script changed nothing, and the value of its last statement is undefined.",
        unchangedRemedy: "console.log prints to standard error; --explain lists the changes.",
        timeoutRemedy:
            "A promise that is the script's value must be settled, and loops must end; --timeout allows more time.",
        namesOfOtherKinds: ["completion": "shortcut", "GM": "userscript", "unsafeWindow": "userscript"]
    )
}

extension ResolvedExtension {
    /// Creates a script of a file, with the file's name.
    init(_ kind: ScriptKind, _ wording: ScriptWording, of reference: ScriptReference, _ bytes: [UInt8]) {
        let isInput = reference.file == "-"
        let file = isInput ? "standard input" : reference.file.pathName
        // NB: Without its ending: a folder with this name may be made beside the file.
        let place = file.utf8.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex
        let name = place > file.startIndex ? String(file[..<place]) : file
        self.init(
            kind,
            wording,
            identifier: file,
            name: isInput ? "script" : name,
            [ScriptInput(name: isInput ? file : reference.file, bytes: bytes)],
            file: isInput ? nil : reference.file
        )
    }
}
