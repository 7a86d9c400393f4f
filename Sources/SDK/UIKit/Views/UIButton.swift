// UIButton.swift: a button as its titles. A choice taps it by its title or by the method that it calls.

import Foundation

/// A button.
/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
open class UIButton: UIControl {
    /// What a button would look like.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// How it looks, as one value.
    public struct Configuration: @unchecked Sendable {
        /// What its corners would look like.
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        /// How large it would be.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// What a person reads.
        public var title: String?
        /// Kept, and without effect here.
        public var subtitle: String?
        /// What a person reads, with attributes.
        public var attributedTitle: AttributedString?
        /// Kept, and without effect here.
        public var image: UIImage?
        /// Kept, and without effect here.
        public var imagePadding: CGFloat = 0
        /// Kept, and without effect here.
        public var titlePadding: CGFloat = 0
        /// Kept, and without effect here.
        public var contentInsets = NSDirectionalEdgeInsets.zero
        /// Kept, and without effect here.
        public var baseForegroundColor: UIColor?
        /// Kept, and without effect here.
        public var baseBackgroundColor: UIColor?
        /// Kept, and without effect here.
        public var cornerStyle = CornerStyle.dynamic
        /// Kept, and without effect here.
        public var buttonSize = Size.medium
        /// Kept, and without effect here.
        public var showsActivityIndicator = false
        /// A configuration; the kinds differ in nothing here.
        public static func plain() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func tinted() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func gray() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func filled() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func borderless() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func bordered() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// A configuration; the kinds differ in nothing here.
        public static func borderedProminent() -> Configuration { Configuration() }
    }

    private var titles: [UInt: String] = [:]
    /// Its type; all look alike.
    open private(set) var buttonType = ButtonType.custom
    /// What it shows, as a value.
    open var configuration: Configuration?
    /// A label of its usual title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The view of its image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// Kept, and without effect here.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Kept, and without effect here.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Kept, and without effect here.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// What it offers; its actions are tapped by their titles.
    open var menu: UIMenu?
    /// Kept, and without effect here.
    open var showsMenuAsPrimaryAction = false

    /// A button of that kind; all look alike.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    /// A button that calls a closure.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: .touchUpInside)
        }
    }
    /// A button that calls a closure.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }
    /// A button that calls a closure.
    public convenience init(type: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        buttonType = type
    }

    /// The title that is shown.
    open var currentTitle: String? {
        titles[state.rawValue] ?? titles[0] ?? configuration?.title
            ?? configuration?.attributedTitle.map { String($0.characters) }
    }
    /// The title of a state, or the usual one.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        if state == .normal { titleLabel?.text = title }
    }
    /// Sets the title of a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
    /// Has no effect here.
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    /// The view of its image.
    open func setImage(_ image: UIImage?, for state: State) { if state == .normal { imageView?.image = image } }
    /// Has no effect here.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
