// UIViewController+Screen.swift: members of a controller that concern a screen, which does not exist.

import Foundation

/// The delegate for animated transitions.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// The coordinator of a transition; there is none.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// Interface orientations.
/// https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The portrait orientation.
    public static let portrait = Self(rawValue: 2)
    /// Landscape, with the right side down.
    public static let landscapeLeft = Self(rawValue: 16)
    /// Landscape, with the left side down.
    public static let landscapeRight = Self(rawValue: 8)
    /// The portrait orientation, upside down.
    public static let portraitUpsideDown = Self(rawValue: 4)
    /// The landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

extension UIViewController {
    /// Whether it is being presented; always false: transitions are immediate.
    public var isBeingPresented: Bool { false }
    /// Whether it is moving to a parent; always false: transitions are immediate.
    public var isMovingToParent: Bool { false }
    /// Whether it is moving from its parent; always false: transitions are immediate.
    public var isMovingFromParent: Bool { false }
    /// Sets the buttons of the toolbar.
    public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    /// Has no effect here.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Has no effect here.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Presents another controller.
    public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(controller, sender: sender)
    }
    /// Notifies the controller that it appears or disappears.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
}
