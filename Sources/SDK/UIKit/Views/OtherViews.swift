// OtherViews.swift: images, progress indicators and effects as their values.

import Foundation

/// An image.
/// https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image view's image.
    open var image: UIImage?
    /// The highlighted image. It is stored and has no effect without a screen.
    open var highlightedImage: UIImage?
    /// The preferred symbol configuration. It is stored and has no effect without a screen.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Creates an image view with the size of the image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
}

/// An activity indicator.
/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The appearance of an activity indicator.
    public enum Style: Int, Sendable {
        case medium = 100
        case large, white, whiteLarge, gray
    }

    // MARK: Stored, no effect without a screen
    open var style = Style.medium
    open var color: UIColor!
    open var hidesWhenStopped = true

    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    /// Creates an indicator with a style.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Whether it is animating.
    open func startAnimating() { isAnimating = true }
    /// Whether it is animating.
    open func stopAnimating() { isAnimating = false }
}

/// The progress.
/// https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The appearance of a progress view.
    public enum Style: Int, Sendable { case `default`, bar }

    /// A value from 0 to 1.
    open var progress: Float = 0

    // MARK: Stored, no effect without a screen
    open var observedProgress: Progress?
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    /// Creates a progress view; its style is not stored.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    /// Sets the progress, without animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A visual effect.
/// https://developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
/// https://developer.apple.com/documentation/uikit/uiblureffect
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The appearance of a blur.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }
    /// Creates a blur; its style is not stored.
    public init(style: Style) { super.init() }
}

/// A view with an effect.
/// https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect. It is stored and has no effect without a screen.
    open var effect: UIVisualEffect?
    /// The view for its contents.
    open private(set) lazy var contentView = UIView()

    /// Creates a view with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
        addSubview(contentView)
    }
}
