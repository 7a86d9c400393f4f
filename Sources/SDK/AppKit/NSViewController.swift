// NSViewController.swift: a controller as macOS has it, and what an extension tells the host of its place.
// https://developer.apple.com/documentation/appkit/nsviewcontroller

import Drawing
public import Foundation
public import UIKit

/// What controllers of macOS have in other types than those of UIKit. It is a protocol since a class could not have them
/// beside those of its superclass.
@preconcurrency @MainActor
public protocol MacViewController: UIViewController {}

extension MacViewController {
    /// The view, loaded when first asked for. One that is not macOS's is put into one that is.
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
    /// Where the view's lower left corner would like to be on the screen, over the content that is edited.
    open var preferredScreenOrigin = NSPoint.zero
    /// The least size of the view.
    open var preferredMinimumSize = NSSize.zero
    /// The greatest size of the view.
    open var preferredMaximumSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// A view from which the content would seem to come.
    open var sourceItemView: NSView?
    /// What the view is about.
    open var representedObject: Any?
    /// What its author calls it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// False unless overridden.
    open var acceptsFirstResponder: Bool { false }
    /// The controller that it shows above itself, if it shows one.
    open var presentedViewControllers: [NSViewController]? {
        (presentedViewController as? NSViewController).map { [$0] }
    }

    /// It is about to be shown.
    open func viewWillAppear() {}
    /// It is shown.
    open func viewDidAppear() {}
    /// It is about to go.
    open func viewWillDisappear() {}
    /// It is gone.
    open func viewDidDisappear() {}
    /// Called once before it is shown.
    open func viewWillLayout() {}
    /// Called once before it is shown; nothing was laid out.
    open func viewDidLayout() {}
    /// Never called here: there is no mouse.
    open func mouseDown(with event: NSEvent) {}
    /// Never called here: there are no keys.
    open func keyDown(with event: NSEvent) {}
    /// Never called here: there are no keys.
    open func cancelOperation(_ sender: Any?) {}

    /// Shows another controller.
    open func presentAsSheet(_ controller: NSViewController) { present(controller, animated: false) }
    /// Shows another controller.
    open func presentAsModalWindow(_ controller: NSViewController) { present(controller, animated: false) }
    /// Ends what is shown above this controller, or this controller itself.
    open func dismiss(_ sender: Any?) { dismiss(animated: false) }
    /// Ends what is shown above this controller.
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
