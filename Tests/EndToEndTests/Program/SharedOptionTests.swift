// SharedOptionTests.swift: options that several commands have: each command refuses a wrong value with the same message. The commands of
// an option are those whose recorded help lists it.

import Foundation
import Testing

@Suite("Options of several commands")
struct SharedOptionTests {
    /// An option, a wrong value, and the message for it.
    struct WrongValue: CustomTestStringConvertible, Sendable {
        var option: String
        var value: String
        var message: String
        /// Commands that give the option another meaning.
        var others: Set<String> = []
        var testDescription: String { "\(option) \(value)" }
    }

    static let values = [
        WrongValue(option: "--time", value: "yesterday", message: "it takes a date and time with a time zone, such as"),
        WrongValue(option: "--seed", value: "1.5", message: "it takes a number from 0 to 9007199254740991"),
        WrongValue(option: "--jobs", value: "0", message: "--jobs takes a number from 1 to 1024."),
        WrongValue(
            option: "--timeout",
            value: "0",
            message: "--timeout takes a number of seconds greater than 0 and at most 86400."
        ),
        WrongValue(
            option: "--max-bytes",
            value: "0",
            message: "--max-bytes takes a number of bytes, from 1 to 943718400."
        ),
        WrongValue(option: "--encoding", value: "none", message: "--encoding: \"none\" is not"),
        WrongValue(option: "--content-type", value: "image/png", message: "The value 'image/png' is invalid for"),
        WrongValue(option: "--resource-root", value: "none", message: "--resource-root: none is not a directory."),
        WrongValue(option: "--allow-outside", value: "none", message: "--allow-outside: none is not a directory."),
        WrongValue(option: "--url", value: "page", message: "--url takes an absolute URL, such as"),
        WrongValue(
            option: "--selection",
            value: "",
            message: "--selection takes a CSS selector or a text that is not empty."
        ),
        WrongValue(
            option: "--arguments",
            value: "1",
            message: "--arguments takes a dictionary, such as {\"key\": value}."
        ),
        WrongValue(option: "--arguments", value: "{", message: "--arguments: invalid JSON: "),
        WrongValue(
            option: "--run-arguments",
            value: "[]",
            message: "--run-arguments takes a dictionary, such as {\"key\": value}."
        ),
        WrongValue(
            option: "--choices",
            value: "1",
            message: "--choices takes a dictionary, such as {\"taps\": [\"done\"]}."
        ),
        WrongValue(option: "--output-encoding", value: "big5", message: "--output-encoding takes utf-8, not big5."),
        WrongValue(option: "--memory", value: "1", message: "--memory takes megabytes, from 64 to 1048576."),
        WrongValue(option: "--grant", value: "none", message: "asks for \"none\"", others: ["test"]),
    ]

    /// What each command needs in addition to an option.
    private static let lines: [String: [String]] = [
        "run": ["p.html", "--extension", "./x.appex"],
        "batch": ["p.html", "--extension", "./x.appex", "--out", "out"],
        "worker": ["--extension", "./x.appex"],
        "eval": ["p.html", "-e", "1"],
        "snapshot": ["p.html"],
        "diff": ["p.html", "--extension", "./x.appex"],
        "match": ["p.html", "--extension", "./x.appex"],
        "serve": ["p.html", "--extension", "./x.appex"],
        "test": ["cases"],
    ]

    /// The commands whose help lists an option.
    private static func commands(with option: String) throws -> [String] {
        let file = BuiltProgram.root.appending(path: "Tests/Data/Expectations/help.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        return lines.keys.filter { command in
            guard let start = text.range(of: "\nUSAGE: webaction \(command) ") else { return false }
            let rest = text[start.upperBound...]
            let help = rest[..<(rest.range(of: "\nUSAGE: ")?.lowerBound ?? rest.endIndex)]
            return help.split(separator: "\n").contains { line in
                line.split { $0 == " " || $0 == "," }.prefix(2).contains { $0 == option } && line.hasPrefix("  -")
            }
        }.sorted()
    }

    @Test("A wrong value is refused with the same message by every command that has the option", arguments: values)
    func refused(wrong: WrongValue) throws {
        let workspace = try Workspace()
        try workspace.makeFolder("cases")
        let commands = try Self.commands(with: wrong.option).filter { !wrong.others.contains($0) }
        #expect(commands.count > 1, "only one command has it: \(commands)")
        for command in commands {
            let line = try [command] + #require(Self.lines[command]) + [wrong.option, wrong.value]
            let result = try workspace.run(line, input: "")
            #expect(
                result.code == 2 && result.error.contains(wrong.message),
                "\(line.joined(separator: " ")): \(result.code): \(result.error)"
            )
        }
    }

    @Test("A page in a container that is too large is refused with the same message by every command that reads one")
    func largeContainer() throws {
        let workspace = try Workspace()
        try workspace.makeFolder("cases")
        let page = "Content-Type: text/html\r\n\r\n<!doctype html><title>saved</title>"
        for folder in ["", "cases/"] { try workspace.write(page, to: folder + "p.mhtml") }
        try workspace.write(#"{"extension": "../x.appex", "page": "p.mhtml"}"#, to: "cases/case.json")
        let message = "p.mhtml: its page has more than 5 bytes (--max-bytes)."
        let commands = [
            ["run", "p.mhtml", "--extension", "./x.appex"], ["eval", "p.mhtml", "-e", "1"], ["snapshot", "p.mhtml"],
            ["match", "p.mhtml"], ["diff", "p.mhtml", "--extension", "./x.appex"],
            ["test", "cases", "--allow-outside", "."],
        ]
        for command in commands {
            let result = try workspace.run(command + ["--max-bytes", "5"])
            #expect(result.code != 0 && result.error.contains(message), "\(command): \(result.error)")
        }
    }

    @Test("An argument for finalize() replaces sources that do not compile, on the command line as in a case")
    func replacedSources() throws {
        let workspace = try Workspace()
        try workspace.use(handler: "class ActionRequestHandler {")
        try workspace.makeFolder("cases")
        try workspace.write(
            #"{"extension": "../x.appex", "page": "../p.html", "arguments": {"a": 2}}"#,
            to: "cases/case.json"
        )
        let run = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--arguments", #"{"a": 2}"#])
        #expect(run.code == 0 && run.text.contains(#"<title>{"a":2}</title>"#), "\(run.error)")
        let test = try workspace.run(["test", "cases", "--allow-outside", ".", "--record"])
        #expect(test.code == 0, "\(test.error)")
        let tree = String(decoding: workspace.read("cases/final.tree") ?? Data(), as: UTF8.self)
        #expect(tree.contains(#""{"a":2}""#), "\(tree)")
    }
}
