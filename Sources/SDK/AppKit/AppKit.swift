// AppKit.swift: the module's name, and what macOS actions use of it: controllers, views as values, alerts and images. It stands
// on the UIKit of this SDK, whose life cycle and choices it shares, so that names of UIKit are seen here, too.
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
/// What can have a next responder.
public typealias NSResponder = UIResponder
/// A rectangle that is no view.
public typealias NSLayoutGuide = UILayoutGuide
/// What a finger or the mouse does.
public typealias NSGestureRecognizer = UIGestureRecognizer
/// A click.
public typealias NSClickGestureRecognizer = UITapGestureRecognizer
/// A movement of the mouse with its button down.
public typealias NSPanGestureRecognizer = UIPanGestureRecognizer

/// Nibs, which controllers read.
/// https://developer.apple.com/documentation/appkit/nsnib
public enum NSNib {
    /// The file's name without its ending.
    public typealias Name = String
}

/// A direction.
/// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutorientation
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// What a view or a menu's item is called by its author.
/// https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NSLayoutConstraint {
    /// How much a constraint is insisted on.
    public typealias Priority = UILayoutPriority
    /// A direction.
    public typealias Orientation = Axis
}

extension UITapGestureRecognizer {
    /// How often the mouse's button goes down.
    public var numberOfClicksRequired: Int {
        get { numberOfTapsRequired }
        set { numberOfTapsRequired = newValue }
    }
}

extension UIResponder {
    /// The next one in the chain.
    public var nextResponder: UIResponder? { next }
}

extension UIFont {
    /// The system's font for what a person clicks.
    public class func controlContentFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
    /// The system's font for labels.
    public class func labelFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
    /// The system's font for what a person writes.
    public class func userFont(ofSize size: CGFloat) -> UIFont? { systemFont(ofSize: size) }
    /// The font of one width for what a person writes.
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
