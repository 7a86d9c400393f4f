// RuleChange.swift: a change of one rule or one sheet by a script, so that the cascade need not file all others again.

import CSSValues
import DOM

/// A rule that was added, removed or changed.
struct RuleChange {
    enum Kind {
        /// It was added after a rule (nil: at the start of its container).
        case inserted(after: SheetRule?)
        case deleted
        /// It changed, and so did its meaning for nested rules.
        case changed
        /// Its own declarations changed.
        case declared
    }

    let kind: Kind
    let sheet: StyleSheet
    let rule: SheetRule
    /// The rule that contains the changed rule, or contained it.
    let parent: SheetRule?
}

/// A rule or a sheet that was added, removed or changed.
enum StyleChange {
    case rule(RuleChange)
    /// A sheet was added to a document or shadow tree before another one (nil: at the end).
    case came(StyleSheet, before: StyleSheet?, in: NodeID)
    case left(StyleSheet, in: NodeID)
    /// All rules of a sheet were replaced, or whether they apply changed.
    case contents(StyleSheet)

    var sheet: StyleSheet {
        switch self {
        case .rule(let change): change.sheet
        case .came(let sheet, _, _), .left(let sheet, _), .contents(let sheet): sheet
        }
    }
}

extension StyleSheet {
    /// Notifies the cascade that the whole sheet may have changed.
    package func changed() { store.changed(.contents(self)) }

    /// Notifies the cascade that the rule at an index was added.
    package func inserted(at index: Int) {
        guard rules.indices.contains(index) else { return changed() }
        let previous = index > 0 ? rules[index - 1].lastInside : nil
        let change = RuleChange(kind: .inserted(after: previous), sheet: self, rule: rules[index], parent: nil)
        store.changed(.rule(change))
    }

    /// Notifies the cascade that a rule was removed.
    package func deleted(_ rule: SheetRule) {
        store.changed(.rule(RuleChange(kind: .deleted, sheet: self, rule: rule, parent: nil)))
    }
}

extension SheetRule {
    /// The last rule nested in it at any depth, or the rule itself.
    fileprivate var lastInside: SheetRule {
        var rule = self
        while rule.kind.isGrouping, let inner = rule.rules.last { rule = inner }
        return rule
    }

    private func say(_ kind: RuleChange.Kind, _ rule: SheetRule, in parent: SheetRule?) {
        guard let sheet else { return }
        sheet.store.changed(.rule(RuleChange(kind: kind, sheet: sheet, rule: rule, parent: parent)))
    }

    /// Notifies the cascade that the rule changed.
    package func changed() { say(.changed, self, in: parent) }

    /// Notifies the cascade that the rule's declarations changed.
    package func declared() { say(.declared, self, in: parent) }

    /// Notifies the cascade that the nested rule at an index was added.
    package func inserted(at index: Int) {
        guard rules.indices.contains(index) else { return }
        say(.inserted(after: index > 0 ? rules[index - 1].lastInside : nil), rules[index], in: self)
    }

    /// Notifies the cascade that a nested rule was removed.
    package func deleted(_ rule: SheetRule) { say(.deleted, rule, in: self) }
}
