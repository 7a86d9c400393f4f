// ScriptValueStore.swift: the values that userscripts store from run to run: a JSON object with an object for each script.

import JSONCoding
package import PageProtocol
import PropertyValues

/// Why stored values cannot be used.
package enum ScriptValueError: Error, Equatable, CustomStringConvertible {
    /// The file is not JSON; the value says why.
    case notJSON(String)
    /// The file is JSON, but no object of objects.
    case notAnObject
    /// There are more than a store may have.
    case tooLarge
    /// The values of a script are not JSON.
    case invalid(script: String)

    package var description: String {
        switch self {
        case .notJSON(let problem): "invalid JSON: \(problem)"
        case .notAnObject: "it must be a JSON object with an object for each script"
        case .tooLarge: "there are more than \(ManagerInput.maximumValues >> 20) MB of values"
        case .invalid(let script): "the values of \(script) cannot be stored"
        }
    }
}

/// The values of all scripts.
package struct ScriptValueStore: Equatable, Sendable {
    private var scripts: [(key: String, value: PropertyValue)] = []
    /// The values as JSON; empty if there are none.
    package private(set) var bytes: [UInt8] = []
    /// Whether scripts changed values since it was created.
    package private(set) var isChanged = false

    /// Creates a store without values.
    package init() {}

    /// Reads a store.
    ///
    /// - Parameter isChanged: Whether it has changes that no file has yet.
    package init(json: [UInt8], isChanged: Bool = false) throws(ScriptValueError) {
        self.isChanged = isChanged
        if json.isEmpty { return }
        guard json.count <= ManagerInput.maximumValues else { throw .tooLarge }
        let value: PropertyValue
        do throws(JSONError) { value = try PropertyValue(json: json) } catch { throw .notJSON(error.description) }
        guard case .dictionary(let entries) = value, entries.allSatisfy(\.value.isDictionary) else {
            throw .notAnObject
        }
        scripts = entries
        bytes = json
    }

    /// Replaces the values of a script. If that is not possible, the store is unchanged.
    package mutating func apply(_ stored: StoredValues) throws(ScriptValueError) {
        guard let value = try? PropertyValue(json: stored.values), value.isDictionary else {
            throw .invalid(script: stored.script)
        }
        var changed = scripts
        if let place = changed.firstIndex(where: { $0.key == stored.script }) {
            changed[place].value = value
        } else {
            changed.append((stored.script, value))
        }
        let json = PropertyValue.dictionary(changed).json(.canonical)
        guard json.count <= ManagerInput.maximumValues else { throw .tooLarge }
        (scripts, bytes, isChanged) = (changed, json, true)
    }

    /// Replaces the values by those of all scripts of a run.
    package mutating func apply(_ reports: [RunReport]) throws(ScriptValueError) {
        for report in reports where !report.endsChain {
            if let stored = report.storedValues { try apply(stored) }
        }
    }

    package static func == (one: ScriptValueStore, other: ScriptValueStore) -> Bool {
        one.bytes == other.bytes && one.isChanged == other.isChanged
    }
}
