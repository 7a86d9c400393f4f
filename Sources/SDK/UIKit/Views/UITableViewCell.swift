// UITableViewCell.swift: table cells with their labels, and the headers and footers of sections.

import Foundation

/// A table cell with its labels.
/// https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The style of a cell.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// The accessory of a cell.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The selection style.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The separator style.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// The editing style.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    // MARK: Stored, no effect without a screen
    open var separatorInset = UIEdgeInsets.zero
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var indentationLevel = 0
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var showsReorderControl = false
    open var editingAccessoryType = AccessoryType.none
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default

    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// The segue of its selection in a storyboard.
    var onChoice: ((UITableViewCell) -> Void)?
    /// The text, by which choices select the row.
    open var textLabel: UILabel? = UILabel()
    /// A second text.
    open var detailTextLabel: UILabel? = UILabel()

    /// The image view.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The content view.
    open private(set) lazy var contentView = UIView()

    /// Creates a cell with a reuse identifier; its style is not stored.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Creates a cell of a storyboard or a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Creates a cell. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }

    /// The cell's configuration.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// A content configuration, to be filled and assigned to `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// Is never called here.
    open func prepareForReuse() {}
    /// Is never called here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    /// Is never called here.
    open func setEditing(_ editing: Bool, animated: Bool) {}
    /// Is never called here.
    open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// The header or footer of a section.
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// The label with the cell's text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// A second text.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// The content view.
    open private(set) lazy var contentView = UIView()
    /// The background view. It is stored and has no effect without a screen.
    open var backgroundView: UIView?

    /// Creates a view with a reuse identifier.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Creates a view of a storyboard or a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

extension UITableViewCell {
    /// The first visible text in it.
    var shownText: String {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text ?? firstText(in: contentView)
            ?? firstText(in: self) ?? ""
    }

    /// A class without its own initializer, or with the default one, is created with its style; coder is the last
    /// resort.
    class func makeCell(reuseIdentifier: String) -> UITableViewCell {
        self == UITableViewCell.self
            ? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
            : self.init(coder: NSCoder()) ?? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
    }
}
