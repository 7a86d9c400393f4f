// UISearchBar.swift: a search bar, typed into like other fields.
// https://developer.apple.com/documentation/uikit/uisearchbar

import Foundation

/// A search bar.
/// https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// Apple: UISearchBar.Style. Nothing here looks at it.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    /// Apple: UISearchBar.text.
    open var text: String? = ""
    /// Apple: UISearchBar.placeholder.
    open var placeholder: String?
    /// Apple: UISearchBar.prompt.
    open var prompt: String?
    /// Stored, no effect: there is nothing to tap.
    open var showsCancelButton = false

    // MARK: Stored, no effect without a screen
    open var searchBarStyle = Style.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search

    /// The delegate for text editing.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Types as a user does, and ends with the search key.
    func type(_ new: String) {
        guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
        delegate?.searchBarTextDidBeginEditing(self)
        text = new
        delegate?.searchBar(self, textDidChange: new)
        delegate?.searchBarSearchButtonClicked(self)
        delegate?.searchBarTextDidEndEditing(self)
    }
}

/// The delegate of a search bar.
/// https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Whether editing may begin; true unless overridden.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the user begins editing.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when the text changes.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the search key is tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Is never called here: the button is not seen.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user ends editing.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// The default returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Called when the user begins editing. The default does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Called when the text changes. The default does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Called when the search key is tapped. The default does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// The default does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Called when the user ends editing. The default does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
