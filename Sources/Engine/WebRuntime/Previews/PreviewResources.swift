// PreviewResources.swift: provides the resources of a preview, as `data:` URLs and as text, up to a number of bytes.

import Codecs
import ImageHeaders
import WebInfra

/// Provides a preview's images, fonts and style sheets.
struct PreviewResources {
    private let resources: PageResources
    private var bytesLeft: Int

    /// - Parameter mostBytes: The most bytes that embedded resources may take in the page.
    init(_ resources: PageResources, mostBytes: Int) {
        self.resources = resources
        bytesLeft = mostBytes
    }

    /// The image or font at a URL as a `data:` URL; nil if there is none, or no room for it.
    mutating func dataURL(of address: URLRecord) -> [UInt8]? {
        guard let found = load(address), let type = Self.embeddedType(of: found) else { return nil }
        // NB: Base64 has four characters per three bytes.
        guard found.bytes.count <= bytesLeft / 4 * 3 else { return nil }
        let url = Array("data:\(type);base64,".utf8) + BaseEncoding.base64.encode(found.bytes)
        return spend(url.count) ? url : nil
    }

    /// The text of the style sheet at a URL; nil if there is none, or no room for it.
    ///
    /// - Parameter fallback: The default encoding of sheets.
    mutating func sheet(at address: URLRecord, fallback: Encoding) -> [UInt8]? {
        guard let found = load(address), MIMEParameter.essence(of: found.contentType) == "text/css",
            found.bytes.count <= bytesLeft
        else { return nil }
        let text = found.text(fallback: fallback)
        return spend(text.count) ? text : nil
    }

    private func load(_ address: URLRecord) -> LoadedResource? {
        // NB: The contents of `data:` URLs are in the page already.
        bytesLeft > 0 && address.scheme != Array("data".utf8) ? resources.load(address) : nil
    }

    private mutating func spend(_ count: Int) -> Bool {
        guard count <= bytesLeft else { return false }
        bytesLeft -= count
        return true
    }

    /// The type of a resource that a style sheet or an image element displays; nil for all others.
    private static func embeddedType(of resource: LoadedResource) -> String? {
        let type = MIMEParameter.essence(of: resource.contentType)
        let isWord = type.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "/+.-".utf8.contains(byte)
        }
        let kind = type.utf8.prefix { $0 != UInt8(ascii: "/") }
        if isWord, kind.elementsEqual("image".utf8) || kind.elementsEqual("font".utf8) { return type }
        // Saved without a file name extension.
        return type == "application/octet-stream" && ImageSize(resource.bytes) != nil ? type : nil
    }
}
