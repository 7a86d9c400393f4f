// UIButton.swift: a button as its titles. A choice taps it by its title or by the method that it calls.

import Foundation

/// A button.
/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// How it looks, as one value.
    public struct Configuration: @unchecked Sendable {
        public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }

    private var titles: [UInt: String] = [:]
    /// Its type; all look alike.
    open private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration?
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false

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
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        if state == .normal { titleLabel?.text = title }
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) { if state == .normal { imageView?.image = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

/// Actions that a button or a bar offers.
/// https://developer.apple.com/documentation/uikit/uimenu
@MainActor
open class UIMenu: NSObject {
    public let title: String
    public let children: [UIAction]
    public init(title: String = "", children: [UIAction] = []) {
        (self.title, self.children) = (title, children)
        super.init()
    }
}
