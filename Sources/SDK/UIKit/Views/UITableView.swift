// UITableView.swift: a list that asks its data source for rows and tells its delegate which one was chosen.

import Foundation

extension IndexPath {
    /// A row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The section.
    public var section: Int { self[0] }
    /// The row in its section.
    public var row: Int { self[1] }
}

/// Gives a list its rows.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are; one unless it is overridden.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row's cell.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// What is read above a section; never asked here.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// What is read below a section; never asked here.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// nil unless implemented.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// nil unless implemented.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// Is told which rows of a list are chosen.
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
    /// A row is chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Never called here: what is chosen stays so.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Asked before a row is chosen: another row in its place, or nil for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// What a swipe from a row's beginning offers.
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// What a swipe from a row's end offers.
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// What a swipe offers, in its older form.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
}

extension UITableViewDelegate {
    /// The row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// None.
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// None.
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// None.
    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    /// Does nothing unless overridden.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing unless overridden.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A list, which a choice of the run chooses from.
/// https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// What a list would look like.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows would come and go.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    /// Where a row would be scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// Apple: UITableView.automaticDimension. Heights are not looked at.
    public static let automaticDimension: CGFloat = -1

    /// Who gives its rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// Who is told what is chosen.
    open weak var delegate: (any UITableViewDelegate)?
    /// Whether choosing a row leaves others chosen.
    open var allowsMultipleSelection = false
    /// The rows that are chosen.
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    /// Stored, no effect without a screen.
    open var allowsSelection = true
    /// Stored, no effect without a screen.
    open var rowHeight: CGFloat = -1
    /// Stored, no effect without a screen.
    open var estimatedRowHeight: CGFloat = -1
    /// Stored, no effect without a screen.
    open var separatorColor: UIColor?
    /// Stored, no effect without a screen.
    open var separatorInset = UIEdgeInsets.zero
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// The view below the rows.
    open var tableFooterView: UIView?
    /// Stored, no effect without a screen.
    open var backgroundView: UIView?
    /// Stored, no effect without a screen.
    open var isEditing = false
    /// Stored, no effect without a screen.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Stored, no effect without a screen.
    open var sectionHeaderHeight: CGFloat = -1
    /// Stored, no effect without a screen.
    open var sectionFooterHeight: CGFloat = -1
    /// Stored, no effect without a screen.
    open var estimatedSectionHeaderHeight: CGFloat = -1
    /// Stored, no effect without a screen.
    open var estimatedSectionFooterHeight: CGFloat = -1
    /// Stored, no effect without a screen.
    open var sectionHeaderTopPadding: CGFloat = -1
    /// Stored, no effect without a screen.
    open var sectionIndexColor: UIColor?
    /// Stored, no effect without a screen.
    open var allowsSelectionDuringEditing = false
    /// Stored, no effect without a screen.
    open var allowsMultipleSelectionDuringEditing = false
    /// Stored, no effect without a screen.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// The style that it was made with.
    open private(set) var style = Style.plain
    var cellTypes: [String: UITableViewCell.Type] = [:]
    var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
    /// What makes the cells that a storyboard has patterns of, by their reuse identifiers.
    var prototypes: [String: () -> UITableViewCell] = [:]
    /// The rows that a storyboard has: titles of sections, and their cells.
    var storyboardSections: [(title: String?, cells: [UITableViewCell])] = []

    /// A list of a style.
    public convenience init(frame: CGRect, style: Style) {
        self.init(frame: frame)
        self.style = style
    }

    /// The first row that is chosen.
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    /// Says which class cells of that name have.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A new cell: none is kept.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        prototypes[identifier]?()
            ?? (cellTypes[identifier] ?? UITableViewCell.self).makeCell(reuseIdentifier: identifier)
    }

    /// A new cell: none is kept.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        prototypes[identifier]?()
            ?? (cellTypes[identifier] ?? UITableViewCell.self).makeCell(reuseIdentifier: identifier)
    }

    /// How many rows its data source has in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Chooses a row without telling the delegate, as on Apple's platforms.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedRows = indexPath.map { [$0] }
    }
    /// No effect here.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    /// No effect here.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// No effect here.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// No effect here.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// No effect here.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// No effect here.
    open func beginUpdates() {}
    /// No effect here.
    open func endUpdates() {}

    /// A cell as its data source makes it anew.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    /// Forgets what is chosen; cells are asked for when they are looked at.
    open func reloadData() { indexPathsForSelectedRows = nil }
    /// Takes a row from those that are chosen.
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
