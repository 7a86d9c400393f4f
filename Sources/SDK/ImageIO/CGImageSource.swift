// CGImageSource.swift: images in files and data: the metadata in their headers, and the images that Drawing decodes.
// https://developer.apple.com/documentation/imageio/cgimagesource
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Drawing
public import ExtensionSDK
public import Foundation

/// An image to be decoded.
public final class CGImageSource: Sendable {
    fileprivate let data: Data
    fileprivate let header: ImageHeader

    fileprivate init?(_ data: Data) {
        guard let header = ImageHeader(data) else { return nil }
        (self.data, self.header) = (data, header)
    }
}

/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation, 1 to 8. Missing here: no metadata is read.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The horizontal resolution in pixels per inch. Missing here.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution in pixels per inch. Missing here.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Metadata. Missing here.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Metadata. Missing here.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Metadata. Missing here.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// The key `kCGImageSourceShouldCache`. It has no effect here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key `kCGImageSourceShouldCacheImmediately`. It has no effect here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// No effect: a thumbnail is always created from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// No effect: a thumbnail is always created from the image.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// No effect: no metadata is read.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// The image in a file; nil if its format is unknown.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL, options: .mappedIfSafe)).flatMap(CGImageSource.init)
}
/// The image in data; nil if its format is unknown.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Always 1: frames of animations are not distinguished.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
/// The type of the file.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    switch source.header.kind {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    }
}
/// The width and height in pixels; nil if the header has none, or if `index` is not 0.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary?
{
    guard index == 0, source.header.width > 0 else { return nil }
    return [kCGImagePropertyPixelWidth: source.header.width, kCGImagePropertyPixelHeight: source.header.height]
}
/// The image; nil for formats that are not decoded.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
{
    index == 0 ? CGImage(encoded: source.data) : nil
}
/// The image, scaled down if a maximum size is given; nil for formats that are not decoded.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, options) else { return nil }
    let longest = max(image.width, image.height)
    let wanted = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? Double(longest)
    let scale = wanted / Double(longest)
    guard scale > 0, scale < 1 else { return image }
    let (width, height) = (max(1, Int(Double(image.width) * scale)), max(1, Int(Double(image.height) * scale)))
    guard let context = CGContext(width: width, height: height) else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
}
