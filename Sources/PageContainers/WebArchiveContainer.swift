// WebArchiveContainer.swift: a page as Safari saves it: a property list with the page and its resources.

import Foundation
import WorkerProtocol

/// Reads one web archive.
public final class WebArchiveContainer: PageContainer {
    private let octets: [UInt8]
    private var isDone = false

    /// An archive with the given octets.
    public init(octets: [UInt8]) { self.octets = octets }

    public func close() -> [UInt8] { [] }

    public func next() throws(ContainerError) -> ContainerPart? {
        if isDone { return nil }
        isDone = true
        let list: Any
        do { list = try PropertyListSerialization.propertyList(from: Data(octets), format: nil) } catch {
            throw ContainerError("it is no property list")
        }
        guard var archive = list as? [String: Any], var main = archive["WebMainResource"] as? [String: Any],
            let data = main["WebResourceData"] as? Data
        else { throw ContainerError("it lacks WebMainResource with WebResourceData") }
        let type = main["WebResourceMIMEType"] as? String ?? "text/html"
        guard ["text/html", "application/xhtml+xml"].contains(type.lowercased()) else {
            throw ContainerError("its main resource is no HTML page (\(type))")
        }
        let charset = main["WebResourceTextEncodingName"] as? String ?? ""
        let page = ContainerPage(
            name: "",
            url: main["WebResourceURL"] as? String ?? "",
            contentType: charset.isEmpty ? type : "\(type); charset=\(charset)",
            octets: [UInt8](data)
        )
        return .page(page) { [octets] new in
            guard let new else { return octets }
            main["WebResourceData"] = Data(new)
            archive["WebMainResource"] = main
            let written = try? PropertyListSerialization.data(fromPropertyList: archive, format: .binary, options: 0)
            return written.map { [UInt8]($0) } ?? octets
        }
    }
}
