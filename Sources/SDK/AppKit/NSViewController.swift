// NSViewController.swift: a macOS view controller, and the properties by which an extension describes its position to
// the host.
// https://developer.apple.com/documentation/appkit/nsviewcontroller

import Drawing
public import Foundation
public import UIKit

/// Members of macOS controllers whose types differ from UIKit's. A protocol, since a class could not have them in
/// addition to those of its superclass.
@preconcurrency @MainActor
public protocol MacViewController: UIViewController {}

extension MacViewController {
    /// The view, loaded at first access. A UIKit view is wrapped in an NSView.
    public var view: NSView {
        get {
            let loaded: UIView = (self as UIViewController).view
            if let view = loaded as? NSView { return view }
            let around = NSView(frame: loaded.frame)
            around.addSubview(loaded)
            (self as UIViewController).view = around
            return around
        }
        set { (self as UIViewController).view = newValue }
    }
}

/// A controller.
/// https://developer.apple.com/documentation/appkit/nsviewcontroller
@preconcurrency @MainActor
open class NSViewController: UIViewController, MacViewController {
    /// The preferred origin of the view on the screen, over the edited content.
    open var preferredScreenOrigin = NSPoint.zero
    /// The minimum size of the view.
    open var preferredMinimumSize = NSSize.zero
    /// The maximum size of the view.
    open var preferredMaximumSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The view from which the content appears.
    open var sourceItemView: NSView?
    /// The object that the view represents.
    open var representedObject: Any?
    /// The author's identifier.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Whether it accepts being the first responder; false unless overridden.
    open var acceptsFirstResponder: Bool { false }
    /// The controller that it presents, if any.
    open var presentedViewControllers: [NSViewController]? {
        (presentedViewController as? NSViewController).map { [$0] }
    }

    /// The view is about to appear.
    open func viewWillAppear() {}
    /// The view has appeared.
    open func viewDidAppear() {}
    /// The view is about to disappear.
    open func viewWillDisappear() {}
    /// The view has disappeared.
    open func viewDidDisappear() {}
    /// Called once before the view appears.
    open func viewWillLayout() {}
    /// Called once before the view appears; there is no layout.
    open func viewDidLayout() {}
    /// Is never called here: there is no mouse.
    open func mouseDown(with event: NSEvent) {}
    /// Is never called here: there is no keyboard.
    open func keyDown(with event: NSEvent) {}
    /// Is never called here: there is no keyboard.
    open func cancelOperation(_ sender: Any?) {}

    /// Presents another controller.
    open func presentAsSheet(_ controller: NSViewController) { present(controller, animated: false) }
    /// Presents another controller.
    open func presentAsModalWindow(_ controller: NSViewController) { present(controller, animated: false) }
    /// Dismisses the presented controller, or this controller itself.
    open func dismiss(_ sender: Any?) { dismiss(animated: false) }
    /// Dismisses the presented controller.
    open func dismiss(_ controller: NSViewController) {
        if controller.presentingViewController === self { dismiss(nil) }
    }

    /// Calls the macOS method for the same event.
    open override func viewWillAppear(_ animated: Bool) { viewWillAppear() }
    /// Calls the macOS method for the same event.
    open override func viewDidAppear(_ animated: Bool) { viewDidAppear() }
    /// Calls the macOS method for the same event.
    open override func viewWillDisappear(_ animated: Bool) { viewWillDisappear() }
    /// Calls the macOS method for the same event.
    open override func viewDidDisappear(_ animated: Bool) { viewDidDisappear() }
    /// Calls the macOS method for the same event.
    open override func viewWillLayoutSubviews() { viewWillLayout() }
    /// Calls the macOS method for the same event.
    open override func viewDidLayoutSubviews() { viewDidLayout() }
}
