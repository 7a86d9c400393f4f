// PageResources.swift: what a page loads: scripts, styles, frames, images, answers to fetch. Whoever made the page says
// where from; `data:` URLs need nobody. Each address is asked for once.

import Codecs
package import PageProtocol
import WebInfra

/// Something that was loaded.
struct LoadedResource {
    /// The address, without its fragment.
    let url: String
    let contentType: String
    let bytes: [UInt8]

    /// The label after `charset=` in the content type, or nil.
    var encoding: Encoding? { MIMEParameter.charset(in: contentType).flatMap { Encoding(label: $0) } }

    /// The text as WTF-8: by its byte order mark, else by its content type, else in the given encoding.
    func text(fallback: Encoding) -> [UInt8] {
        (try? Encoding.decode(bytes, fallback: encoding ?? fallback).utf8) ?? []
    }
}

/// The resources of one page.
package final class PageResources {
    /// Answers a question; nil: there is no such resource.
    package typealias Loader = (ResourceRequest) -> ResourceAnswer?

    private let loader: Loader?
    private let page: URLRecord?
    /// Whether nobody answers, so that there is nothing but what `data:` URLs hold.
    var isEmpty: Bool { loader == nil }
    /// What was asked for, by address, as indices of `loaded`.
    private var known: [[UInt8]: Int] = [:]
    private(set) var loaded: [LoadedResource] = []

    /// The most bytes of an address that is remembered: a `data:` URL may be long.
    private static let longestKey = 4096

    /// How many bytes `data:` URLs and what they hold may have together; whoever answers for others has limits of its own.
    private let mostDataBytes: Int
    private var dataBytes = 0

    /// Resources of the page at an address.
    ///
    /// - Parameter loader: Answers for them; nil where there are none.
    package init(pageURL: String, mostDataBytes: Int = 64 << 20, loader: Loader?) {
        self.mostDataBytes = mostDataBytes
        page = URLRecord.parse(pageURL)
        self.loader = loader
    }

    /// The index in `loaded` of what is at an address; nil when nothing is.
    func find(_ address: URLRecord) -> Int? {
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

    /// What is at an address.
    func load(_ address: URLRecord) -> LoadedResource? { find(address).map { loaded[$0] } }

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
            pathFromPage: text(fromPage)
        )
    }

    /// The content of a `data:` URL, which is kept; nil once the page had too much of it.
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
    /// Without the white space at its ends.
    fileprivate func trimmingASCIISpaces() -> String {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let bytes = Array(utf8)
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
