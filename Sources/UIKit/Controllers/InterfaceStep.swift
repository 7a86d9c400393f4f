// InterfaceStep.swift: one thing that a person does with an interface, and how a run's choices say it.

import Foundation

/// Something that a person does.
enum InterfaceStep {
    case text(String)
    /// By its index or its text.
    case row(Any)
    case tap(String)

    /// What is wrong with choices.
    struct Problem: Error {
        var reason: String
    }

    /// The steps that a dictionary of choices asks for: its text, its rows, its taps, and then those that are in order already.
    static func steps(of choices: [String: Any]) throws(Problem) -> [InterfaceStep] {
        var steps: [InterfaceStep] = []
        if let text = choices["text"] as? String { steps.append(.text(text)) }
        steps += (choices["rows"] as? [Any] ?? []).map(InterfaceStep.row)
        steps += (choices["taps"] as? [String] ?? []).map(InterfaceStep.tap)
        for (index, entry) in (choices["steps"] as? [Any] ?? []).enumerated() {
            guard let entry = entry as? [String: Any], entry.count == 1, let step = step(entry) else {
                throw Problem(reason: "step \(index) of the choices is not {\"tap\": …}, {\"row\": …} or {\"text\": …}")
            }
            steps.append(step)
        }
        return steps
    }

    /// The step that a line of a person's stands for: `text …` types, `row …` chooses, `tap …` taps, and a name alone does
    /// what there is of that name. nil for an empty line.
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
        if let name = entry["tap"] as? String { return .tap(name) }
        if let text = entry["text"] as? String { return .text(text) }
        return entry["row"].map(InterfaceStep.row)
    }
}
