// UIBarButtonItem.swift: buttons of bars, and the bar contents of a controller.

import Foundation

/// A button in a bar.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    /// System buttons.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
    /// The style of a button.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    /// The visible title, by which choices tap it.
    open var title: String?

    // MARK: Stored, no effect without a screen
    open var image: UIImage?
    open var style = Style.plain
    open var tintColor: UIColor?
    open var width: CGFloat = 0
    open var customView: UIView?
    open var accessibilityLabel: String?
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Whether the item is enabled.
    open var isEnabled = true
    /// The author's number.
    open var tag = 0
    /// The menu; choices tap its actions by their titles.
    open var menu: UIMenu?
    /// The item's target.
    open weak var target: AnyObject?
    /// The item's action.
    open var action: Selector?
    /// The item's action.
    open var primaryAction: UIAction?

    /// Whether its title is the name of a system item.
    private(set) var isSystem = false
    /// Sets the title of a storyboard's system item, unless it has a title.
    func setSystemItem(named name: String) {
        guard title == nil else { return }
        (title, isSystem) = (name, true)
    }
    /// Whether tapping it has an effect.
    var isUsed: Bool { isEnabled && (primaryAction != nil || (action != nil && target != nil)) }

    /// Creates an empty one.
    public nonisolated override init() { super.init() }

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }

    /// Creates a button with an image, which choices tap by its action's name.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
    }

    /// Creates a system item, whose title is its name: `done`, `cancel`.
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (title, isSystem, self.target, self.action) = ("\(item)", true, target as AnyObject?, action)
    }

    /// Creates a system item, whose title is its name: `done`, `cancel`.
    public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (title, isSystem, self.primaryAction, self.menu) = ("\(item)", true, primaryAction, menu)
    }

    /// Creates a button with a title, or with its action's title.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
        self.menu = menu
    }

    /// Space between buttons, which is not stored.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    }
    /// Space between buttons.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Has no effect here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// The bar contents of a controller.
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the large title is shown.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// The visible title, by which choices tap it.
    open var title: String?

    // MARK: Stored, no effect without a screen
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesSearchBarWhenScrolling = true
    open var leftItemsSupplementBackButton = false
    open var backButtonTitle: String?

    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The first button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Creates an empty one.
    public nonisolated override init() { super.init() }

    /// Creates the bar contents for a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// Sets the buttons on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets whether the back button is hidden.
    open func setHidesBackButton(_ hidden: Bool, animated: Bool) { hidesBackButton = hidden }
    /// Sets the first button on the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first button on the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    var allItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}
