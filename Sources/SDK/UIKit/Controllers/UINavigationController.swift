// UINavigationController.swift: a controller around a stack of others, and its bar.

import Foundation

/// The bar over a controller.
/// https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// What it shows, the last in front.
    open var items: [UINavigationItem]?
    /// Stored, no effect without a screen.
    open var barTintColor: UIColor?
    /// Stored, no effect without a screen.
    open var isTranslucent = true
    /// Stored, no effect without a screen.
    open var prefersLargeTitles = false
    /// Stored, no effect without a screen.
    open var shadowImage: UIImage?
    /// Stored, no effect without a screen.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Stored, no effect without a screen.
    open var standardAppearance = UINavigationBarAppearance()
    /// Stored, no effect without a screen.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored, no effect without a screen.
    open var compactAppearance: UINavigationBarAppearance?
    weak var owner: UINavigationController?

    /// What is shown for the controller on top.
    open var topItem: UINavigationItem? { owner?.topViewController?.navigationItem ?? items?.last }
    /// No effect here.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// Shows another one.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}

/// A screen's shape, for which bars have other looks.
/// https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// How a bar looks.
/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor
open class UINavigationBarAppearance: NSObject {
    /// Stored, no effect without a screen.
    open var backgroundColor: UIColor?
    /// Stored, no effect without a screen.
    open var shadowColor: UIColor?
    /// Stored, no effect without a screen.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored, no effect without a screen.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The usual look.
    public nonisolated override init() { super.init() }
    /// No effect here.
    open func configureWithOpaqueBackground() {}
    /// No effect here.
    open func configureWithDefaultBackground() {}
    /// No effect here.
    open func configureWithTransparentBackground() {}
}

/// A controller around a stack of others.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar above.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.owner = self
        return bar
    }()
    /// Stored, no effect without a screen.
    open var isNavigationBarHidden = false
    /// Stored, no effect without a screen.
    open var isToolbarHidden = true

    /// The controllers, the one on top last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller that a person would see: the last of the stack, or what it presents.
    open var visibleViewController: UIViewController? { frontmost }

    /// A stack of one controller.
    public convenience init(rootViewController root: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        addChild(root)
    }

    /// Called when the stack has come to the front.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.last?.appear()
    }

    /// Puts a controller on the stack, and shows it.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        if isViewLoaded { controller.appear() }
    }

    /// Takes the last controller from the stack; nil leaves the first one where it is.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.disappear()
        last.removeFromParent()
        return last
    }

    /// Takes all controllers but the first from the stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
        return popped
    }

    /// Makes another stack.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        for child in children { child.removeFromParent() }
        for controller in controllers { addChild(controller) }
        if isViewLoaded { children.last?.appear() }
    }

    /// Stored, no effect without a screen.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Stored, no effect without a screen.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
