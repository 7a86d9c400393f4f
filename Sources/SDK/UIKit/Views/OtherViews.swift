// OtherViews.swift: images, signs of progress and effects as their values.

import Foundation

/// An image.
/// https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// Stored, no effect without a screen.
    open var highlightedImage: UIImage?
    /// Stored, no effect without a screen.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// A view of an image, as large as that.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
}

/// A sign that something is at work.
/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// Its appearance.
    public enum Style: Int, Sendable {
        case medium = 100
        case large, white, whiteLarge, gray
    }

    /// Stored, no effect without a screen.
    open var style = Style.medium
    /// Stored, no effect without a screen.
    open var color: UIColor!
    /// Stored, no effect without a screen.
    open var hidesWhenStopped = true
    /// Whether it was started and not stopped.
    open private(set) var isAnimating = false

    /// A sign of that style.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Whether it was started and not stopped.
    open func startAnimating() { isAnimating = true }
    /// Whether it was started and not stopped.
    open func stopAnimating() { isAnimating = false }
}

/// The progress.
/// https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// Its appearance.
    public enum Style: Int, Sendable { case `default`, bar }

    /// From 0 to 1.
    open var progress: Float = 0
    /// Stored, no effect without a screen.
    open var observedProgress: Progress?
    /// Stored, no effect without a screen.
    open var progressTintColor: UIColor?
    /// Stored, no effect without a screen.
    open var trackTintColor: UIColor?

    /// A bar; its style is not kept.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    /// Sets how much is done, at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// What is done to what lies behind a view.
/// https://developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
/// https://developer.apple.com/documentation/uikit/uiblureffect
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// Its appearance.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }
    /// A blur of that style, which is not kept.
    public init(style: Style) { super.init() }
}

/// A view with an effect.
/// https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Stored, no effect without a screen.
    open var effect: UIVisualEffect?
    /// The view for what is in it.
    open private(set) lazy var contentView = UIView()

    /// A view with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
        addSubview(contentView)
    }
}
