// ActionArguments.swift: the options of commands that run an extension: inputs of its native half, or replacements for it.

import ArgumentParser
import JSONCoding
import PropertyValues
import Supervision

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

    /// The argument of finalize() from --arguments, for one extension.
    func fixedArgument() throws -> PropertyValue? { try fixedArguments(for: 1)[0] }

    /// The arguments of finalize() from --arguments, for each of `count` extensions; nil: the native action's answer is used.
    func fixedArguments(for count: Int) throws -> [PropertyValue?] {
        let form = "--arguments takes a dictionary, such as {\"key\": value}."
        return try spread(arguments, over: count, "--arguments").map {
            count > 1 && $0 == "null" ? nil : try Self.dictionary($0, form, "--arguments")
        }
    }

    /// The values of `arguments.extraArguments` in run() from --run-arguments, for each of `count` extensions; nil: none.
    @discardableResult
    func extraArguments(for count: Int = 1) throws -> [PropertyValue?] {
        let form = "--run-arguments takes a dictionary, such as {\"key\": value}."
        return try spread(runArguments, over: count, "--run-arguments").map { json in
            count > 1 && json == "null" ? nil : try Self.dictionary(json, form, "--run-arguments")
        }
    }

    /// The first given option that applies only to a script.
    var scriptOption: String? {
        [("--arguments", arguments), ("--run-arguments", runArguments)].first { !$0.1.isEmpty }?.0
    }

    /// Passes --run-arguments to the extensions of a run.
    func giveExtraArguments(to options: inout RunOptions) throws {
        for (place, extra) in try extraArguments(for: options.extensions.count).enumerated() {
            guard let extra else { continue }
            do throws(ExtraArgumentsError) { try options.extensions[place].give(extra) } catch {
                let who = options.extensions[place].identifier
                throw CommandError.usage(
                    "--run-arguments: \(who): \(error.description)\(error.remedy(of: "--arguments"))."
                )
            }
        }
    }

    /// Whether steps are read from standard input.
    var readsSteps: Bool { choices.contains("-") }

    /// The simulated user input from --choices, for each of `count` extensions; null for none.
    ///
    /// - Parameter canAsk: Whether choices can be read step by step, which is possible only for one page.
    @discardableResult
    func userChoices(for count: Int = 1, canAsk: Bool = false) throws -> [PropertyValue] {
        let form = "--choices takes a dictionary, such as {\"taps\": [\"done\"]}."
        return try spread(choices, over: count, "--choices").map { choices in
            if choices == "-" {
                guard canAsk else { throw CommandError.usage("--choices -: only run reads steps from standard input.") }
                guard count == 1 else {
                    throw CommandError.usage("--choices -: steps are read for one extension only.")
                }
                return .null
            }
            return count > 1 && choices == "null" ? .null : try Self.dictionary(choices, form, "--choices") ?? .null
        }
    }

    /// The native action: the fixed argument, or the bundle's native half.
    ///
    /// - Parameters:
    ///   - fixed: The result of `fixedArgument`; nil if the input is not a page, too.
    ///   - supervisor: The process's supervisor, if there is one already.
    ///   - canAsk: Whether choices can be read step by step.
    func action(
        of found: BundleUse,
        fixed: PropertyValue?,
        supervisor: Supervisor? = nil,
        canAsk: Bool = false
    ) throws -> NativeAction {
        try actions(of: [found], fixed: [fixed], supervisor: supervisor, canAsk: canAsk)[0]
    }

    /// The native actions of several extensions.
    ///
    /// - Parameter fixed: The result of `fixedArguments`.
    func actions(
        of found: [BundleUse],
        fixed: [PropertyValue?],
        supervisor: Supervisor? = nil,
        canAsk: Bool = false
    ) throws -> [NativeAction] {
        var actions: [NativeAction] = []
        try makeActions(of: found, fixed: fixed, supervisor: supervisor, canAsk: canAsk) { actions.append($0) }
        return actions
    }

    /// Prepares the native actions of several extensions in order.
    ///
    /// - Parameter made: Called with each action as it is prepared.
    func makeActions(
        of found: [BundleUse],
        fixed: [PropertyValue?],
        supervisor: Supervisor?,
        canAsk: Bool,
        _ made: (NativeAction) throws -> Void
    ) throws {
        try granting.check(for: found.map(\.bundle))
        let choices = try userChoices(for: found.count, canAsk: canAsk)
        for place in found.indices {
            if let fixed = fixed[place] {
                try made(.fixed(fixed))
                continue
            }
            try made(
                found[place].action(
                    supervisor: supervisor,
                    choices: choices[place],
                    grants: granting.grants,
                    packages: compiling.packages
                )
            )
        }
    }

    private static func dictionary(_ json: String?, _ form: String, _ option: String) throws -> PropertyValue? {
        guard let json else { return nil }
        let value: PropertyValue
        do { value = try PropertyValue(json: Array(json.utf8)) } catch {
            throw CommandError.usage("\(option): invalid JSON: \(error.description).")
        }
        guard value.isDictionary else { throw CommandError.usage(form) }
        return value
    }
}
