// NSViewController.swift: a controller as macOS has it, and what an extension tells the host of its place.
// https://developer.apple.com/documentation/appkit/nsviewcontroller

public import UIKit

/// A controller.
/// https://developer.apple.com/documentation/appkit/nsviewcontroller
@preconcurrency @MainActor
open class NSViewController: UIViewController {
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

    /// It is about to be shown.
    open func viewWillAppear() {}
    /// It is shown.
    open func viewDidAppear() {}
    /// It is about to go.
    open func viewWillDisappear() {}
    /// It is gone.
    open func viewDidDisappear() {}

    /// Calls macOS's form of the same.
    open override func viewWillAppear(_ animated: Bool) { viewWillAppear() }
    /// Calls macOS's form of the same.
    open override func viewDidAppear(_ animated: Bool) { viewDidAppear() }
    /// Calls macOS's form of the same.
    open override func viewWillDisappear(_ animated: Bool) { viewWillDisappear() }
    /// Calls macOS's form of the same.
    open override func viewDidDisappear(_ animated: Bool) { viewDidDisappear() }
}

/// A field of text.
/// https://developer.apple.com/documentation/appkit/nstextfield
@preconcurrency @MainActor
open class NSTextField: UITextField {
    /// The text.
    open var stringValue: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

/// A view of text.
/// https://developer.apple.com/documentation/appkit/nstextview
@preconcurrency @MainActor
open class NSTextView: UITextView {
    /// The text.
    open var string: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// The text.
    open func attributedString() -> NSAttributedString { NSAttributedString(string: string) }
}

/// A button.
/// https://developer.apple.com/documentation/appkit/nsbutton
@preconcurrency @MainActor
open class NSButton: UIButton {
    /// What a person reads.
    open var title: String {
        get { currentTitle ?? "" }
        set { setTitle(newValue, for: .normal) }
    }
}
