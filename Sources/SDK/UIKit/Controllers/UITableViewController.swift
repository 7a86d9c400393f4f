// UITableViewController.swift: a controller whose view is a table.

import Foundation

/// A controller whose view is a table.
/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private var loadedTableView: UITableView?

    /// Creates a controller; the style is not stored.
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    /// Creates a controller whose table is in a nib.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Creates a controller of a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The table, which is the view: the one of the storyboard or nib, or an empty one.
    open var tableView: UITableView! {
        get {
            if loadedTableView == nil { loadedTableView = scene?.makeView() as? UITableView ?? UITableView() }
            loadedTableView?.dataSource = self
            loadedTableView?.delegate = self
            return loadedTableView
        }
        set { loadedTableView = newValue }
    }

    /// Loads the table as the view.
    open override func loadView() {
        readNib()
        view = tableView
    }
    /// The number in the storyboard.
    open func numberOfSections(in tableView: UITableView) -> Int { max(1, tableView.storyboardSections.count) }
    /// The number in the storyboard.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let sections = tableView.storyboardSections
        return sections.indices.contains(section) ? sections[section].cells.count : 0
    }
    /// The storyboard's cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let sections = tableView.storyboardSections
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].cells.indices.contains(indexPath.row)
        else { return UITableViewCell() }
        return sections[indexPath.section].cells[indexPath.row]
    }
    /// Called when a row is selected; does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Is never called here.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    /// Called by Apple's lists for their appearance; never called here.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// The actions of a swipe from the leading edge: none unless overridden.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions of a swipe from the trailing edge: none unless overridden.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions of a swipe, in the older API: none unless overridden.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// Called before a row is selected.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Is never called here: nothing is edited or shown.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Is never called here: nothing is edited or shown.
    open func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {}
}
