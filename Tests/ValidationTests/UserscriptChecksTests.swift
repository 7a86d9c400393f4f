// UserscriptChecksTests.swift: mistakes in the metadata of userscripts, and functions that are not granted.

import ScriptMetadata
import Testing
import Validation

@Suite("Checks of userscripts")
struct UserscriptChecksTests {
    private func found(
        _ lines: [String],
        _ script: String = "",
        patterns: [PatternMistake] = []
    ) throws -> [String] {
        let block = ["==UserScript==", "@name x"] + lines + ["==/UserScript=="]
        let source = Array((block.map { "// \($0)\n" }.joined() + script).utf8)
        let metadata = try UserscriptMetadata(source: source)
        return findings(inMetadata: metadata, file: "x", source: source, patterns: patterns).map(\.description)
    }

    @Test("A script that uses what it is granted has no mistakes")
    func noMistakes() throws {
        let lines = ["@match *://*/*", "@grant GM_getValue", "@grant GM.setValue", "@grant window.close", "@name:de y"]
        #expect(try found(lines, "GM_getValue('a'); GM.setValue('a', 1); GM_info; typeof GM_log") == [])
        #expect(try found(["@grant none"], "GM_info.script; function GM_addStyle() {} GM_addStyle(); x.GM_log()") == [])
    }

    @Test("Unknown keys are noted, with the key that was probably meant")
    func keys() throws {
        #expect(
            try found(["@mtach *://*/*", "@mood sunny"]) == [
                "x:3: warning: No manager knows the key @mtach. Did you mean @match? [metadata-key]",
                "x:4: note: No manager knows the key @mood. [metadata-key]",
            ]
        )
    }

    @Test("A weight has no effect")
    func weight() throws {
        #expect(
            try found(["@weight 10"]) == [
                "x:3: note: @weight has no effect here: scripts run in the order of the command line. [metadata-value]"
            ]
        )
    }

    @Test("A grant may be for a script that is required")
    func required() throws {
        #expect(try found(["@grant GM_getValue"]).count == 1)
        #expect(try found(["@grant GM_getValue", "@require https://a.test/b.js"]) == [])
    }

    @Test("Of many mistakes of a kind the first are listed, and a long one by its beginning")
    func many() throws {
        let found = try found((0..<5000).map { "@mood\($0)\(String(repeating: "x", count: 300)) y" })
        #expect(found.count == 101)
        #expect(found.allSatisfy { $0.utf8.count < 300 })
        #expect(found.contains("x: note: There are 4900 more findings of this kind. [metadata-key]"))
        let mistakes = (0..<5000).map { PatternMistake(pattern: "a\($0)", problem: "missing scheme", isRemark: false) }
        let lines = (0..<5000).map { "@match a\($0)" }
        let patterns = try self.found(lines, patterns: mistakes)
        #expect(patterns.count == 101 && patterns.contains { $0.hasPrefix("x:3: warning: a0: missing scheme.") })
    }

    @Test("Values that no manager knows, second values, and resources without an address have no effect")
    func values() throws {
        #expect(
            try found(["@run-at soon", "@inject-into moon", "@name y", "@resource x"]) == [
                "x:3: warning: @run-at has no value \"soon\". Known: document-start, document-body, document-end, document-idle, context-menu. [metadata-value]",
                "x:4: warning: @inject-into has no value \"moon\". Known: page, content, auto. [metadata-value]",
                "x:5: warning: Only the first @name counts. [metadata-value]",
                "x:6: warning: A resource needs a name and an address. Write // @resource NAME URL. [metadata-value]",
            ]
        )
    }

    @Test("Functions that are used and not granted, or granted and not used")
    func grants() throws {
        #expect(
            try found(["@grant GM_getvalue", "@grant GM_addStyle", "@grant unsafeWindow"], "GM_log(1)\nunsafeWindow.x")
                == [
                    "x:3: warning: No manager grants \"GM_getvalue\". Did you mean GM_getValue? [metadata-grant]",
                    "x:4: note: The script does not use GM_addStyle, which it is granted. [metadata-grant]",
                    "x:7: warning: The script uses GM_log, but it is not granted. Add // @grant GM_log. [metadata-grant]",
                ]
        )
        #expect(
            try found(["@grant GM_log", "@grant none"], "GM_log(1)") == [
                "x:6: warning: The script uses GM_log, but @grant none takes all functions away. "
                    + "Add // @grant GM_log, and remove // @grant none. [metadata-grant]"
            ]
        )
        #expect(try found([], "GM.xmlHttpRequest({})").count == 1)
    }

    @Test("Patterns with mistakes have the line of the pattern")
    func patterns() throws {
        let mistakes = [
            PatternMistake(pattern: "a/*", problem: "unknown scheme", isRemark: false),
            PatternMistake(pattern: "*://a.*/*", problem: "a remark", isRemark: true),
        ]
        #expect(
            try found(["@match *://a.*/*", "@exclude-match a/*"], patterns: mistakes) == [
                "x:3: note: *://a.*/*: a remark. [script-pattern]",
                "x:4: warning: a/*: unknown scheme. The pattern matches no page. [script-pattern]",
            ]
        )
    }

    @Test("A line without a blank, and a script without a name or metadata")
    func form() throws {
        let source = Array("//==UserScript==\n// ==/UserScript==".utf8)
        let metadata = try UserscriptMetadata(source: source)
        #expect(
            findings(inMetadata: metadata, file: "x", source: source, patterns: []).map(\.description) == [
                "x: warning: The script has no @name. [metadata-name]",
                "x:1: warning: No blank follows the slashes: //==UserScript== Write // @key value. [metadata-form]",
            ]
        )
        #expect(
            finding(onMetadataOf: "x", refusedFor: "the reason.").description
                == "x: error: The reason. [script-metadata]"
        )
    }
}
