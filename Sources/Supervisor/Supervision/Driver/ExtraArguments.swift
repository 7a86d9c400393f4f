// ExtraArguments.swift: the value of `arguments.extraArguments` in run(), if no Swift action supplies it in the options of loadItem.

import ActionProtocol
package import PropertyValues

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

extension RunExtension {
    /// Passes extra arguments to run().
    package mutating func give(_ extraArguments: PropertyValue) throws(ExtraArgumentsError) {
        if case .swift = action { throw .givenByAction }
        if let problem = ActionChannel.problem(withOptions: extraArguments) { throw .tooLarge(problem) }
        runArguments = [extraArguments]
    }
}
