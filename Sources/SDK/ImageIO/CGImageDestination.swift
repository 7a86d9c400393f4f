// CGImageDestination.swift: images written to files and data with Drawing's encoders: PNG and JPEG, one image each.
// https://developer.apple.com/documentation/imageio/cgimagedestination
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Drawing
public import ExtensionSDK
public import Foundation
import Synchronization

/// The destination of one image.
public final class CGImageDestination: Sendable {
    fileprivate enum Place: @unchecked Sendable {
        case file(URL)
        case data(NSMutableData)
    }
    fileprivate struct State: @unchecked Sendable {
        var image: CGImage?
        var quality = 0.8
    }

    fileprivate let place: Place
    fileprivate let isJPEG: Bool
    fileprivate let state = Mutex(State())

    fileprivate init?(_ place: Place, _ type: CFString, _ count: Int) {
        guard destinationTypes.contains(type), count == 1 else { return nil }
        (self.place, isJPEG) = (place, type == "public.jpeg")
    }

    fileprivate func add(_ image: CGImage?, _ properties: CFDictionary?) {
        let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue
        let box = State(image: image, quality: quality ?? 0.8)
        state.withLock { $0 = box }
    }

    fileprivate func write() -> Bool {
        let state = state.withLock { $0 }
        guard let image = state.image,
            let data = isJPEG ? image.jpegData(quality: state.quality) : image.pngData()
        else { return false }
        switch place {
        case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
        case .data(let target):
            target.setData(data)
            return true
        }
    }
}

private let destinationTypes = ["public.png", "public.jpeg"]

/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// PNG and JPEG.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { destinationTypes }
/// Creates a destination for a file; nil for other types, and for more than one image.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url as URL), type, count) }
/// Creates a destination for data; nil for other types, and for more than one image.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }
/// Adds an image.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination,
    _ image: CGImage,
    _ properties: CFDictionary?
) { destination.add(image, properties) }
/// Adds the image of a source, decoded and encoded again.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination,
    _ source: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) { destination.add(CGImageSourceCreateImageAtIndex(source, index, nil), properties) }
/// Writes the image.
///
/// - Returns: Whether there was an image, and it was written.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.write() }

/// PNG, JPEG, GIF and WebP; for the last two, only the size is read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
}
