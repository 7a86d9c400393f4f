// NSImage.swift: images as macOS draws them, with y growing upwards.
// https://developer.apple.com/documentation/appkit/nsimage

public import Drawing
import Foundation
import UIKit

/// A drawing context.
/// https://developer.apple.com/documentation/appkit/nsgraphicscontext
public final class NSGraphicsContext: NSObject {
    /// The Core Graphics context that draws.
    public let cgContext: CGContext

    private init(_ context: CGContext) { cgContext = context }

    /// The current context of this thread.
    public static var current: NSGraphicsContext? { UIGraphicsGetCurrentContext().map(NSGraphicsContext.init) }
}

/// An image.
/// https://developer.apple.com/documentation/appkit/nsimage
open class NSImage: NSObject, @unchecked Sendable {
    /// The size in points; a point is a pixel.
    public let size: NSSize
    private var pixels: CGImage?
    private var focused: CGContext?
    /// The description for accessibility.
    open var accessibilityDescription: String?
    /// Whether it is a template image. It is stored and has no effect without a screen.
    open var isTemplate = false
    /// Whether there are pixels or a size for them.
    open var isValid: Bool { pixels != nil || size != .zero }

    /// Creates an image from the data of a PNG, JPEG or TIFF file; nil for anything else.
    public convenience init?(data: Data) {
        guard let image = CGImage(encoded: data) ?? CGImage(tiff: data) else { return nil }
        self.init(cgImage: image, size: .zero)
    }

    /// Creates an image from a file; nil if it cannot be decoded.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates an empty image, to be drawn on between `lockFocus` and `unlockFocus`.
    public init(size: NSSize) { self.size = size }

    /// Creates an image from pixels; a zero size means the size of the pixels.
    public init(cgImage: CGImage, size: NSSize) {
        let own = NSSize(width: cgImage.width, height: cgImage.height)
        self.size = size == .zero ? own : size
        pixels = cgImage
    }

    /// Creates an image drawn by `drawingHandler`; empty if it returns false.
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

    /// Directs drawing to the image.
    open func lockFocus() {
        guard let context = CGContext(width: Int(clamping: size.width), height: Int(clamping: size.height)) else {
            return
        }
        if let pixels { context.draw(pixels, in: NSRect(origin: .zero, size: size)) }
        focused = context
        UIGraphicsPushContext(context)
    }

    /// Directs drawing to the previous target.
    open func unlockFocus() {
        guard let focused else { return }
        UIGraphicsPopContext()
        pixels = focused.makeImage()
        self.focused = nil
    }

    /// Draws the image into the current context, scaled to fill `rect`.
    open func draw(in rect: NSRect) {
        guard let pixels, let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(pixels, in: rect)
    }

    /// The pixels; nil if nothing was drawn. Rectangle, context and hints have no effect here.
    open func cgImage(forProposedRect rect: NSRect?, context: NSGraphicsContext?, hints: [String: Any]?) -> CGImage? {
        pixels
    }

    /// The image as a TIFF file; nil if nothing was drawn.
    open var tiffRepresentation: Data? { pixels?.tiffData() }
}

// MARK: - Images by name

extension NSImage {
    /// An image's name.
    public typealias Name = String

    /// Creates an image of the bundle: `NAME.png` or `.jpg`, or from an asset catalog. nil if there is none that can be
    /// decoded.
    public convenience init?(named name: Name) {
        guard let image = UIImage(named: name)?.cgImage else { return nil }
        self.init(cgImage: image, size: .zero)
    }
    /// Creates an image from a file; nil if it cannot be decoded.
    public convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }
    /// Creates an image from a file; nil if it cannot be decoded.
    public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }
    /// Creates a system symbol: an empty image, since Apple's symbols are not available here. Its description names a
    /// button that shows it.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(size: .zero)
        accessibilityDescription = description ?? name
    }

    /// The appearance of a symbol.
    public struct SymbolConfiguration: Sendable {
        /// The scale of a symbol.
        public enum Scale: Int, Sendable {
            case small = 1
            case medium, large
        }
        /// Creates a symbol's appearance; symbols are not shown.
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(pointSize: CGFloat, weight: UIFont.Weight, scale: Scale) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(textStyle: UIFont.TextStyle) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(scale: Scale) {}
        /// Creates a symbol's appearance; symbols are not shown.
        public init(paletteColors: [UIColor]) {}
    }
    /// This image: symbols are not shown here.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
}

extension NSImage: NSItemProviderWriting, NSItemProviderReading {
    /// TIFF, and the other types that can be written.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.tiff.identifier, UTType.png.identifier, UTType.jpeg.identifier]
    }
    /// A file of that type.
    ///
    /// - Throws: error -1200 where nothing was drawn, or it is no such type.
    public func itemProviderData(forTypeIdentifier typeIdentifier: String) throws -> Data {
        let data: Data? =
            switch typeIdentifier.lowercased() {
            case UTType.png.identifier: pixels?.pngData()
            case UTType.jpeg.identifier: pixels?.jpegData(quality: 0.9)
            default: tiffRepresentation
            }
        guard let data else { throw Self.problem("The image cannot be written as \(typeIdentifier).") }
        return data
    }
    /// The types of files that can be read: all image types.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }
    /// Creates an image from a file's data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = NSImage(data: data) as? Self else {
            let problem = ImageCoding.problem(of: data) ?? "its data are damaged"
            throw self.problem("The image cannot be used: \(problem).")
        }
        return image
    }
    private static func problem(_ text: String) -> NSError {
        NSError(domain: NSItemProvider.errorDomain, code: -1200, userInfo: [NSLocalizedDescriptionKey: text])
    }
}

/// A bitmap to be written to a file.
/// https://developer.apple.com/documentation/appkit/nsbitmapimagerep
open class NSBitmapImageRep: NSObject {
    /// The file types.
    public enum FileType: Sendable { case tiff, png, jpeg }

    /// The properties of a file.
    public struct PropertyKey: Hashable, Sendable {
        private let name: String
        /// A value from 0 to 1.
        public static let compressionFactor = PropertyKey(name: "compressionFactor")
    }

    /// The image's pixels.
    public let cgImage: CGImage?

    /// Creates a bitmap from an image.
    public init(cgImage: CGImage) { self.cgImage = cgImage }

    /// Creates a bitmap from a PNG, JPEG or TIFF file; nil for anything else.
    public init?(data: Data) {
        guard let image = CGImage(encoded: data) ?? CGImage(tiff: data) else { return nil }
        cgImage = image
    }

    /// The width in pixels.
    open var pixelsWide: Int { cgImage?.width ?? 0 }
    /// The height in pixels.
    open var pixelsHigh: Int { cgImage?.height ?? 0 }

    /// The data of a file.
    open func representation(using type: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch type {
        case .tiff: cgImage?.tiffData()
        case .png: cgImage?.pngData()
        case .jpeg: cgImage?.jpegData(quality: (properties[.compressionFactor] as? NSNumber).map(\.cgFloat) ?? 0.8)
        }
    }
}

extension NSNumber {
    fileprivate var cgFloat: CGFloat { CGFloat(doubleValue) }
}

extension Int {
    /// Creates a length in whole pixels; 0 for invalid lengths.
    fileprivate init(clamping length: CGFloat) {
        self = length.isFinite ? Int(Swift.max(0, Swift.min(1e6, length.rounded(.up)))) : 0
    }
}
