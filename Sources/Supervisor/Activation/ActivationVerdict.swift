// ActivationVerdict.swift: the result of a rule, with every clause that led to it.

/// One evaluated clause of a rule.
package struct ActivationClause: Equatable, Sendable {
    /// The clause as written in the rule, or a name for a step of the evaluation.
    package var text: String
    /// Whether the clause holds; nil if it has no truth value of its own.
    package var holds: Bool?
    /// The reason: the values that were compared.
    package var detail: String
    /// The nested clauses.
    package var children: [ActivationClause]

    /// Creates a clause.
    package init(_ text: String, holds: Bool?, detail: String = "", children: [ActivationClause] = []) {
        self.text = text
        self.holds = holds
        self.detail = detail
        self.children = children
    }

    /// The clause and the nested ones, one a line, indented by two spaces a level: `[yes]`, `[no]` or `-`, text and detail.
    package func lines(level: Int = 0) -> [String] {
        let mark = holds.map { $0 ? "[yes]" : "[no]" } ?? "-"
        let line = String(repeating: "  ", count: level) + "\(mark) \(text)" + (detail.isEmpty ? "" : ": \(detail)")
        return [line] + children.flatMap { $0.lines(level: level + 1) }
    }
}

/// Whether an extension is offered for some content, and the reason.
package struct ActivationVerdict: Equatable, Sendable {
    package var activates: Bool
    /// The reason, in one sentence.
    package var why: String
    /// All clauses.
    package var clauses: [ActivationClause]

    /// Creates a verdict.
    package init(activates: Bool, why: String, clauses: [ActivationClause] = []) {
        self.activates = activates
        self.why = why
        self.clauses = clauses
    }
}
