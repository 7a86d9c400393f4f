// ResourceFolder.swift: `--resource-root DIR`: a page's resources as files, in the layouts of browsers and mirroring tools.
//
//   URL                                files under DIR that are tried, in this order
//   http://host/a/b.js?v=1             host/a/b.js?v=1  a/b.js?v=1  and, if the page is in http://host/a/:  b.js?v=1
//                                      each also as b.js@v=1 and b.js
//   http://host/a/                     the same with index.html
//   http://host/a/page_files/b.js      if the page says that it was saved from http://host/a/: page_files/b.js beside its
//                                      file, before any other
//   file:///home/me/page_files/b.js    that file, if it is under DIR; page_files/b.js if the page is in /home/me/
//   chrome-extension://id/a/b.css      id/a/b.css  a/b.css
//
// The first is the layout of `wget --page-requisites`, the second the same without host directories, the third that of
// pages saved by browsers. Nothing outside DIR is read, even through links.

import Codecs
package import FilePaths
import Isolation
package import PageProtocol
import ProcessSupervision
import UserFiles
import WebInfra

/// A folder in place of the network.
package final class ResourceFolder: ResourceProvider {
    private let folder: ConfiningFolder
    private let pageFolder: FilePath?
    private var budget = ResourceBudget()
    package private(set) var readFiles: [FilePath] = []

    /// Opens the folder at `path`; nil if there is none.
    ///
    /// - Parameter file: The file of a page whose URL is the one that it was saved from.
    package init?(_ path: some PathBytes, savedAs file: FilePath? = nil) {
        guard let folder = ConfiningFolder(path) else { return nil }
        self.folder = folder
        pageFolder = file.map { absolutePath($0).parent }
    }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard let limit = budget.next() else { return nil }
        for candidate in Self.candidates(for: request, beside: pageFolder) {
            guard case .success(let bytes) = folder.read(candidate, limit: limit) else { continue }
            budget.spend(bytes.count)
            readFiles.append(candidate.isAbsolute ? candidate : folder.path.appending(candidate))
            let type = Self.contentType(ofFile: candidate) ?? Self.sniffedType(bytes)
            return ResourceAnswer(contentType: type, bytes: bytes)
        }
        return nil
    }

    /// The schemes of URLs that name files of the folder.
    private static let schemes: Set = ["http", "https", "file", "chrome-extension"]

    /// The paths for a URL, the likeliest first.
    ///
    /// - Parameter folder: The folder of the page's file, if the page's URL is the one that it was saved from.
    static func candidates(for request: ResourceRequest, beside folder: FilePath? = nil) -> [FilePath] {
        guard schemes.contains(request.scheme), let path = decoded(request.path) else { return [] }
        var places: [FilePath] = []
        // NB: Joined at the slash, a path stays below the folder even if it begins with a slash.
        func below(_ folder: String) -> FilePath { FilePath(bytes: folder.utf8 + path.bytes) }
        let fromPage = decoded(request.pathFromPage).flatMap { $0.isEmpty ? nil : $0 }
        if let folder, let fromPage { places.append(folder.appending(fromPage)) }
        if request.scheme == "file" { places.append(below("/")) } else { places.append(below(request.host + "/")) }
        places.append(path)
        if let fromPage { places.append(fromPage) }
        var found: [FilePath] = []
        for place in places {
            let isFolder = place.bytes.last.map { $0 == UInt8(ascii: "/") } ?? true
            for name in names(of: isFolder ? place.adding("index.html") : place, query: request.query)
            where !found.contains(name) { found.append(name) }
        }
        return found
    }

    /// The names under which tools save a file with a query.
    private static func names(of file: FilePath, query: String) -> [FilePath] {
        guard !query.isEmpty else { return [file] }
        let asked = file.adding("?")
        let decodedQuery = decoded(query) ?? FilePath(query)
        return [
            asked.adding(query), FilePath(bytes: asked.bytes + decodedQuery.bytes), file.adding("@" + query), file,
        ]
    }

    /// A path without its first slash, percent-decoded; nil if that leads to another folder.
    static func decoded(_ path: String) -> FilePath? {
        var bytes: [UInt8] = []
        var rest = path.utf8.first == UInt8(ascii: "/") ? path.utf8.dropFirst() : path.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), let high = rest.first?.hexadecimalDigitValue,
                let low = rest.dropFirst().first?.hexadecimalDigitValue
            else {
                bytes.append(byte)
                continue
            }
            rest = rest.dropFirst(2)
            let value = high << 4 | low
            if value == 0 || value == UInt8(ascii: "/") { return nil }
            bytes.append(value)
        }
        let path = FilePath(bytes: bytes)
        return path.names.contains("..") ? nil : path
    }

    /// The content type for a file name; nil for an unknown extension, such as that of a program on a server: `page.php?id=1`.
    static func contentType(ofFile path: FilePath) -> String? {
        let name = path.name.bytes.prefix { $0 != UInt8(ascii: "?") }
        func type(_ name: ArraySlice<UInt8>) -> String? {
            guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
            return contentTypes[String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()]
        }
        // NB: Mirroring tools replace "?" with "@"; but in `logo@2x.png` it is part of the name.
        if let at = name.firstIndex(of: UInt8(ascii: "@")), let known = type(name[..<at]), !known.isEmpty {
            return known
        }
        return type(name[...])
    }

    /// The content type of a file with an unknown extension: HTML if it begins like HTML, otherwise bytes.
    /// https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
    static func sniffedType(_ bytes: some Collection<UInt8>) -> String {
        MIMEType.isSniffedAsHTML(bytes) ? "text/html" : "application/octet-stream"
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
