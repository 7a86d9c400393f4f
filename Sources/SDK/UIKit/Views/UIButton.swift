// UIButton.swift: a button as its titles. A choice taps it by its title or by its action.

import Foundation

/// A button.
/// https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The style of a button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The configuration of a button.
    public struct Configuration: @unchecked Sendable {
        /// The style of the corners.
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        /// The size of the button.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// The alignment of the title.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        /// The visible text.
        public var title: String?
        /// The visible title with attributes.
        public var attributedTitle: AttributedString?

        // MARK: Stored, no effect without a screen
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var background = UIBackgroundConfiguration()
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var attributedSubtitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false

        /// A configuration; all styles are equal here.
        public static func plain() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func tinted() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func gray() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func filled() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func borderless() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func bordered() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// A configuration; all styles are equal here.
        public static func borderedProminent() -> Configuration { Configuration() }
    }

    private var titles: [UInt: String] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]

    // MARK: Stored, no effect without a screen
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var adjustsImageWhenHighlighted = true
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var showsMenuAsPrimaryAction = false

    /// The type; all are equal here.
    open private(set) var buttonType = ButtonType.custom
    /// The button's configuration.
    open var configuration: Configuration?
    /// The label of the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The image view.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The menu; choices tap its actions by their titles.
    open var menu: UIMenu?

    /// Creates a button of that type; all are equal here.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    /// Creates a button that calls a closure.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: .touchUpInside)
        }
    }
    /// Creates a button that calls a closure.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }
    /// Creates a button that calls a closure.
    public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
    }

    /// The current title.
    open var currentTitle: String? {
        titles[state.rawValue] ?? titles[0] ?? configuration?.title
            ?? configuration?.attributedTitle.map { String($0.characters) }
    }
    /// The title for a state, or the default one.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        if state == .normal { titleLabel?.text = title }
    }
    /// Sets the title for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
    /// Sets the title color for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
    /// The title color for a state, or the default one.
    open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        if state == .normal { imageView?.image = image }
    }
    /// The image for a state, or the default one.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
    /// The current image.
    open var currentImage: UIImage? { image(for: state) }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state.rawValue] = image }
    /// The background image for a state, or the default one.
    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[0]
    }
    /// Has no effect here.
    open func setPreferredSymbolConfiguration(_ symbol: UIImage.SymbolConfiguration?, forImageIn state: State) {}
    /// Calls the update handler.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
}

/// The background of a button or a cell.
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration: @unchecked Sendable {
    // MARK: Stored, no effect without a screen
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var image: UIImage?

    init() {}
    /// Creates a configuration without a background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges of a rectangle.
/// https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Self(rawValue: 1)
    /// The leading edge.
    public static let leading = Self(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Self(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Self(rawValue: 8)
    /// All corners.
    public static let all: Self = [.top, .leading, .bottom, .trailing]
}
