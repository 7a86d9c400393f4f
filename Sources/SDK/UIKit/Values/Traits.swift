// Traits.swift: traits, the screen and the device. None of these exist here; the values are those of a phone.

import Foundation

/// The interface style, light or dark.
/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device; a phone here.
/// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}
/// The size class.
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The style of the status bar.
/// https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}
/// The presentation style.
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}
/// The transition style.
/// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The traits of a view's environment.
/// https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The user interface style; always light.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// The user interface idiom; always a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Always compact, as on a phone in portrait.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// Always regular, as on a phone in portrait.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The display scale; always 1: a point is a pixel.
    open var displayScale: CGFloat { 1 }
    /// The traits of a phone, the same for all views.
    public static var current: UITraitCollection { UITraitCollection() }
}

/// The screen. A point is a pixel.
/// https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// A screen for its default values.
    public static let main = UIScreen()
    /// A phone's size in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The scale; always 1: a point is a pixel.
    open var scale: CGFloat { 1 }
    nonisolated override init() { super.init() }
}

/// The device.
/// https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The only instance.
    public static let current = UIDevice()
    /// The user interface idiom; always a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The name: "webaction".
    open var name: String { "webaction" }
    /// The model: "webaction".
    open var model: String { "webaction" }
    /// The system name: "Linux".
    open var systemName: String { "Linux" }
    /// The kernel's version.
    open var systemVersion: String { "\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)" }
    /// The same for all bundles of a vendor (their identifier without its last part), on every machine.
    open var identifierForVendor: UUID? {
        let vendor = (extensionBundleIdentifier ?? "").split(separator: ".").dropLast().joined(separator: ".")
        var (high, low): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)
        for byte in vendor.utf8 {
            high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
            low = (low &+ high) &* 0x100_0000_01b3 ^ UInt64(byte)
        }
        var bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
        // RFC 9562, 5.8: an identifier in a vendor-specific form.
        (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x80, bytes[8] & 0x3F | 0x80)
        let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let ends = [8, 12, 16, 20, 32]
        let parts = zip([0] + ends, ends).map { String(text.dropFirst($0).prefix($1 - $0)) }
        return UUID(uuidString: parts.joined(separator: "-"))
    }
    /// The orientation: portrait.
    open var orientation: UIDeviceOrientation { .portrait }
    /// The localized model.
    open var localizedModel: String { model }
    /// Stored, no effect: there is no battery.
    open var isBatteryMonitoringEnabled = false
    /// Unknown: there is no battery.
    open var batteryLevel: Float { -1 }
    nonisolated override init() { super.init() }
}

/// The orientation of a device.
/// https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Haptic feedback, which has no effect.
/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates feedback, which has no effect.
    public nonisolated override init() { super.init() }
    /// Has no effect here.
    open func prepare() {}
}
/// Haptic feedback about a result; no effect.
/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The type of feedback.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Has no effect here.
    open func notificationOccurred(_ type: FeedbackType) {}
}
/// Haptic feedback of an impact; no effect.
/// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// Creates feedback, which has no effect.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Has no effect here.
    open func impactOccurred() {}
    /// Has no effect here.
    open func impactOccurred(intensity: CGFloat) {}
}
/// Haptic feedback of a selection; no effect.
/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect here.
    open func selectionChanged() {}
}
