// ExtraArguments.swift: what run() finds as `arguments.extraArguments` where no Swift action gives it by loadItem's options.

import ActionProtocol
package import PropertyValues

/// Why an extension's run() can't be given extra arguments from outside.
package enum ExtraArgumentsError: Error, Equatable, CustomStringConvertible {
    /// The extension has a Swift action, which gives run() its own.
    case givenByAction
    /// They are larger than an action's may be.
    case tooLarge(String)

    /// A sentence without its full stop.
    package var description: String {
        switch self {
        case .givenByAction: "the extension has a Swift action, whose loadItem gives run() its options"
        case .tooLarge(let problem): problem
        }
    }

    /// What to do: a clause that follows the description, or nothing.
    ///
    /// - Parameter arguments: What finalize()'s argument is given with.
    package func remedy(of arguments: String) -> String {
        self == .givenByAction ? "; \(arguments), given too, replaces the action" : ""
    }
}

extension RunExtension {
    /// Gives run() extra arguments.
    package mutating func give(_ extraArguments: PropertyValue) throws(ExtraArgumentsError) {
        if case .swift = action { throw .givenByAction }
        if let problem = ActionChannel.problem(withOptions: extraArguments) { throw .tooLarge(problem) }
        runArguments = [extraArguments]
    }
}
