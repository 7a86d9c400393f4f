// Presentation.swift: how controllers come to the screen, and the storyboards that they would come from. Neither is there.

import Foundation

/// A storyboard, which is not read.
@MainActor
open class UIStoryboard: NSObject {
    public let name: String
    public init(name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }
    /// nil.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// An empty controller, for there is nothing to make another from; standard error says so.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let text = "the controller \(identifier) is empty: storyboards are not read. Make it by its class.\n"
        FileHandle.standardError.write(Data(text.utf8))
        return UIViewController()
    }
}

/// A way from one controller to another.
@MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source, destination: UIViewController
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
}

/// What shows a controller: nobody.
@MainActor
open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public nonisolated override init() { super.init() }
}

/// Shows a controller beside a view.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open weak var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UInt = 15
}

/// Shows a controller on a sheet.
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
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
