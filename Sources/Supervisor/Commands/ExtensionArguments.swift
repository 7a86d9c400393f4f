// ExtensionArguments.swift: the options that name the extensions, and the values for each of several.

import ArgumentParser
import ExtensionHost
import FilePaths
import Isolation
import Reports
import RunEngine

struct ExtensionArguments: ParsableArguments {
    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp(
            "The name of a bundle, a path that contains a slash, or a script. May be repeated.",
            discussion: """
                Scripts of other kinds are named by their files (\(documentPath("docs/script-kinds.md"))). Each runs on what the one before left. If one fails, the page is written unchanged. --arguments, --run-arguments, \
                --choices and files of payloads are given once for all, or once for each in their order; null among the \
                arguments starts that extension's native action.
                """,
            valueName: "extension"
        ),
        completion: extensionCompletion
    )
    var bundles: [String] = []
    @Option(
        name: .customLong("script"),
        help: ArgumentHelp(
            "Run this script file; the value of its last statement is the payload. May be repeated.",
            valueName: "file"
        ),
        completion: .file()
    )
    var scripts: [String] = []
    @Option(
        name: .customLong("kind"),
        help: ArgumentHelp(
            "The kind of script that --extension names, if its name does not show it.",
            valueName: "kind"
        ),
        completion: .list(ScriptKindEntry.names)
    )
    var kinds: [KindChoice] = []
    @Flag(help: "Run each --extension on a fresh copy of the page; each has an output of its own.")
    var each = false

    /// The order in which a page goes through the extensions.
    var order: ExtensionOrder { each ? .each : .chain }

    /// The number of extensions and scripts.
    var count: Int { bundles.count + scripts.count }

    func validate() throws {
        if count == 0 { throw ValidationError("Give an extension with --extension, or a script with --script.") }
    }

    /// Finds the extensions and scripts, in the order of the command line.
    ///
    /// - Parameter page: The page; if it is read from standard input, no script can be.
    func found(readingFirst page: FilePath? = nil) throws -> [ResolvedExtension] {
        try found(listed: [page].compactMap { $0 })
    }

    /// Finds the extensions and scripts, in the order of the command line.
    ///
    /// - Parameter inputs: The command's other inputs; if one is standard input, no script can be.
    func found(listed inputs: [FilePath]) throws -> [ResolvedExtension] {
        let kinds = try spread(kinds, over: bundles.count, "--kind")
        if scripts.count(where: { $0 == "-" }) + inputs.count(where: { $0 == "-" }) > 1 {
            throw CommandError.usage(
                "--script -: standard input is read once. Read the script or the page from a file."
            )
        }
        var named = zip(bundles, kinds).map { ($0, $1?.entry) }[...]
        var scripts = scripts[...]
        // NB: ArgumentParser keeps the order only within each option.
        var references: [(text: String, kind: ScriptKindEntry?)] = []
        for word in commandLineArguments().dropFirst() {
            if word == "--extension" || word.hasBytePrefix("--extension="), let next = named.popFirst() {
                references.append(next)
            } else if word == "--script" || word.hasBytePrefix("--script="), let next = scripts.popFirst() {
                references.append((next, .plainScript))
            }
        }
        references += named + scripts.map { ($0, .plainScript) }
        return try references.map { try findExtension($0.text, kind: $0.kind) }
    }
}

/// The option of commands that take one script.
struct KindOption: ParsableArguments {
    @Option(help: "The kind of script, if its name does not show it.", completion: .list(ScriptKindEntry.names))
    private var kind: KindChoice?

    /// The kind; nil: it is seen.
    var entry: ScriptKindEntry? { kind?.entry }
}

/// The value of --kind.
struct KindChoice: ExpressibleByArgument {
    let entry: ScriptKindEntry

    init?(argument: String) {
        guard let entry = ScriptKindEntry.named(argument) else { return nil }
        self.entry = entry
    }

    static var allValueStrings: [String] { ScriptKindEntry.names }
}

/// The option of commands that search for extensions.
struct SearchArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("An additional folder to search for extensions; may be repeated.", valueName: "dir"),
        completion: .directory
    )
    var extensions: [String] = []
}

/// The values of an option for each of `count` extensions: given once for all, or once for each, in order.
///
/// - Returns: As many values as there are extensions; nil if the option is missing.
func spread<Value>(_ values: [Value], over count: Int, _ option: String) throws -> [Value?] {
    switch values.count {
    case 0: return Array(repeating: nil, count: count)
    case 1: return Array(repeating: values[0], count: count)
    case count: return values
    default:
        let how = count == 1 ? "once" : "once for all, or once for each, in their order"
        throw CommandError.usage(
            "\(option) is given \(values.count) times for \(counted(count, "extension")): give it \(how)."
        )
    }
}
