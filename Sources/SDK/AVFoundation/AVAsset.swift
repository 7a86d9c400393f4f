// AVAsset.swift: movies and sounds by the metadata of their files. There is no decoder: frames of a movie are refused
// with Apple's error.
// https://developer.apple.com/documentation/avfoundation/avasset

@_exported import CoreLocation
@_exported import Drawing
@_exported import Foundation
@_exported import ImageIO

/// The media types.
/// https://developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a media type from its four-character code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The video media type.
    public static let video = AVMediaType("vide")
    /// The audio media type.
    public static let audio = AVMediaType("soun")
    /// The text media type.
    public static let text = AVMediaType("text")
    /// The subtitle media type.
    public static let subtitle = AVMediaType("sbtl")
    /// The closed caption media type: captions.
    public static let closedCaption = AVMediaType("clcp")
    /// The timecode media type.
    public static let timecode = AVMediaType("tmcd")
    /// The metadata media type.
    public static let metadata = AVMediaType("meta")
}

/// The reason why media cannot be used.
/// https://developer.apple.com/documentation/avfoundation/averror
public struct AVError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case decodeFailed = -11821
        case fileFormatNotRecognized = -11828
        case decoderNotFound = -11833
        case noImageAtTime = -11832
    }
    /// The domain of the errors.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The kind of error.
    public let code: Code
    /// Creates an error from its code.
    public init(_ code: Code) { self.code = code }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The error as a sentence.
    public var errorDescription: String? {
        switch code {
        case .decoderNotFound: "webaction has no decoder for films."
        case .fileFormatNotRecognized: "The file is no film that can be read."
        case .unknown, .decodeFailed, .noImageAtTime: "The operation could not be completed."
        }
    }
}

/// A loadable property of an asset or a track.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let value: @Sendable (Root) throws -> Value
}
extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// The duration.
    public static var duration: Self { Self { try $0.header().duration } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// The tracks.
    public static var tracks: Self {
        Self {
            _ = try $0.header()
            return $0.tracks
        }
    }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// Whether it can be played: never here.
    public static var isPlayable: Self { Self { $0.isPlayable } }
    /// Whether its file format is known.
    public static var isReadable: Self { Self { $0.movie != nil } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    /// The size in pixels, before the transform.
    public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    /// The transform for display.
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

/// A movie or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
    let movie: MovieFile?

    /// The media in a file; for other URLs all metadata are unknown.
    public init(url: URL) { movie = MovieFile(url) }

    func header() throws -> MovieFile {
        guard let movie else { throw AVError(.fileFormatNotRecognized) }
        return movie
    }

    /// The duration; indefinite if the file does not contain it.
    open var duration: CMTime { movie?.duration ?? .indefinite }
    /// The asset's tracks.
    open var tracks: [AVAssetTrack] { movie?.tracks.map { AVAssetTrack($0, of: self) } ?? [] }
    /// The tracks of one media type.
    open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == type } }
    /// The tracks of one media type.
    ///
    /// - Throws: `AVError`.
    open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] {
        _ = try header()
        return tracks(withMediaType: type)
    }
    /// Whether it is playable; always false: nothing is played here.
    open var isPlayable: Bool { false }

    /// Loads a property.
    ///
    /// - Throws: `AVError`.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        try property.value(self)
    }
}

/// The media in a file.
/// https://developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The asset's URL.
    public let url: URL

    /// The media in a file; the options have no effect.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(url: url)
    }
}

/// A track of an asset.
/// https://developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The asset of the track.
    open private(set) weak var asset: AVAsset?
    private let track: MovieFile.Track

    init(_ track: MovieFile.Track, of asset: AVAsset) { (self.track, self.asset) = (track, asset) }

    /// The media type.
    open var mediaType: AVMediaType { AVMediaType(track.handler) }
    /// The track's number in the file.
    open var trackID: Int32 { track.identifier }
    /// The size in pixels, before the transform.
    open var naturalSize: CGSize { track.size }
    /// The transform for display.
    open var preferredTransform: CGAffineTransform {
        CGAffineTransform(
            a: track.matrix[0],
            b: track.matrix[1],
            c: track.matrix[2],
            d: track.matrix[3],
            tx: track.matrix[4],
            ty: track.matrix[5]
        )
    }

    /// Loads a property.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        try property.value(self)
    }
}
