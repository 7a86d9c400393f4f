// ResourceOperations.swift: native operations for what js/ loads. A resource is known by its number; -1 stands for none.

import DOM
import HTMLParsing
import ScriptEngine
import WebInfra
import XMLParsing

extension DOMReceiver {
    /// Enters the operations on resources: a page that was made in advance gets them when it is opened.
    func registerResourceOperations(page: Page) {
        func resource(_ call: NativeCall) -> LoadedResource? {
            guard let resources = page.resources, let index = Int(exactly: call.value(1).number) else { return nil }
            return resources.loaded.indices.contains(index) ? resources.loaded[index] : nil
        }
        // Absolute address → number.
        named["resource.load"] = { receiver, call in
            let found = URLRecord.parse(receiver.bytes(call, 1)).flatMap { page.resources?.find($0) }
            return .number(Double(found ?? -1))
        }
        named["resource.type"] = { _, call in .utf8(Array((resource(call)?.contentType ?? "").utf8)) }
        named["resource.url"] = { _, call in .utf8(Array((resource(call)?.url ?? "").utf8)) }
        named["resource.length"] = { _, call in .number(Double(resource(call)?.bytes.count ?? 0)) }
        // Four octets an integer, the last filled up with zeros.
        named["resource.octets"] = { _, call in
            let bytes = resource(call)?.bytes ?? []
            var words: [UInt32] = []
            words.reserveCapacity(bytes.count / 4 + 1)
            var index = 0
            while index < bytes.count {
                var word: UInt32 = 0
                for offset in 0..<min(4, bytes.count - index) {
                    word |= UInt32(bytes[index + offset]) << UInt32(8 * offset)
                }
                words.append(word)
                index += 4
            }
            return .integers(words)
        }
        // Number, label of the encoding that counts when nothing else says one → the text.
        named["resource.text"] = { receiver, call in
            guard let found = resource(call) else { return .utf8([]) }
            let fallback = Encoding(label: receiver.bytes(call, 2)) ?? .utf8
            return .utf8(found.text(fallback: fallback))
        }
        // Number → width and height of an image; undefined for what is none.
        named["resource.imageSize"] = { _, call in
            guard let size = resource(call).flatMap({ ImageSize($0.bytes) }) else { return .undefined }
            return .integers([UInt32(clamping: size.width), UInt32(clamping: size.height)])
        }
        // Number → a document of its markup, 0 when it is none.
        named["resource.document"] = { receiver, call in
            guard let found = resource(call), receiver.tree.canMakeDocument else { return .number(0) }
            return .number(Double(receiver.parse(found).rawValue))
        }
    }

    /// Parses a frame's document; no node for what is no markup.
    private func parse(_ resource: LoadedResource) -> NodeID {
        let essence = MIMEParameter.essence(of: resource.contentType)
        if essence == "text/xml" || essence == "application/xml" || essence.hasSuffix("+xml") {
            let text = resource.text(fallback: .utf8)
            let parsed = text.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
            parsed.showErrors(in: tree)
            return parsed.document
        }
        guard essence == "text/html" || essence.isEmpty else { return .none }
        let decoded = try? resource.bytes.withUnsafeBufferPointer {
            try decodeHTML($0, transport: resource.encoding, scripting: scripting)
        }
        guard let decoded else { return .none }
        let options = HTMLParserOptions(scripting: scripting)
        return decoded.utf8.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree, options: options).document }
    }
}
