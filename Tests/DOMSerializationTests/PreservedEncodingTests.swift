// PreservedEncodingTests.swift: changed pages in encodings other than UTF-8 keep their bytes and their encoding.

import DOM
import DOMSerialization
import Testing
import WebInfra

@Suite("Preserving in other encodings")
struct PreservedEncodingTests {
    private func changed(_ bytes: [UInt8], _ label: String, _ change: (OpenedPage) -> Void) throws -> [UInt8] {
        let encoding: Encoding = try #require(Encoding(label: label))
        let page = try OpenedPage(bytes: bytes, encoding: encoding)
        change(page)
        let written = page.written()
        #expect(written.differing.isEmpty)
        return written.bytes
    }

    @Test(
        "Bytes around a change stay unchanged, and new text is in the page's encoding",
        arguments: [
            // The bytes of "é" or two other characters, and the output for "é€".
            ("windows-1252", [0xE9], [0xE9, 0x80]), ("iso-8859-2", [0xE9], [0xE9] + Array("&#8364;".utf8)),
            ("utf-8", [0xFF, 0xC3], Array("é€".utf8)), ("x-user-defined", [0x90], Array("&#233;&#8364;".utf8)),
        ] as [(String, [UInt8], [UInt8])]
    )
    func singleBytes(label: String, old: [UInt8], new: [UInt8]) throws {
        let head = Array("<P Title='".utf8) + old + Array("'>".utf8) + old + Array("<B>".utf8)
        let tail = Array("</B >".utf8) + old + Array("<I a=b>x</I>".utf8)
        let written = try changed(head + old + tail, label) { page in
            page.setText(page.tree.firstChild(page.element("b")), "é€")
            page.set("a", "c", on: page.element("i"))
        }
        #expect(written == head + new + tail.map { $0 == 0x62 ? 0x63 : $0 })
    }

    @Test(
        "Multi-byte characters whose second byte is a letter or a sign are not misread",
        arguments: ["Shift_JIS", "Big5", "gbk", "gb18030"]
    )
    func multiByte(label: String) throws {
        // 0x95 0x5C and the like: the second byte is a backslash.
        let character: [UInt8] = label == "Big5" ? [0xA5, 0x5C] : [0x95, 0x5C]
        let head = Array("<P Title=".utf8) + character + Array("><B>".utf8)
        let tail = Array("</B>".utf8) + character + [0x95, 0x3C] + Array("I>".utf8) + character
        let written = try changed(head + character + tail, label) { page in
            page.setText(page.tree.firstChild(page.element("b")), "new")
        }
        #expect(written == head + Array("new".utf8) + tail)
    }

    @Test("UTF-16 stays UTF-16, with its byte order mark", arguments: [false, true])
    func utf16(isBigEndian: Bool) throws {
        func bytes(_ text: String) -> [UInt8] {
            ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? pair : pair.reversed()
            }
        }
        let page = try OpenedPage(bytes: bytes("<P>é😀<B>x</B>😀"))
        page.setText(page.text("x"), "€😀")
        page.set("a", "ö", on: page.element("b"))
        #expect(page.written().bytes == bytes("<P>é😀<B a=\"ö\">€😀</B>😀"))
    }

    @Test("A character that the encoding lacks is not silently lost in a script")
    func lacking() throws {
        let encoding: Encoding = try #require(Encoding(label: "windows-1252"))
        let page = try OpenedPage(bytes: Array("<script>x</script>".utf8), encoding: encoding)
        page.setText(page.text("x"), "'\u{4E00}'")
        let written = page.written()
        #expect(written.certainty == .unencodable)
        #expect(written.lacking == [page.element("script")])
    }

    @Test(
        "A character that an encoder would replace by another is written as a reference",
        arguments: ["Shift_JIS", "EUC-JP"]
    )
    func changedByEncoder(label: String) throws {
        let written = try changed(Array("<p>x".utf8), label) { $0.setText($0.text("x"), "¥‾−日") }
        #expect(String(decoding: written, as: UTF8.self).hasPrefix("<p>&#165;&#8254;&#8722;"))
    }
}
