// UITableView.swift: a table that requests rows from its data source and notifies its delegate of selections.

import Foundation

extension IndexPath {
    /// Creates a row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The index of the section.
    public var section: Int { self[0] }
    /// The row in its section.
    public var row: Int { self[1] }
}

/// The data source of a table.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// The number of sections; one unless overridden.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row's cell.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The title of a section's header; never called here.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title of a section's footer; never called here.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// The number of sections. The default returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// The title of a section's header. The default returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The title of a section's footer. The default returns nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// The delegate of a table.
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
    /// Called when a row is selected.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Is never called here: what is chosen stays so.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Called before a row is selected: returns the row to select instead, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// The actions of a swipe from the leading edge.
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// The actions of a swipe from the trailing edge.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// An action of a swipe, in the older API.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
}

extension UITableViewDelegate {
    /// Returns the row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The actions of a swipe from the leading edge. The default returns nil.
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions of a swipe from the trailing edge. The default returns nil.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// An action of a swipe, in the older API. The default returns nil.
    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// Called when a row is selected. The default does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// The default does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A table. Choices select its rows.
/// https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of a table.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The animation of row changes.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    /// The scroll position of a row.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// Apple: UITableView.automaticDimension. Heights are ignored.
    public static let automaticDimension: CGFloat = -1

    /// The data source.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The table's delegate.
    open weak var delegate: (any UITableViewDelegate)?
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// The selected rows.
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// The view below the rows.
    open var tableFooterView: UIView?

    // MARK: Stored, no effect without a screen
    open var allowsSelection = true
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var backgroundView: UIView?
    open var isEditing = false
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var estimatedSectionHeaderHeight: CGFloat = -1
    open var estimatedSectionFooterHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = -1
    open var sectionIndexColor: UIColor?
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var cellLayoutMarginsFollowReadableWidth = false

    /// The table's style.
    open private(set) var style = Style.plain
    var cellTypes: [String: UITableViewCell.Type] = [:]
    var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Creates the prototype cells of a storyboard, by their reuse identifiers.
    var prototypes: [String: () -> UITableViewCell] = [:]
    /// The static rows of a storyboard: titles of sections, and their cells.
    var storyboardSections: [(title: String?, cells: [UITableViewCell])] = []

    /// Creates a table of a style.
    public convenience init(frame: CGRect, style: Style) {
        self.init(frame: frame)
        self.style = style
    }

    /// The first selected row.
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    /// Registers a class for cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A new cell: cells are not reused.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        prototypes[identifier]?()
            ?? (cellTypes[identifier] ?? UITableViewCell.self).makeCell(reuseIdentifier: identifier)
    }

    /// A new cell: cells are not reused.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        prototypes[identifier]?()
            ?? (cellTypes[identifier] ?? UITableViewCell.self).makeCell(reuseIdentifier: identifier)
    }

    /// The number of rows in a section of its data source.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Selects a row without notifying the delegate, as on Apple's platforms.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedRows = indexPath.map { [$0] }
    }

    // MARK: No effect here
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func beginUpdates() {}
    open func endUpdates() {}

    /// A new cell from its data source.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    /// Clears the selection; cells are requested when they are read.
    open func reloadData() { indexPathsForSelectedRows = nil }
    /// Deselects a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    }
}

extension UITableView: ChoiceList {
    var places: [IndexPath] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
            (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
                IndexPath(row: $0, section: section)
            }
        }
    }

    func text(at place: IndexPath) -> String {
        dataSource?.tableView(self, cellForRowAt: place).shownText ?? ""
    }

    func choose(_ place: IndexPath) -> Bool {
        guard let dataSource, allowsSelection else { return false }
        var place = place
        if let delegate {
            guard let wanted = delegate.tableView(self, willSelectRowAt: place) else { return false }
            place = wanted
        }
        indexPathsForSelectedRows = (allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []) + [place]
        // As on Apple's platforms, the segue comes first.
        let cell = dataSource.tableView(self, cellForRowAt: place)
        cell.onChoice?(cell)
        delegate?.tableView(self, didSelectRowAt: place)
        return true
    }
}
