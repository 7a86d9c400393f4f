// AppKit.swift: the module's name, and the parts of it that macOS actions use: controllers, views as values, alerts and
// images. It is based on this SDK's UIKit, whose life cycle and choices it shares, so UIKit's names are visible here,
// too.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Drawing
@_exported import ExtensionSDK
@_exported import Foundation
@_exported import MobileCoreServices
@_exported import UIKit

/// A color.
public typealias NSColor = UIColor
/// A font.
public typealias NSFont = UIFont
/// An object in the responder chain.
public typealias NSResponder = UIResponder
/// A layout guide.
public typealias NSLayoutGuide = UILayoutGuide
/// A gesture.
public typealias NSGestureRecognizer = UIGestureRecognizer
/// A click gesture.
public typealias NSClickGestureRecognizer = UITapGestureRecognizer
/// A drag gesture.
public typealias NSPanGestureRecognizer = UIPanGestureRecognizer

/// Nib files, which controllers read.
/// https://developer.apple.com/documentation/appkit/nsnib
public enum NSNib {
    /// The file's name without its extension.
    public typealias Name = String
}

/// An orientation.
/// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutorientation
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// The author's identifier of a view or a menu item.
/// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NSLayoutConstraint {
    /// The priority of a constraint.
    public typealias Priority = UILayoutPriority
    /// An orientation.
    public typealias Orientation = Axis
}

extension UITapGestureRecognizer {
    /// The number of clicks.
    public var numberOfClicksRequired: Int {
        get { numberOfTapsRequired }
        set { numberOfTapsRequired = newValue }
    }
}

extension UIResponder {
    /// The next responder.
    public var nextResponder: UIResponder? { next }
}

extension UIFont {
    /// The system's font for controls.
    public class func controlContentFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
    /// The system's font for labels.
    public class func labelFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
    /// The system's font for user text.
    public class func userFont(ofSize size: CGFloat) -> UIFont? { systemFont(ofSize: size) }
    /// The monospaced font for user text.
    public class func userFixedPitchFont(ofSize size: CGFloat) -> UIFont? {
        monospacedSystemFont(ofSize: size, weight: .regular)
    }
    /// The size of a control's text: 13, 11 or 9 points.
    public class func systemFontSize(for size: NSControl.ControlSize) -> CGFloat {
        switch size {
        case .mini: 9
        case .small: 11
        case .regular, .large: 13
        }
    }
}
