// UnsafeAVAssetImageGenerator.swift: pictures of films, which are refused.
//
// Safe because: the one pointer is the caller's variable for a picture's time, and is never written.

public import Drawing
public import Foundation

/// Makes pictures of a film, which fails here: nothing decodes films.
/// https://developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
    /// How a request ended.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    /// Whose pictures.
    public let asset: AVAsset
    /// Stored, no effect.
    open var appliesPreferredTrackTransform = false
    /// Stored, no effect.
    open var maximumSize = CGSize.zero
    /// Stored, no effect.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Stored, no effect.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Pictures of this film.
    public init(asset: AVAsset) { self.asset = asset }

    /// Why there is no picture.
    private var failure: AVError { AVError(asset.movie == nil ? .fileFormatNotRecognized : .decoderNotFound) }

    /// A picture. `actualTime` is never written.
    ///
    /// - Throws: `AVError`.
    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw failure
    }
    /// A picture and its time.
    ///
    /// - Throws: `AVError`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
    /// A picture.
    open func generateCGImageAsynchronously(
        for time: CMTime,
        completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let failure = failure
        DispatchQueue.global().async { completionHandler(nil, .invalid, failure) }
    }
    /// Nothing is under way.
    open func cancelAllCGImageGeneration() {}
}
