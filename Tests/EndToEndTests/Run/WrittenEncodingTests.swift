// WrittenEncodingTests.swift: a rewritten page declares its encoding, so that any reader finds it.

import Foundation
import Testing

@Suite("The encoding of written pages")
struct WrittenEncodingTests {
    /// `é` and `я` in the encodings of their languages.
    private static let e: UInt8 = 0xE9
    private static let ya: UInt8 = 0xFF

    private struct Run {
        var outcome: Outcome
        var report: [String: Any]

        var bytes: [UInt8] { Array(outcome.output) }
        var encoding: [String: Any] { report["encoding"] as? [String: Any] ?? [:] }
        var declaration: String { encoding["declaration"] as? String ?? "" }
        var markup: String { encoding["markup"] as? String ?? "" }
    }

    /// Runs an extension with a script on a page.
    private func run(
        _ page: [UInt8],
        _ script: String,
        _ options: String...,
        name: String = "page.html"
    ) throws -> Run {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = { run(a) { \(script); a.completionFunction({}) } };"
        )
        try workspace.write(Data(page), to: name)
        let command = ["run", name, "--extension", "./x.appex", "--report", "report.json"]
        let outcome = try workspace.run(command + options)
        let report = workspace.read("report.json").flatMap { try? JSONSerialization.jsonObject(with: $0) }
        return Run(outcome: outcome, report: report as? [String: Any] ?? [:])
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func utf16(_ text: String, mark: [UInt8] = []) -> [UInt8] {
        mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    /// The tree that the program reads from a page without further information.
    private func tree(_ page: [UInt8], name: String = "page.html") throws -> String {
        let workspace = try Workspace()
        try workspace.write(Data(page), to: name)
        return try workspace.run(["snapshot", name, "--format", "tree"]).text
    }

    // MARK: Missing or wrong declarations

    @Test(
        "A declaration that was removed or changed is restored, whatever removed it, and a reader gets the text right",
        arguments: [
            ("document.head.innerHTML = '<title>n</title>'", "added"),
            ("document.documentElement.innerHTML = '<head></head><body><p>я'", "added"),
            ("document.head.remove()", "added"),
            ("document.querySelector('meta').remove()", "added"),
            ("document.querySelector('meta').setAttribute('charset', 'koi8-r')", "mended"),
            ("document.querySelector('meta').removeAttribute('charset')", "added"),
            ("document.querySelector('meta').setAttribute('charset', 'nonsense')", "added"),
            ("document.body.append(document.querySelector('meta'))", "found"),
            ("document.open(); document.write('<title>t</title><p>я'); document.close()", "added"),
            (
                "document.documentElement.replaceWith(document.createElement('html')); document.documentElement"
                    + ".append('я')", "added"
            ),
        ]
    )
    func lost(script: String, declaration: String) throws {
        let page =
            bytes("<!doctype html><html><head><meta charset=windows-1251><title>t</title></head><body><p>") + [Self.ya]
        let result = try run(page, script, "--verify", "--snapshot-final", "/dev/null")
        // NB: HTML can't express all of these trees, but each can be read in its encoding.
        #expect(!result.outcome.error.contains("does not declare it"), "\(result.outcome.error)")
        #expect(result.declaration == declaration, "\(result.encoding)")
        #expect(try tree(result.bytes).contains("я"), "\(result.outcome.text)")
        #expect(result.bytes.contains(Self.ya))
    }

    @Test("The meta element is the only difference to the tree, and snapshots do not show it")
    func onlyDifference() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { document.head.innerHTML = '<title>n</title>';
                    a.completionFunction({}) } };
                """
        )
        try workspace.write("<!doctype html><html><head><meta charset=utf-8></head><body><p>é</html>", to: "p.html")
        let command = ["run", "p.html", "--extension", "./x.appex", "--verify", "-o", "out.html"]
        #expect(try workspace.run(command + ["--snapshot-final", "final.txt"]).code == 0)
        let left = String(decoding: try #require(workspace.read("final.txt")), as: UTF8.self)
        #expect(!left.contains("meta") && left.contains("\"é\""))
        let read = try workspace.run(["snapshot", "out.html", "--format", "tree"]).text
        let added = "|     <meta>\n|       charset=\"utf-8\"\n"
        #expect(read.contains(added) && read.replacingOccurrences(of: added, with: "") == left, "\(read)")
        #expect(
            workspace.read("out.html")
                == Data(
                    "<!doctype html><html><head><meta charset=\"utf-8\"><title>n</title></head><body><p>é</html>".utf8
                )
        )
    }

    @Test("--no-declare omits it, which is reported, and which fails --verify")
    func leftOut() throws {
        let page = bytes("<!doctype html><head><meta charset=utf-8><title>t</title></head><p>é")
        let script = "document.querySelector('meta').remove()"
        let result = try run(page, script, "--no-declare")
        #expect(result.outcome.code == 0 && !result.outcome.text.contains("meta") && result.declaration == "missing")
        #expect(
            result.outcome.message.contains("the page is in UTF-8 but does not declare it"),
            "\(result.outcome.error)"
        )
        #expect(result.outcome.message.contains("is read as windows-1252"))
        #expect(try run(page, script, "--no-declare", "--verify").outcome.code == 1)
        let both = try run(page, script, "--no-declare", "--output-encoding", "utf-8")
        #expect(both.outcome.code == 2, "\(both.outcome.error)")
    }

    @Test(
        "Nothing is inserted where it is not needed: ASCII, a page without a declaration, a declaration still in place"
    )
    func notNeeded() throws {
        let ascii = try run(
            bytes("<!doctype html><meta charset=windows-1251><p id=x>a"),
            "document.head.innerHTML = ''"
        )
        #expect(ascii.declaration == "found" && !ascii.outcome.text.contains("meta"), "\(ascii.outcome.text)")
        let silent = try run(bytes("<!doctype html><p>") + [Self.e], "document.querySelector('p').id = 'x'", "--verify")
        #expect(silent.bytes == bytes("<!doctype html><p id=\"x\">") + [Self.e], "\(silent.outcome.error)")
        // The old declaration is gone: other readers may have other defaults.
        let said = bytes("<!doctype html><meta charset=windows-1252><p>") + [Self.e]
        #expect(try run(said, "document.querySelector('meta').remove()").markup == "<meta charset=\"windows-1252\">")
        let kept = try run(said, "document.querySelector('p').id = 'x'", "--verify")
        #expect(kept.declaration == "found" && kept.encoding["name"] as? String == "windows-1252")
    }

    @Test("Of several declarations the first counts, in either form, and is corrected if it became wrong")
    func several() throws {
        let start = "<!doctype html><head><meta charset=utf-8><meta charset=windows-1251></head><p>"
        let second = try run(bytes(start + "é"), "document.querySelector('meta').remove()", "--verify")
        #expect(
            second.outcome.text == "<!doctype html><head><meta charset=utf-8></head><p>é",
            "\(second.outcome.error)"
        )
        let pragma =
            "<!doctype html><head><meta http-equiv=content-type content='text/html; charset=windows-1251'></head><p>"
        let mended = try run(
            bytes(pragma) + [Self.ya],
            "document.querySelector('meta').content = 'text/html; Charset = \"koi8-r\"; a=b'",
            "--verify"
        )
        #expect(mended.outcome.code == 0 && mended.declaration == "mended", "\(mended.outcome.error)")
        #expect(mended.markup.contains("Charset = &quot;windows-1251&quot;; a=b"), "\(mended.markup)")
        #expect(try tree(mended.bytes).contains("я"))
    }

    @Test("A declaration is found also if the first 1024 bytes are filled by other content")
    func late() throws {
        let page =
            "<!doctype html><html data-x='\(String(repeating: "x", count: 2000))'><head><meta charset=utf-8></head><p>é"
        let result = try run(bytes(page), "document.head.innerHTML = ''", "--verify")
        #expect(result.outcome.code == 0 && result.declaration == "added", "\(result.outcome.error)")
        #expect(try tree(result.bytes).contains("\"é\""))
    }

    @Test("Framesets, documents without a root and false positives of a prescan")
    func shapes() throws {
        let frameset = bytes(
            "<html><head><meta charset=utf-8><title>é</title></head><frameset><frame></frameset></html>"
        )
        let frames = try run(frameset, "document.querySelector('meta').remove()", "--verify")
        #expect(frames.outcome.code == 0 && frames.declaration == "added", "\(frames.outcome.error)")
        #expect(try tree(frames.bytes).contains("<frameset>"))
        // A comment alone has no place for a meta element: a byte order mark is used.
        let bare = try run(
            bytes("<!--é--><meta charset=utf-8><p>x"),
            "document.documentElement.remove(); document.firstChild.data += 'è'"
        )
        #expect(bare.declaration == "marked", "\(bare.encoding)")
        #expect(bare.bytes.starts(with: [0xEF, 0xBB, 0xBF] + bytes("<!--éè-->")), "\(bare.outcome.text)")
        let misled = "<!doctype html><head><script>'<meta charset=koi8-r>'</script><meta charset=utf-8></head><p>é"
        let result = try run(bytes(misled), "document.querySelector('meta').remove()", "--verify")
        #expect(result.outcome.code == 0, "\(result.outcome.error)")
        #expect(try tree(result.bytes).contains("\"é\""))
    }

    @Test("UTF-16 without a byte order mark gets one, and a page without a place for a declaration is written in UTF-8")
    func undeclarable() throws {
        let wide = try run(
            utf16("<!doctype html><p>é"),
            "document.querySelector('p').id = 'x'",
            "--content-type",
            "text/html;charset=utf-16le",
            "--verify"
        )
        #expect(wide.bytes == utf16("<!doctype html><p id=\"x\">é", mark: [0xFF, 0xFE]), "\(wide.outcome.error)")
        #expect(wide.declaration == "marked")
        let marked = try run(utf16("<p>é", mark: [0xFF, 0xFE]), "document.querySelector('p').id = 'x'", "--verify")
        #expect(marked.declaration == "found" && marked.bytes == utf16("<p id=\"x\">é", mark: [0xFF, 0xFE]))
        let unseen = try run(
            bytes("<!doctype html><p>") + [0x90],
            "document.querySelector('p').id = 'x'",
            "--encoding",
            "x-user-defined",
            "--verify"
        )
        #expect(unseen.outcome.code == 0 && unseen.encoding["name"] as? String == "UTF-8", "\(unseen.encoding)")
        #expect(try tree(unseen.bytes).contains("\u{F790}"))
        let escapes =
            bytes("<!doctype html><meta charset=iso-2022-jp><p>") + [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42]
        let japanese = try run(escapes, "document.querySelector('meta').remove()", "--verify")
        #expect(japanese.markup == "<meta charset=\"iso-2022-jp\">")
        #expect(try tree(japanese.bytes).contains("日"))
    }

    // MARK: XML

    @Test("XML whose encoding only the transport declared gets a declaration, and a wrong one is corrected")
    func xml() throws {
        let root = bytes("<a>") + [Self.ya] + bytes("</a>")
        let type = ["--content-type", "application/xml;charset=windows-1251", "--verify"]
        let script = "document.documentElement.setAttribute('b', '1')"
        let added = try run(root, script, type[0], type[1], type[2], name: "p.xml")
        #expect(
            added.bytes == bytes("<?xml version=\"1.0\" encoding=\"windows-1251\"?>\n<a b=\"1\">") + root.dropFirst(3),
            "\(added.outcome.error)"
        )
        let declared = bytes("<?xml version='1.0' encoding='koi8-r' standalone='yes'?>") + root
        let mended = try run(declared, script, type[0], type[1], type[2], name: "p.xml")
        #expect(mended.outcome.text.hasPrefix("<?xml version='1.0' encoding='windows-1251' standalone='yes'?><a b"))
        let short = try run(bytes("<?xml version='1.0'?>") + root, script, type[0], type[1], type[2], name: "p.xml")
        #expect(short.outcome.text.hasPrefix("<?xml version='1.0' encoding=\"windows-1251\"?><a b"))
        #expect(try tree(added.bytes, name: "p.xml").contains("я"))
        // An HTML reader honors the declaration of an XML page, unless the page is serialized.
        let asHTML = bytes("<?xml version='1.0' encoding='windows-1251'?><!doctype html><p>") + [Self.ya]
        let kept = try run(asHTML, "document.title = 'x'", "--verify")
        #expect(kept.declaration == "found" && !kept.outcome.text.contains("meta"), "\(kept.outcome.error)")
        // Older readers do not: an existing meta element is not omitted.
        let doubled = asHTML + bytes("<meta charset=windows-1251>")
        let both = try run(doubled, "document.querySelector('meta').remove()", "--verify")
        #expect(both.markup == "<meta charset=\"windows-1251\">", "\(both.outcome.error)")
        let whole = try run(asHTML, "document.title = 'x'", "--serialization", "html")
        #expect(whole.declaration == "added", "\(whole.outcome.text)")
        #expect(try tree(whole.bytes).contains("я"))
    }

    // MARK: Another encoding

    @Test("--output-encoding utf-8 converts page and declaration, also of unchanged pages")
    func converted() throws {
        let old =
            bytes("<!doctype html><meta charset=windows-1251><meta http-equiv=content-type ")
            + bytes("content='text/html; charset=cp1251'><P >") + [Self.ya]
        let result = try run(old, "", "--output-encoding", "utf-8", "--verify")
        let text =
            "<!doctype html><meta charset=utf-8><meta http-equiv=content-type content='text/html; charset=utf-8'><P >я"
        #expect(result.outcome.text == text, "\(result.outcome.error)")
        let silent = try run(bytes("<p>") + [Self.ya], "", "--encoding", "cp1251", "--output-encoding", "UTF-8")
        #expect(silent.markup == "<meta charset=\"utf-8\">" && silent.outcome.text.hasSuffix("<p>я"))
        let same = bytes("<!doctype html><meta charset=utf-8><p>é")
        #expect(try run(same, "", "--output-encoding", "utf-8").bytes == same)
        let wide = try run(utf16("<p>é", mark: [0xFF, 0xFE]), "", "--output-encoding", "utf-8", "--verify")
        #expect(wide.outcome.code == 0)
        #expect(try tree(wide.bytes).contains("\"é\""), "\(wide.outcome.text)")
        let xml = bytes("<?xml version='1.0' encoding='windows-1251'?><a>") + [Self.ya] + bytes("</a>")
        let converted = try run(xml, "", "--output-encoding", "utf-8", "--verify", name: "p.xml")
        #expect(
            converted.outcome.text == "<?xml version='1.0' encoding='UTF-8'?><a>я</a>",
            "\(converted.outcome.error)"
        )
        let other = try run(old, "", "--output-encoding", "koi8-r")
        #expect(other.outcome.code == 2 && other.outcome.error.contains("--output-encoding takes utf-8"))
    }

    // MARK: Characters that an encoding lacks

    @Test(
        "Characters that the encoding lacks are reported where no reference is possible, and fail --verify",
        arguments: [
            ("document.querySelector('style').textContent = 'a::after{content:\"→\"}'", "style in head in html"),
            ("document.querySelector('script').textContent = '\"→\"'", "script in head in html"),
            ("document.body.append(document.createComment('→'))", "body in html"),
            ("document.body.append(document.createElement('x-→'))", "body in html"),
            ("document.querySelector('p').setAttribute('data-→', '')", "p in body in html"),
        ]
    )
    func lacking(script: String, place: String) throws {
        let page =
            bytes("<!doctype html><html><head><meta charset=windows-1252><style>x</style><script>1</script></head>")
            + bytes("<body><p>") + [Self.e] + bytes("</p></body></html>")
        let reported = try run(page, script)
        #expect(reported.outcome.code == 0)
        #expect(reported.outcome.message.contains("windows-1252 lacks characters"), "\(reported.outcome.error)")
        #expect(reported.outcome.message.contains("see \(place)"), "\(reported.outcome.error)")
        #expect(reported.outcome.message.contains("--output-encoding utf-8"))
        let verified = try run(page, script, "--verify")
        #expect(verified.outcome.code == 1 && verified.outcome.message.contains("windows-1252 lacks characters"))
        let serialized = try run(page, script, "--serialization", "html")
        #expect(serialized.outcome.message.contains("windows-1252 lacks characters"), "\(serialized.outcome.error)")
        let converted = try run(page, script, "--output-encoding", "utf-8", "--verify")
        #expect(converted.outcome.code == 0, "\(converted.outcome.error)")
        #expect(!converted.outcome.text.contains("&#8594;") && converted.outcome.text.contains("→"))
    }

    @Test(
        "In texts and attributes they are written as references, also if an encoder would replace them by other characters"
    )
    func references() throws {
        let latin = try run(
            bytes("<!doctype html><meta charset=windows-1252><p>x"),
            "document.body.title = '→'",
            "--verify"
        )
        #expect(latin.outcome.code == 0 && latin.outcome.text.contains("title=\"&#8594;\""), "\(latin.outcome.error)")
        let script = "document.querySelector('p').textContent = '¥‾−'"
        for label in ["shift_jis", "euc-jp", "iso-2022-jp"] {
            let result = try run(bytes("<!doctype html><meta charset=\(label)><p>x"), script, "--verify")
            #expect(result.outcome.code == 0, "\(label): \(result.outcome.error)")
            #expect(try tree(result.bytes).contains("\"¥‾−\""), "\(label)")
        }
    }

    @Test("A tree that HTML cannot express is reported with its place")
    func inexpressible() throws {
        let script = "document.querySelector('p').append(document.createElement('div'))"
        let result = try run(bytes("<!doctype html><body><p>x</p>"), script)
        #expect(result.outcome.code == 0)
        #expect(
            result.outcome.message.contains("because HTML cannot express this one: see body in html"),
            "\(result.outcome.error)"
        )
        let inVoid = try run(bytes("<!doctype html><body><br>x"), "document.querySelector('br').append('y')")
        #expect(inVoid.outcome.message.contains("see br in body"), "\(inVoid.outcome.error)")
    }
}
