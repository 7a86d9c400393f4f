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
    /// The only instance.
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
    /// The same for all bundles of one vendor (all of their identifier but its last part), on every machine.
    open var identifierForVendor: UUID? {
        let vendor = (extensionBundleIdentifier ?? "").split(separator: ".").dropLast().joined(separator: ".")
        var (high, low): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)
        for byte in vendor.utf8 {
            high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
            low = (low &+ high) &* 0x100_0000_01b3 ^ UInt64(byte)
        }
        var bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
        // RFC 9562, 5.8: an identifier of its maker's own form.
        (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x80, bytes[8] & 0x3F | 0x80)
        let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let ends = [8, 12, 16, 20, 32]
        let parts = zip([0] + ends, ends).map { String(text.dropFirst($0).prefix($1 - $0)) }
        return UUID(uuidString: parts.joined(separator: "-"))
    }
    /// Upright.
    open var orientation: UIDeviceOrientation { .portrait }
    /// A machine's own name of the kind.
    open var localizedModel: String { model }
    /// Stored, no effect: there is no battery.
    open var isBatteryMonitoringEnabled = false
    /// Unknown: there is no battery.
    open var batteryLevel: Float { -1 }
    nonisolated override init() { super.init() }
}

/// How a device is held.
/// https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// A movement under a finger, which nobody feels.
/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// One that nobody feels.
    public nonisolated override init() { super.init() }
    /// No effect here.
    open func prepare() {}
}
/// Would let a person feel how something ended.
/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What it would say.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// No effect here.
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
    /// No effect here.
    open func impactOccurred() {}
    /// No effect here.
    open func impactOccurred(intensity: CGFloat) {}
}
/// Would let a person feel a choice.
/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect here.
    open func selectionChanged() {}
}
