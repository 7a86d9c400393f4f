// UserscriptMetadataTests.swift: the metadata of userscripts: forms that managers accept, meanings, bounds, coding.

import ScriptMetadata
import Testing
import Wire

@Suite("Metadata of userscripts")
struct UserscriptMetadataTests {
    private func read(_ text: String) throws -> UserscriptMetadata { try UserscriptMetadata(source: Array(text.utf8)) }

    private func block(_ lines: String...) throws -> UserscriptMetadata {
        try read((["// ==UserScript=="] + lines.map { "// \($0)" } + ["// ==/UserScript=="]).joined(separator: "\n"))
    }

    @Test("The first value of a key counts, lists keep all, and a locale is a value of its own")
    func valuesOfKeys() throws {
        let metadata = try block(
            "@name One",
            "@name Two",
            "@name:zh-CN 一",
            "@match *://a/*",
            "@match   *://b/*  ",
            "@noframes",
            "@resource  css   https://x.test/a b.css",
            "@resource css https://x.test/other.css",
            "@resource alone"
        )
        #expect(metadata.name == "One")
        #expect(metadata.localized("name").map(\.locale) == ["zh-cn"])
        #expect(metadata.localized("name").map(\.value) == ["一"])
        #expect(metadata.matches == ["*://a/*", "*://b/*"])
        #expect(metadata.hasNoFrames && !metadata.isUnwrapped && !metadata.hasTopLevelAwait)
        #expect(metadata.resources.map(\.name) == ["css"])
        #expect(metadata.resources.map(\.url) == ["https://x.test/a b.css"])
    }

    @Test("Moments and worlds have defaults, and an unknown value is none")
    func meanings() throws {
        let plain = try block("@name x")
        #expect(plain.runAt == .documentEnd && plain.injectInto == .page)
        let set = try block("@run-at document-start", "@inject-into content")
        #expect(set.runAt == .documentStart && set.injectInto == .content)
        let unknown = try block("@run-at soon", "@inject-into moon")
        #expect(unknown.runAt == nil && unknown.injectInto == nil)
    }

    @Test("White space before the slashes, text after the markers, and all ends of lines are accepted")
    func lenientForms() throws {
        let metadata = try read(
            "\u{FEFF}/* x */\r\n  // ==UserScript====\r// @name foo\r\n\t// @version 1\n// ==/UserScript== end\r\nx"
        )
        #expect(metadata.name == "foo" && metadata.version == "1")
        #expect(metadata.entries.map(\.line) == [3, 4])
        #expect(metadata.irregularities.isEmpty)
        #expect(metadata.block.hasPrefix("  // ==UserScript====") && metadata.block.hasSuffix("// ==/UserScript== end"))
    }

    @Test("A line without a blank after the slashes counts, and is noted with its text")
    func missingBlanks() throws {
        let metadata = try read("//==UserScript==\n//@name foo\n//\t==/UserScript==")
        #expect(metadata.name == "foo")
        #expect(metadata.irregularities.map(\.text) == ["//==UserScript==", "//@name foo", "//\t==/UserScript=="])
        #expect(metadata.irregularities.map(\.line) == [1, 2, 3])
    }

    @Test("A script without a block, or whose block has no end, is refused")
    func missingBlocks() {
        #expect(throws: UserscriptMetadataError.noBlock) { try read("") }
        #expect(throws: UserscriptMetadataError.noBlock) { try read("/*\n//\n==UserScript==\n// @name x\n*/") }
        #expect(throws: UserscriptMetadataError.noBlock) { try read("x() // ==UserScript==\n// ==/UserScript==") }
        #expect(throws: UserscriptMetadataError.unclosed(line: 2)) { try read("\n// ==UserScript==\n// @name x") }
    }

    @Test("More patterns, keys or bytes than the bounds are refused, and as many are read")
    func bounds() throws {
        let pattern = "// @match *://a/*\n"
        func script(_ lines: String, _ count: Int) -> String {
            "// ==UserScript==\n" + String(repeating: lines, count: count) + "// ==/UserScript=="
        }
        #expect(try read(script(pattern, 10_000)).matches.count == 10_000)
        #expect(throws: UserscriptMetadataError.tooManyPatterns(limit: 10_000)) { try read(script(pattern, 10_001)) }
        #expect(throws: UserscriptMetadataError.tooManyEntries(limit: 20_000)) { try read(script("// @x\n", 20_001)) }
        #expect(throws: UserscriptMetadataError.tooLong(limit: 16 << 20)) {
            try UserscriptMetadata(source: [UInt8](repeating: 0x0A, count: (16 << 20) + 1))
        }
    }

    @Test("Metadata survive a message, and bytes that are not UTF-8 are text all the same")
    func coding() throws {
        let metadata = try UserscriptMetadata(
            source: Array("// ==UserScript==\n//@name:De \u{E9}".utf8) + [0xFF] + Array("\n// ==/UserScript==".utf8)
        )
        #expect(metadata.entries.first?.value == "é\u{FFFD}")
        var writer = ByteWriter()
        writer.write(metadata)
        var reader = ByteReader(writer.bytes)
        #expect(try UserscriptMetadata(from: &reader) == metadata)
        #expect(reader.remaining == 0)
    }

    @Test("Each refusal is a sentence")
    func refusals() {
        let errors: [(UserscriptMetadataError, String)] = [
            (.noBlock, "the userscript has no metadata: no line is // ==UserScript==."),
            (.unclosed(line: 3), "the metadata that begin in line 3 do not end: no line is // ==/UserScript==."),
            (.tooLong(limit: 5), "the userscript has more than 5 bytes."),
            (.tooManyEntries(limit: 5), "the metadata have more than 5 keys."),
            (
                .tooManyPatterns(limit: 5),
                "the metadata have more than 5 patterns (@match, @exclude-match, @include, @exclude)."
            ),
        ]
        for (error, text) in errors { #expect(error.description == text) }
    }
}
