// UIBarButtonItem.swift: buttons of bars, and what a bar shows for a controller.

import Foundation

/// A bar's button.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor
open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    open var title: String?
    open var image: UIImage?
    open var style = Style.plain
    open var isEnabled = true
    open var tintColor: UIColor?
    open var tag = 0
    open var width: CGFloat = 0
    open var customView: UIView?
    open var menu: UIMenu?
    open var accessibilityLabel: String?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?

    /// Whether its title is a system item's name.
    private(set) var isSystem = false
    /// Takes the title of a storyboard's system item, unless it has one.
    func setSystemItem(named name: String) {
        guard title == nil else { return }
        (title, isSystem) = (name, true)
    }
    /// Whether tapping it does something.
    var isUsed: Bool { isEnabled && (primaryAction != nil || (action != nil && target != nil)) }

    public nonisolated override init() { super.init() }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
    }

    /// Its title is the item's name: `done`, `cancel`.
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (title, isSystem, self.target, self.action) = ("\(item)", true, target as AnyObject?, action)
    }

    /// Its title is the item's name: `done`, `cancel`.
    public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (title, isSystem, self.primaryAction, self.menu) = ("\(item)", true, primaryAction, menu)
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil)
    {
        self.init()
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// What a bar shows for a controller.
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var backBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The first on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public nonisolated override init() { super.init() }

    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    var allItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}
