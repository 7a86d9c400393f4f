// WebArchiveContainer.swift: a page as Safari saves it: a property list with the page and its resources.

package import ContainerProtocol
import FilePaths
import Foundation
import PropertyListReading

/// Reads one web archive.
package final class WebArchiveContainer: PageContainer {
    private let bytes: [UInt8]
    private let isRewritten: Bool
    private var isDone = false
    private var archive: [String: Any] = [:]

    /// An archive with the given bytes.
    ///
    /// - Parameter isRewritten: Whether it is written back.
    package init(bytes: [UInt8], isRewritten: Bool) {
        self.bytes = bytes
        self.isRewritten = isRewritten
    }

    package func close() -> [WrittenPiece] { [] }

    package func resources() -> [ContainerResource] { resources(of: archive, depth: 0) }

    /// The resources of an archive and of the frames in it.
    private func resources(of archive: [String: Any], depth: Int) -> [ContainerResource] {
        guard depth < 16 else { return [] }
        var found = (archive["WebSubresources"] as? [[String: Any]] ?? []).compactMap(resource)
        for frame in archive["WebSubframeArchives"] as? [[String: Any]] ?? [] {
            if let main = (frame["WebMainResource"] as? [String: Any]).flatMap(resource) { found.append(main) }
            found += resources(of: frame, depth: depth + 1)
        }
        return found
    }

    private func resource(_ entry: [String: Any]) -> ContainerResource? {
        guard let url = entry["WebResourceURL"] as? String, let data = entry["WebResourceData"] as? Data else {
            return nil
        }
        let type = entry["WebResourceMIMEType"] as? String ?? ""
        let charset = entry["WebResourceTextEncodingName"] as? String ?? ""
        let contentType = charset.isEmpty || type.isEmpty ? type : "\(type); charset=\(charset)"
        return ContainerResource(urls: [url], contentType: contentType, bytes: [UInt8](data))
    }

    package func next() throws(ContainerError) -> ContainerPart? {
        if isDone { return nil }
        isDone = true
        let list: Any
        do { list = try readPropertyList(Data(bytes)) } catch let refusal as PropertyListRefusal {
            throw ContainerError(refusal.reason)
        } catch {
            throw ContainerError("it is not a property list")
        }
        guard let archive = list as? [String: Any], let main = archive["WebMainResource"] as? [String: Any],
            let data = main["WebResourceData"] as? Data
        else { throw ContainerError("it lacks WebMainResource with WebResourceData") }
        self.archive = archive
        let type = main["WebResourceMIMEType"] as? String ?? "text/html"
        guard ["text/html", "application/xhtml+xml"].contains(type.lowercased()) else {
            throw ContainerError("its main resource is not an HTML page (\(type))")
        }
        let charset = main["WebResourceTextEncodingName"] as? String ?? ""
        let page = ContainerPage(
            name: "",
            url: main["WebResourceURL"] as? String ?? "",
            contentType: charset.isEmpty ? type : "\(type); charset=\(charset)",
            bytes: [UInt8](data)
        )
        guard isRewritten else { return .page(page) { _ in [] } }
        guard let patch = WebArchivePatch(bytes, key: Self.page),
            charset.isEmpty || WebArchivePatch(bytes, key: Self.encodingName) != nil
        else { throw ContainerError("its property list has an unusual layout, so it cannot be written back") }
        return .page(page) { [bytes] new in
            guard let new else { return [.original(0..<bytes.count)] }
            let written = patch.replacing(bytes, with: .data(new.bytes))
            guard !charset.isEmpty, let label = new.charset(replacing: charset),
                let name = WebArchivePatch(written, key: Self.encodingName)
            else { return [.bytes(written)] }
            return [.bytes(name.replacing(written, with: .label(label)))]
        }
    }

    private static let page = "WebResourceData"
    private static let encodingName = "WebResourceTextEncodingName"
}
