// UnsafeAVAssetImageGenerator.swift: frames of movies, which are refused.
//
// Safe because: the one pointer is the caller's variable for a frame's time, and is never written.

public import Drawing
public import Foundation

/// Generates frames of a movie, which always fails here: there is no decoder.
/// https://developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
    /// The result of a request.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    /// The movie that the images are taken from.
    public let asset: AVAsset

    // MARK: Stored, no effect
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Creates a generator for a movie.
    public init(asset: AVAsset) { self.asset = asset }

    /// The error that each request gets.
    private var failure: AVError { AVError(asset.movie == nil ? .fileFormatNotRecognized : .decoderNotFound) }

    /// A frame. `actualTime` is never written.
    ///
    /// - Throws: `AVError`.
    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw failure
    }
    /// A frame and its time.
    ///
    /// - Throws: `AVError`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
    /// Generates a frame.
    open func generateCGImageAsynchronously(
        for time: CMTime,
        completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let failure = failure
        DispatchQueue.global().async { completionHandler(nil, .invalid, failure) }
    }
    /// No effect: no generation is pending.
    open func cancelAllCGImageGeneration() {}
}
