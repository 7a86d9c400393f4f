// LoadOptions.swift: the options of loadItem that reach a page's script. Shortcuts' "Run JavaScript on Web Page" passes
// its script this way: its options have a dictionary under the key extraArguments, which run() receives under that name
// in its argument. No other keys are known, so others are not passed on.

import ActionProtocol
import Foundation
import PropertyValues

/// The reason why options are refused.
struct LoadOptionsError: Error {
    /// A clause for a message.
    var reason: String
}

/// The options for loading a page's property list.
struct LoadOptions {
    /// The value of `arguments.extraArguments` in run(); nil: none.
    let extraArguments: PropertyValue?
    /// The keys that are not passed on.
    let ignoredKeys: [String]

    /// The message about other keys.
    static let passedOn = "only \"\(ActionChannel.extraArgumentsKey)\" is known to"

    /// - Throws: If a value does not fit a property list, the options exceed the limit, or the host does not support
    ///   them.
    init(_ options: [AnyHashable: Any]) throws(LoadOptionsError) {
        var problem: String?
        let list = PropertyValue(foundation: options) { path, type in
            problem = problem ?? (path.isEmpty ? "they have \(type)" : "\"\(path)\" is \(type)")
        }
        if let problem { throw LoadOptionsError(reason: "\(problem), which no property list can hold") }
        guard let list, case .dictionary(let entries) = list else {
            throw LoadOptionsError(reason: "they are no dictionary")
        }
        if let problem = ActionChannel.problem(withOptions: list) { throw LoadOptionsError(reason: problem) }
        extraArguments = list[ActionChannel.extraArgumentsKey]
        ignoredKeys = entries.map(\.key).filter { $0 != ActionChannel.extraArgumentsKey }
        if extraArguments != nil, Self.hostVersion < 2 {
            throw LoadOptionsError(
                reason: "this webaction is older than the extension's SDK, and gives run() no extra arguments"
            )
        }
    }

    /// The version of the messages that the supervisor supports.
    private static var hostVersion: Int {
        ProcessInfo.processInfo.environment[ActionChannel.versionVariable].flatMap { Int($0) } ?? 1
    }
}
