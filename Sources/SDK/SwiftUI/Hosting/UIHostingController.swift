// UIHostingController.swift: a UIKit controller whose view shows a SwiftUI view. The view describes its controls, so
// that the choices of a run find them among UIKit's own.

import Drawing
import ExtensionSDK
import Foundation
import UIKit

/// A controller that shows a view.
/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The content. A new one keeps the state of the previous one.
    public var rootView: Content { didSet { graph.show(rootView) } }
    /// The sizing options. They are stored and have no effect without a screen.
    public var sizingOptions: UIHostingControllerSizingOptions = []
    private let graph = ViewGraph()

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        graph.show(rootView)
    }
    /// Creates a controller of a storyboard that shows a view.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
        graph.show(rootView)
    }
    /// Not supported: there would be no view to show.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }
    /// Not to be used; see `init(rootView:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(rootView:) has the view to show.") }

    /// Creates the view with the content.
    open override func loadView() { view = HostingView(graph) }
    /// Evaluates the content.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (view as? HostingView)?.start()
    }
    /// The size of the content: always the proposed one.
    public func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// How a controller determines its size.
/// https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The size follows the content.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The size follows the content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view that shows a SwiftUI view. It owns the graph, since authors may keep the view and release the controller.
@MainActor
final class HostingView: UIView, DescribedInterface, ViewGraphHost {
    private let graph: ViewGraph
    private var isStarted = false
    /// The UIKit views shown inside.
    private var represented: [ObjectIdentifier: UIView] = [:]

    init(_ graph: ViewGraph) {
        self.graph = graph
        super.init(frame: UIScreen.main.bounds)
        graph.host = self
    }
    required init?(coder: NSCoder) { nil }

    /// Starts evaluating the views.
    func start() {
        if isStarted { return }
        isStarted = true
        graph.environment.dismiss = DismissAction { [weak self] in self?.nearestController?.dismiss(animated: true) }
        var open = OpenURLAction { _ in .systemAction }
        open.system = { [weak self] url in self?.nearestController?.extensionContext?.open(url) }
        graph.environment.openURL = open
        graph.start()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // Views are evaluated after the code that adds them has returned.
        if superview != nil { DispatchQueue.main.async { MainActor.assumeIsolated { self.start() } } }
    }

    private var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    // MARK: - The host of the graph

    func showOnly(_ views: Set<ObjectIdentifier>) {
        for (id, view) in represented { view.isHidden = !views.contains(id) }
    }

    func fail(_ problem: String) {
        let info = [NSLocalizedDescriptionKey: problem]
        let error = NSError(domain: "WebActionErrorDomain", code: 3, userInfo: info)
        guard let context = nearestController?.extensionContext else { fatalError(problem) }
        context.cancelRequest(withError: error)
    }

    /// Shows a UIKit view, and its controller if it has one.
    func show(_ view: UIView, of controller: UIViewController?) {
        represented[ObjectIdentifier(view)] = view
        if let controller { nearestController?.addChild(controller) }
        addSubview(view)
        controller?.appearInSheet()
    }
    /// Removes it.
    func remove(_ view: UIView, of controller: UIViewController?) {
        represented[ObjectIdentifier(view)] = nil
        view.removeFromSuperview()
        controller?.removeFromParent()
    }

    // MARK: - User input

    var presentsAlert: Bool { graph.layers.last?.isAlert == true }
    var tapNames: [String] { graph.tapNames }
    func tap(_ name: String) -> Bool { graph.tap(name) }
    var fieldNames: [String] { graph.fieldNames }
    func type(_ text: String, into name: String?) -> Bool { graph.write(text, into: name) }
    var choiceTexts: [String] { graph.choices.map(\.text) }
    func choose(at index: Int) -> Bool { graph.choose(at: index) }
}
