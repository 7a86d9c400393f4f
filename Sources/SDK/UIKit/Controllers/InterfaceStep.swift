// InterfaceStep.swift: one step of a user in an interface, and its form in a run's choices.

import Foundation

/// A step of a user.
enum InterfaceStep {
    /// Into the field with a name, or the first one.
    case text(String, into: String? = nil)
    /// By its index or its text.
    case row(Any)
    case tap(String)

    /// Whether it taps one of these.
    func isTap(ofOneIn names: [String]) -> Bool {
        if case .tap(let name) = self { names.contains(name) } else { false }
    }

    /// An error in the choices.
    struct ChoiceError: Error {
        var reason: String
    }

    /// The steps of a dictionary of choices: its text, its rows, its taps, then its ordered steps.
    static func steps(of choices: [String: Any]) throws(ChoiceError) -> [InterfaceStep] {
        var steps: [InterfaceStep] = []
        // Other keys belong to the action; these are misspellings of ours.
        for (wrong, right) in [("tap", "taps"), ("row", "rows"), ("step", "steps")] where choices[wrong] != nil {
            throw ChoiceError(reason: "the choices have \"\(wrong)\", which is called \"\(right)\" and is a list")
        }
        if let text: String = try value("text", of: choices, "a text") { steps.append(.text(text)) }
        steps += (try value("rows", of: choices, "a list of rows, as in [0, \"Latin\"]") ?? []).map(InterfaceStep.row)
        steps += (try value("taps", of: choices, "a list of names, as in [\"done\"]") ?? []).map(InterfaceStep.tap)
        let entries: [Any] = try value("steps", of: choices, "a list, as in [{\"tap\": \"done\"}]") ?? []
        for (index, entry) in entries.enumerated() {
            guard let entry = entry as? [String: Any], let step = step(entry) else {
                throw ChoiceError(
                    reason:
                        "step \(index) of the choices is not {\"tap\": …}, {\"row\": …}, {\"text\": …} or {\"text\": …, \"into\": …}"
                )
            }
            steps.append(step)
        }
        return steps
    }

    /// The value of a key; nil if it is missing.
    private static func value<Value>(
        _ key: String,
        of choices: [String: Any],
        _ expected: String
    ) throws(ChoiceError) -> Value? {
        guard let given = choices[key] else { return nil }
        guard let value = given as? Value else {
            throw ChoiceError(reason: "\"\(key)\" of the choices is not \(expected)")
        }
        return value
    }

    /// The step for a line of input: `text …` types, `row …` selects, `tap …` taps, and a name alone performs the step
    /// with that name. nil for an empty line.
    static func step(line: String, rows: [String]) -> InterfaceStep? {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.isEmpty { return nil }
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = parts.count == 2 ? parts[1] : ""
        switch parts[0] {
        case "text": return .text(rest)
        case "row" where !rest.isEmpty: return .row(Int(rest).map { $0 as Any } ?? rest)
        case "tap" where !rest.isEmpty: return .tap(rest)
        default: return rows.contains(line) ? .row(line) : .tap(line)
        }
    }

    private static func step(_ entry: [String: Any]) -> InterfaceStep? {
        if let text = entry["text"] as? String, entry.count == 2, let name = entry["into"] as? String {
            return .text(text, into: name)
        }
        guard entry.count == 1 else { return nil }
        if let name = entry["tap"] as? String { return .tap(name) }
        if let text = entry["text"] as? String { return .text(text) }
        return entry["row"].map(InterfaceStep.row)
    }
}
