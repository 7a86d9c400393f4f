// Presentation.swift: how controllers come to the screen, which is not there.

import Foundation

/// What shows a controller: nobody.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor
open class UIPresentationController: NSObject {
    /// Kept, and without effect here.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// A presentation that nothing shows.
    public nonisolated override init() { super.init() }
}

/// Shows a controller beside a view.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Kept, and without effect here.
    open weak var sourceView: UIView?
    /// Kept, and without effect here.
    open var sourceRect = CGRect.zero
    /// Kept, and without effect here.
    open weak var barButtonItem: UIBarButtonItem?
    /// Kept, and without effect here.
    open var permittedArrowDirections: UInt = 15
}

/// Shows a controller on a sheet.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    public struct Detent: Sendable {
        private let name: String
        /// Half of the screen.
        public static func medium() -> Detent { Detent(name: "medium") }
        /// The whole screen.
        public static func large() -> Detent { Detent(name: "large") }
    }
    /// Kept, and without effect here.
    open var detents: [Detent] = [.large()]
    /// Kept, and without effect here.
    open var prefersGrabberVisible = false
}

/// Asked when a person pulls a sheet away.
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
