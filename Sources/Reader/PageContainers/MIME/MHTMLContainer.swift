// MHTMLContainer.swift: a page saved with its resources as a MIME message. https://www.rfc-editor.org/rfc/rfc2557
//
// The page is the message's root: the part that `start` names, or the first one. No other part is ever rewritten. Writing changes the
// page's body only, in the transfer encoding it had. A body without one that needs one is written as quoted-printable; the header is then
// updated, as it is for another charset.
//
// Tests/PageContainersTests/MHTMLWriterTests.swift lists the peculiarities of programs that write MHTML.

package import ContainerProtocol
import FilePaths
import WebInfra

/// Reads one message.
package final class MHTMLContainer: PageContainer {
    private let bytes: [UInt8]
    private var isDone = false
    private var others: [MIMEPart] = []

    /// A message with the given bytes.
    package init(bytes: [UInt8]) { self.bytes = bytes }

    package func close() -> [WrittenPiece] { [] }

    package func next() throws(ContainerError) -> ContainerPart? {
        if isDone { return nil }
        isDone = true
        guard let message = MIMEPart(bytes[messageStart...]) else {
            throw ContainerError("it does not start with a MIME header")
        }
        var finder = RootFinder()
        let root = try finder.root(of: message)
        others = finder.others
        var (url, warnings) = ("", [String]())
        // The page's own address, and the address of the page it is a snapshot of.
        let stated = [
            (root.part, "Content-Location", root.part.location),
            (message, "Snapshot-Content-Location", message.address(Self.snapshot).flatMap { URLRecord.parse($0) }),
        ]
        for (part, name, parsed) in stated where url.isEmpty {
            if let parsed {
                url = parsed.description
            } else if let text = part.address(name.lowercased()) {
                warnings.append(unparsedURL(text, from: name))
            }
        }
        let page = ContainerPage(
            name: "",
            url: url,
            warnings: warnings,
            contentType: root.part.contentType(usual: root.type),
            date: message.text("date") ?? "",
            bytes: try root.part.decodedBody()
        )
        return .page(page) { [bytes] new in
            guard let new else { return [.original(0..<bytes.count)] }
            return [
                .original(0..<root.part.head.startIndex), .bytes(root.part.replacingBody(with: new)),
                .original(root.part.body.endIndex..<bytes.count),
            ]
        }
    }

    private static let snapshot = "snapshot-content-location"

    /// The start of the header: after a byte order mark and empty lines.
    private var messageStart: Int {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.starts(with: mark) ? mark.count : 0
        return bytes[start...].firstIndex { $0 != 0x0D && $0 != 0x0A } ?? bytes.endIndex
    }

    /// The resources by `Content-Location`, and by `Content-ID` as `cid:` URLs. https://www.rfc-editor.org/rfc/rfc2557#section-5
    package func resources() -> [ContainerResource] {
        others.compactMap { part in
            var urls: [String] = []
            if let location = part.location { urls.append(location.description) }
            // NB: Some programs write addresses relative to the page's.
            if let address = part.address("content-location"), URLRecord.parse(address) == nil { urls.append(address) }
            if let id = part.contentID {
                // https://www.rfc-editor.org/rfc/rfc2392#section-2 encodes characters that a URL cannot hold; not all programs do.
                urls.append("cid:" + id)
                let encoded = id.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
                if encoded != id { urls.append("cid:" + encoded) }
            }
            guard !urls.isEmpty, let bytes = try? part.decodedBody() else { return nil }
            return ContainerResource(urls: urls, contentType: part.contentType(), bytes: bytes)
        }
    }
}

/// Finds the part of a message that is its page.
private struct RootFinder {
    struct Root {
        var part: MIMEPart
        /// The type that applies if the header has none.
        var type: String
    }

    /// The deepest nesting of parts.
    private static let maximumDepth = 8

    /// All leaf parts except the page.
    private(set) var others: [MIMEPart] = []

    /// The page's part; throws if there is none.
    mutating func root(of message: MIMEPart) throws(ContainerError) -> Root {
        if message.type.word.hasPrefix("multipart/"), message.type["boundary"] ?? "" == "" {
            throw ContainerError("its header has no boundary parameter")
        }
        guard let root = page(in: message, isRoot: true, usual: "text/plain", depth: 0) else {
            guard let rootType else { throw ContainerError("it contains no HTML page") }
            throw ContainerError("its root part is not an HTML, XHTML or SVG page, but \(rootType)")
        }
        return root
    }

    /// The type of a root that is not a page.
    private var rootType: String?

    /// The page among a part's parts, or the part itself.
    ///
    /// - Parameters:
    ///   - isRoot: Whether the part is the message's root, which may be a page of any kind; other parts only count if they are HTML.
    ///   - usual: The type of a part whose header has none.
    private mutating func page(in part: MIMEPart, isRoot: Bool, usual: String, depth: Int) -> Root? {
        let type = part.type
        guard type.word.hasPrefix("multipart/"), depth < Self.maximumDepth else {
            let essence = type.word.isEmpty ? usual : type.word
            if ["text/html", "application/xhtml+xml"].contains(essence)
                || isRoot && (MIMEType(essence)?.isPage ?? false)
            {
                return Root(part: part, type: usual)
            }
            if isRoot { rootType = essence }
            others.append(part)
            return nil
        }
        let parts = part.parts()
        var found: Root?
        switch type.word {
        case "multipart/related":
            // https://www.rfc-editor.org/rfc/rfc2387#section-3.2
            let start = type["start"].map(MIMEPart.identifier)
            let root = parts.firstIndex { start != nil && $0.contentID == start } ?? 0
            for (place, part) in parts.enumerated() {
                if place == root {
                    found = page(in: part, isRoot: isRoot, usual: type["type"]?.lowercased() ?? usual, depth: depth + 1)
                } else {
                    leave(part, depth: depth + 1)
                }
            }
        case "multipart/alternative":
            // https://www.rfc-editor.org/rfc/rfc2046#section-5.1.4: the last alternative is the best.
            for part in parts.reversed() {
                if found == nil {
                    found = page(in: part, isRoot: false, usual: "text/plain", depth: depth + 1)
                } else {
                    leave(part, depth: depth + 1)
                }
            }
        default:
            for part in parts {
                if found == nil, !part.isAttachment {
                    found = page(in: part, isRoot: false, usual: "text/plain", depth: depth + 1)
                } else {
                    leave(part, depth: depth + 1)
                }
            }
        }
        return found
    }

    /// Adds a part's leaves to the page's resources.
    private mutating func leave(_ part: MIMEPart, depth: Int) {
        guard depth < Self.maximumDepth, part.type.word.hasPrefix("multipart/") else { return others.append(part) }
        for inner in part.parts() { leave(inner, depth: depth + 1) }
    }
}
