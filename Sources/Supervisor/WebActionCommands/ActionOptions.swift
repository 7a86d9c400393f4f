// ActionOptions.swift: the options of commands that run an extension: what its native half gets, or what stands for it.

import ActionHost
import ArgumentParser
import WorkerProtocol

struct ActionOptions: ParsableArguments {
    @Option(help: "finalize()'s argument as JSON; the bundle's native half is then not started.")
    var arguments: String?
    @Option(
        help: """
            What stands for a person's choices in an action with a view, as JSON: text, rows, taps, steps; - reads a step a \
            line from standard input.
            """
    )
    var choices: String?
    @OptionGroup
    var granting: GrantOptions

    /// finalize()'s argument as given with --arguments.
    func fixedArgument() throws -> PropertyValue? {
        try Self.dictionary(
            arguments,
            "--arguments: finalize() takes a dictionary: write {\"key\": value}.",
            "--arguments"
        )
    }

    /// A person's choices as given with --choices.
    ///
    /// - Parameter canAsk: Whether choices can be read step by step, which is for one page only.
    @discardableResult
    func userChoices(canAsk: Bool = false) throws -> PropertyValue {
        if choices == "-" {
            guard canAsk else { throw CommandProblem.usage("--choices -: steps on standard input are for run only.") }
            return .null
        }
        let form = "--choices: a dictionary is needed: write {\"taps\": [\"done\"]}."
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
        host: Host? = nil,
        canAsk: Bool = false
    ) throws -> NativeAction {
        try granting.check(for: [found.bundle])
        if let fixed { return .fixed(fixed) }
        return try found.action(host: host, choices: userChoices(canAsk: canAsk), grants: granting.grants)
    }

    private static func dictionary(_ json: String?, _ form: String, _ option: String) throws -> PropertyValue? {
        guard let json else { return nil }
        let value: PropertyValue
        do { value = try PropertyValue(json: Array(json.utf8)) } catch {
            throw CommandProblem.usage("\(option): not JSON: \(error.description).")
        }
        guard value.isDictionary else { throw CommandProblem.usage(form) }
        return value
    }
}
