// Surroundings.swift: the screen, the device and what a person prefers, none of which is there: values as they would be on a
// phone of no particular size.

import Foundation

/// Light or dark. There is no screen: unspecified.
/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device; a phone here.
/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}
/// How much room there is.
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// How the status bar would look.
/// https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}
/// How a controller would cover another.
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}
/// How a controller would come.
/// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// What a view is shown in.
/// https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// A phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Compact, as on a phone that is held upright.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// Regular, as on a phone that is held upright.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// 1: a point is a pixel.
    open var displayScale: CGFloat { 1 }
    /// The traits of a phone, the same for all views.
    public static var current: UITraitCollection { UITraitCollection() }
}

/// The screen. A point is a pixel.
/// https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The one that there would be.
    public static let main = UIScreen()
    /// A phone's size in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// 1: a point is a pixel.
    open var scale: CGFloat { 1 }
    nonisolated override init() { super.init() }
}

/// The device.
/// https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The one that there is.
    public static let current = UIDevice()
    /// A phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// "webaction".
    open var name: String { "webaction" }
    /// "webaction".
    open var model: String { "webaction" }
    /// "Linux".
    open var systemName: String { "Linux" }
    /// The kernel's version.
    open var systemVersion: String { "\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)" }
    nonisolated override init() { super.init() }
}

/// A movement under a finger, which nobody feels.
/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// One that nobody feels.
    public nonisolated override init() { super.init() }
    /// Has no effect here.
    open func prepare() {}
}
/// Would let a person feel how something ended.
/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What it would say.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Has no effect here.
    open func notificationOccurred(_ type: FeedbackType) {}
}
/// Would let a person feel a knock.
/// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How strong it would be.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// One that nobody feels.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Has no effect here.
    open func impactOccurred() {}
}
/// Would let a person feel a choice.
/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect here.
    open func selectionChanged() {}
}
