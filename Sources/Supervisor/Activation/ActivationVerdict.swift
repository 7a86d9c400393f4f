// ActivationVerdict.swift: the answer of a rule, with every clause that led to it.

/// One clause of a rule, and what became of it.
package struct ActivationClause: Equatable, Sendable {
    /// The clause as it stands in the rule, or a name for a step of the evaluation.
    package var text: String
    /// Whether it holds; nil for what has no truth of its own.
    package var holds: Bool?
    /// Why: the values that were compared.
    package var detail: String
    /// The clauses inside it.
    package var children: [ActivationClause]

    /// A clause with all its fields.
    package init(_ text: String, holds: Bool?, detail: String = "", children: [ActivationClause] = []) {
        self.text = text
        self.holds = holds
        self.detail = detail
        self.children = children
    }

    /// The clause and those inside it, a line each, two blanks a level: `[yes]`, `[no]` or `-`, text and detail.
    package func lines(level: Int = 0) -> [String] {
        let mark = holds.map { $0 ? "[yes]" : "[no]" } ?? "-"
        let line = String(repeating: "  ", count: level) + "\(mark) \(text)" + (detail.isEmpty ? "" : ": \(detail)")
        return [line] + children.flatMap { $0.lines(level: level + 1) }
    }
}

/// Whether an extension is offered for some content, and why.
package struct ActivationVerdict: Equatable, Sendable {
    package var activates: Bool
    /// One sentence.
    package var why: String
    /// All clauses.
    package var clauses: [ActivationClause]

    /// A verdict with all its fields.
    package init(activates: Bool, why: String, clauses: [ActivationClause] = []) {
        self.activates = activates
        self.why = why
        self.clauses = clauses
    }
}
