// RuleChange.swift: what scripts did to one rule of a sheet's own list, so that the cascade need not file all others again.

/// A rule of a sheet's own list that came, left or changed.
struct RuleChange {
    enum Kind { case inserted, deleted, changed }

    let kind: Kind
    let sheet: StyleSheet
    let rule: SheetRule
    /// The rules around one that came.
    var previous: SheetRule?
    var next: SheetRule?
}

extension StyleSheet {
    /// Says to the cascade that the rule at an index came.
    package func inserted(at index: Int) {
        guard rules.indices.contains(index) else { return changed() }
        let previous = index > 0 ? rules[index - 1] : nil
        let next = index + 1 < rules.count ? rules[index + 1] : nil
        store.changed(RuleChange(kind: .inserted, sheet: self, rule: rules[index], previous: previous, next: next))
    }

    /// Says to the cascade that a rule left.
    package func deleted(_ rule: SheetRule) { store.changed(RuleChange(kind: .deleted, sheet: self, rule: rule)) }
}

extension SheetRule {
    /// Says to the cascade that what the rule says, or one that it holds, is not as it was.
    package func changed() {
        var rule = self
        while let outer = rule.parent { rule = outer }
        guard let sheet = rule.sheet else { return }
        sheet.store.changed(RuleChange(kind: .changed, sheet: sheet, rule: rule))
    }
}
