// Presentation.swift: how controllers come to the screen, which is not there.

import Foundation

/// What shows a controller: nobody.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor
open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public nonisolated override init() { super.init() }
}

/// Shows a controller beside a view.
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UInt = 15
}

/// Shows a controller on a sheet.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor
open class UISheetPresentationController: UIPresentationController {
    public struct Detent: Sendable {
        private let name: String
        public static func medium() -> Detent { Detent(name: "medium") }
        public static func large() -> Detent { Detent(name: "large") }
    }
    open var detents: [Detent] = [.large()]
    open var prefersGrabberVisible = false
}

/// Asked when a person pulls a sheet away.
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
