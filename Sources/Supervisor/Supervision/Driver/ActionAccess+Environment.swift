// ActionAccess+Environment.swift: what an action may reach, as its process's environment says it.

import ActionProtocol
import JSONCoding
import PropertyValues

extension ActionAccess {
    /// The environment variable in which programs find their groups' folders: a JSON object.
    static let groupsVariable = "WEBACTION_GROUPS"

    /// For any program: `WEBACTION_GROUPS`, if it has any.
    var programEnvironment: [String] {
        if groups.isEmpty { return [] }
        let value = PropertyValue.dictionary(groups.map { ($0.group, .string($0.path)) })
        return ["\(Self.groupsVariable)=\(String(decoding: value.json(), as: UTF8.self))"]
    }

    /// For executables made with the SDK: where Foundation keeps the defaults of suites, one file each.
    var swiftEnvironment: [String] { defaults.isEmpty ? [] : ["XDG_CONFIG_HOME=\(defaults)"] }
}
