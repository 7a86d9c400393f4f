// ResourceOperations.swift: native operations for resources that js/ loads. A resource is identified by its number; -1 means none.

import DOM
import HTMLParsing
import ImageHeaders
import ScriptEngine
import WebInfra
import XMLParsing

extension Page {
    /// The first number of the script's own resources; smaller ones are the page's.
    private static let firstOfScript = 1 << 24

    /// The resource with a number; nil if there is none.
    func loadedResource(_ number: Int) -> LoadedResource? {
        let isOfScript = number >= Self.firstOfScript
        guard let loaded = isOfScript ? scriptResources?.loaded : resources?.loaded else { return nil }
        let index = isOfScript ? number - Self.firstOfScript : number
        return loaded.indices.contains(index) ? loaded[index] : nil
    }

    /// The number of a resource of the script; nil if there is none.
    func scriptResource(_ address: URLRecord) -> Int? {
        // The contents of `data:` URLs need no provider.
        if scriptResources == nil, address.scheme == Array("data".utf8) {
            scriptResources = PageResources(pageURL: "", isForScript: true, loader: nil)
        }
        return scriptResources?.find(address).map { $0 + Self.firstOfScript }
    }
}

extension DOMReceiver {
    /// Registers the operations on resources: a page made in advance gets them when it is opened.
    func registerResourceOperations(page: Page) {
        let resource = { [unowned page] (operands: Operands) throws(OperationFailure) -> LoadedResource? in
            page.loadedResource(try operands.integer(1))
        }
        // Number, whether scripting is enabled in it → a document of its markup; 0 if it is not markup.
        var encodings: [NodeID: Encoding] = [:]
        families.resource = { [unowned page] receiver, operation, operands in
            switch operation {
            case .resourceLoad:
                guard let address = URLRecord.parse(try operands.bytes(1)) else { return .integer(-1) }
                // The contents of `data:` URLs are available to a page without resources, too.
                if page.resources == nil, address.scheme == Array("data".utf8) {
                    page.resources = PageResources(pageURL: "", loader: nil)
                }
                return .integer(page.resources?.find(address) ?? -1)
            case .scriptResourceLoad:
                guard let address = URLRecord.parse(try operands.bytes(1)) else { return .integer(-1) }
                return .integer(page.scriptResource(address) ?? -1)
            case .resourceType: return .utf8(Array((try resource(operands)?.contentType ?? "").utf8))
            case .resourceURL: return .utf8(Array((try resource(operands)?.url ?? "").utf8))
            case .resourceLength: return .integer(try resource(operands)?.bytes.count ?? 0)
            case .resourceBytes: return .bytes(try resource(operands)?.bytes ?? [])
            case .resourceText:
                guard let found = try resource(operands) else { return .utf8([]) }
                let fallback = Encoding(label: try operands.bytes(2)) ?? .utf8
                return .utf8(found.text(fallback: fallback))
            case .resourceImageSize:
                guard let size = try resource(operands).flatMap({ ImageSize($0.bytes) }) else { return .undefined }
                return .integers([UInt32(clamping: size.width), UInt32(clamping: size.height)])
            case .resourceDocument:
                guard let found = try resource(operands) else { return .integer(0) }
                let made = try receiver.document(found, scripting: try operands.boolean(2))
                encodings[made.document] = made.encoding
                return .integer(Int(made.document.rawValue))
            case .blobDocument:
                let bytes = try operands.withByteArray(1) { bytes throws(OperationFailure) in Array(bytes) }
                let blob = LoadedResource(url: "", contentType: try operands.string(2), bytes: bytes)
                let made = try receiver.document(blob, scripting: try operands.boolean(3))
                encodings[made.document] = made.encoding
                return .integer(Int(made.document.rawValue))
            case .documentEncoding: return .utf8(Array((encodings[try operands.document(1)] ?? .utf8).name.utf8))
            }
        }
    }

    private func document(_ resource: LoadedResource, scripting: Bool) throws(OperationFailure)
        -> (document: NodeID, encoding: Encoding)
    {
        guard tree.canMakeDocument else { return (.none, .utf8) }
        try ensureRoom(forMarkup: resource.bytes.count)
        return parse(resource, scripting: scripting && self.scripting)
    }

    /// Parses a frame's document; no node if it is not markup.
    private func parse(_ resource: LoadedResource, scripting: Bool) -> (document: NodeID, encoding: Encoding) {
        let essence = MIMEParameter.essence(of: resource.contentType)
        if essence == "text/xml" || essence == "application/xml" || essence.hasSuffix("+xml") {
            let text = resource.text(fallback: .utf8)
            let parsed = parseXMLDocument(text, into: tree)
            parsed.showErrors(in: tree)
            return (parsed.document, resource.encoding ?? .utf8)
        }
        guard essence == "text/html" || essence.isEmpty else { return (.none, .utf8) }
        guard let decoded = try? decodeHTML(resource.bytes, transport: resource.encoding, scripting: scripting)
        else { return (.none, .utf8) }
        let options = HTMLParserOptions(scripting: scripting)
        let document = parseHTMLDocument(decoded.utf8, into: tree, options: options).document
        if scripting { tree.enableScripting(in: document) }
        return (document, decoded.encoding)
    }
}
