// ViewNode.swift: the result of evaluating views: elements that a user would find on the screen.

import Foundation
import UIKit

/// An element.
@MainActor
struct ViewNode {
    /// The kind of an element.
    enum Kind {
        /// Text or an image.
        case text, image
        /// A container.
        case group
        /// A list of rows.
        case list
        /// A section; its header and footer are not rows.
        case section
        /// A single control, whose contents are its label.
        case control
        /// A UIKit view.
        case represented(ObjectIdentifier)
    }

    var kind: Kind
    /// The visible text; empty: the texts inside.
    var text = ""
    /// Accessibility labels and the author's identifiers.
    var otherNames: [String] = []
    var children: [ViewNode] = []
    /// Whether the user can operate the view.
    var isEnabled = true
    /// The action of a tap.
    var tap: (() -> Void)?
    /// Sets its text; false if it does not accept the text.
    var write: ((String) -> Bool)?
    /// Selects it.
    var choose: (() -> Void)?
    /// The view's value in a picker.
    var tag: AnyHashable?
    /// The title of the tab that shows it.
    var tabTitle: String?
    /// Whether it is part of a bar.
    var isInBar = false

    init(_ kind: Kind, _ text: String = "", _ children: [ViewNode] = []) {
        (self.kind, self.text, self.children) = (kind, text, children)
    }

    /// The first visible text in it.
    var reading: String {
        if !text.isEmpty { return text }
        let texts = children.lazy.map(\.reading)
        return texts.first { !$0.isEmpty } ?? otherNames.first ?? ""
    }

    /// All its names, the visible one first.
    var names: [String] { [reading] + otherNames }

    /// Whether it is a single control.
    private var isOne: Bool { if case .control = kind { true } else { false } }

    /// Calls `body` with it and all separately usable elements inside.
    func visit(_ body: (ViewNode) -> Void) {
        body(self)
        if isOne { return }
        for child in children { child.visit(body) }
    }

    /// Adds its choices: options, and rows with an action.
    func addChoices(to choices: inout [Choice]) {
        if let choose {
            if isEnabled { choices.append(Choice(text: reading, choose: choose)) }
        } else if case .list = kind {
            for row in children { row.addRows(to: &choices) }
        } else {
            for child in children { child.addChoices(to: &choices) }
        }
    }

    private func addRows(to choices: inout [Choice]) {
        if case .section = kind {
            for row in children { row.addRows(to: &choices) }
            return
        }
        let before = choices.count
        addChoices(to: &choices)
        if choices.count > before { return }
        var tap: (() -> Void)?
        visit { if tap == nil, $0.isEnabled { tap = $0.tap } }
        if let tap { choices.append(Choice(text: reading, choose: tap)) }
    }
}

/// A choice.
@MainActor
struct Choice {
    var text: String
    var choose: () -> Void
}
