// DrawingTests.swift: drawings, pixel by pixel, and images written to files and read back.

import Drawing
import ExtensionSDK
import Foundation
import Testing
import UIKit

/// The color of a pixel as "r g b a".
func colour(_ image: UIImage, _ x: Int, _ y: Int) throws -> String {
    let pixel = try #require(image.cgImage).pixel(x: x, y: y)
    return "\(pixel.red) \(pixel.green) \(pixel.blue) \(pixel.alpha)"
}

let red = "255 0 0 255"
let blue = "0 0 255 255"
let clear = "0 0 0 0"

@Suite("Drawing")
struct DrawingTests {
    @Test("A renderer's image has the drawing, its origin at the upper left")
    func renderer() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            UIColor.blue.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 10))
            path.lineWidth = 4
            path.stroke()
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(try [colour(image, 2, 2), colour(image, 2, 7), colour(image, 10, 8)] == [red, clear, blue])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("The older functions draw the same, with a scale")
    func olderFunctions() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
        let context = try #require(UIGraphicsGetCurrentContext())
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 4, height: 4) && image.cgImage?.width == 8)
        #expect(try [colour(image, 7, 3), colour(image, 0, 0)] == [red, "0 0 0 255"])
    }

    @Test("Clips, transforms, saved states, blending and paths with holes work as documented")
    func states() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { renderer in
            let context = renderer.cgContext
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            context.restoreGState()
            context.translateBy(x: 20, y: 20)
            context.rotate(by: .pi / 2)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.concatenate(context.ctm.inverted())
            context.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
            context.addRect(CGRect(x: 23, y: 3, width: 4, height: 4))
            context.fillPath(using: .evenOdd)
        }
        let places = [(5, 5), (15, 5), (12, 27), (17, 22), (21, 1), (25, 5)]
        #expect(try places.map { try colour(image, $0.0, $0.1) } == [red, clear, blue, clear, blue, clear])
    }

    @Test("Arcs, ovals, curves and rounded corners are in the right places")
    func curves() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
            UIBezierPath(roundedRect: CGRect(x: 20, y: 0, width: 20, height: 20), cornerRadius: 8).fill()
            // The lower half of a circle: clockwise from the right, as seen on the screen.
            UIBezierPath(
                arcCenter: CGPoint(x: 10, y: 30),
                radius: 8,
                startAngle: 0,
                endAngle: .pi,
                clockwise: true
            ).fill()
        }
        let inside = [(10, 10), (10, 1), (30, 1), (30, 10), (10, 35)]
        let outside = [(1, 1), (18, 18), (20, 0), (39, 19), (10, 25)]
        #expect(try inside.map { try colour(image, $0.0, $0.1) } == inside.map { _ in red })
        #expect(try outside.map { try colour(image, $0.0, $0.1) } == outside.map { _ in clear })
    }

    @Test("An image is drawn upright by default, and upside down by a context whose y axis points up")
    func images() throws {
        let stamp = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            stamp.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            if let pixels = stamp.cgImage {
                context.cgContext.draw(pixels, in: CGRect(x: 20, y: 0, width: 20, height: 20))
            }
        }
        let places = [(10, 1), (10, 18), (30, 1), (30, 18)]
        #expect(try places.map { try colour(image, $0.0, $0.1) } == [red, blue, blue, red])
        let upwards = try #require(CGContext(width: 20, height: 20))
        upwards.setFillColor(UIColor.red.cgColor)
        upwards.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let half = UIImage(cgImage: try #require(upwards.makeImage()))
        #expect(try [colour(half, 5, 5), colour(half, 5, 15)] == [clear, red])
        #expect(half.cgImage?.cropping(to: CGRect(x: 0, y: 10, width: 5, height: 99))?.height == 10)
    }
}

@Suite("Image files")
struct ImageFileTests {
    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    }

    @Test("A PNG keeps every pixel, and an image from a file is written unchanged")
    func png() throws {
        let data = try #require(Self.picture.pngData())
        let read = try #require(UIImage(data: data))
        #expect(read.size == CGSize(width: 16, height: 16))
        #expect(try [colour(read, 3, 3), colour(read, 3, 12)] == [red, clear])
        #expect(read.pngData() == data)
    }

    @Test("A JPEG approximates the picture, with transparent parts white, and can be converted to PNG")
    func jpeg() throws {
        let data = try #require(Self.picture.jpegData(compressionQuality: 0.9))
        let read = try #require(UIImage(data: data)?.cgImage)
        let (top, bottom) = (read.pixel(x: 3, y: 2), read.pixel(x: 3, y: 13))
        #expect(top.red > 240 && top.green < 20 && top.alpha == 255, "\(top)")
        #expect(bottom.red > 240 && bottom.green > 240 && bottom.blue > 240, "\(bottom)")
        let png = try #require(UIImage(data: data)?.pngData())
        #expect(ImageHeader(png)?.kind == .png)
        let small = try #require(Self.picture.jpegData(compressionQuality: 0))
        #expect(small.count <= data.count)
    }

    @Test("An item provider returns an image as the requested file type")
    func providers() async throws {
        let provider = NSItemProvider(object: Self.picture)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        #expect(ImageHeader(try await provider.loadDataRepresentation(for: .jpeg))?.kind == .jpeg)
        let loaded: UIImage? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image as? UIImage) }
        }
        #expect(try colour(#require(loaded), 3, 3) == red)
    }

    @Test(
        "Invalid files, and files that need too much memory, are refused before decoding",
        arguments: [
            ("PNG, 100000 by 100000", Self.pngHeader(100_000, 100_000), "more than 33554432"),
            ("PNG, 30000 by 30000", Self.pngHeader(30000, 30000), "more than 33554432"),
            ("PNG, 0 by 5", Self.pngHeader(0, 5), "or no image"),
            ("JPEG, 65535 by 65535", Self.jpegHeader(65535, 65535), "more than 33554432"),
            ("text", Data("hello".utf8), "it is no PNG"), ("nothing", Data(), "it is no PNG"),
        ]
    )
    func refused(name: String, data: Data, problem: String) {
        #expect(UIImage(data: data) == nil && CGImage(encoded: data) == nil)
        #expect(ImageCoding.problem(of: data)?.contains(problem) == true)
    }

    @Test("Damaged files give no image or the readable part of it, and never crash the process")
    func damaged() throws {
        for source in [Self.picture.pngData(), Self.picture.jpegData(compressionQuality: 0.5)] {
            let data = try #require(source)
            for count in stride(from: 0, to: data.count, by: 7) { _ = CGImage(encoded: data.prefix(count)) }
            for index in stride(from: 0, to: data.count, by: 3) {
                var changed = data
                changed[index] ^= 0x55
                if let image = CGImage(encoded: changed) {
                    #expect(ImageLimits.allows(width: image.width, height: image.height))
                }
            }
        }
        #expect(CGImage(encoded: Self.pngHeader(8, 8)) == nil)
    }

    @Test("Drawing has no effect without a context, or with an impossible image size")
    func nothing() {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image { _ in }
        #expect(image.size == .zero && image.pngData() == nil)
        let odd = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.cgContext.setLineDash(phase: .nan, lengths: [0, 0])
            context.cgContext.scaleBy(x: 0, y: 0)
            context.cgContext.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.cgContext.concatenate(CGAffineTransform(scaleX: .nan, y: .infinity))
            context.cgContext.stroke(CGRect(x: 0, y: CGFloat.nan, width: 2, height: 2))
        }
        #expect(odd.cgImage?.width == 4)
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
    }

    private static func pngHeader(_ width: Int, _ height: Int) -> Data {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(
            signature + bytes(13, 4) + Array("IHDR".utf8) + bytes(width, 4) + bytes(height, 4) + [8, 6, 0, 0, 0]
                + bytes(0, 4)
        )
    }

    private static func jpegHeader(_ width: Int, _ height: Int) -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + bytes(height, 2) + bytes(width, 2) + [3, 1, 0x22, 0, 2, 0x11, 1])
    }
}
