// WritingArguments.swift: the options for writing pages.

public import ArgumentParser
import PageProtocol

extension PageSerialization: ExpressibleByArgument {
    /// Parses the option's value; nil if it is invalid.
    package init?(argument: String) {
        switch argument {
        case "preserve": self = .preserve
        case "html": self = .html
        case "xml": self = .xml
        default: return nil
        }
    }

    package static var allValueStrings: [String] { ["preserve", "html", "xml"] }

    package static var allValueDescriptions: [String: String] {
        [
            "preserve": "copy the bytes of everything that was not changed", "html": "serialise the whole page as HTML",
            "xml": "serialise the whole page as XML",
        ]
    }

    package var defaultValueDescription: String { Self.allValueStrings[Int(rawValue) - 1] }
}

/// The options of commands that write pages.
struct WritingArguments: ParsableArguments {
    @Option(help: "How pages are written (default: preserve).")
    var serialization: PageSerialization?
    @Option(
        help: ArgumentHelp(
            "Convert pages to this encoding and declare it: utf-8.",
            valueName: "encoding"
        ),
        completion: .list(["utf-8"])
    )
    var outputEncoding: String?
    @Flag(help: "Do not add an encoding declaration to rewritten pages that need one.")
    var noDeclare = false
    @Flag(
        help: "Parse written pages again; a page fails if the tree differs from the one that run() and finalize() left."
    )
    var verify = false

    func validate() throws {
        if let outputEncoding, !["utf-8", "utf8"].contains(outputEncoding.lowercased()) {
            throw ValidationError("--output-encoding takes utf-8, not \(outputEncoding).")
        }
        if noDeclare, outputEncoding != nil {
            throw ValidationError("--no-declare and --output-encoding cannot be combined.")
        }
    }

    /// The names of the options, and whether each is given.
    var given: [(name: String, isGiven: Bool)] {
        [
            ("--serialization", serialization != nil), ("--output-encoding", outputEncoding != nil),
            ("--no-declare", noDeclare), ("--verify", verify),
        ]
    }

    /// How pages that leave their containers are written.
    var options: WritingOptions {
        WritingOptions(
            serialization ?? .preserve,
            encoding: outputEncoding == nil ? "" : "utf-8",
            declaresEncoding: !noDeclare,
            verifies: verify
        )
    }
}
