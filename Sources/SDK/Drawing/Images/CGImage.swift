// CGImage.swift: a decoded image, read from and written to files.
// https://developer.apple.com/documentation/coregraphics/cgimage

import Foundation

/// An immutable image.
/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: @unchecked Sendable {
    let surface: PixelSurface

    /// The width in pixels.
    public var width: Int { surface.width }
    /// The height in pixels.
    public var height: Int { surface.height }
    /// The bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// - Parameter surface: Must not be drawn on any more.
    init(_ surface: PixelSurface) { self.surface = surface }

    /// Decodes a PNG or JPEG file; nil for anything else, for images beyond `ImageLimits`, and if the decoding
    /// libraries are not installed (see `ImageCoding.problem(of:)`).
    public convenience init?(encoded data: Data) {
        guard let header = ImageHeader(data), header.isDecodable,
            let surface = header.kind == .png ? PixelSurface.png(data) : PixelSurface.jpeg(data)
        else { return nil }
        self.init(surface)
    }

    /// A part of the image, clipped to its bounds; nil if nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty,
            let result = PixelSurface(width: Int(part.width), height: Int(part.height)),
            let context = SurfaceContext(result)
        else { return nil }
        context.call(\.translate, -part.minX, -part.minY)
        context.setSource(surface)
        context.call(\.paint)
        return CGImage(result)
    }

    /// The components of one pixel, not premultiplied, from 0 to 255; zero outside the image.
    public func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
        let value = surface.pixel(x: x, y: y)
        let alpha = Int(value >> 24)
        func component(_ shift: UInt32) -> Int {
            alpha == 0 ? 0 : min(255, (Int(value >> shift & 0xFF) * 255 + alpha / 2) / alpha)
        }
        return (component(16), component(8), component(0), alpha)
    }

    /// The image as a PNG file.
    public func pngData() -> Data? { surface.pngData() }

    /// The image as a JPEG file; transparent parts become white. nil if the library is not installed.
    ///
    /// - Parameter quality: From 0 to 1.
    public func jpegData(quality: CGFloat) -> Data? {
        let percent = quality.isFinite ? (max(0, min(1, quality)) * 100).rounded() : 80
        return surface.jpegData(quality: max(1, Int(percent)))
    }
}

/// Reports why images cannot be used.
public enum ImageCoding {
    /// The reason why `data` cannot be decoded as an image; nil if its header gives none.
    public static func problem(of data: Data) -> String? {
        guard let header = ImageHeader(data) else { return "it is no PNG, JPEG, GIF or WebP image" }
        guard header.kind == .png || header.kind == .jpeg else { return "\(header.kind) images cannot be decoded" }
        guard header.isDecodable else {
            return "\(header.width) by \(header.height) pixels are more than \(ImageLimits.pixels), or no image"
        }
        if Cairo.shared == nil { return "libcairo.so.2 is not installed (Debian: libcairo2)" }
        if header.kind == .jpeg, TurboJPEG.shared == nil {
            return "libturbojpeg.so.0 is not installed (Debian: libturbojpeg0)"
        }
        return nil
    }
}
