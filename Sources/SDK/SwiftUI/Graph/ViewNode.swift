// ViewNode.swift: what views come to: elements that a person would find on the screen.

import Foundation
import UIKit

/// An element.
@MainActor
struct ViewNode {
    /// What it is, as far as it matters to whoever uses it.
    enum Kind {
        /// Read, or looked at.
        case text, image
        /// Holds others.
        case group
        /// Holds rows.
        case list
        /// Rows with a header and a footer, which are no rows.
        case section
        /// Used as one: what is in it is its name.
        case control
        /// A view of UIKit's.
        case represented(ObjectIdentifier)
    }

    var kind: Kind
    /// What a person reads; empty for the texts inside.
    var text = ""
    /// What is read out instead, and names of the author's.
    var otherNames: [String] = []
    var children: [ViewNode] = []
    /// Whether it can be used.
    var isEnabled = true
    /// Uses it.
    var tap: (() -> Void)?
    /// Puts a text into it; false if it takes no such text.
    var write: ((String) -> Bool)?
    /// Chooses it among others.
    var choose: (() -> Void)?
    /// The value that it stands for in a choice.
    var tag: AnyHashable?
    /// How it would look, what was said last first.
    var looks: [Look] = []
    /// Shown at the top or bottom of the view, as a bar's.
    var isInBar = false

    init(_ kind: Kind, _ text: String = "", _ children: [ViewNode] = []) {
        (self.kind, self.text, self.children) = (kind, text, children)
    }

    /// What a person reads first in it.
    var reading: String {
        if !text.isEmpty { return text }
        let texts = children.lazy.map(\.reading)
        return texts.first { !$0.isEmpty } ?? otherNames.first ?? ""
    }

    /// What can be called by a name here, the names that are read first.
    var names: [String] { [reading] + otherNames }

    /// Whether what is in it is only its name.
    private var isOne: Bool { if case .control = kind { true } else { false } }

    /// Calls `body` with it and all elements inside that a person could use by themselves.
    func visit(_ body: (ViewNode) -> Void) {
        body(self)
        if isOne { return }
        for child in children { child.visit(body) }
    }

    /// What a person could choose in it: options, and rows that do something.
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

/// Something that can be chosen.
@MainActor
struct Choice {
    var text: String
    var choose: () -> Void
}
