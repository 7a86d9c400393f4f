// UITableView+Updates.swift: changes of a table's rows. Rows are requested when they are read, so only the selection
// has to be kept.

import Foundation

extension UITableView {
    /// The number of sections in its data source.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// All rows: nothing scrolls.
    public var indexPathsForVisibleRows: [IndexPath]? { places }
    /// New cells of all rows from its data source.
    public var visibleCells: [UITableViewCell] { places.compactMap { cellForRow(at: $0) } }
    /// Always nil: cells are created on each request.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

    // MARK: No effect: rows are requested when they are read
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    public func moveSection(_ section: Int, toSection newSection: Int) {}
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    public func reloadSectionIndexTitles() {}

    /// Makes the changes, and then calls the completion handler.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Sets whether rows are being edited.
    public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Always empty: there is no layout.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

    /// Registers a class for headers and footers with an identifier.
    public func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerTypes[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    }
    /// A new header or footer: they are not reused.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerTypes[identifier]?.init(reuseIdentifier: identifier)
    }
}
