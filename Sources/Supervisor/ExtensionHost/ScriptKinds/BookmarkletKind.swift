// BookmarkletKind.swift: references to bookmarklets: a javascript: address, or a bookmark in a browser's export.

import FilePaths
import PageProtocol
import RunEngine

extension ScriptKindEntry {
    /// Scripts that browsers keep as bookmarks. The worker decodes the address, and reads the file of bookmarks.
    static let bookmarklet = ScriptKindEntry(
        name: "bookmarklet",
        noun: ScriptWording.bookmarklet.noun,
        example: { name in
            ScriptExample(
                file: "\(name).js",
                text: "javascript:(() => {\n\(ScriptExample.statement)\n})();\n",
                kind: "bookmarklet"
            )
        },
        recognizes: { reference in
            isJavaScriptAddress(reference.text) || isBookmark(reference)
        },
        resolve: { reference throws(ScriptReferenceError) in
            if isJavaScriptAddress(reference.text) {
                return ResolvedExtension(
                    .bookmarklet,
                    .bookmarklet,
                    identifier: "bookmarklet",
                    name: "bookmarklet",
                    [ScriptInput(name: "bookmarklet", bytes: Array(reference.text.utf8))],
                    file: nil
                )
            }
            if let name = reference.part, !name.isEmpty {
                let script = ScriptInput(name: "\(reference.file)#\(name)", bytes: try reference.read(takesPart: true))
                return ResolvedExtension(
                    .bookmarklet,
                    .bookmarklet,
                    identifier: name,
                    name: name.replacing("/", with: "-"),
                    [script],
                    file: reference.file
                )
            }
            return ResolvedExtension(.bookmarklet, .bookmarklet, of: reference, address(of: try reference.read()))
        }
    )

    private static func isBookmark(_ reference: ScriptReference) -> Bool {
        guard let name = reference.part, !name.isEmpty else { return false }
        return reference.isFile(endingIn: ".html") || reference.isFile(endingIn: ".htm")
    }

    /// The address of a script in a file: the file's text if it is one, otherwise a script that is not packed yet.
    private static func address(of bytes: [UInt8]) -> [UInt8] {
        let text = bytes.drop { $0 <= 0x20 }
        if isJavaScriptAddress(String(decoding: text.prefix(11), as: UTF8.self)) { return Array(text) }
        let digits = Array("0123456789ABCDEF".utf8)
        return Array("javascript:".utf8)
            + bytes.flatMap { byte -> [UInt8] in
                byte <= 0x20 || byte == UInt8(ascii: "%")
                    ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]] : [byte]
            }
    }
}

extension ScriptWording {
    /// The words of bookmarklets.
    static let bookmarklet = ScriptWording(
        noun: "a bookmarklet",
        unchanged: "The bookmarklet changed nothing, and its value is no text that would replace the page.",
        unchangedRemedy:
            "One that inserts a script needs --page-scripts and --resource-root; --explain lists the changes.",
        timeoutRemedy: "Loops must end; --timeout allows more time."
    )
}
