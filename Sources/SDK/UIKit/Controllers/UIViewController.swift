// UIViewController.swift: a controller's life cycle without a screen. The principal object of an extension receives the
// request, goes through viewDidLoad to viewDidAppear, and is then driven by the run's choices.
// NB: UIView.swift explains why NSObject's init() is closed.

import Foundation

/// A controller whose outlets are not connected by a nib: compiling a bundle adds it to classes with @IBOutlet
/// properties.
@preconcurrency @MainActor
public protocol InterfaceOutlets {
    /// Creates an object of the declared type for each nil outlet; views are added to `view`.
    func makeInterfaceOutlets()
}

extension UIViewController {
    /// Sets `self` as data source and delegate of an outlet's view, if possible.
    public func connectInterfaceOutlet(_ object: AnyObject) {
        if let table = object as? UITableView {
            table.dataSource = table.dataSource ?? self as? any UITableViewDataSource
            table.delegate = table.delegate ?? self as? any UITableViewDelegate
        }
        if let field = object as? UITextField { field.delegate = self as? any UITextFieldDelegate }
        if let text = object as? UITextView { text.delegate = self as? any UITextViewDelegate }
        if let view = object as? UIView, view !== self.view { self.view.addSubview(view) }
    }
}

/// A controller.
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder, NSExtensionRequestHandling, InitializableFromCoder, PresentedInterface {
    private var loadedView: UIView?
    private var loadedNavigationItem: UINavigationItem?
    private var requestContext: NSExtensionContext?
    private var givenNibName: String?
    /// Its scene in a storyboard, or its nib.
    var scene: StoryboardScene?

    /// The controller's title.
    open var title: String?

    // MARK: Stored, no effect without a screen
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var edgesForExtendedLayout: UInt = 15
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var restorationIdentifier: String?
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether its content is being edited.
    open var isEditing = false
    /// The child controllers.
    open private(set) var children: [UIViewController] = []
    /// The parent controller.
    open private(set) weak var parent: UIViewController?
    /// The controller that it presents.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    open private(set) weak var presentingViewController: UIViewController?

    /// Creates a controller whose view is in a nib of the extension's bundle; nil: a nib with the name of the class.
    public init(nibName: String?, bundle: Bundle?) {
        super.init()
        givenNibName = nibName
    }
    /// Creates a controller of a storyboard, which receives its scene afterwards: there is nothing to decode.
    public required init?(coder: NSCoder) { super.init() }
    /// Creates a controller. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(nibName: nil, bundle: nil) }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { super.init() }

    /// The superview of its view, or the presenting controller; finally the application, as for extensions on Apple's
    /// platforms.
    open override var next: UIResponder? {
        if let view = viewIfLoaded?.superview { return view }
        if let controller = parent ?? presentingViewController { return controller }
        return UIApplication.atEndOfChain
    }
    /// The storyboard of the controller.
    open var storyboard: UIStoryboard? {
        scene.flatMap { $0.document.isNib ? nil : UIStoryboard(name: $0.document.name, bundle: nil) }
    }
    /// The nib of its view, from its initializer or a subclass.
    open var nibName: String? { givenNibName }
    /// The nib bundle; always the extension's bundle.
    open var nibBundle: Bundle? { extensionBundle }
    /// The buttons of the toolbar.
    open var toolbarItems: [UIBarButtonItem]?
    /// The traits of a phone, the same for all views.
    open var traitCollection: UITraitCollection { .current }
    /// Apple: UIViewController.preferredStatusBarStyle. Ignored.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Apple: UIViewController.prefersStatusBarHidden. Ignored.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether it is being dismissed; always false: a controller is dismissed immediately.
    open var isBeingDismissed: Bool { false }
    /// The popover presentation controller; always nil.
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// The presentation controller; always nil.
    open var presentationController: UIPresentationController? { nil }
    /// The sheet presentation controller; always nil.
    open var sheetPresentationController: UISheetPresentationController? { nil }
    /// The navigation controller that contains this one.
    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    // MARK: - The request

    /// The request's context, from `viewDidLoad` on.
    open var extensionContext: NSExtensionContext? {
        requestContext ?? (parent ?? presentingViewController)?.extensionContext
    }

    /// Receives the request. Overrides need not call `super`: the controller appears in any case.
    open nonisolated func beginRequest(with context: NSExtensionContext) { appear(for: context) }

    /// Presents the principal controller, once per request.
    public nonisolated func appear(for context: NSExtensionContext) {
        MainActor.assumeIsolated {
            if requestContext === context { return }
            requestContext = context
            InterfaceDriver.shared.start(self, context)
        }
    }

    // MARK: - The life cycle

    /// The view, loaded at first access. AppKit declares it with the same name and its own type.
    @_disfavoredOverload
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view of the storyboard or nib, or an empty one. Override it to create another.
    open func loadView() {
        readNib()
        view = scene?.makeView() ?? UIView(frame: UIScreen.main.bounds)
    }

    /// Reads its nib, unless it has a storyboard. As on Apple's platforms, a named nib that is missing ends the
    /// process.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname
    func readNib() {
        if scene != nil { return }
        if let nibName {
            guard let nib = InterfaceDocument.nib(named: nibName) else {
                fatalError("Could not load NIB in bundle \(extensionBundle.bundlePath) with name '\(nibName)'.")
            }
            return StoryboardScene.attach(nib: nib, to: self)
        }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        if let nib = names.lazy.compactMap({ InterfaceDocument.nib(named: $0) }).first {
            StoryboardScene.attach(nib: nib, to: self)
        }
    }

    /// Loads the view and calls `viewDidLoad`, once.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        scene?.connect()
        (self as? any InterfaceOutlets)?.makeInterfaceOutlets()
        scene?.embed()
        viewDidLoad()
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// The view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once before the view appears.
    open func viewWillLayoutSubviews() {}
    /// Called once before the view appears; there is no layout.
    open func viewDidLayoutSubviews() {}
    /// The view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is appearing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Is never called here.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    /// Is never called here.
    open func updateViewConstraints() {}
    /// Has no effect here.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Is never called here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Is never called here.
    open func viewLayoutMarginsDidChange() {}
    /// Is never called here: the screen keeps its size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Apple: UIViewController.supportedInterfaceOrientations. Ignored.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Apple: UIViewController.shouldAutorotate. Ignored.
    open var shouldAutorotate: Bool { true }
    /// Apple: UIViewController.prefersHomeIndicatorAutoHidden. Ignored.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Sets whether its content is being edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Is never called here.
    open func didReceiveMemoryWarning() {}

    /// All steps of appearing.
    func appear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        for child in children where child.isInside { child.appear() }
        viewDidAppear(false)
    }

    /// All steps of appearing, for sheets that show a controller.
    public func appearInSheet() { appear() }

    /// Selects a row of the list in its view, by its index or its text, for sheets that show a controller. Returns a
    /// message if it fails.
    public func chooseInSheet(_ row: Any) -> String? { InterfaceDriver.shared.choose(row, in: frontmost) }

    /// All steps of disappearing.
    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    // MARK: - Other controllers

    /// The bar contents; created at first access.
    open var navigationItem: UINavigationItem {
        if loadedNavigationItem == nil { loadedNavigationItem = UINavigationItem() }
        return loadedNavigationItem!
    }

    /// Adds a child controller.
    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    /// Removes it from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called by the code that moved it to another parent.
    open func didMove(toParent parent: UIViewController?) {}
    /// Called by the code that is about to move it to another parent.
    open func willMove(toParent parent: UIViewController?) {}

    /// Presents another controller, to which choices then apply.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.appear()
        completion?()
        // A sheet that drives itself receives the choices once its caller has finished with it.
        guard let driven = controller as? any DrivenInterface, let context = extensionContext else { return }
        context.whenLoaded { driven.drive(context.userChoices, context) }
    }

    /// Presents another controller.
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: false)
        } else {
            present(controller, animated: false)
        }
    }

    /// Dismisses the presented controller, or this controller itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let shown = presentedViewController {
            shown.disappear()
            shown.presentingViewController = nil
            presentedViewController = nil
            completion?()
        } else if let presenter = presentingViewController ?? parent?.presentingViewController {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Performs a segue of its storyboard. As on Apple's platforms, a missing segue ends the process.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let scene, let segue = scene.segue(named: identifier) else {
            fatalError("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
        }
        loadViewIfNeeded()
        scene.perform(segue, sender: sender)
    }
    /// Called with the next controller, before it is presented.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Called before a segue that the user triggers.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// The nearest previous controller that has the method of an unwind segue.
    func unwindTarget(_ action: String) -> UIViewController? {
        var before: [UIViewController] = []
        var next: UIViewController? = self
        while let current = next {
            if let siblings = current.parent?.children, let index = siblings.firstIndex(where: { $0 === current }) {
                before += siblings[..<index].reversed()
            }
            if let presenter = current.presentingViewController {
                before += [presenter] + presenter.children.reversed()
            }
            next = current.parent ?? current.presentingViewController
        }
        return before.first { $0.responds(to: Selector(action)) }
    }

    /// Dismisses all controllers above this one.
    func dismissAbove() {
        if presentedViewController != nil { dismiss(animated: false) }
        parent?.dismissAbove()
        guard let stack = parent as? UINavigationController else { return }
        while stack.topViewController !== self, stack.popViewController(animated: false) != nil {}
    }

    /// The visible controller. Controllers whose views are inside its view are visible, too.
    var frontmost: UIViewController {
        if let presentedViewController { return presentedViewController.frontmost }
        guard let last = children.last, self is UINavigationController || !last.isInside else { return self }
        return last.frontmost
    }

    /// Whether its view is inside its parent's view.
    var isInside: Bool { viewIfLoaded?.superview != nil }

    /// The controller and those whose views are inside its view.
    var seenTogether: [UIViewController] { [self] + children.filter(\.isInside).flatMap(\.seenTogether) }
}
