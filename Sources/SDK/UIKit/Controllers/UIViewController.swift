// UIViewController.swift: a controller's life cycle without a screen. As the principal object of an extension it gets
// the request, goes through viewDidLoad to viewDidAppear, and is then driven by the run's choices.
// NB: Why NSObject's init() is closed: UIView.swift.

import Foundation

/// A controller whose outlets nothing connects: compiling a bundle adds it to classes with @IBOutlet properties.
@preconcurrency @MainActor
public protocol InterfaceOutlets {
    /// Gives each outlet that is nil an object of its declared type; views go into `view`.
    func makeInterfaceOutlets()
}

extension UIViewController {
    /// Puts a view that an outlet is to hold where `self` is its data source and delegate, if it can be.
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
open class UIViewController: UIResponder, NSExtensionRequestHandling, CoderMade, PresentedInterface {
    private var loadedView: UIView?
    private var loadedNavigationItem: UINavigationItem?
    private var requestContext: NSExtensionContext?
    private var givenNibName: String?
    /// What it has of a storyboard or a nib.
    var scene: StoryboardScene?

    /// The object that it represents.
    open var title: String?
    /// Stored, no effect without a screen.
    open var preferredContentSize = CGSize.zero
    /// Stored, no effect without a screen.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Stored, no effect without a screen.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Stored, no effect without a screen.
    open var isModalInPresentation = false
    /// Stored, no effect without a screen.
    open var edgesForExtendedLayout: UInt = 15
    /// Stored, no effect without a screen.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Stored, no effect without a screen.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Stored, no effect without a screen.
    open var definesPresentationContext = false
    /// Stored, no effect without a screen.
    open var providesPresentationContextTransitionStyle = false
    /// Stored, no effect without a screen.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Stored, no effect without a screen.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Stored, no effect without a screen.
    open var hidesBottomBarWhenPushed = false
    /// Stored, no effect without a screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Stored, no effect without a screen.
    open var restorationIdentifier: String?
    /// Stored, no effect without a screen.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether its content is being changed.
    open var isEditing = false
    /// The controllers in this one.
    open private(set) var children: [UIViewController] = []
    /// The controller that this one is in.
    open private(set) weak var parent: UIViewController?
    /// What it shows above itself.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that shows this one.
    open private(set) weak var presentingViewController: UIViewController?

    /// A controller whose view is in a nib of the extension's bundle; nil looks for one that is named like the class.
    public init(nibName: String?, bundle: Bundle?) {
        super.init()
        givenNibName = nibName
    }
    /// A controller of a storyboard, which is given its scene afterwards: there is nothing to decode.
    public required init?(coder: NSCoder) { super.init() }
    /// A controller. `nothing` is never given.
    public convenience init(_ nothing: Void = ()) { self.init(nibName: nil, bundle: nil) }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { super.init() }

    /// The view around its view, or the controller before it; at last the application, as extensions find it there.
    open override var next: UIResponder? {
        if let view = viewIfLoaded?.superview { return view }
        if let controller = parent ?? presentingViewController { return controller }
        return UIApplication.atEndOfChain
    }
    /// The storyboard that it comes from.
    open var storyboard: UIStoryboard? {
        scene.flatMap { $0.document.isNib ? nil : UIStoryboard(name: $0.document.name, bundle: nil) }
    }
    /// The nib that its view is in, as it was made or as a subclass says.
    open var nibName: String? { givenNibName }
    /// The extension's bundle: there is no other.
    open var nibBundle: Bundle? { extensionBundle }
    /// The buttons of the toolbar below.
    open var toolbarItems: [UIBarButtonItem]?
    /// The traits of a phone, the same for all views.
    open var traitCollection: UITraitCollection { .current }
    /// Apple: UIViewController.preferredStatusBarStyle. Not looked at.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Apple: UIViewController.prefersStatusBarHidden. Not looked at.
    open var prefersStatusBarHidden: Bool { false }
    /// Never: a controller is dismissed at once.
    open var isBeingDismissed: Bool { false }
    /// Always nil.
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// Always nil.
    open var presentationController: UIPresentationController? { nil }
    /// Always nil.
    open var sheetPresentationController: UISheetPresentationController? { nil }
    /// The controller of the stack that this one is in.
    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    // MARK: - The request

    /// The request's context, from `viewDidLoad` on.
    open var extensionContext: NSExtensionContext? {
        requestContext ?? (parent ?? presentingViewController)?.extensionContext
    }

    /// Takes the request. What overrides it need not call `super`: the controller appears all the same.
    open nonisolated func beginRequest(with context: NSExtensionContext) { appear(for: context) }

    /// Brings the principal controller to the screen, once for a request.
    public nonisolated func appear(for context: NSExtensionContext) {
        MainActor.assumeIsolated {
            if requestContext === context { return }
            requestContext = context
            InterfaceDriver.shared.start(self, context)
        }
    }

    // MARK: - The life cycle

    /// The view, loaded when first asked for. AppKit has it under the same name, as its own type.
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

    /// Makes the storyboard's or the nib's view, or an empty one. Override it to make another.
    open func loadView() {
        readNib()
        view = scene?.makeView() ?? UIView(frame: UIScreen.main.bounds)
    }

    /// Reads its nib, unless it has a storyboard. As on Apple's platforms, one that is named and not there ends the process.
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

    /// The view is loaded. Called once.
    open func viewDidLoad() {}
    /// It is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once before it is shown.
    open func viewWillLayoutSubviews() {}
    /// Called once before it is shown; nothing was laid out.
    open func viewDidLayoutSubviews() {}
    /// It is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// It is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// It is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// It is being shown.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Never called here.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    /// Never called here.
    open func updateViewConstraints() {}
    /// No effect here.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Never called here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Never called here.
    open func viewLayoutMarginsDidChange() {}
    /// Never called here: the screen keeps its size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Apple: UIViewController.supportedInterfaceOrientations. Not looked at.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Apple: UIViewController.shouldAutorotate. Not looked at.
    open var shouldAutorotate: Bool { true }
    /// Apple: UIViewController.prefersHomeIndicatorAutoHidden. Not looked at.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Says whether its content is being changed.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Never called here.
    open func didReceiveMemoryWarning() {}

    /// The whole way to the front.
    func appear() {
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        viewWillLayoutSubviews()
        viewDidLayoutSubviews()
        for child in children where child.isInside { child.appear() }
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

    /// What a bar shows for it; made when first asked for.
    open var navigationItem: UINavigationItem {
        if loadedNavigationItem == nil { loadedNavigationItem = UINavigationItem() }
        return loadedNavigationItem!
    }

    /// Takes a controller into this one.
    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    /// Takes it out of the one that it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Told that it is in another controller, by whoever put it there.
    open func didMove(toParent parent: UIViewController?) {}
    /// Told that it is about to be in another controller, by whoever puts it there.
    open func willMove(toParent parent: UIViewController?) {}

    /// Shows another controller, which is then the one that choices reach.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.appear()
        completion?()
        // A sheet that drives itself gets the choices once its caller is done with it.
        guard let driven = controller as? any DrivenInterface, let context = extensionContext else { return }
        context.whenLoaded { driven.drive(context.userChoices, context) }
    }

    /// Shows another controller.
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: false)
        } else {
            present(controller, animated: false)
        }
    }

    /// Ends what is shown above this controller, or this controller itself.
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

    /// Follows a segue of its storyboard. As on Apple's platforms, one that is not there ends the process.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let scene, let segue = scene.segue(named: identifier) else {
            fatalError("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
        }
        loadViewIfNeeded()
        scene.perform(segue, sender: sender)
    }
    /// Told which controller comes next, before it is shown.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Asked before a segue that a person follows.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// The nearest controller before this one that has the method which a segue goes back to.
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

    /// Ends everything that is shown above this controller.
    func dismissAbove() {
        if presentedViewController != nil { dismiss(animated: false) }
        parent?.dismissAbove()
        guard let stack = parent as? UINavigationController else { return }
        while stack.topViewController !== self, stack.popViewController(animated: false) != nil {}
    }

    /// The controller that a person would see. Those whose views are in this one's are seen with it.
    var frontmost: UIViewController {
        if let presentedViewController { return presentedViewController.frontmost }
        guard let last = children.last, self is UINavigationController || !last.isInside else { return self }
        return last.frontmost
    }

    /// Whether its view is in its parent's.
    var isInside: Bool { viewIfLoaded?.superview != nil }

    /// The controller and those whose views are in its own.
    var seenTogether: [UIViewController] { [self] + children.filter(\.isInside).flatMap(\.seenTogether) }
}
