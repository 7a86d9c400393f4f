// SharedImage.swift: images by their URLs. An extension on a phone would fetch them; here only data: and file: URLs work.

import UIKit

enum SharedImage {
    /// The largest image that is read, in bytes.
    private static let limit = 64 << 20

    /// The image at a data: or file: URL.
    static func load(_ address: String) throws -> UIImage {
        guard let data = data(at: address) else { throw SketchError.notReachable(address) }
        guard let image = UIImage(data: data), image.cgImage != nil else { throw SketchError.notDrawn }
        return image
    }

    private static func data(at address: String) -> Data? {
        if address.lowercased().hasPrefix("data:") {
            guard let comma = address.firstIndex(of: ",") else { return nil }
            let text = String(address[address.index(after: comma)...]).removingPercentEncoding ?? ""
            let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
            return isBase64 ? Data(base64Encoded: text, options: .ignoreUnknownCharacters) : Data(text.utf8)
        }
        guard let url = URL(string: address), url.isFileURL,
            let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= limit
        else { return nil }
        return try? Data(contentsOf: url)
    }
}

/// Carries a context to a provider's queue; contexts are thread-safe.
struct SharedContext: @unchecked Sendable {
    let context: NSExtensionContext
    init(_ context: NSExtensionContext) { self.context = context }
}
