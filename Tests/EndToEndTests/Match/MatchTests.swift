// MatchTests.swift: webaction match and validate through the built program.

import Foundation
import Testing

@Suite("Match and validate")
struct MatchTests {
    private func webaction(_ arguments: [String], input: String? = nil) throws -> Outcome {
        try BuiltProgram.run(arguments, in: BuiltProgram.root.appending(path: "pages"), input: input)
    }

    private func matches(_ arguments: [String], input: String? = nil) throws -> [String: Bool] {
        let outcome = try webaction(["match", "--json"] + arguments, input: input)
        #expect(outcome.code == 0, "\(outcome.error)")
        let list = try #require(JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
        var result: [String: Bool] = [:]
        for entry in list {
            let why = entry["why"] as? String
            #expect(why?.isEmpty == false)
            if let name = entry["identifier"] as? String { result[name] = entry["offered"] as? Bool }
        }
        return result
    }

    @Test("--extension selects one bundle, and a missing one is an error")
    func oneExtension() throws {
        let one = try matches(["article.html", "--extension", "marquee"])
        #expect(one.count == 1 && one.values.first == true)
        let missing = try webaction(["match", "article.html", "--extension", "marqee"])
        #expect(missing.code == 1 && missing.error.contains("did you mean \"marquee\"?") && missing.text.isEmpty)
    }

    @Test("A page is matched as a browser shares it; items are matched as given")
    func match() throws {
        let marquee = "org.webaction.extension.marquee"
        #expect(try matches(["article.html"])[marquee] == true)
        #expect(try matches(["article.html", "--host", "chrome"])[marquee] == false)
        #expect(try matches(["-"], input: "[{\"attachments\": [[\"public.jpeg\"]]}]")[marquee] == false)
        let page = "[{\"attachments\": [{\"public.url\": null, \"com.apple.active-webpage\": null}]}]"
        #expect(try matches(["-"], input: page)[marquee] == true)
        #expect(try webaction(["match", "-"], input: "[1").code == 1)
        #expect(try webaction(["match", "nowhere.html"]).code == 1)
    }

    @Test("Every built-in extension is valid")
    func validate() throws {
        let found = try webaction(["extensions", "--json"])
        let list = try #require(JSONSerialization.jsonObject(with: found.output) as? [[String: Any]])
        let names = list.filter { $0["builtIn"] as? Bool == true }.compactMap { $0["name"] as? String }
        try #require(names.contains("marquee"), "\(found.text)")
        for name in names {
            let outcome = try webaction(["validate", name])
            #expect(
                outcome.code == 0 && outcome.text == "\(name): no mistakes were found.\n",
                "\(name): \(outcome.text)\(outcome.error)"
            )
        }
    }
}
