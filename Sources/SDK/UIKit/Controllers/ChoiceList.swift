// ChoiceList.swift: the lists and collections from which a run's "rows" select; rows are counted through all sections.

import Foundation

/// A view from which rows are chosen.
@preconcurrency @MainActor
protocol ChoiceList: UIView {
    /// The rows of all sections, in order.
    var places: [IndexPath] { get }
    /// The visible text of a row.
    func text(at place: IndexPath) -> String
    /// Selects a row as a user does; false if it cannot be selected.
    func choose(_ place: IndexPath) -> Bool
}

/// The rows of a list, or other choices.
@MainActor
struct ChoiceRows {
    let texts: [String]
    /// Selects one; false if it cannot be selected.
    let choose: (Int) -> Bool

    /// The choices of a view; nil if it has none.
    init?(_ view: UIView) {
        if let list = view as? any ChoiceList {
            let places = list.places
            (texts, choose) = (places.map(list.text(at:)), { list.choose(places[$0]) })
        } else if let described = view as? any DescribedInterface, !described.choiceTexts.isEmpty {
            (texts, choose) = (described.choiceTexts, described.choose(at:))
        } else {
            return nil
        }
    }
}

/// A view that describes its own controls, because its content does not consist of views of this module.
@MainActor
public protocol DescribedInterface: UIView {
    /// Whether an alert is in front and waits for an answer.
    var presentsAlert: Bool { get }
    /// The visible names of the controls that can be tapped.
    var tapNames: [String] { get }
    /// Taps a control. False if it does not exist.
    func tap(_ name: String) -> Bool
    /// The visible names of the text fields.
    var fieldNames: [String] { get }
    /// Types into the field with a name, or into the first one. False if no field accepts the text.
    func type(_ text: String, into name: String?) -> Bool
    /// The visible texts of rows and options that can be selected.
    var choiceTexts: [String] { get }
    /// Selects one of them. False if it cannot be selected.
    func choose(at index: Int) -> Bool
}

extension DescribedInterface {
    /// False: most views have no alerts.
    public var presentsAlert: Bool { false }
}

/// The first visible text in a view.
@preconcurrency @MainActor
func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap(firstText).first
}
