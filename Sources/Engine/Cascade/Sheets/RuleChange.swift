// RuleChange.swift: what scripts did to one rule or one sheet, so that the cascade need not file all others again.

import CSSValues
import DOM

/// A rule that came, left or changed.
struct RuleChange {
    enum Kind {
        /// It came, behind a rule (nil: behind what it is in).
        case inserted(after: SheetRule?)
        case deleted
        /// It is not as it was, nor what it means for the rules in it.
        case changed
        /// Its own declarations are not what they were.
        case declared
    }

    let kind: Kind
    let sheet: StyleSheet
    let rule: SheetRule
    /// The rule that it is, or was, in.
    let parent: SheetRule?
}

/// A rule or a sheet that came, left or changed.
enum StyleChange {
    case rule(RuleChange)
    /// A sheet came to a document or shadow tree, in front of another one (nil: behind all others).
    case came(StyleSheet, before: StyleSheet?, in: NodeID)
    case left(StyleSheet, in: NodeID)
    /// All rules of a sheet are others, or whether they hold is.
    case contents(StyleSheet)

    var sheet: StyleSheet {
        switch self {
        case .rule(let change): change.sheet
        case .came(let sheet, _, _), .left(let sheet, _), .contents(let sheet): sheet
        }
    }
}

extension StyleSheet {
    /// Says to the cascade that all of the sheet may be another one.
    package func changed() { store.changed(.contents(self)) }

    /// Says to the cascade that the rule at an index came.
    package func inserted(at index: Int) {
        guard rules.indices.contains(index) else { return changed() }
        let previous = index > 0 ? rules[index - 1].lastInside : nil
        let change = RuleChange(kind: .inserted(after: previous), sheet: self, rule: rules[index], parent: nil)
        store.changed(.rule(change))
    }

    /// Says to the cascade that a rule left.
    package func deleted(_ rule: SheetRule) {
        store.changed(.rule(RuleChange(kind: .deleted, sheet: self, rule: rule, parent: nil)))
    }
}

extension SheetRule {
    /// The last rule in it, however deep, or the rule itself.
    fileprivate var lastInside: SheetRule {
        var rule = self
        while rule.kind.isGrouping, let inner = rule.rules.last { rule = inner }
        return rule
    }

    private func say(_ kind: RuleChange.Kind, _ rule: SheetRule, in parent: SheetRule?) {
        guard let sheet else { return }
        sheet.store.changed(.rule(RuleChange(kind: kind, sheet: sheet, rule: rule, parent: parent)))
    }

    /// Says to the cascade that what the rule says is not as it was.
    package func changed() { say(.changed, self, in: parent) }

    /// Says to the cascade that the rule's declarations are not what they were.
    package func declared() { say(.declared, self, in: parent) }

    /// Says to the cascade that the rule that it holds at an index came.
    package func inserted(at index: Int) {
        guard rules.indices.contains(index) else { return }
        say(.inserted(after: index > 0 ? rules[index - 1].lastInside : nil), rules[index], in: self)
    }

    /// Says to the cascade that a rule that it held left.
    package func deleted(_ rule: SheetRule) { say(.deleted, rule, in: self) }
}
