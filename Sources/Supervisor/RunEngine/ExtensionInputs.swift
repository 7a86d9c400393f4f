// ExtensionInputs.swift: the inputs of an extension's run that a user, a case or a form supplies.

import ActionProtocol
import PageProtocol
package import PropertyValues

/// What an extension receives in addition to the page.
package struct ExtensionInputs: Equatable, Sendable {
    /// The argument of finalize(); nil: the native action's answer.
    package var argument: PropertyValue?
    /// The value of `arguments.extraArguments` in run(), unless a native action supplies its own; nil: none.
    package var extraArguments: PropertyValue?
    /// Simulated user input for an action with a view; null for none.
    package var choices: PropertyValue

    /// Creates inputs; by default the extension receives only the page.
    package init(
        argument: PropertyValue? = nil,
        extraArguments: PropertyValue? = nil,
        choices: PropertyValue = .null
    ) {
        (self.argument, self.extraArguments, self.choices) = (argument, extraArguments, choices)
    }

    /// Whether the native action is started.
    package var startsAction: Bool { argument == nil }

    /// The commands of a script's menu that are chosen; nil if the choices have anything else.
    var chosenCommands: [String]? {
        guard case .dictionary(let entries) = choices, entries.count == 1, entries[0].key == "taps",
            case .array(let taps) = entries[0].value
        else { return nil }
        let names = taps.compactMap(\.stringValue)
        return names.count == taps.count ? names : nil
    }

    /// The first input that only extensions take, by its option and its key in a case; nil: there is none.
    var ofExtension: (option: String, key: String)? {
        if argument != nil { return ("--arguments", "arguments") }
        if extraArguments != nil { return ("--run-arguments", "runArguments") }
        return choices == .null ? nil : ("--choices", "choices")
    }
}

/// Why a script does not take an input: its kind has no native action, and no function that gets arguments.
package struct UntakenInput: Error, Equatable {
    /// The option, and the key in a case.
    package let option: String
    package let key: String
    /// The reason, as a clause.
    package let reason: String
}

/// The reason why extra arguments cannot be passed to an extension's run() from outside.
package enum ExtraArgumentsError: Error, Equatable, CustomStringConvertible {
    /// The extension has a Swift action, which supplies its own.
    case givenByAction
    /// They exceed the size limit of an action's.
    case tooLarge(String)

    /// A sentence without its period.
    package var description: String {
        switch self {
        case .givenByAction: "the extension has a Swift action, whose loadItem gives run() its options"
        case .tooLarge(let problem): problem
        }
    }

    /// The fix: a clause that follows the description, or an empty string.
    ///
    /// - Parameter arguments: The name of the option or key for finalize()'s argument.
    package func remedy(of arguments: String) -> String {
        self == .givenByAction ? "; \(arguments), given too, replaces the action" : ""
    }
}

extension ExtensionToRun {
    /// Checks that the script takes these inputs.
    package func check(_ inputs: ExtensionInputs) throws(UntakenInput) {
        guard let wording, let given = inputs.ofExtension else { return }
        if given.key == "choices", wording.takesChoices {
            if inputs.chosenCommands != nil { return }
            throw UntakenInput(
                option: given.option,
                key: given.key,
                reason: "\(identifier) is \(wording.noun), which takes {\"taps\": [\"command\"]}: commands of its menu"
            )
        }
        throw UntakenInput(
            option: given.option,
            key: given.key,
            reason: "\(identifier) is \(wording.noun), which gets no arguments and has no native action"
        )
    }

    /// Applies inputs: an argument replaces the action, choices replace its own.
    package mutating func apply(_ inputs: ExtensionInputs) throws(ExtraArgumentsError) {
        if wording?.takesChoices == true {
            manager.choices = inputs.chosenCommands ?? []
            return
        }
        action = inputs.argument.map(NativeAction.fixed) ?? action.choosing(inputs.choices)
        guard let extra = inputs.extraArguments else { return }
        if case .swift = action { throw .givenByAction }
        if let problem = ActionChannel.problem(withOptions: extra) { throw .tooLarge(problem) }
        runArguments = [extra]
    }
}
