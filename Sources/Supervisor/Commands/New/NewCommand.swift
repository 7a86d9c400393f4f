// NewCommand.swift: webaction new: creates a bundle as a starting point, which can be run at once.

import ArgumentParser
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

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Create a new extension that runs as it is.",
        discussion: "Example: webaction new shout --kind action"
    )

    @Argument(help: "The name of the extension; the folder NAME.appex is created.")
    var name: String
    @Option(help: "action (Swift, no view), view-action (Swift, view controller), share or program.")
    var kind = NewKind.action
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
        let folder = "\(directory)/\(name).appex"
        guard mkdir(folder, 0o777) == 0 else {
            throw CommandError.failed("\(folder): cannot be created: \(systemMessage(errno)).")
        }
        let template = BundleTemplate(name: name, kind: kind)
        for file in template.files {
            try writeOutput(Array(file.text.utf8), to: "\(folder)/\(file.name)")
            if file.isExecutable { chmod("\(folder)/\(file.name)", 0o755) }
        }
        let choices = kind == .viewAction ? " --choices '{\"taps\": [\"done\"]}'" : ""
        printError("created \(folder); try it:", prefix: "")
        printError("  webaction validate \(folder)", prefix: "")
        printError("  webaction run PAGE.html --extension \(folder)\(choices)", prefix: "")
    }
}
