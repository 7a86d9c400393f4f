// FilePathTests.swift: paths are bytes: no character, spelling or encoding of a name affects how a path is split.

import FilePaths
import Testing

/// Names that form one character with a slash before or after them, equal another name as text, or are not UTF-8.
private let hardNames: [[UInt8]] = [
    Array("\u{301}x".utf8), Array("x\u{301}".utf8), Array("\u{200D}x".utf8), Array("\u{FE0F}".utf8),
    Array("\u{600}x".utf8), Array("e\u{301}".utf8), Array("\u{E9}".utf8), [0xFF, 0x2E, 0xC3], Array("\r".utf8),
    Array("\n".utf8), Array(" \t ".utf8), Array("-rf".utf8), Array("'\"\\".utf8), Array("...".utf8),
    [UInt8](repeating: 0x78, count: 255),
]

@Suite("File paths")
struct FilePathTests {
    @Test("A path is split at its slashes, whatever the names between them", arguments: hardNames)
    func names(name: [UInt8]) {
        let path = FilePath(bytes: Array("/a/".utf8) + name + Array("/".utf8) + name)
        #expect(path.names.map(\.bytes) == [Array("a".utf8), name, name])
        #expect(path.name.bytes == name)
        #expect(path.parent.bytes == Array("/a/".utf8) + name)
        #expect(
            path.isBelow("/a") && path.isBelow("/a/") && path.isBelow("/") && !path.isBelow("/b") && !path.isBelow(path)
        )
        #expect(FilePath(bytes: Array("../".utf8) + name).contained.bytes == name)
        #expect(FilePath("a").appending(FilePath(bytes: name)).bytes == Array("a/".utf8) + name)
    }

    @Test(
        "A name is inserted before the ending of a path's name",
        arguments: [
            ("out.html", "out.x.html"), ("a.b/out", "a.b/out.x"), ("/a/out.warc.gz", "/a/out.x.warc.gz"),
            ("o.warc.zst", "o.x.warc.zst"), ("p.gz", "p.x.gz"), (".hidden", ".hidden.x"),
            ("a.tar.html", "a.tar.x.html"),
        ]
    )
    func inserting(path: String, expected: String) { #expect(FilePath(path).inserting("x") == FilePath(expected)) }

    @Test("Upward steps are resolved, and never lead above the start")
    func steps() {
        #expect(FilePath("/../a/./../b//c/..").contained == "a/b/c")
        #expect(FilePath("..").contained.isEmpty && FilePath("/").contained.isEmpty && FilePath("").contained.isEmpty)
        #expect(!FilePath("/a/../b").isBelow("/a") && FilePath("/a/..b").isBelow("/a"))
        #expect(!FilePath("/ab").isBelow("/a"))
    }

    @Test(
        "Parents and last components are the shell's",
        arguments: [
            ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", ""), ("a/b/", "a", "b"), ("//a//b//", "//a", "b"),
            ("", ".", ""),
        ]
    )
    func parents(path: FilePath, parent: FilePath, name: FilePath) {
        #expect(path.parent == parent)
        #expect(path.name == name)
    }

    @Test("Two spellings of an accented letter are two names, and no byte is lost")
    func identity() {
        #expect("\u{E9}" == "e\u{301}")
        #expect(FilePath("\u{E9}") != FilePath("e\u{301}"))
        #expect(Set([FilePath("\u{E9}"), FilePath("e\u{301}")]).count == 2)
        for name in hardNames { #expect(FilePath(bytes: name).bytes == name) }
        #expect(FilePath(bytes: [0x61, 0, 0x62]) == "a\u{FFFD}b")
    }

    @Test("Bytes that are not UTF-8 are shown as numbers")
    func descriptions() {
        #expect(FilePath(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0xE2, 0x82]).description == "a\\xFF\u{E9}\\xE2\\x82")
        #expect(FilePath("e\u{301}\n").description.utf8.elementsEqual("e\u{301}\n".utf8))
        #expect(FilePath(bytes: [0xFF]).text == nil)
    }

    @Test("An extension is bytes too, with ASCII case ignored")
    func endings() {
        #expect(FilePath("\u{600}.HTML").hasEnding(".html") && "\u{600}.Html".hasEnding(".html"))
        #expect(FilePath(bytes: [0xFF] + Array(".html".utf8)).hasEnding(".html"))
        // The Kelvin sign is a k in lower case, and a different name.
        #expect(!FilePath("a.web\u{212A}it").hasEnding(".webkit") && !FilePath("l").hasEnding(".html"))
    }

    @Test("Texts are split like paths")
    func texts() {
        #expect("/a/\u{301}b".pathNames == ["a", "\u{301}b"])
        #expect("/a/\u{301}b".isBelow("/a") && !"/a/../\u{301}b".isBelow("/a"))
        #expect("/\u{301}".isAbsolutePath && "\u{301}/\u{301}".hasSlash)
        #expect("/a/\u{301}b".path(below: "/a/") == "\u{301}b" && "/a".path(below: "/a") == nil)
    }
}
