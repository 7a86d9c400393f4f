// ChoiceList.swift: what a run's "rows" choose from: lists and collections, whose rows are counted through all sections.

import Foundation

/// A view from which rows are chosen.
@preconcurrency @MainActor
protocol ChoiceList: UIView {
    /// The rows of all sections, in order.
    var places: [IndexPath] { get }
    /// A row's text as a person would read it.
    func text(at place: IndexPath) -> String
    /// Chooses a row as a person does; false if it may not be chosen.
    func choose(_ place: IndexPath) -> Bool
}

extension ChoiceList {
    /// The texts of all rows.
    var rowTexts: [String] { places.map(text(at:)) }
}

/// What a person reads first in a view.
@preconcurrency @MainActor
func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap(firstText).first
}
