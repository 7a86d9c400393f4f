// UIGraphicsImageRenderer.swift: draws images.
// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer

public import Drawing
import Foundation

/// How a renderer draws.
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point: 1, for there is no screen.
    open var scale: CGFloat = 1
    /// Whether the image is black, not transparent, where nothing is drawn.
    open var opaque = false

    /// The usual format.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The usual format.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's actions draw with.
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {
    /// The context, which is the present one while the actions run.
    public let cgContext: CGContext
    /// How it draws.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, blended.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Draws only inside a rectangle from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images of one size.
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// How it draws.
    public let format: UIGraphicsImageRendererFormat

    /// Images of so many points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// Images of so many points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Images of a part of the plane.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Images of a part of the plane.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// An image of what the actions draw. One of no size where nothing can be drawn; standard error says why.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale > 0 ? format.scale : 1
        guard let context = makeGraphicsContext(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        guard let image = context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// A PNG file of what the actions draw; empty where nothing can be drawn.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG file of what the actions draw; empty where nothing can be drawn.
    open func jpegData(
        withCompressionQuality quality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
