// AppKit.swift: the module's name, and what macOS actions use of it: controllers, views as values, and images. It stands on
// the UIKit of this SDK, whose life cycle and choices it shares, so that names of UIKit are seen here, too.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Drawing
@_exported import ExtensionSDK
@_exported import Foundation
@_exported import UIKit

/// A view.
public typealias NSView = UIView
/// A colour.
public typealias NSColor = UIColor
/// What can have a next responder.
public typealias NSResponder = UIResponder

/// Nibs, which controllers read.
/// https://developer.apple.com/documentation/appkit/nsnib
public enum NSNib {
    /// The file's name without its ending.
    public typealias Name = String
}
