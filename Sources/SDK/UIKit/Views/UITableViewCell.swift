// UITableViewCell.swift: rows of lists, as their labels, and what stands above and below sections.

import Foundation

/// A row of a list, as its labels.
/// https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell's labels would be laid out.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What would be seen at its end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// What it would look like when it is chosen.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What would be between it and the next.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// What a person would do to it.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// Stored, no effect without a screen.
    open var separatorInset = UIEdgeInsets.zero
    /// Stored, no effect without a screen.
    open var backgroundView: UIView?
    /// Stored, no effect without a screen.
    open var selectedBackgroundView: UIView?
    /// Stored, no effect without a screen.
    open var indentationLevel = 0
    /// Stored, no effect without a screen.
    open var isSelected = false
    /// Stored, no effect without a screen.
    open var isHighlighted = false
    /// Stored, no effect without a screen.
    open var isEditing = false
    /// Stored, no effect without a screen.
    open var showsReorderControl = false
    /// Stored, no effect without a screen.
    open var editingAccessoryType = AccessoryType.none
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
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    /// Never called here.
    open func setEditing(_ editing: Bool, animated: Bool) {}
    /// Never called here.
    open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// What stands above or below a section.
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name that it was made with.
    public let reuseIdentifier: String?
    /// Its text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// A second text.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// The view for what else is in it.
    open private(set) lazy var contentView = UIView()
    /// Stored, no effect without a screen.
    open var backgroundView: UIView?

    /// A view with a name.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// A view of a storyboard or a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

extension UITableViewCell {
    /// What a person reads first in it.
    var shownText: String {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text ?? firstText(in: contentView)
            ?? firstText(in: self) ?? ""
    }

    /// A class that gives no initializer of its own, or the usual one, is made with its style; coder is the last resort.
    class func makeCell(reuseIdentifier: String) -> UITableViewCell {
        self == UITableViewCell.self
            ? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
            : self.init(coder: NSCoder()) ?? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
    }
}
