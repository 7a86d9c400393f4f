// LossTests.swift: outputs that once lost something, or contained something wrong, with exit code 0.

import Foundation
import Testing

@Suite("Nothing is lost")
struct LossTests {
    private static func script(_ run: String, finalize: String = "") -> String {
        "var ExtensionPreprocessingJS = { run(a) { \(run) }, finalize(a) { \(finalize) } };"
    }

    @Test("run --verify writes the page unchanged if it can't be read back", arguments: [false, true])
    func verified(isChain: Bool) throws {
        let change = "document.querySelector('p').append(document.createElement('div')); a.completionFunction({})"
        let workspace = try Workspace(script: Self.script(change))
        let page = "<!doctype html><html><head><title>t</title></head><body><p>a</p></body></html>"
        try workspace.write(page, to: "p.html")
        let extensions = Array(repeating: ["--extension", "./x.appex"], count: isChain ? 2 : 1).flatMap { $0 }
        let options = ["--serialization", "html", "--verify", "-o", "out.html", "--report", "r.json"]
        let result = try workspace.run(["run", "p.html"] + extensions + options)
        #expect(result.code == 1, "\(result.error)")
        #expect(workspace.read("out.html") == Data(page.utf8))
        let report = try JSONSerialization.jsonObject(with: workspace.read("r.json") ?? Data()) as? [String: Any]
        #expect(
            report?["reason"] as? String == "action-failed" && report?["changed"] as? Bool == false,
            "\(report ?? [:])"
        )
    }

    @Test("Values that a payload loses are warnings of a batch too")
    func lostValues() throws {
        let workspace = try Workspace(script: Self.script("a.completionFunction({ ok: 1, lost: Symbol() })"))
        try workspace.write("<p>", to: "p.html")
        let options = ["batch", "p.html", "--extension", "./x.appex", "--out", "out"]
        let result = try workspace.run(options)
        #expect(result.code == 0 && result.error.contains("1 page succeeded with warnings"), "\(result.error)")
        #expect(try workspace.run(options + ["--restart", "--strict"]).code == 1)
        let validated = try workspace.run(["validate", "./x.appex"])
        #expect((validated.text + validated.error).contains("lost"), "\(validated.text)\(validated.error)")
    }

    @Test("An unchanged WACZ file stays readable for other programs, however its archive is compressed")
    func unchangedWACZ() throws {
        let workspace = try Workspace(script: Self.script("a.completionFunction({})"))
        try workspace.write(
            """
            import sys, zipfile
            body = b'HTTP/1.1 200 OK\\r\\nContent-Type: text/html\\r\\n\\r\\n<p>' + b'x' * 120000
            record = (b'WARC/1.0\\r\\nWARC-Type: response\\r\\nWARC-Record-ID: <urn:uuid:1>\\r\\nWARC-Target-URI: http://e.org/\\r\\n'
                      b'WARC-Date: 2026-01-01T00:00:00Z\\r\\nContent-Type: application/http; msgtype=response\\r\\n'
                      b'Content-Length: %d\\r\\n\\r\\n' % len(body)) + body + b'\\r\\n\\r\\n'
            if sys.argv[1] == 'make':
                with zipfile.ZipFile('a.wacz', 'w', zipfile.ZIP_DEFLATED) as file:
                    file.writestr('datapackage.json', '{"profile": "data-package", "resources": []}')
                    file.writestr('archive/data.warc', record)
            else:
                with zipfile.ZipFile(sys.argv[2]) as file:
                    print(file.testzip(), file.read('archive/data.warc') == record)
            """,
            to: "wacz.py"
        )
        func python(_ arguments: String...) throws -> Outcome {
            try workspace.run(["python3", "wacz.py"] + arguments, executable: "/usr/bin/env")
        }
        #expect(try python("make").code == 0)
        let result = try workspace.run([
            "batch", "a.wacz", "--extension", "./x.appex", "--rewrite-containers", "--out", "out",
        ])
        #expect(result.code == 0, "\(result.error)")
        #expect(workspace.read("out/a.wacz") == workspace.read("a.wacz"))
        let read = try python("read", "out/a.wacz")
        #expect(read.text == "None True\n", "\(read.text)\(read.error)")
    }

    @Test("A page's text never forms a boundary of an MHTML file, wherever its lines are broken")
    func boundaries() throws {
        let mark = "document.body.append(a.text)"
        let workspace = try Workspace(script: Self.script("a.completionFunction({})", finalize: mark))
        let part =
            "------Bound\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n"
            + "Content-Location: http://e.org/\r\n\r\n<!doctype html><p>\r\n------Bound--\r\n"
        try workspace.write(
            "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=\"----Bound\"\r\n\r\n" + part,
            to: "p.mhtml"
        )
        for column in 60...80 {
            let text = String(repeating: "x", count: column) + "------Bound-- and the rest"
            let argument = "{\"text\": \"\(text)\"}"
            let options = ["run", "p.mhtml", "--extension", "./x.appex", "--arguments", argument, "-o", "out.mhtml"]
            #expect(try workspace.run(options).code == 0)
            let tree = try workspace.run(["snapshot", "out.mhtml"])
            #expect(tree.code == 0 && tree.text.contains("and the rest"), "\(column): \(tree.text)")
        }
    }

    @Test("Pages of a list are processed while the next line is awaited")
    func slowList() throws {
        let workspace = try Workspace(script: Self.script("a.completionFunction({})"))
        for name in ["p.html", "q.html"] { try workspace.write("<p>", to: name) }
        // The second page is named once the first one's result exists, or after a time that would be too long.
        try workspace.write(
            """
            echo p.html
            for i in $(seq 300); do [ -e out/p.html ] && break; sleep 0.1; done
            [ -e out/p.html ] && echo q.html
            """,
            to: "list.sh"
        )
        let command = "sh list.sh | \"$0\" batch - --extension ./x.appex --out out"
        let program = BuiltProgram.file.path
        let result = try workspace.run(["sh", "-c", command, program], executable: "/usr/bin/env")
        #expect(result.code == 0, "\(result.error)")
        #expect(workspace.read("out/q.html") != nil)
    }
}
