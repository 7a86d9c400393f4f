// UITableView+Updates.swift: changes of a list's rows. Rows are asked for when they are looked at, so there is nothing to do but to
// keep those chosen that are.

import Foundation

extension UITableView {
    /// How many sections its data source has.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// All rows: nothing is out of sight.
    public var indexPathsForVisibleRows: [IndexPath]? { places }
    /// The cells of all rows, as its data source makes them anew.
    public var visibleCells: [UITableViewCell] { places.compactMap { cellForRow(at: $0) } }
    /// nil: cells are made anew, so none is known.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }

    /// No effect: rows are requested when they are read.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// No effect: rows are requested when they are read.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// No effect: rows are requested when they are read.
    public func moveSection(_ section: Int, toSection newSection: Int) {}
    /// No effect: rows are requested when they are read.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// No effect: rows are requested when they are read.
    public func reloadSectionIndexTitles() {}
    /// Makes the changes, and then says that it is done.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Says whether rows are being changed.
    public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// An empty rectangle: nothing is laid out.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

    /// Says which class headers and footers of that name have.
    public func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerTypes[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    }
    /// A new header or footer: none is kept.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerTypes[identifier]?.init(reuseIdentifier: identifier)
    }
}
