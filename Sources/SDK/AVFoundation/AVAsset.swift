// AVAsset.swift: films and sounds by what their files say of themselves. There is no decoder: pictures of a film are refused with
// Apple's error for that.
// https://developer.apple.com/documentation/avfoundation/avasset

@_exported import CoreLocation
@_exported import Drawing
@_exported import Foundation
@_exported import ImageIO

/// Kinds of media.
/// https://developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// As it is written.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an instance.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType("vide")
    /// Sounds.
    public static let audio = AVMediaType("soun")
    /// Text.
    public static let text = AVMediaType("text")
    /// Subtitles.
    public static let subtitle = AVMediaType("sbtl")
    /// Captions.
    public static let closedCaption = AVMediaType("clcp")
    /// Time codes.
    public static let timecode = AVMediaType("tmcd")
    /// Metadata.
    public static let metadata = AVMediaType("meta")
}

/// Why media cannot be used.
/// https://developer.apple.com/documentation/avfoundation/averror
public struct AVError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// Kinds of failures.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case decodeFailed = -11821
        case fileFormatNotRecognized = -11828
        case decoderNotFound = -11833
        case noImageAtTime = -11832
    }
    /// The domain of all of them.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// What failed.
    public let code: Code
    /// What failed.
    public init(_ code: Code) { self.code = code }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description.
    public var errorDescription: String? {
        switch code {
        case .decoderNotFound: "webaction has no decoder for films."
        case .fileFormatNotRecognized: "The file is no film that can be read."
        case .unknown, .decodeFailed, .noImageAtTime: "The operation could not be completed."
        }
    }
}

/// A property of an asset or a track that can be loaded.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let value: @Sendable (Root) throws -> Value
}
extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// How long it lasts.
    public static var duration: Self { Self { try $0.header().duration } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// Its tracks.
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
    /// Whether its file is known.
    public static var isReadable: Self { Self { $0.movie != nil } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    /// Its size in pixels, before it is turned.
    public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    /// How it is turned.
    public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

/// A film or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
    let movie: MovieFile?

    /// The media in a file; of another URL nothing is known.
    public init(url: URL) { movie = MovieFile(url) }

    func header() throws -> MovieFile {
        guard let movie else { throw AVError(.fileFormatNotRecognized) }
        return movie
    }

    /// How long it lasts; indefinite where the file does not say.
    open var duration: CMTime { movie?.duration ?? .indefinite }
    /// Its tracks.
    open var tracks: [AVAssetTrack] { movie?.tracks.map { AVAssetTrack($0, of: self) } ?? [] }
    /// The tracks of one kind.
    open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == type } }
    /// The tracks of one kind.
    ///
    /// - Throws: `AVError`.
    open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] {
        _ = try header()
        return tracks(withMediaType: type)
    }
    /// Nothing is played here.
    open var isPlayable: Bool { false }

    /// A property.
    ///
    /// - Throws: `AVError`.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        try property.value(self)
    }
}

/// The media in a file.
/// https://developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where it is.
    public let url: URL

    /// The media in a file; the options have no effect.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(url: url)
    }
}

/// One of the pictures or sounds in an asset.
/// https://developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// Whose it is.
    open private(set) weak var asset: AVAsset?
    private let track: MovieFile.Track

    init(_ track: MovieFile.Track, of asset: AVAsset) { (self.track, self.asset) = (track, asset) }

    /// Its kind.
    open var mediaType: AVMediaType { AVMediaType(track.handler) }
    /// Its number in the file.
    open var trackID: Int32 { track.identifier }
    /// Its size in pixels, before it is turned.
    open var naturalSize: CGSize { track.size }
    /// How it is turned.
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

    /// A property.
    public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        try property.value(self)
    }
}
