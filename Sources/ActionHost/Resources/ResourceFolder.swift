// ResourceFolder.swift: `--resource-root DIR`: a page's resources as files, laid out as browsers and mirroring tools do.
//
//   address                            files under DIR that are tried, in this order
//   http://host/a/b.js?v=1             host/a/b.js?v=1  a/b.js?v=1  and, where the page is in http://host/a/:  b.js?v=1
//                                      each also as b.js@v=1 and b.js
//   http://host/a/                     the same with index.html
//   file:///home/me/page_files/b.js    that file, if it is under DIR; page_files/b.js where the page is in /home/me/
//
// The first is how `wget --page-requisites` lays pages out, the second how it does without host directories, the third
// how browsers save complete pages. Nothing outside of DIR is read, whatever links in it say.

import Isolation
public import WorkerProtocol

/// A folder that stands for the network.
public final class ResourceFolder: ResourceProvider {
    private let folder: ConfiningFolder
    private var budget = ResourceBudget()

    /// The folder at `path`; nil when there is none.
    public init?(_ path: String) {
        guard let folder = ConfiningFolder(path) else { return nil }
        self.folder = folder
    }

    public func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard let limit = budget.next() else { return nil }
        for candidate in Self.candidates(for: request) {
            guard let bytes = folder.read(candidate, limit: limit) else { continue }
            budget.spend(bytes.count)
            return ResourceAnswer(contentType: Self.contentType(ofFile: candidate), bytes: bytes)
        }
        return nil
    }

    /// The paths that may stand for an address, the likeliest first.
    static func candidates(for request: ResourceRequest) -> [String] {
        guard ["http", "https", "file"].contains(request.scheme), let path = decoded(request.path) else { return [] }
        var places: [String] = []
        if request.scheme == "file" { places.append("/" + path) } else { places.append(request.host + "/" + path) }
        places.append(path)
        if let fromPage = decoded(request.pathFromPage), !fromPage.isEmpty { places.append(fromPage) }
        var found: [String] = []
        for place in places {
            let file = place.isEmpty || place.hasSuffix("/") ? place + "index.html" : place
            for name in names(of: file, query: request.query) where !found.contains(name) { found.append(name) }
        }
        return found
    }

    /// The names under which tools save a file that was asked for with a query.
    private static func names(of file: String, query: String) -> [String] {
        guard !query.isEmpty else { return [file] }
        let decodedQuery = decoded(query) ?? query
        return [file + "?" + query, file + "?" + decodedQuery, file + "@" + query, file]
    }

    /// A path without its first slash and its percent-encoding; nil where that leads to another folder.
    private static func decoded(_ path: String) -> String? {
        var octets: [UInt8] = []
        var rest = path.utf8.first == UInt8(ascii: "/") ? path.utf8.dropFirst() : path.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexadecimal),
                let low = rest.dropFirst().first.flatMap(hexadecimal)
            else {
                octets.append(byte)
                continue
            }
            rest = rest.dropFirst(2)
            let value = high << 4 | low
            if value == 0 || value == UInt8(ascii: "/") { return nil }
            octets.append(value)
        }
        let text = String(decoding: octets, as: UTF8.self)
        return text.split(separator: "/").contains { $0 == ".." } ? nil : text
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    /// The type that a file's name tells.
    static func contentType(ofFile path: String) -> String {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let withoutQuery = name.split(whereSeparator: { $0 == "?" || $0 == "@" }).first ?? name
        guard let dot = withoutQuery.lastIndex(of: ".") else { return "" }
        return contentTypes[withoutQuery[withoutQuery.index(after: dot)...].lowercased()] ?? "application/octet-stream"
    }

    private static let contentTypes: [String: String] = [
        "avif": "image/avif", "css": "text/css", "gif": "image/gif", "htm": "text/html", "html": "text/html",
        "ico": "image/x-icon", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
        "json": "application/json", "mjs": "text/javascript", "mp4": "video/mp4", "png": "image/png",
        "svg": "image/svg+xml", "ttf": "font/ttf", "txt": "text/plain", "wasm": "application/wasm",
        "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "xht": "application/xhtml+xml",
        "xhtml": "application/xhtml+xml", "xml": "application/xml",
    ]
}
