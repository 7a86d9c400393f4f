// Presentation.swift: how controllers come to the screen, which is not there.

import Foundation

/// What shows a controller: nobody.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// Stored, no effect without a screen.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// A presentation that nothing shows.
    public nonisolated override init() { super.init() }
}

/// Shows a controller beside a view.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Stored, no effect without a screen.
    open weak var sourceView: UIView?
    /// Stored, no effect without a screen.
    open var sourceRect = CGRect.zero
    /// Stored, no effect without a screen.
    open weak var barButtonItem: UIBarButtonItem?
    /// Stored, no effect without a screen.
    open var permittedArrowDirections: UInt = 15
}

/// Shows a controller on a sheet.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    public struct Detent: Sendable {
        private let name: String
        /// Half of the screen.
        public static func medium() -> Detent { Detent(name: "medium") }
        /// The whole screen.
        public static func large() -> Detent { Detent(name: "large") }
    }
    /// Stored, no effect without a screen.
    open var detents: [Detent] = [.large()]
    /// Stored, no effect without a screen.
    open var prefersGrabberVisible = false
}

/// Asked when a person pulls a sheet away.
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
