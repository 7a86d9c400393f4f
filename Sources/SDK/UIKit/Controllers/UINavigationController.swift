// UINavigationController.swift: a controller with a stack of other controllers, and its bar.

import Foundation

/// The navigation bar.
/// https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The items, the top one last.
    open var items: [UINavigationItem]?

    // MARK: Stored, no effect without a screen
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    weak var owner: UINavigationController?

    /// The item of the top controller.
    open var topItem: UINavigationItem? { owner?.topViewController?.navigationItem ?? items?.last }
    /// Has no effect here.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// Pushes an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}

/// The bar metrics.
/// https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// The appearance of a bar.
/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor
open class UINavigationBarAppearance: NSObject {
    // MARK: Stored, no effect without a screen
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates the default appearance.
    public nonisolated override init() { super.init() }

    // MARK: No effect here
    open func configureWithOpaqueBackground() {}
    open func configureWithDefaultBackground() {}
    open func configureWithTransparentBackground() {}
}

/// A controller with a stack of other controllers.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The navigation bar.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.owner = self
        return bar
    }()

    // MARK: Stored, no effect without a screen
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The controllers, the top one last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The top controller.
    open var topViewController: UIViewController? { children.last }
    /// The visible controller: the top one, or the one that it presents.
    open var visibleViewController: UIViewController? { frontmost }

    /// Creates a stack with one controller.
    public convenience init(rootViewController root: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        addChild(root)
    }

    /// Called when the stack has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.last?.appear()
    }

    /// Pushes a controller.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        if isViewLoaded { controller.appear() }
    }

    /// Pops the top controller; nil if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.disappear()
        last.removeFromParent()
        return last
    }

    /// Pops all controllers except the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
        return popped
    }

    /// Replaces the stack.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        for child in children { child.removeFromParent() }
        for controller in controllers { addChild(controller) }
        if isViewLoaded { children.last?.appear() }
    }

}
