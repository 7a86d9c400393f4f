// UIPresentationController.swift: the presentation of controllers, without a screen.

import Foundation

/// The presentation of a controller.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The delegate. It is stored and has no effect without a screen.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Creates a presentation, which shows nothing.
    public nonisolated override init() { super.init() }
}

/// A popover next to a view.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: Stored, no effect without a screen
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UInt = 15
}

/// A sheet.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    public struct Detent: Sendable {
        private let name: String
        /// Half the screen height.
        public static func medium() -> Detent { Detent(name: "medium") }
        /// The full screen height.
        public static func large() -> Detent { Detent(name: "large") }
    }
    /// The detents. They are stored and have no effect without a screen.
    open var detents: [Detent] = [.large()]
    /// Whether a visible grabber is preferred. It is stored and has no effect without a screen.
    open var prefersGrabberVisible = false
}

/// The delegate for the dismissal of a sheet.
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
