// ActionArguments.swift: the options of commands that run an extension: what its native half gets, or what stands for it.

import ArgumentParser
import JSONCoding
import PropertyValues
import Supervision

struct ActionArguments: ParsableArguments {
    @Option(help: "Pass this JSON dictionary to finalize() and do not start the native action.")
    var arguments: String?
    @Option(
        help: """
            Scripted user input for an action with a user interface, as JSON: text, rows, taps, steps. With -, steps are \
            read from standard input, one per line.
            """
    )
    var choices: String?
    @OptionGroup
    var compiling: PackageArguments
    @OptionGroup
    var granting: GrantArguments

    /// finalize()'s argument as given with --arguments.
    func fixedArgument() throws -> PropertyValue? {
        try Self.dictionary(
            arguments,
            "--arguments takes a dictionary, such as {\"key\": value}.",
            "--arguments"
        )
    }

    /// A person's choices as given with --choices.
    ///
    /// - Parameter canAsk: Whether choices can be read step by step, which is for one page only.
    @discardableResult
    func userChoices(canAsk: Bool = false) throws -> PropertyValue {
        if choices == "-" {
            guard canAsk else { throw CommandError.usage("--choices -: only run reads steps from standard input.") }
            return .null
        }
        let form = "--choices takes a dictionary, such as {\"taps\": [\"done\"]}."
        return try Self.dictionary(choices, form, "--choices") ?? .null
    }

    /// What answers the payload: the fixed argument, or the bundle's native half.
    ///
    /// - Parameters:
    ///   - fixed: What `fixedArgument` gave; nil for what is no page, too.
    ///   - host: The process's host, if there is one already.
    ///   - canAsk: Whether choices can be read step by step.
    func action(
        of found: BundleUse,
        fixed: PropertyValue?,
        supervisor: Supervisor? = nil,
        canAsk: Bool = false
    ) throws -> NativeAction {
        try granting.check(for: [found.bundle])
        if let fixed { return .fixed(fixed) }
        return try found.action(
            supervisor: supervisor,
            choices: userChoices(canAsk: canAsk),
            grants: granting.grants,
            packages: compiling.packages
        )
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
