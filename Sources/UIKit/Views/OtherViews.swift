// OtherViews.swift: images, signs of progress and effects as their values.

import Foundation

/// An image.
/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
}

/// A sign that something is at work.
/// https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large, white, whiteLarge, gray
    }

    open var style = Style.medium
    open var color: UIColor!
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

/// How much is done.
/// https://developer.apple.com/documentation/uikit/uiprogressview
@MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0
    open var observedProgress: Progress?
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// What is done to what lies behind a view.
/// https://developer.apple.com/documentation/uikit/uivisualeffect
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
/// https://developer.apple.com/documentation/uikit/uiblureffect
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }
    public init(style: Style) { super.init() }
}

/// A view with an effect.
/// https://developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open private(set) lazy var contentView = UIView()

    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
        addSubview(contentView)
    }
}
