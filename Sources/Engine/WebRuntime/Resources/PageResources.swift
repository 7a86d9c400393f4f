// PageResources.swift: resources that a page loads: scripts, styles, frames, images, fetch responses. The page's creator provides them;
// `data:` URLs need no provider. Each URL is requested once.

import Codecs
package import PageProtocol
import WebInfra

/// A loaded resource.
struct LoadedResource {
    /// The URL, without its fragment.
    let url: String
    let contentType: String
    let bytes: [UInt8]

    /// The encoding of the label after `charset=` in the content type, or nil.
    var encoding: Encoding? { MIMEParameter.charset(in: contentType).flatMap { Encoding(label: $0) } }

    /// The text as WTF-8: decoded by its byte order mark, else by its content type, else in the given encoding.
    func text(fallback: Encoding) -> [UInt8] {
        (try? Encoding.decode(bytes, fallback: encoding ?? fallback).utf8) ?? []
    }
}

/// The resources of one page.
package final class PageResources {
    /// Answers a request; nil: there is no such resource.
    package typealias Loader = (ResourceRequest) -> ResourceAnswer?

    private let loader: Loader?
    /// By the hosts of web extensions: whether the page may load a file of theirs, by its path.
    var extensionFiles: [[UInt8]: ([UInt8]) -> Bool] = [:]
    private let page: URLRecord?
    private let isForScript: Bool
    /// Whether there is no provider, so that only `data:` URLs can be loaded.
    var isEmpty: Bool { loader == nil }
    /// The requested URLs, as indices in `loaded`.
    private var known: [[UInt8]: Int] = [:]
    private(set) var loaded: [LoadedResource] = []

    /// The longest URL that is remembered, in bytes: a `data:` URL may be long.
    private static let longestKey = 4096

    /// The most bytes of `data:` URLs and their contents together; the provider of others has its own limits.
    private let mostDataBytes: Int
    private var dataBytes = 0

    /// The resources of the page at a URL.
    ///
    /// - Parameters:
    ///   - isForScript: Whether they are those of the script that runs, which its manager loads.
    ///   - loader: The provider; nil if there is none.
    package init(pageURL: String, mostDataBytes: Int = 64 << 20, isForScript: Bool = false, loader: Loader?) {
        self.mostDataBytes = mostDataBytes
        self.isForScript = isForScript
        page = URLRecord.parse(pageURL)
        self.loader = loader
    }

    /// The index in `loaded` of the resource at a URL; nil if there is none.
    func find(_ address: URLRecord) -> Int? {
        if isWithheld(address) { return nil }
        let key = address.serialized(excludingFragment: true)
        if let index = known[key] { return index < 0 ? nil : index }
        let answer =
            address.scheme == Array("data".utf8)
            ? countedDataURLContent(address, key) : loader?(request(for: address, key))
        var index = -1
        if let answer {
            index = loaded.count
            let url = String(decoding: key, as: UTF8.self)
            loaded.append(LoadedResource(url: url, contentType: answer.contentType, bytes: answer.bytes))
        }
        if key.count <= Self.longestKey { known[key] = index }
        return answer == nil ? nil : index
    }

    /// The resource at a URL.
    func load(_ address: URLRecord) -> LoadedResource? { find(address).map { loaded[$0] } }

    /// Whether an address is that of an extension's file that the page may not load.
    private func isWithheld(_ address: URLRecord) -> Bool {
        guard let mayLoad = files(at: address) else { return false }
        return !mayLoad(address.pathname.dropFirst().percentDecoded())
    }

    private func files(at address: URLRecord) -> (([UInt8]) -> Bool)? {
        if extensionFiles.isEmpty || !address.scheme.elementsEqual("chrome-extension".utf8) { return nil }
        return extensionFiles[Array(address.host)]
    }

    private func request(for address: URLRecord, _ key: [UInt8]) -> ResourceRequest {
        func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
        let file = Array("file".utf8)
        var fromPage: [UInt8] = []
        if let page, (page.scheme == file) == (address.scheme == file), page.host == address.host {
            let own = page.pathname
            let folder = own[..<((own.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)]
            if address.pathname.starts(with: folder) { fromPage = Array(address.pathname.dropFirst(folder.count)) }
        }
        return ResourceRequest(
            url: text(key),
            scheme: text(address.scheme),
            host: text(address.host),
            path: text(address.pathname),
            query: text(address.query ?? []),
            pathFromPage: text(fromPage),
            isForScript: isForScript,
            isOfExtension: files(at: address) != nil
        )
    }

    /// The content of a `data:` URL, which is kept; nil once the page exceeds the limit.
    private func countedDataURLContent(_ address: URLRecord, _ key: [UInt8]) -> ResourceAnswer? {
        guard dataBytes + key.count <= mostDataBytes, let answer = dataURLContent(address) else { return nil }
        dataBytes += key.count + answer.bytes.count
        return answer
    }

    /// "data: URL processor". https://fetch.spec.whatwg.org/#data-url-processor
    private func dataURLContent(_ address: URLRecord) -> ResourceAnswer? {
        let input = address.serialized(excludingFragment: true).dropFirst("data:".utf8.count)
        guard let comma = input.firstIndex(of: UInt8(ascii: ",")) else { return nil }
        var type = String(decoding: input[..<comma], as: UTF8.self).trimmingASCIISpaces()
        var body = input[(comma + 1)...].percentDecoded()
        let parts = type.split(separator: ";", omittingEmptySubsequences: false)
        if parts.count > 1, parts.last?.trimmingASCIISpaces().lowercased() == "base64" {
            guard let decoded = Base64.decodeForgiving(body) else { return nil }
            body = decoded
            type = parts.dropLast().joined(separator: ";")
        }
        if type.hasPrefix(";") { type = "text/plain" + type }
        return ResourceAnswer(contentType: type.isEmpty ? "text/plain;charset=US-ASCII" : type, bytes: body)
    }
}

/// Parameters of a MIME type.
enum MIMEParameter {
    /// The value of `charset`.
    static func charset(in contentType: String) -> String? {
        for part in contentType.split(separator: ";").dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[0].trimmingASCIISpaces().lowercased() == "charset" else { continue }
            return sides[1].trimmingASCIISpaces().filter { $0 != "\"" }
        }
        return nil
    }

    /// The type and subtype in lower case.
    static func essence(of contentType: String) -> String {
        (contentType.split(separator: ";").first?.trimmingASCIISpaces() ?? "").lowercased()
    }
}

extension StringProtocol {
    /// The text without whitespace at its ends.
    fileprivate func trimmingASCIISpaces() -> String {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
