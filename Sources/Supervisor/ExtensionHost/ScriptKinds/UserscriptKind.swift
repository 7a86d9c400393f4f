// UserscriptKind.swift: references to userscripts: files whose names end in .user.js.

import FilePaths
import PageProtocol
import ProcessSupervision
import RunEngine

extension ScriptKindEntry {
    /// Scripts of managers such as Violentmonkey. The worker reads their metadata.
    static let userscript = ScriptKindEntry(
        name: "userscript",
        noun: ScriptWording.userscript.noun,
        hasMetadata: true,
        listedEnding: ".user.js",
        example: { name in
            ScriptExample(
                file: "\(name).user.js",
                text: """
                    // ==UserScript==
                    // @name        \(name)
                    // @namespace   https://example.com/
                    // @version     1.0
                    // @description Makes the first heading uppercase.
                    // @match       *://example.com/*
                    // @grant       none
                    // ==/UserScript==

                    \(ScriptExample.statement)

                    """
            )
        },
        recognizes: { $0.isFile(endingIn: ".user.js") },
        resolve: { reference throws(ScriptReferenceError) in
            let bytes = try reference.read()
            let file = reference.file.pathName
            var found = ResolvedExtension(
                .userscript,
                .userscript,
                identifier: file,
                name: [".user.js", ".js"].first { file.hasEnding($0) }.map {
                    String(decoding: file.utf8.dropLast($0.utf8.count), as: UTF8.self)
                } ?? file,
                [ScriptInput(name: reference.file, bytes: bytes)],
                file: reference.file
            )
            // NB: Whether it is part of a pattern, the worker sees. Without the list, such a pattern matches nothing, with a warning.
            if mentions(".tld", in: bytes) { found.manager.suffixes = (try? readPublicSuffixes()) ?? [] }
            return found
        }
    )
}

extension ScriptWording {
    /// The words of userscripts.
    static let userscript = ScriptWording(
        noun: "a userscript",
        unchanged: "The userscript changed nothing.",
        unchangedRemedy:
            "If it waits for a click, --choices can choose a command of its menu; --explain lists the changes.",
        timeoutRemedy: "Loops must end; --timeout allows more time.",
        takesChoices: true,
        pages: "Its metadata name the pages (@match, @include, @exclude)"
    )
}

extension ScriptKindEntry {
    /// Whether bytes contain a text.
    private static func mentions(_ text: String, in bytes: [UInt8]) -> Bool {
        let wanted = Array(text.utf8)
        return bytes.indices.contains { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
    }
}
