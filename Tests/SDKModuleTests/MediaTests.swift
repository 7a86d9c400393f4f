// MediaTests.swift: media times, and the metadata of movie files.

import AVFoundation
import ExtensionSDK
import Foundation
import TestSupport
import Testing

@Suite("Media")
struct MediaTests {
    @Test("Times are fractions of a second; an invalid time stays invalid")
    func times() {
        #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
        #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)).seconds == 0.75)
        #expect(CMTime.zero < CMTime(value: 1, timescale: 1) && CMTime(value: 1, timescale: 1) < .positiveInfinity)
        #expect(!CMTime.invalid.isValid && CMTime.indefinite.seconds.isNaN && !CMTime(value: 1, timescale: 0).isValid)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    }

    /// A box of a movie file.
    private func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        word(UInt32(content.count + 8)) + Array(type.utf8) + content
    }
    private func word(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }

    private var film: [UInt8] {
        let movie = word(0) + word(0) + word(0) + word(600) + word(1500) + [UInt8](repeating: 0, count: 80)
        let matrix = [0, 0x10000, 0, 0xFFFF_0000, 0, 0, 0, 0, 0x4000_0000].map { word(UInt32($0)) }.flatMap(\.self)
        let track =
            word(0) + word(0) + word(0) + word(7) + word(0) + word(1500) + [UInt8](repeating: 0, count: 16) + matrix
            + word(640 << 16) + word(360 << 16)
        let handler = word(0) + word(0) + Array("vide".utf8) + word(0)
        return box("ftyp", Array("isom".utf8))
            + box("moov", box("mvhd", movie) + box("trak", box("tkhd", track) + box("mdia", box("hdlr", handler))))
    }

    @Test("A movie has its duration, and its tracks' sizes and rotation; extracting a frame is refused")
    func header() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("film.mp4")
        try Data(film).write(to: file)
        let asset = AVURLAsset(url: file)
        #expect(asset.duration.seconds == 2.5)
        #expect(try await asset.load(.duration).seconds == 2.5)
        let track = try #require(asset.tracks(withMediaType: .video).first)
        #expect(track.naturalSize == CGSize(width: 640, height: 360) && track.trackID == 7)
        #expect(track.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(asset.tracks(withMediaType: .audio).isEmpty)
        let generator = AVAssetImageGenerator(asset: asset)
        #expect(throws: AVError(.decoderNotFound)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    }

    @Test("An image source has its type and size before it is decoded")
    func imageSource() throws {
        let header = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13].map(UInt8.init) + Array("IHDR".utf8)
        let source = try #require(CGImageSourceCreateWithData(Data(header + word(640) + word(360)), nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 640)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 360)
        #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithData(Data("text".utf8), nil) == nil)
        var orientation = 0
        #expect(CFNumberGetValue(NSNumber(value: 6), .intType, &orientation) && orientation == 6)
        var small: Int8 = 0
        #expect(!CFNumberGetValue(NSNumber(value: 300), .sInt8Type, &small))
    }

    @Test("A truncated or invalid file is not a movie, wherever it is cut")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("film.mp4")
        for length in 0..<film.count {
            try Data(film.prefix(length)).write(to: file)
            #expect(AVAsset(url: file).duration.isIndefinite, "\(length)")
        }
        let asset = AVAsset(url: folder.url.appendingPathComponent("none"))
        await #expect(throws: AVError(.fileFormatNotRecognized)) { try await asset.load(.duration) }
    }
}
