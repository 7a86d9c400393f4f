// NewCommand.swift: webaction new: creates a bundle or a script as a starting point, which can be run at once.

import ArgumentParser
import ExtensionHost
import Glibc
import Isolation

/// The native half of the new bundle.
enum NewKind: String, CaseIterable, ExpressibleByArgument {
    /// A Swift handler without a view.
    case action
    /// A Swift view controller.
    case viewAction = "view-action"
    /// A share sheet.
    case share
    /// A program in any language.
    case program
}

/// What is created.
enum NewChoice: ExpressibleByArgument {
    case bundle(NewKind)
    case script(ScriptKindEntry)

    init?(argument: String) {
        if let kind = NewKind(rawValue: argument) {
            self = .bundle(kind)
        } else if let kind = ScriptKindEntry.named(argument), kind.example != nil {
            self = .script(kind)
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] {
        NewKind.allCases.map(\.rawValue) + ScriptKindEntry.all.filter { $0.example != nil }.map(\.name)
    }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Create a new extension, or a script with a page and a test suite, that runs as it is.",
        discussion: """
            Examples: webaction new shout --kind action
                      webaction new shout --kind userscript
            """
    )

    @Argument(help: "The name of the extension or script; the folder NAME.appex, or NAME for a script, is created.")
    var name: String
    @Option(
        help: ArgumentHelp(
            "action (Swift, no view), view-action (Swift, view controller), share, program, or a kind of script: "
                + ScriptKindEntry.all.filter { $0.example != nil }.map(\.name).joined(separator: ", ")
                + " (default: action).",
            valueName: "kind"
        )
    )
    var kind: NewChoice = .bundle(.action)
    @Option(
        help: ArgumentHelp("The folder to create it in.", valueName: "dir"),
        completion: .directory
    )
    var directory = "."

    func validate() throws {
        let isGood =
            !name.isEmpty && name.count <= 64
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "-_".unicodeScalars.contains(scalar))
            }
        guard isGood, name.first?.isLetter == true else {
            throw ValidationError("A name must begin with a letter and may contain only letters, digits, - and _.")
        }
    }

    func run() throws {
        switch kind {
        case .bundle(let kind): try makeBundle(kind)
        case .script(let kind): if let example = kind.example { try makeScript(example(name)) }
        }
    }

    private func makeFolder(_ folder: String) throws {
        guard mkdir(folder, 0o777) == 0 else {
            throw CommandError.failed("\(folder): cannot be created: \(systemMessage(errno)).")
        }
    }

    private func makeBundle(_ kind: NewKind) throws {
        let folder = "\(directory)/\(name).appex"
        try makeFolder(folder)
        let template = BundleTemplate(name: name, kind: kind)
        for file in template.files {
            try writeOutput(Array(file.text.utf8), to: "\(folder)/\(file.name)")
            if file.isExecutable { chmod("\(folder)/\(file.name)", 0o755) }
        }
        let choices = kind == .viewAction ? " --choices '{\"taps\": [\"done\"]}'" : ""
        printCreated(folder, ["validate \(folder)", "run PAGE.html --extension \(folder)\(choices)"])
    }

    private func makeScript(_ example: ScriptExample) throws {
        let folder = "\(directory)/\(name)"
        try makeFolder(folder)
        let kind = example.kind.map { ", \"kind\": \"\($0)\"" } ?? ""
        let files =
            [
                (example.file, example.text),
                ("page.html", "<!DOCTYPE html>\n<title>Example</title>\n<h1>hello</h1>\n"),
                ("case.json", "{\"extension\": \"\(example.file)\"\(kind)}\n"),
            ] + example.furtherFiles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        for (name, text) in files { try writeOutput(Array(text.utf8), to: "\(folder)/\(name)") }
        let option = example.kind.map { " --kind \($0)" } ?? ""
        let script = "\(folder)/\(example.file)"
        printCreated(
            folder,
            [
                "validate \(script)\(option)",
                "run \(folder)/page.html --url https://example.com/page.html --extension \(script)\(option)",
                "test \(folder) --record, and later: webaction test \(folder)",
            ]
        )
    }

    private func printCreated(_ folder: String, _ commands: [String]) {
        printError("created \(folder); try it:", prefix: "")
        for command in commands { printError("  webaction \(command)", prefix: "") }
    }
}
