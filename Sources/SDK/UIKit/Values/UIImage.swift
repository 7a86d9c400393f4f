// UIImage.swift: an image, as a file's data until its pixels are needed, or as pixels.
// https://developer.apple.com/documentation/uikit/uiimage

public import Drawing
import Foundation

/// An image. One that cannot be decoded can still be passed on; a use of its pixels prints the reason on standard
/// error.
/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// The orientation of the pixels. The orientation recorded in files is not read.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The data of the file; nil for an image that was drawn.
    public let encodedData: Data?
    /// The size in points: pixels divided by `scale`.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The orientation of the pixels.
    public let imageOrientation: Orientation

    private let lock = NSLock()
    private var decoded: CGImage?
    private var isTried = false

    /// Creates an empty image.
    public override init() {
        (encodedData, size, scale, imageOrientation, isTried) = (nil, .zero, 1, .up, true)
        super.init()
    }

    /// Creates an image from a file's data; nil unless they are an image of a known format and a size that can be
    /// decoded. GIF and WebP images can be passed on; PNG and JPEG images can be drawn, too.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from a file's data, with a number of pixels per point.
    public init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        let isDrawable = header.kind == .png || header.kind == .jpeg
        guard !isDrawable || header.isDecodable else { return nil }
        encodedData = data
        self.scale = scale
        imageOrientation = .up
        size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        super.init()
    }

    /// Creates an image from pixels.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an empty image: a system symbol.
    convenience init(cgImage: CGImage?) {
        if let cgImage { self.init(cgImage: cgImage) } else { self.init() }
    }

    /// Creates an image from pixels. The orientation is stored, not applied.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        encodedData = nil
        decoded = cgImage
        isTried = true
        self.scale = scale > 0 ? scale : 1
        imageOrientation = orientation
        size = CGSize(width: CGFloat(cgImage.width) / self.scale, height: CGFloat(cgImage.height) / self.scale)
        super.init()
    }

    /// Creates an image from a file; nil if it cannot be decoded.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// `#imageLiteral`. As on Apple's platforms, an image that is not in the bundle ends the process.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let data = Self.data(named: name) else { fatalError("there is no image \(name) in the bundle.") }
        self.init(data: data)!
    }

    /// The pixels, decoded at first access; nil if that fails.
    open var cgImage: CGImage? {
        lock.withLock {
            if isTried { return decoded }
            isTried = true
            guard let encodedData else { return nil }
            decoded = CGImage(encoded: encodedData)
            if decoded == nil {
                let reason = ImageCoding.problem(of: encodedData) ?? "its data are damaged"
                FileHandle.standardError.write(Data("an image cannot be decoded: \(reason).\n".utf8))
            }
            return decoded
        }
    }

    /// The image as a PNG file: the original data, if they are one. nil if it cannot be decoded.
    open func pngData() -> Data? {
        if let encodedData, ImageHeader(encodedData)?.kind == .png { return encodedData }
        return cgImage?.pngData()
    }

    /// The image as a JPEG file, with transparent parts white; quality from 0 to 1. nil if the image cannot be decoded.
    open func jpegData(compressionQuality: CGFloat) -> Data? { cgImage?.jpegData(quality: compressionQuality) }

    /// The image scaled to another size, keeping its proportions; nil if it cannot be drawn.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        let (width, height) = (self.size.width, self.size.height)
        guard width > 0, height > 0, size.width > 0, size.height > 0 else { return nil }
        let scale = max(size.width / width, size.height / height)
        let wanted = CGSize(width: (width * scale).rounded(.up), height: (height * scale).rounded(.up))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: wanted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: wanted))
        }
        return image.cgImage == nil ? nil : image
    }
    /// The image scaled to another size, on another thread.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }
    /// The image scaled to another size.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// The image itself.
    open func preparingForDisplay() -> UIImage? { self }
    /// The image itself.
    open func byPreparingForDisplay() async -> UIImage? { self }
    /// Draws the image into the current context with its upper left corner at `point`.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context, scaled to fill `rect`.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image at `point`, blended.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into `rect`, blended.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.drawDownwards(cgImage, in: rect)
        context.restoreGState()
    }

    /// Whether it supports secure coding; always true.
    public static var supportsSecureCoding: Bool { true }
    /// Encodes the file's data.
    open func encode(with coder: NSCoder) { coder.encode((pngOrOriginal ?? Data()) as NSData, forKey: "data") }
    /// Decodes the output of `encode(with:)`.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "data") else { return nil }
        self.init(data: data as Data)
    }

    private var pngOrOriginal: Data? { encodedData ?? pngData() }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// The types of its files: PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier]
    }

    /// The data of a file of that type; for the general image type, the original data.
    ///
    /// - Throws: error -1200 if it cannot be decoded or is not such a type.
    public func itemProviderData(forTypeIdentifier typeIdentifier: String) throws -> Data {
        let data: Data? =
            switch typeIdentifier.lowercased() {
            case UTType.png.identifier: pngData()
            case UTType.jpeg.identifier: jpegData(compressionQuality: 0.9)
            default: encodedData ?? pngData()
            }
        guard let data else {
            let info = [NSLocalizedDescriptionKey: "The image cannot be written as \(typeIdentifier)."]
            throw NSError(domain: NSItemProvider.errorDomain, code: -1200, userInfo: info)
        }
        return data
    }

    /// The types of files that can be read: all image types.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

    /// An image from a file's data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            let problem = ImageCoding.problem(of: data) ?? "its data are damaged"
            let info = [NSLocalizedDescriptionKey: "The image cannot be used: \(problem)."]
            throw NSError(domain: NSItemProvider.errorDomain, code: -1200, userInfo: info)
        }
        return image
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A PNG file of an image, in the older spelling.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A JPEG file of an image, in the older spelling.
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
