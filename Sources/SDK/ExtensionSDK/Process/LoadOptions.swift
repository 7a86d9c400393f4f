// LoadOptions.swift: what loadItem's options give a page's script. Shortcuts' "Run JavaScript on Web Page" hands its script over so:
// its options have a dictionary under the key extraArguments, which run() finds under that name in its argument. Nothing is known of
// other keys, and so they are not passed on.

import ActionProtocol
import Foundation
import PropertyValues

/// Why options are refused.
struct LoadOptionsError: Error {
    /// A clause.
    var reason: String
}

/// The options of a load of a page's property list.
struct LoadOptions {
    /// What run() finds as `arguments.extraArguments`; nil: nothing.
    let extraArguments: PropertyValue?
    /// Keys of what is not passed on.
    let ignoredKeys: [String]

    /// What is said of other keys.
    static let passedOn = "only \"\(ActionChannel.extraArgumentsKey)\" is known to"

    /// - Throws: What is wrong: a value that no property list can hold, more than the limit, or a host that passes nothing on.
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

    /// The version of the messages that the supervisor understands.
    private static var hostVersion: Int {
        ProcessInfo.processInfo.environment[ActionChannel.versionVariable].flatMap { Int($0) } ?? 1
    }
}
