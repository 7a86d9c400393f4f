// MeantNameTests.swift: suggestions for unknown commands and options.

import Testing

@testable import Commands

@Suite("Suggested names")
struct MeantNameTests {
    private static let commands = ["run", "batch", "test", "eval", "snapshot", "validate", "extensions"]

    @Test(
        "A command is suggested by its spelling, its beginning, or its name in other programs",
        arguments: [("snpashot", "snapshot"), ("ext", "extensions"), ("Lint", "validate"), ("ls", "extensions")]
    )
    func commands(word: String, meant: String) {
        #expect(UsageSuggestions.command(meantBy: word, in: Self.commands) == meant)
    }

    @Test("Nothing is suggested for an unrelated word", arguments: ["frobnicate", "", "-"])
    func unrelated(word: String) { #expect(UsageSuggestions.command(meantBy: word, in: Self.commands) == nil) }

    @Test(
        "The message about an unknown option names the one that was meant",
        arguments: [
            (["run", "p.html", "--time-out", "3"], "Unknown option '--time-out'. Did you mean '--timeout'?"),
            (["run", "-timeout"], "Unknown option '-timeout'. Did you mean '--timeout'?"),
            (["run", "--save=x"], "Unknown option '--save'. Did you mean '--output'?"),
            (["run", "--frobnicate"], "Unknown option '--frobnicate'."),
        ]
    )
    func options(arguments: [String], message: String) {
        #expect(UsageSuggestions.unknownOption(in: arguments) == message)
    }

    @Test(
        "Known options, and what follows --, are not unknown",
        arguments: [["run", "p.html", "--timeout", "3"], ["run", "--", "--time-out"], ["nothing", "--x"], []]
    )
    func known(arguments: [String]) { #expect(UsageSuggestions.unknownOption(in: arguments) == nil) }
}
