// ControlQuestion.swift: pseudo-classes of form controls whose state is not in the tree: it depends on actions of scripts and clicks
// (js/html/forms/controlMatches.js), and on constraint validation.
// https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes

import DOM

/// A pseudo-class of form controls. js/html/forms/controlMatches.js repeats the numbers.
enum ControlQuestion: UInt8 {
    case checked, isDefault, indeterminate, placeholderShown, valid, invalid, inRange, outOfRange, userValid,
        userInvalid

    init?(_ kind: SimpleKind) {
        switch kind {
        case .checked: self = .checked
        case .isDefault: self = .isDefault
        case .indeterminate: self = .indeterminate
        case .placeholderShown: self = .placeholderShown
        case .valid: self = .valid
        case .invalid: self = .invalid
        case .inRange: self = .inRange
        case .outOfRange: self = .outOfRange
        case .userValid: self = .userValid
        case .userInvalid: self = .userInvalid
        default: return nil
        }
    }

    /// Whether the markup alone determines the state as long as nothing else was ever set.
    private var isInMarkup: Bool {
        switch self {
        case .checked, .indeterminate, .placeholderShown: true
        default: false
        }
    }

    /// Whether an element may match at all.
    private func isAbout(_ element: NodeID, in tree: Tree) -> Bool {
        switch tree.name(element) {
        // OPTIMIZATION: An input without a type is a text field.
        case .input:
            self != .checked && self != .indeterminate && self != .isDefault
                || !tree.attribute(element, named: .attrType).isNone
        case .option: self == .checked || self == .isDefault
        case .button, .select: self != .checked && self != .indeterminate && self != .placeholderShown
        case .textarea: self != .checked && self != .indeterminate && self != .isDefault
        case .progress: self == .indeterminate
        case .form, .fieldset: self == .valid || self == .invalid
        default: false
        }
    }

    /// The answer of the scripts' world; nil if there is no world, if the markup is enough, or if the element is not one of HTML's own
    /// controls.
    func answer(for element: NodeID, in tree: Tree) -> Bool? {
        tree.controlQuestions &+= 1
        guard let states = tree.controlStates, !isInMarkup || tree.controlSequence != 0 else { return nil }
        return isAbout(element, in: tree) ? states(element, rawValue) : nil
    }
}
