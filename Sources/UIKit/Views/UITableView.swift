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

@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark }

    public private(set) var reuseIdentifier: String?
    open var textLabel: UILabel? = UILabel()
    open var detailTextLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none

    public convenience init(style: CellStyle, reuseIdentifier: String?) {
        self.init()
        self.reuseIdentifier = reuseIdentifier
    }
}

@MainActor
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

@MainActor
public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

@MainActor
open class UITableView: UIView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var allowsMultipleSelection = false
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    private var cellTypes: [String: UITableViewCell.Type] = [:]

    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A new cell: none is kept.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A new cell: none is kept.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    open func reloadData() { indexPathsForSelectedRows = nil }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    }

    /// The texts of all rows, as a person would read them.
    var rowTexts: [String] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
            (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
                dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section)).textLabel?.text ?? ""
            }
        }
    }

    /// Chooses a row as a person does. False if there is no such row.
    func choose(_ indexPath: IndexPath) -> Bool {
        guard let dataSource, indexPath.section < dataSource.numberOfSections(in: self), indexPath.row >= 0,
            indexPath.row < dataSource.tableView(self, numberOfRowsInSection: indexPath.section)
        else { return false }
        if allowsMultipleSelection {
            indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []) + [indexPath]
        } else {
            indexPathsForSelectedRows = [indexPath]
        }
        delegate?.tableView(self, didSelectRowAt: indexPath)
        return true
    }
}
