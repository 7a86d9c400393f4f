// NSOtherViews.swift: images, progress indicators, boxes and effects as their values.

import Drawing
public import Foundation
public import UIKit

/// An image.
/// https://developer.apple.com/documentation/appkit/nsimageview
@preconcurrency @MainActor
open class NSImageView: NSControl {
    /// The image view's image.
    open var image: NSImage?

    // MARK: Stored, no effect without a screen
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment: UInt = 0
    open var contentTintColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration?
    open var isEditable = false
    open var animates = false

    /// Creates a view of an image.
    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }
    /// Reads the name of an image of the bundle.
    open override func applyNibValues(_ values: NibValues) {
        super.applyNibValues(values)
        image = values["image"].flatMap { NSImage(named: $0) }
    }
}

/// The progress.
/// https://developer.apple.com/documentation/appkit/nsprogressindicator
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
    /// The appearance of a progress indicator.
    public enum Style: UInt, Sendable { case bar, spinning }

    /// The minimum value.
    open var minValue = 0.0
    /// The maximum value.
    open var maxValue = 100.0
    /// The progress, from `minValue` to `maxValue`.
    open var doubleValue = 0.0
    /// Whether it shows no progress value.
    open var isIndeterminate = true

    // MARK: Stored, no effect without a screen
    open var style = Style.bar
    open var controlSize = NSControl.ControlSize.regular
    open var isBezeled = true
    open var isDisplayedWhenStopped = true
    open var usesThreadedAnimation = true
    open var observedProgress: Progress?

    /// Adds to the progress.
    open func increment(by delta: Double) { doubleValue = min(maxValue, doubleValue + delta) }
    /// Has no effect here.
    open func startAnimation(_ sender: Any?) {}
    /// Has no effect here.
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

    // MARK: Stored, no effect without a screen
    open var boxType = BoxType.primary
    open var titlePosition = TitlePosition.atTop
    open var borderColor: NSColor = .separatorColor
    open var fillColor: NSColor = .clear
    open var borderWidth: CGFloat = 1
    open var cornerRadius: CGFloat = 0
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
    /// The appearance of a visual effect view.
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

    // MARK: Stored, no effect without a screen
    open var material = Material.titlebar
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
}
