// WebArchive.swift: the contents of a web archive's property list. Values that are missing or have another type are ignored: a bad resource
// does not lose the page.

import ContainerProtocol
import FoundationEssentials

/// A page or a frame, its resources, and its frames.
struct WebArchive: Decodable {
    private(set) var main: WebResource?
    private var others: [WebResource] = []
    private var frames: [WebArchive] = []

    private enum Keys: String, CodingKey {
        case main = "WebMainResource"
        case others = "WebSubresources"
        case frames = "WebSubframeArchives"
    }

    /// The deepest nesting of frames that is read.
    private static let maximumDepth = 16

    init() {}

    init(from decoder: any Decoder) {
        guard let values = try? decoder.container(keyedBy: Keys.self) else { return }
        main = try? values.decode(WebResource.self, forKey: .main)
        others = (try? values.decode([WebResource].self, forKey: .others)) ?? []
        // NB: Each level of frames adds two keys to the path: the list's name and an index.
        if decoder.codingPath.count < 2 * Self.maximumDepth {
            frames = (try? values.decode([WebArchive].self, forKey: .frames)) ?? []
        }
    }

    /// All resources except the page itself.
    var resources: [ContainerResource] {
        others.compactMap(\.resource)
            + frames.flatMap { frame in [frame.main?.resource].compactMap { $0 } + frame.resources }
    }
}

/// A file in an archive.
struct WebResource: Decodable {
    let url: String?
    let data: Data?
    let type: String?
    let charset: String?

    private enum Keys: String, CodingKey {
        case url = "WebResourceURL"
        case data = "WebResourceData"
        case type = "WebResourceMIMEType"
        case charset = "WebResourceTextEncodingName"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        url = try? values.decode(String.self, forKey: .url)
        data = try? values.decode(Data.self, forKey: .data)
        type = try? values.decode(String.self, forKey: .type)
        charset = try? values.decode(String.self, forKey: .charset)
    }

    /// The resource in the container's form; nil if it has no URL or no data.
    var resource: ContainerResource? {
        guard let url, let data else { return nil }
        let (type, charset) = (type ?? "", charset ?? "")
        let contentType = charset.isEmpty || type.isEmpty ? type : "\(type); charset=\(charset)"
        return ContainerResource(urls: [url], contentType: contentType, bytes: [UInt8](data))
    }
}
