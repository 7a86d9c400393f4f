// WrittenReportTests.swift: a batch's report names, page by page, where the written page differs from the script's result.

import Foundation
import Testing

@Suite("A batch's report on written pages")
struct WrittenReportTests {
    private static let script = """
        var ExtensionPreprocessingJS = { run(a) {
            const act = document.body.className;
            if (act === "head") document.head.innerHTML = "";
            if (act === "style") document.body.append(Object.assign(document.createElement("style"), { textContent: "/* → */" }));
            if (act === "nest") document.querySelector("p").append(document.createElement("div"));
            if (act) document.body.title = "x";
            a.completionFunction({}) } };
        """

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        let page = { (act: String, rest: String) in
            Data("<!doctype html><head><meta charset=windows-1251></head><body class='\(act)'>\(rest)".utf8) + [0xFF]
        }
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "in"),
            withIntermediateDirectories: false
        )
        for act in ["head", "style", "nest", ""] { try workspace.write(page(act, "<p>a<p>b"), to: "in/a\(act).html") }
        return workspace
    }

    private func written(_ workspace: Workspace, _ options: String...) throws -> [String: [String: Any]] {
        let command = [
            "batch", "in", "--extension", "./x.appex", "--report", "r.json", "--report", "r.html", "-o", "out",
        ]
        let result = try workspace.run(command + options)
        #expect(result.code == 0, "\(result.error)")
        let report = try JSONSerialization.jsonObject(with: workspace.read("r.json") ?? Data()) as? [String: Any]
        let pages = try #require(report?["written"] as? [[String: Any]], "\(report ?? [:])")
        return Dictionary(pages.map { ($0["page"] as? String ?? "", $0) }) { first, _ in first }
    }

    private func encoding(_ page: [String: Any]?) -> [String: Any] { page?["encoding"] as? [String: Any] ?? [:] }

    @Test("Added declarations, missing characters, trees that HTML can't express; the same after --resume")
    func perPage() throws {
        let workspace = try workspace()
        for options in [[], ["--resume"]] {
            let pages = try options.isEmpty ? written(workspace) : written(workspace, "--resume")
            #expect(Set(pages.keys) == ["ahead.html", "astyle.html", "anest.html"])
            let head = encoding(pages["ahead.html"])
            #expect(head["declaration"] as? String == "added" && head["name"] as? String == "windows-1251")
            #expect(head["markup"] as? String == "<meta charset=\"windows-1251\">")
            #expect(encoding(pages["astyle.html"])["lacking"] as? [String] == ["style in body in html"])
            let nest = pages["anest.html"]?["written"] as? [String: Any]
            #expect((nest?["differing"] as? [String])?.isEmpty == false, "\(pages)")
            let html = String(decoding: workspace.read("r.html") ?? Data(), as: UTF8.self)
            let sentence = "windows-1251; declaration added: &lt;meta charset="
            #expect(html.contains("Encodings and markup</h2> <small>3</small>") && html.contains(sentence), "\(html)")
        }
    }

    @Test("Converted pages")
    func converted() throws {
        let workspace = try workspace()
        let pages = try written(workspace, "--output-encoding", "utf-8")
        #expect(pages.count == 4)
        for page in pages.values {
            let encoding = encoding(page)
            #expect(encoding["convertedFrom"] as? String == "windows-1251" && encoding["name"] as? String == "UTF-8")
        }
    }
}
