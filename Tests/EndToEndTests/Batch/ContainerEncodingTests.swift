// ContainerEncodingTests.swift: encodings that only the container declares, for pages written outside of it.

import Foundation
import Testing

@Suite("Encodings of pages in containers")
struct ContainerEncodingTests {
    /// Adds an attribute to pages that have a paragraph.
    private static let script = """
        var ExtensionPreprocessingJS = { run(a) { const p = document.querySelector('p');
            if (p) p.setAttribute('id', 'x'); a.completionFunction({}) } };
        """

    /// A WARC file with `я` in windows-1251, declared only in the response header: one page with a paragraph and one without.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        var archive = Data()
        for (name, start) in [("changed", "<!doctype html><p>"), ("kept", "<!doctype html><div>")] {
            let page = Data(start.utf8) + [0xFF]
            let block = Data("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=windows-1251\r\n\r\n".utf8) + page
            let header = [
                "WARC/1.0", "WARC-Type: response", "WARC-Record-ID: <urn:uuid:\(name)>",
                "WARC-Date: 2020-01-01T00:00:00Z", "WARC-Target-URI: http://e.org/\(name).html",
                "Content-Type: application/http; msgtype=response", "Content-Length: \(block.count)", "", "",
            ]
            archive += Data(header.joined(separator: "\r\n").utf8) + block + Data("\r\n\r\n".utf8)
        }
        try workspace.write(archive, to: "in.warc")
        return workspace
    }

    private func batch(_ workspace: Workspace, _ output: String, _ options: String...) throws -> Outcome {
        try workspace.run(
            ["batch", "in.warc", "--extension", "./x.appex", "--out", output, "--restart", "--report", "r.json"]
                + options
        )
    }

    /// The files below a folder, by the last component of their paths.
    private func pages(_ workspace: Workspace, _ folder: String) -> [String: Data] {
        let root = workspace.folder.appending(path: folder)
        var found: [String: Data] = [:]
        for path in FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }) ?? [] {
            guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else { continue }
            for name in ["changed", "kept"] where path.contains(name) { found[name] = data }
        }
        return found
    }

    @Test("Changed files get a declaration; unchanged ones keep their bytes, which is reported and fails --strict")
    func folder() throws {
        let workspace = try workspace()
        let reported = try batch(workspace, "out")
        #expect(reported.code == 0 && reported.error.contains("1 page succeeded with warnings"), "\(reported.error)")
        let report = String(decoding: workspace.read("r.json") ?? Data(), as: UTF8.self)
        #expect(report.contains("the page is in windows-1251 but does not declare it"), "\(report)")
        let written = pages(workspace, "out")
        let changed = "<!doctype html><head><meta charset=\"windows-1251\"></head><p id=\"x\">"
        let start = changed.replacingOccurrences(of: "</head>", with: "")
        #expect(written["changed"] == Data(start.utf8) + [0xFF], "\(String(describing: written["changed"]))")
        #expect(written["kept"] == Data("<!doctype html><div>".utf8) + [0xFF])
        #expect(try batch(workspace, "out", "--strict").code == 1)
        #expect(try batch(workspace, "out", "--verify").code == 1)
    }

    @Test("--output-encoding utf-8 prevents the loss")
    func converted() throws {
        let workspace = try workspace()
        let result = try batch(workspace, "out", "--output-encoding", "utf-8", "--strict", "--verify")
        #expect(result.code == 0, "\(result.error)")
        for (name, page) in pages(workspace, "out") {
            let text = String(decoding: page, as: UTF8.self)
            #expect(text.contains("<meta charset=\"utf-8\">") && text.hasSuffix("я"), "\(name): \(text)")
        }
    }

    @Test("Conversion records declare the encoding")
    func records() throws {
        let workspace = try workspace()
        #expect(try batch(workspace, "out.warc", "--strict").code == 0)
        let written = String(decoding: workspace.read("out.warc") ?? Data(), as: UTF8.self)
        #expect(written.components(separatedBy: "Content-Type: text/html; charset=windows-1251\r\n").count == 3)
        let utf8 = try batch(workspace, "utf8.warc", "--output-encoding", "utf-8")
        #expect(utf8.code == 0, "\(utf8.error)")
        let converted = String(decoding: workspace.read("utf8.warc") ?? Data(), as: UTF8.self)
        #expect(converted.components(separatedBy: "Content-Type: text/html; charset=utf-8\r\n").count == 3)
    }

    @Test("In a container that is written back the header still declares it, or with --output-encoding the new one")
    func writtenBack() throws {
        let workspace = try workspace()
        #expect(try batch(workspace, "out", "--rewrite-containers", "--strict", "--verify").code == 0)
        let kept = workspace.read("out/in.warc") ?? Data()
        #expect(kept.range(of: Data("<!doctype html><p id=\"x\">".utf8) + [0xFF]) != nil)
        #expect(kept.range(of: Data("Content-Type: text/html; charset=windows-1251\r\n".utf8)) != nil)
        let result = try batch(
            workspace,
            "utf8",
            "--rewrite-containers",
            "--output-encoding",
            "utf-8",
            "--strict",
            "--verify"
        )
        #expect(result.code == 0, "\(result.error)")
        let converted = String(decoding: workspace.read("utf8/in.warc") ?? Data(), as: UTF8.self)
        #expect(converted.components(separatedBy: "Content-Type: text/html; charset=utf-8\r\n").count == 3)
        #expect(!converted.contains("1251") && converted.components(separatedBy: "я").count == 3, "\(converted)")
        // A reader of the container gets the text right.
        let payloads = try workspace.run(
            ["batch", "utf8/in.warc", "--extension", "./x.appex", "--out", "again", "--output-encoding", "utf-8"]
        )
        #expect(payloads.code == 0)
        #expect(pages(workspace, "again").values.allSatisfy { String(decoding: $0, as: UTF8.self).contains("я") })
    }

    @Test("A page from a container of one page gets a declaration when it is written outside of it")
    func saved() throws {
        let workspace = try Workspace(script: Self.script)
        let part =
            "--B\r\nContent-Type: text/html; charset=windows-1251\r\nContent-Transfer-Encoding: quoted-printable\r\n"
            + "Content-Location: http://e.org/\r\n\r\n<!doctype html><p>=FF\r\n--B--\r\n"
        try workspace.write(
            "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=B\r\n\r\n" + part,
            to: "p.mhtml"
        )
        let command = ["run", "p.mhtml", "--extension", "./x.appex", "--verify", "-o"]
        #expect(try workspace.run(command + ["out.html"]).code == 0)
        let page = workspace.read("out.html") ?? Data()
        #expect(page.range(of: Data("<meta charset=\"windows-1251\">".utf8)) != nil && page.contains(0xFF))
        #expect(try workspace.run(command + ["out.mhtml"]).code == 0)
        let container = String(decoding: workspace.read("out.mhtml") ?? Data(), as: UTF8.self)
        #expect(!container.contains("meta") && container.contains("id=3D\"x\""), "\(container)")
    }

    @Test(
        "Other programs read the text of a converted page by the container's declaration alone",
        arguments: ["quoted-printable", "base64", "8bit", "7bit", "binary list", "XML list"]
    )
    func converted(form: String) throws {
        let workspace = try Workspace(script: Self.script)
        let name = form.hasSuffix("list") ? "p.webarchive" : "p.mhtml"
        try workspace.write(Self.python, to: "containers.py")
        func python(_ arguments: String...) throws -> Outcome {
            try workspace.run(["python3", "containers.py"] + arguments, executable: "/usr/bin/env")
        }
        let made = try python("make", form, name)
        try #require(made.code == 0, "\(made.error)")
        // NB: A reader that used only the page's own declaration would lose the container's.
        #expect(try python("read", name).text == "windows-1251 <!doctype html><p>я\n")
        for command in [["run", name, "-o", "out/\(name)"], ["batch", name, "--rewrite-containers", "-o", "out"]] {
            try? FileManager.default.removeItem(at: workspace.folder.appending(path: "out"))
            try FileManager.default.createDirectory(
                at: workspace.folder.appending(path: "out"),
                withIntermediateDirectories: false
            )
            let options = ["--extension", "./x.appex", "--output-encoding", "utf-8", "--verify"]
            let result = try workspace.run(command + options)
            #expect(result.code == 0, "\(result.error)")
            let read = try python("read", "out/\(name)")
            #expect(
                read.text == "utf-8 <!doctype html><head><meta charset=\"utf-8\"><p id=\"x\">я\n",
                "\(form): \(read.text)\(read.error)"
            )
            try? FileManager.default.removeItem(at: workspace.folder.appending(path: "out.journal"))
        }
    }

    /// Makes a container with `я` in windows-1251, declared by the container only, and reads a container by its declaration.
    private static let python = """
        import base64, email, plistlib, sys

        action, *arguments = sys.argv[1:]
        page = b'<!doctype html><p>\\xff'
        if action == 'make' and arguments[0].endswith('list'):
            # NB: The name of the encoding is one object with that of another resource.
            archive = {
                'WebMainResource': {
                    'WebResourceData': page, 'WebResourceMIMEType': 'text/html',
                    'WebResourceTextEncodingName': 'windows-1251', 'WebResourceURL': 'http://e.org/'},
                'WebSubresources': [{
                    'WebResourceData': b'p {}', 'WebResourceMIMEType': 'text/css',
                    'WebResourceTextEncodingName': 'windows-1251', 'WebResourceURL': 'http://e.org/a.css'}]}
            form = plistlib.FMT_BINARY if arguments[0].startswith('binary') else plistlib.FMT_XML
            open(arguments[1], 'wb').write(plistlib.dumps(archive, fmt=form))
        elif action == 'make':
            form, name = arguments
            body = {'base64': base64.encodebytes(page), 'quoted-printable': page.replace(b'\\xff', b'=FF')}.get(form, page)
            message = b'Content-Type: multipart/related; boundary=B\\r\\n\\r\\n--B\\r\\n' \\
                b'Content-Type: text/html;\\r\\n charset="windows-1251"; x=y\\r\\n' \\
                b'Content-Transfer-Encoding: ' + form.encode() + b'\\r\\n\\r\\n' + body + b'\\r\\n--B--\\r\\n'
            open(name, 'wb').write(message)
        elif arguments[0].endswith('webarchive'):
            archive = plistlib.load(open(arguments[0], 'rb'))
            main = archive['WebMainResource']
            assert archive['WebSubresources'][0]['WebResourceTextEncodingName'] == 'windows-1251'
            name = main['WebResourceTextEncodingName']
            print(name, main['WebResourceData'].decode(name))
        else:
            message = email.message_from_binary_file(open(arguments[0], 'rb'))
            [part] = message.get_payload()
            assert part.get_all('Content-Type')[1:] == [] and part.get_param('x') == 'y', part.items()
            name = part.get_content_charset()
            print(name, part.get_payload(decode=True).decode(name))
        """
}
