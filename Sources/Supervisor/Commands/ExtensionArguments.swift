// ExtensionArguments.swift: the options that name the extensions, and the values for each of several.

import ArgumentParser
import Reports
import RunEngine

struct ExtensionArguments: ParsableArguments {
    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp(
            "The name of a bundle, or a path that contains a slash. May be repeated.",
            discussion: """
                Each runs on what the one before left. If one fails, the page is written unchanged. --arguments, --run-arguments, \
                --choices and files of payloads are given once for all, or once for each in their order; null among the \
                arguments starts that extension's native action.
                """,
            valueName: "extension"
        ),
        completion: extensionCompletion
    )
    var bundles: [String]
    @Flag(help: "Run each --extension on a fresh copy of the page; each has an output of its own.")
    var each = false

    /// The order in which a page goes through the extensions.
    var order: ExtensionOrder { each ? .each : .chain }
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
