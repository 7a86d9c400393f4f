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

/// The rows of a list, or what else there is to choose from.
@MainActor
struct ChoiceRows {
    let texts: [String]
    /// Chooses one; false if it may not be chosen.
    let choose: (Int) -> Bool

    /// Those of a view; nil if it has none.
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

/// A view that says by itself what a person finds in it: its content is not made of views of this module.
@MainActor
public protocol DescribedInterface: UIView {
    /// Whether a question is in front, which waits for an answer.
    var asksQuestion: Bool { get }
    /// What can be tapped, by what a person reads.
    var tapNames: [String] { get }
    /// Taps it. False if there is no such thing.
    func tap(_ name: String) -> Bool
    /// What takes texts, by what a person reads.
    var fieldNames: [String] { get }
    /// Types into the field of a name, or into the first. False if there is none that takes the text.
    func type(_ text: String, into name: String?) -> Bool
    /// What can be chosen of rows and options, by what a person reads.
    var choiceTexts: [String] { get }
    /// Chooses one of them. False if it may not be chosen.
    func choose(at index: Int) -> Bool
}

extension DescribedInterface {
    /// No: most views ask nothing.
    public var asksQuestion: Bool { false }
}

/// What a person reads first in a view.
@preconcurrency @MainActor
func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap(firstText).first
}
