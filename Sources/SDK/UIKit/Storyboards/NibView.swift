// NibView.swift: a nib's values for views outside this module: macOS's, whose values are in cells.

import Foundation

/// The values of a nib's element and its cell.
public struct NibValues {
    private let element: InterfaceElement

    init(_ element: InterfaceElement) { self.element = element }

    /// A value of the element, or of its cell.
    public subscript(name: String) -> String? { element.value(name) ?? element.child(key: "cell")?.value(name) }
    /// Whether a value is YES; nil if it is missing.
    public func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }
    /// The values of all descendants with an element name, in order: the titles of a menu's items.
    public func all(_ name: String, of elements: String) -> [String] {
        element.all.filter { $0.name == elements }.map { $0.value(name) ?? "" }
    }
}

/// A view that reads its own values from nibs.
@preconcurrency @MainActor
public protocol NibView: UIView {
    /// Reads its values.
    func applyNibValues(_ values: NibValues)
    /// Sets target and action.
    func connectNibAction(_ action: Selector, of target: AnyObject)
    /// Connects an outlet such as a delegate or data source. False if there is none with that name.
    func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool
    /// Adds a subview.
    func addNibView(_ view: UIView)
}
