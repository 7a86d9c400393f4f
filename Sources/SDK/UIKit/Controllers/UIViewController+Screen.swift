// UIViewController+Screen.swift: what a controller says and asks about a screen that is not there.

import Foundation

/// How a controller would come and go.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

/// A change of the screen that would take its time; there is none.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// Ways to hold a device.
/// https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = Self(rawValue: 2)
    /// On its right side.
    public static let landscapeLeft = Self(rawValue: 16)
    /// On its left side.
    public static let landscapeRight = Self(rawValue: 8)
    /// Upside down.
    public static let portraitUpsideDown = Self(rawValue: 4)
    /// On a side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// In all ways.
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    /// In all ways but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

extension UIViewController {
    /// No: controllers come and go at once.
    public var isBeingPresented: Bool { false }
    /// No: controllers come and go at once.
    public var isMovingToParent: Bool { false }
    /// No: controllers come and go at once.
    public var isMovingFromParent: Bool { false }
    /// Sets the buttons of the toolbar below.
    public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
    /// No effect here.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// No effect here.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Shows another controller.
    public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(controller, sender: sender)
    }
    /// The controller is told that it comes or goes.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
}
