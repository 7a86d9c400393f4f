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

/// A row of a list, as its labels.
/// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public let reuseIdentifier: String?
    /// What choosing it leads to, in a storyboard.
    var onChoice: ((UITableViewCell) -> Void)?
    open var textLabel: UILabel? = UILabel()
    open var detailTextLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none

    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open private(set) lazy var contentView = UIView()

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// A cell. `nothing` is never given.
    public convenience init(_ nothing: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }

    /// What it shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// What it would show, to be filled and given to `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// Gives a list its rows.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Is told which rows of a list are chosen.
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor
public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A list, which a choice of the run chooses from.
/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public static let automaticDimension: CGFloat = -1

    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var allowsMultipleSelection = false
    open private(set) var indexPathsForSelectedRows: [IndexPath]?
    open var allowsSelection = true
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var isEditing = false
    open private(set) var style = Style.plain
    private var cellTypes: [String: UITableViewCell.Type] = [:]
    /// What makes the cells that a storyboard has patterns of, by their reuse identifiers.
    var prototypes: [String: () -> UITableViewCell] = [:]
    /// The rows that a storyboard has: titles of sections, and their cells.
    var storyboardSections: [(title: String?, cells: [UITableViewCell])] = []

    public convenience init(frame: CGRect, style: Style) {
        self.init(frame: frame)
        self.style = style
    }

    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

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

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedRows = indexPath.map { [$0] }
    }
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func beginUpdates() {}
    open func endUpdates() {}

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    open func reloadData() { indexPathsForSelectedRows = nil }
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
        guard let dataSource else { return false }
        indexPathsForSelectedRows = (allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []) + [place]
        // As at Apple's, the segue comes first.
        let cell = dataSource.tableView(self, cellForRowAt: place)
        cell.onChoice?(cell)
        delegate?.tableView(self, didSelectRowAt: place)
        return true
    }
}

extension UITableViewCell {
    /// What a person reads first in it.
    fileprivate var shownText: String {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text ?? firstText(in: contentView)
            ?? firstText(in: self) ?? ""
    }

    /// A class that gives no initialiser of its own, or the usual one, is made with its style; coder is the last resort.
    fileprivate class func makeCell(reuseIdentifier: String) -> UITableViewCell {
        self == UITableViewCell.self
            ? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
            : self.init(coder: NSCoder()) ?? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
    }
}
