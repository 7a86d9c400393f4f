// NSOtherViews.swift: images, signs of progress, boxes and effects as their values.

import Drawing
public import Foundation
public import UIKit

/// An image.
/// https://developer.apple.com/documentation/appkit/nsimageview
@preconcurrency @MainActor
open class NSImageView: NSControl {
    /// What it shows.
    open var image: NSImage?
    /// Stored, no effect without a screen.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// Stored, no effect without a screen.
    open var imageAlignment: UInt = 0
    /// Stored, no effect without a screen.
    open var contentTintColor: NSColor?
    /// Stored, no effect without a screen.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    /// Stored, no effect without a screen.
    open var isEditable = false
    /// Stored, no effect without a screen.
    open var animates = false

    /// A view of an image.
    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }
    /// Takes the image of the bundle that is named.
    open override func takeNibValues(_ values: NibValues) {
        super.takeNibValues(values)
        image = values["image"].flatMap { NSImage(named: $0) }
    }
}

/// The progress.
/// https://developer.apple.com/documentation/appkit/nsprogressindicator
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
    /// Its appearance.
    public enum Style: UInt, Sendable { case bar, spinning }

    /// The value at which nothing is done.
    open var minValue = 0.0
    /// The value at which all is done.
    open var maxValue = 100.0
    /// The progress.
    open var doubleValue = 0.0
    /// Whether it says how much is done.
    open var isIndeterminate = true
    /// Stored, no effect without a screen.
    open var style = Style.bar
    /// Stored, no effect without a screen.
    open var controlSize = NSControl.ControlSize.regular
    /// Stored, no effect without a screen.
    open var isBezeled = true
    /// Stored, no effect without a screen.
    open var isDisplayedWhenStopped = true
    /// Stored, no effect without a screen.
    open var usesThreadedAnimation = true
    /// Stored, no effect without a screen.
    open var observedProgress: Progress?
    /// More is done.
    open func increment(by delta: Double) { doubleValue = min(maxValue, doubleValue + delta) }
    /// Has no effect here.
    open func startAnimation(_ sender: Any?) {}
    /// Has no effect here.
    open func stopAnimation(_ sender: Any?) {}
}

/// Views with a line around them.
/// https://developer.apple.com/documentation/appkit/nsbox
@preconcurrency @MainActor
open class NSBox: NSView {
    /// What it is for.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    /// Where its title would be.
    public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    /// What a person reads above.
    open var title = ""
    /// Stored, no effect without a screen.
    open var boxType = BoxType.primary
    /// Stored, no effect without a screen.
    open var titlePosition = TitlePosition.atTop
    /// Stored, no effect without a screen.
    open var borderColor: NSColor = .separatorColor
    /// Stored, no effect without a screen.
    open var fillColor: NSColor = .clear
    /// Stored, no effect without a screen.
    open var borderWidth: CGFloat = 1
    /// Stored, no effect without a screen.
    open var cornerRadius: CGFloat = 0
    /// Stored, no effect without a screen.
    open var contentViewMargins = NSSize.zero
    /// What is inside.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
}

/// A view with an effect on what lies behind.
/// https://developer.apple.com/documentation/appkit/nsvisualeffectview
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
    /// Its appearance.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }
    /// What it would be mixed with.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// When it would be seen.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    /// Stored, no effect without a screen.
    open var material = Material.titlebar
    /// Stored, no effect without a screen.
    open var blendingMode = BlendingMode.behindWindow
    /// Stored, no effect without a screen.
    open var state = State.followsWindowActiveState
    /// Stored, no effect without a screen.
    open var isEmphasized = false
}
