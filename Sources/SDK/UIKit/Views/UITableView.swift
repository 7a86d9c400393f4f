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
    /// How a cell's labels would be laid out.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What would be seen at its end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// What it would look like when it is chosen.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What a person would do to it.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The name that it was made with.
    public let reuseIdentifier: String?
    /// What choosing it leads to, in a storyboard.
    var onChoice: ((UITableViewCell) -> Void)?
    /// The text by which a row is chosen.
    open var textLabel: UILabel? = UILabel()
    /// A second text.
    open var detailTextLabel: UILabel? = UILabel()
    /// Stored, no effect without a screen.
    open var accessoryType = AccessoryType.none

    /// Stored, no effect without a screen.
    open var accessoryView: UIView?
    /// Stored, no effect without a screen.
    open var selectionStyle = SelectionStyle.default
    /// The view of its image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The view for what else is in it.
    open private(set) lazy var contentView = UIView()

    /// A cell with a name; its style is not kept.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// A cell of a storyboard or a nib.
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
    /// Never called here.
    open func prepareForReuse() {}
    /// Never called here.
    open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// Gives a list its rows.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are; one unless it is overridden.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row's cell.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Is told which rows of a list are chosen.
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor
public protocol UITableViewDelegate: AnyObject {
    /// A row is chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Never called here: what is chosen stays so.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// Nothing happens unless it is overridden.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Nothing happens unless it is overridden.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A list, which a choice of the run chooses from.
/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor
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
    /// The style that it was made with.
    open private(set) var style = Style.plain
    private var cellTypes: [String: UITableViewCell.Type] = [:]
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
    /// Chooses a row without telling the delegate, as at Apple's.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedRows = indexPath.map { [$0] }
    }
    /// Has no effect here.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    /// Has no effect here.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Has no effect here.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Has no effect here.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Has no effect here.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Has no effect here.
    open func beginUpdates() {}
    /// Has no effect here.
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
