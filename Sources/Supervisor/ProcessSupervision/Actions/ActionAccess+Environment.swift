// ActionAccess+Environment.swift: the environment variables that describe an action's access.

import ActionProtocol
import JSONCoding
import PropertyValues

extension ActionAccess {
    /// The variable that contains the folders of a program's groups: a JSON object.
    static let groupsVariable = "WEBACTION_GROUPS"

    /// For any program: `WEBACTION_GROUPS`, if it has groups.
    var programEnvironment: [String] {
        if groups.isEmpty { return [] }
        let value = PropertyValue.dictionary(groups.map { ($0.group, .string($0.path)) })
        return ["\(Self.groupsVariable)=\(String(decoding: value.json(), as: UTF8.self))"]
    }

    /// For executables made with the SDK: the folder in which Foundation keeps the defaults of suites, one file each.
    var swiftEnvironment: [String] { defaults.isEmpty ? [] : ["XDG_CONFIG_HOME=\(defaults)"] }
}
