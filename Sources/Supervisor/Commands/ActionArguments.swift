// ActionArguments.swift: the options of commands that run an extension: inputs of its native half, or replacements for it.

import ArgumentParser
import ExtensionHost
import JSONCoding
import ProcessSupervision
import PropertyValues
import RunEngine

struct ActionArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Pass this JSON dictionary to finalize() and do not start the native action.",
            valueName: "json"
        )
    )
    var arguments: [String] = []
    @Option(
        help: ArgumentHelp(
            """
            Pass this JSON dictionary to run() as arguments.extraArguments. A Swift action passes its own, in the options of \
            loadItem.
            """,
            valueName: "json"
        )
    )
    var runArguments: [String] = []
    @Option(
        help: ArgumentHelp(
            """
            Scripted user input for an action with a user interface, as JSON: text, rows, taps, steps. With - (run only), \
            steps are read from standard input, one per line.
            """,
            valueName: "json"
        )
    )
    var choices: [String] = []
    @OptionGroup
    var compiling: PackageArguments
    @OptionGroup
    var granting: GrantArguments

    /// The first given option that applies only to a script.
    var scriptOption: String? {
        [("--arguments", arguments), ("--run-arguments", runArguments)].first { !$0.1.isEmpty }?.0
    }

    /// Whether steps are read from standard input.
    var readsSteps: Bool { choices.contains("-") }

    /// The inputs of each of `count` extensions.
    ///
    /// - Parameter canAsk: Whether choices can be read step by step, which is possible only for one page.
    func inputs(for count: Int = 1, canAsk: Bool = false) throws -> [ExtensionInputs] {
        let arguments = try dictionaries(arguments, for: count, "--arguments", like: "{\"key\": value}")
        let extra = try dictionaries(runArguments, for: count, "--run-arguments", like: "{\"key\": value}")
        if readsSteps {
            guard canAsk else { throw CommandError.usage("--choices -: only run reads steps from standard input.") }
            guard count == 1 else { throw CommandError.usage("--choices -: steps are read for one extension only.") }
        }
        let given = readsSteps ? [] : self.choices
        let choices = try dictionaries(given, for: count, "--choices", like: "{\"taps\": [\"done\"]}")
        return (0..<count).map { place in
            ExtensionInputs(
                argument: arguments[place],
                extraArguments: extra[place],
                choices: choices[place] ?? .null
            )
        }
    }

    /// The native action of an extension, unless an argument replaces it.
    func action(
        of found: ResolvedExtension,
        _ inputs: ExtensionInputs,
        supervisor: Supervisor? = nil
    ) throws -> NativeAction {
        guard inputs.startsAction else { return .none }
        let action = try found.action(
            supervisor: supervisor,
            grants: granting.grants,
            packages: compiling.packages
        )
        return action.choosing(inputs.choices)
    }

    /// Prepares an extension: its native action and its inputs.
    func prepare(
        _ part: inout ExtensionToRun,
        of found: ResolvedExtension,
        _ inputs: ExtensionInputs,
        supervisor: Supervisor? = nil
    ) throws {
        do throws(UntakenInput) { try part.check(inputs) } catch {
            throw CommandError.usage("\(error.option): \(error.reason).")
        }
        part.action = try action(of: found, inputs, supervisor: supervisor)
        do throws(ExtraArgumentsError) { try part.apply(inputs) } catch {
            throw CommandError.usage(
                "--run-arguments: \(part.identifier): \(error.description)\(error.remedy(of: "--arguments"))."
            )
        }
    }

    /// Prepares extensions in order.
    func prepare(
        _ found: [ResolvedExtension],
        _ inputs: [ExtensionInputs],
        supervisor: Supervisor? = nil
    ) throws -> [ExtensionToRun] {
        try granting.check(for: found)
        return try zip(found, inputs).map { found, inputs in
            var part = try found.partsWithoutAction()
            try prepare(&part, of: found, inputs, supervisor: supervisor)
            return part
        }
    }

    /// The values of an option that takes dictionaries, for each of `count` extensions; nil: none is given, or null for one of several.
    private func dictionaries(
        _ values: [String],
        for count: Int,
        _ option: String,
        like example: String
    ) throws -> [PropertyValue?] {
        try spread(values, over: count, option).map { text -> PropertyValue? in
            guard let text, count == 1 || text != "null" else { return nil }
            let value: PropertyValue
            do throws(JSONError) { value = try PropertyValue(json: Array(text.utf8)) } catch {
                throw CommandError.usage("\(option): invalid JSON: \(error.description).")
            }
            guard value.isDictionary else {
                throw CommandError.usage("\(option) takes a dictionary, such as \(example).")
            }
            return value
        }
    }
}
