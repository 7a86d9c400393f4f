// UsageSuggestionTests.swift: unknown options: each is named, with the intended option, and not with one that is only spelled alike.

import Foundation
import Testing

@Suite("Unknown options")
struct UsageSuggestionTests {
    @Test(
        "A misspelled option is reported before a missing one, with the right one",
        arguments: [
            (["run", "p.html", "--extention", "./x.appex"], "--extention", "--extension"),
            (["run", "p.html", "--extension", "./x.appex", "--out", "o"], "--out", "--output"),
            (["run", "p.html", "--extension=./x.appex", "--Timeout=3"], "--Timeout", "--timeout"),
            (["run", "p.html", "--extension", "./x.appex", "--verbose"], "--verbose", "--trace"),
            (
                ["run", "p.html", "--extension", "./x.appex", "--resourceRoot", "."], "--resourceRoot",
                "--resource-root"
            ),
            (["run", "-extension", "./x.appex", "p.html"], "-extension", "--extension"),
            (["batch", "p.html", "--extension", "./x.appex", "--output", "o"], "--output", "--out"),
            (["batch", "p.html", "--extension", "./x.appex", "--out", "o", "--threads", "2"], "--threads", "--jobs"),
            (["test", "cases", "--grep", "a"], "--grep", "--filter"),
            (["match", "p.html", "--extnsions", "."], "--extnsions", "--extensions"),
            (["eval", "p.html", "--code", "1"], "--code", "--script"),
        ]
    )
    func meant(line: [String], written: String, right: String) throws {
        let outcome = try Workspace().run(line)
        #expect(outcome.code == 2)
        let first = "Error: Unknown option '\(written)'. Did you mean '\(right)'?\n"
        #expect(outcome.error.hasPrefix(first), "\(outcome.error)")
        #expect(outcome.error.contains("\nUsage: webaction \(line[0]) "), "\(outcome.error)")
    }

    @Test("An option unlike any other is named alone; known options, and arguments after --, are not reported")
    func unlike() throws {
        let space = try Workspace()
        let unlike = try space.run(["run", "p.html", "--extension", "./x.appex", "--zzz"])
        #expect(unlike.error.hasPrefix("Error: Unknown option '--zzz'.\n"), "\(unlike.error)")
        let missing = try space.run(["run", "p.html", "--trace"])
        #expect(missing.error.hasPrefix("Error: Give an extension with --extension"), "\(missing.error)")
        let behind = try space.run(["run", "--trace", "--", "--zzz"])
        #expect(behind.error.hasPrefix("Error: Give an extension with --extension"), "\(behind.error)")
    }

    @Test(
        "A URL in place of a file is refused with a command line that works",
        arguments: [
            (
                ["run", "https://example.com/a?b", "--extension", "./x.appex", "--arguments", #"{"a": "it's"}"#],
                #"Try: curl -L 'https://example.com/a?b' | webaction run - --url 'https://example.com/a?b' --extension ./x.appex --arguments '{"a": "it'\''s"}'"#
            ),
            (
                ["eval", "http://example.com/", "--url", "http://b/", "-e", "1"],
                "Try: curl -L http://example.com/ | webaction eval - --url http://b/ -e 1"
            ),
            (
                ["batch", "https://example.com/", "--extension", "./x.appex", "--out", "o"],
                "Save it first: curl -L -o page.html https://example.com/ && webaction batch page.html --extension ./x.appex --out o"
            ),
            (
                ["match", "https://example.com/"],
                "Try: curl -L https://example.com/ | webaction match - --url https://example.com/"
            ),
        ]
    )
    func addresses(line: [String], hint: String) throws {
        let space = try Workspace()
        let outcome = try space.run(line)
        #expect(outcome.code == 2)
        let address = try #require(line.first { $0.hasPrefix("http") })
        #expect(outcome.error == "webaction: \(address): nothing is loaded from the network. \(hint)\n")
        #expect(space.files == ["p.html", "x.appex"])
    }

    @Test("The command line suggested for a URL does what is meant")
    func addressLine() throws {
        let space = try Workspace()
        let outcome = try space.run(["eval", "https://example.com/a", "-e", "document.title + document.URL"])
        let line = try #require(outcome.error.firstMatch(of: /\| webaction (.*)\n/)).1
        let again = try space.run(
            ["-c", "exec \(BuiltProgram.file.path) \(line) < p.html"],
            executable: "/bin/sh"
        )
        #expect(again.text == "\"thttps://example.com/a\"\n", "\(again.error)")
    }
}
