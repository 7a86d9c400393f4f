// NativeAction.swift: the native action of an extension: none, a given answer, a Swift executable, or any program.

package import ActionProtocol
package import PropertyValues
import Sharing

/// The format of an external program's payload and answer.
package enum ProgramFormat: Equatable, Sendable {
    case json
    case propertyList
}

/// The native action that answers the payload, and how it is started.
package enum NativeAction: Equatable, Sendable {
    /// No action: only run().
    case none
    /// The argument of finalize() is given.
    case fixed(PropertyValue)
    /// An executable made with the SDK.
    case swift(executable: String, ActionRequest)
    /// Any program: payload on standard input, answer on standard output.
    case program(
        path: String,
        arguments: [String],
        directory: String,
        format: ProgramFormat,
        access: ActionAccess = ActionAccess()
    )
    /// The recorded replies of a background to the messages of content scripts, in order.
    case replies([RecordedMessage])
}

extension NativeAction {
    /// The kind of answer, for the state machine.
    var side: AnsweringSide {
        switch self {
        case .none, .replies: .nothing
        case .fixed(let value): .fixed(value)
        case .swift, .program: .process
        }
    }

    /// A copy of the action with other input items.
    func asking(for items: ItemStore) -> NativeAction {
        guard case .swift(let executable, var request) = self else { return self }
        request.inputItems = items.request
        return .swift(executable: executable, request)
    }
}

extension NativeAction {
    /// A copy of the action with simulated user input; null leaves it unchanged.
    package func choosing(_ choices: PropertyValue) -> NativeAction {
        guard choices != .null, case .swift(let executable, var request) = self else { return self }
        request.choices = choices
        return .swift(executable: executable, request)
    }

    /// Whether the action is an external program, not a class.
    package var isProgram: Bool { if case .program = self { true } else { false } }

    /// What the action may access in addition to its items.
    var access: ActionAccess {
        switch self {
        case .none, .fixed, .replies: ActionAccess()
        case .swift(_, let request): request.access
        case .program(_, _, _, _, let access): access
        }
    }
}
