// NSOtherViews.swift: images, progress indicators, boxes and effects as their values.

import Drawing
public import Foundation
public import UIKit

/// An image.
/// https://developer.apple.com/documentation/appkit/nsimageview
@preconcurrency @MainActor
open class NSImageView: NSControl {
    /// The image.
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
    /// Reads the name of an image of the bundle.
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

    /// The minimum value.
    open var minValue = 0.0
    /// The maximum value.
    open var maxValue = 100.0
    /// The progress.
    open var doubleValue = 0.0
    /// Whether it shows no progress value.
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
    /// Adds to the progress.
    open func increment(by delta: Double) { doubleValue = min(maxValue, doubleValue + delta) }
    /// No effect here.
    open func startAnimation(_ sender: Any?) {}
    /// No effect here.
    open func stopAnimation(_ sender: Any?) {}
}

/// A box around views.
/// https://developer.apple.com/documentation/appkit/nsbox
@preconcurrency @MainActor
open class NSBox: NSView {
    /// The type of a box.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    /// The position of the title.
    public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    /// The visible title.
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
    /// The content view.
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
}

/// A view with a visual effect.
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
    /// The blending mode.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// The state of the effect.
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
