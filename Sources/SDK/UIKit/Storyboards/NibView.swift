// NibView.swift: what a nib says of views that are not this module's: macOS's, whose values stand in cells.

import Foundation

/// What a nib's element and its cell say.
public struct NibValues {
    private let element: InterfaceElement

    init(_ element: InterfaceElement) { self.element = element }

    /// A value of the element, or of its cell.
    public subscript(name: String) -> String? { element.value(name) ?? element.child(key: "cell")?.value(name) }
    /// Whether a value says yes; nil if it is not there.
    public func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }
    /// The values of all elements of a name inside, in order: the titles of a menu's items.
    public func all(_ name: String, of elements: String) -> [String] {
        element.all.filter { $0.name == elements }.map { $0.value(name) ?? "" }
    }
}

/// A view that takes from nibs by itself what they say of it.
@preconcurrency @MainActor
public protocol NibView: UIView {
    /// Takes its own values.
    func takeNibValues(_ values: NibValues)
    /// Is told whom it calls.
    func connectNibAction(_ action: Selector, of target: AnyObject)
    /// Is told who its delegate, data source or the like is. False if it has none of that name.
    func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool
    /// Takes a view of those inside.
    func addNibView(_ view: UIView)
}
