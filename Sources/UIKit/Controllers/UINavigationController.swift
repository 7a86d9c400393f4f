// UINavigationController.swift: a controller around a stack of others, and its bar.

import Foundation

/// The bar over a controller.
/// https://developer.apple.com/documentation/uikit/uinavigationbar
@MainActor
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    weak var owner: UINavigationController?

    /// What is shown for the controller on top.
    open var topItem: UINavigationItem? { owner?.topViewController?.navigationItem ?? items?.last }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}

/// A screen's shape, for which bars have other looks.
/// https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// How a bar looks.
/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@MainActor
open class UINavigationBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public nonisolated override init() { super.init() }
    open func configureWithOpaqueBackground() {}
    open func configureWithDefaultBackground() {}
    open func configureWithTransparentBackground() {}
}

/// A controller around a stack of others.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor
open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar()
        bar.owner = self
        return bar
    }()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true

    /// The controllers, the one on top last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { frontmost }

    public convenience init(rootViewController root: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        addChild(root)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        children.last?.appear()
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        if isViewLoaded { controller.appear() }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.disappear()
        last.removeFromParent()
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
        return popped
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        for child in children { child.removeFromParent() }
        for controller in controllers { addChild(controller) }
        if isViewLoaded { children.last?.appear() }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
