// UIViewController.swift: a controller's life cycle without a screen. As the principal object of an extension it gets
// the request, goes through viewDidLoad to viewDidAppear, and is then driven by the run's choices.

import Foundation

/// A bar's button.
@MainActor
open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, action }
    public enum Style: Int, Sendable { case plain, done }

    open var title: String?
    open var isEnabled = true
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?

    public nonisolated override init() { super.init() }

    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.title, self.target, self.action) = (title, target, action)
    }

    public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
        self.init()
        (title, self.target, self.action) = ("\(item)", target, action)
    }

    public convenience init(systemItem item: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        (title, self.primaryAction) = ("\(item)", primaryAction)
    }
}

/// What a bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    public nonisolated override init() { super.init() }

    var allItems: [UIBarButtonItem] {
        [leftBarButtonItem, rightBarButtonItem].compactMap { $0 } + (leftBarButtonItems ?? [])
            + (rightBarButtonItems ?? [])
    }
}

/// A controller.
@MainActor
open class UIViewController: UIResponder, NSExtensionRequestHandling {
    private var loadedView: UIView?
    private var loadedNavigationItem: UINavigationItem?
    private var requestContext: NSExtensionContext?

    open var title: String?
    open var preferredContentSize = CGSize.zero
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?

    /// A controller without a nib: there are none here.
    public nonisolated init(nibName: String?, bundle: Bundle?) { super.init() }
    /// A controller.
    public nonisolated convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Storyboards are not read: a controller without outlets.
    public required nonisolated init?(coder: NSCoder) { super.init() }

    // MARK: - The request

    /// The request's context, from `viewDidLoad` on.
    open var extensionContext: NSExtensionContext? { requestContext ?? parent?.extensionContext }

    /// Takes the request. Overriding it needs a call of `super`.
    open nonisolated func beginRequest(with context: NSExtensionContext) {
        MainActor.assumeIsolated {
            requestContext = context
            InterfaceDriver.shared.start(self, context)
        }
    }

    // MARK: - The life cycle

    /// The view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes an empty view. Override it to make another.
    open func loadView() { loadedView = UIView() }

    /// Loads the view and calls `viewDidLoad`, once.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func didReceiveMemoryWarning() {}

    /// The whole way to the front.
    func appear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        viewDidAppear(false)
    }

    /// The whole way to the front, for sheets that show a controller.
    public func appearInSheet() { appear() }

    /// Chooses a row of the list in its view, by its index or its text, for sheets that show a controller. What could not be
    /// done, if anything.
    public func chooseInSheet(_ row: Any) -> String? { InterfaceDriver.shared.choose(row, in: frontmost) }

    /// The whole way back.
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    // MARK: - Other controllers

    open var navigationItem: UINavigationItem {
        if loadedNavigationItem == nil { loadedNavigationItem = UINavigationItem() }
        return loadedNavigationItem!
    }

    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }

    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}

    /// Shows another controller, which is then the one that choices reach.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.parent = self
        controller.appear()
        completion?()
        // A sheet that drives itself gets the choices once its caller is done with it.
        guard let driven = controller as? any DrivenInterface, let context = extensionContext else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { driven.drive(context.userChoices, context) } }
    }

    /// Ends what is shown above this controller, or this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let shown = presentedViewController ?? self
        shown.disappear()
        shown.parent?.presentedViewController = nil
        presentedViewController = nil
        completion?()
    }

    /// The controller that a person would see.
    var frontmost: UIViewController { presentedViewController?.frontmost ?? children.last?.frontmost ?? self }
}

/// A controller around a stack of others.
@MainActor
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] { children }
    open var topViewController: UIViewController? { children.last }

    public convenience init(rootViewController root: UIViewController) {
        self.init()
        addChild(root)
    }

    open override func viewDidAppear(_ animated: Bool) { children.last?.appear() }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        addChild(controller)
        controller.appear()
    }
}

/// A controller of a list.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private var loadedTableView: UITableView?

    public convenience init(style: UITableView.Style) { self.init() }

    open var tableView: UITableView! {
        get {
            if loadedTableView == nil { loadedTableView = UITableView() }
            loadedTableView?.dataSource = self
            loadedTableView?.delegate = self
            return loadedTableView
        }
        set { loadedTableView = newValue }
    }

    open override func loadView() { view = tableView }
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
