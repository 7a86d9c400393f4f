// NSImage.swift: images as macOS draws them, with y growing upwards.
// https://developer.apple.com/documentation/appkit/nsimage

public import Drawing
import Foundation
import UIKit

/// What draws now.
/// https://developer.apple.com/documentation/appkit/nsgraphicscontext
public final class NSGraphicsContext: NSObject {
    /// The context.
    public let cgContext: CGContext

    private init(_ context: CGContext) { cgContext = context }

    /// What draws now, on this thread.
    public static var current: NSGraphicsContext? { UIGraphicsGetCurrentContext().map(NSGraphicsContext.init) }
}

/// An image.
/// https://developer.apple.com/documentation/appkit/nsimage
open class NSImage: NSObject, @unchecked Sendable {
    /// In points; a point is a pixel.
    public let size: NSSize
    private var pixels: CGImage?
    private var focused: CGContext?

    /// An image of a PNG or JPEG file's bytes; nil for anything else.
    public convenience init?(data: Data) {
        guard let image = CGImage(encoded: data) else { return nil }
        self.init(cgImage: image, size: .zero)
    }

    /// An image from a file; nil if it is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// An empty image, to be drawn on between `lockFocus` and `unlockFocus`.
    public init(size: NSSize) { self.size = size }

    /// An image of pixels; a size of zero is their own.
    public init(cgImage: CGImage, size: NSSize) {
        let own = NSSize(width: cgImage.width, height: cgImage.height)
        self.size = size == .zero ? own : size
        pixels = cgImage
    }

    /// An image of what `drawingHandler` draws; nothing where it says false.
    public convenience init(size: NSSize, flipped: Bool, drawingHandler: (NSRect) -> Bool) {
        self.init(size: size)
        lockFocus()
        if flipped, let context = focused {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        let isDrawn = drawingHandler(NSRect(origin: .zero, size: size))
        unlockFocus()
        if !isDrawn { pixels = nil }
    }

    /// What is drawn goes onto the image from now on.
    open func lockFocus() {
        guard let context = CGContext(width: Int(clamping: size.width), height: Int(clamping: size.height)) else {
            return
        }
        if let pixels { context.draw(pixels, in: NSRect(origin: .zero, size: size)) }
        focused = context
        UIGraphicsPushContext(context)
    }

    /// What is drawn goes where it went before.
    open func unlockFocus() {
        guard let focused else { return }
        UIGraphicsPopContext()
        pixels = focused.makeImage()
        self.focused = nil
    }

    /// Draws the image into the present context, stretched to fill `rect`.
    open func draw(in rect: NSRect) {
        guard let pixels, let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(pixels, in: rect)
    }

    /// The pixels; nil where nothing was drawn. Rectangle, context and hints have no meaning here.
    open func cgImage(forProposedRect rect: NSRect?, context: NSGraphicsContext?, hints: [String: Any]?) -> CGImage? {
        pixels
    }

    /// TIFF is not written.
    @available(*, unavailable, message: "TIFF is not written: NSBitmapImageRep(cgImage:) makes PNG and JPEG files.")
    open var tiffRepresentation: Data? { nil }
}

/// Pixels on their way to a file.
/// https://developer.apple.com/documentation/appkit/nsbitmapimagerep
open class NSBitmapImageRep: NSObject {
    /// Kinds of files.
    public enum FileType: Sendable { case png, jpeg }

    /// What can be said about a file.
    public struct PropertyKey: Hashable, Sendable {
        private let name: String
        /// From 0 to 1.
        public static let compressionFactor = PropertyKey(name: "compressionFactor")
    }

    /// The pixels.
    public let cgImage: CGImage?

    /// Of an image's pixels.
    public init(cgImage: CGImage) { self.cgImage = cgImage }

    /// Of a PNG or JPEG file; nil for anything else.
    public init?(data: Data) {
        guard let image = CGImage(encoded: data) else { return nil }
        cgImage = image
    }

    /// Columns of pixels.
    open var pixelsWide: Int { cgImage?.width ?? 0 }
    /// Rows of pixels.
    open var pixelsHigh: Int { cgImage?.height ?? 0 }

    /// A file.
    open func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch type {
        case .png: cgImage?.pngData()
        case .jpeg: cgImage?.jpegData(quality: (properties[.compressionFactor] as? NSNumber).map(\.cgFloat) ?? 0.8)
        }
    }
}

extension NSNumber {
    fileprivate var cgFloat: CGFloat { CGFloat(doubleValue) }
}

extension Int {
    /// A length in whole pixels; 0 for what is none.
    fileprivate init(clamping length: CGFloat) {
        self = length.isFinite ? Int(Swift.max(0, Swift.min(1e6, length.rounded(.up)))) : 0
    }
}
