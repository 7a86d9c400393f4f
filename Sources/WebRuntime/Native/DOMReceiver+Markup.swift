// DOMReceiver+Markup.swift: markup in and out of the tree.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization

import DOM
import DOMSerialization
import HTMLParsing
import ScriptEngine
import XMLParsing

extension DOMReceiver {
    /// The call's text as WTF-8.
    func withMarkup<Result>(_ call: NativeCall, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withText(call) { units in
            let bytes = encodeWTF8(units)
            return bytes.withUnsafeBufferPointer(body)
        }
    }

    func setInnerHTML(_ element: NodeID, _ call: NativeCall) throws(DOMException) {
        let fragment = try parse(context: element, call)
        let contents = tree.templateContents(element)
        tree.replaceAll(in: contents.isNone ? element : contents, with: fragment)
    }

    /// Parses a fragment as the content of `context`, of a `body` when that is none.
    func parseFragment(context: NodeID, document: NodeID, _ call: NativeCall) throws(DOMException) -> NodeID {
        try parse(context: context.isNone ? tree.createElement(.body, in: document) : context, call)
    }

    /// "Fragment parsing algorithm steps".
    private func parse(context: NodeID, _ call: NativeCall) throws(DOMException) -> NodeID {
        guard tree.isHTMLDocument(context) else {
            let fragment = withMarkup(call) { parseXMLFragment($0, context: context, tree: tree) }
            guard let fragment else { throw .syntax }
            return fragment
        }
        let options = HTMLParserOptions(scripting: scripting)
        return withMarkup(call) { parseHTMLFragment($0, context: context, tree: tree, options: options) }
    }

    /// What `DOMParser` gives; XML that is not well-formed becomes a document with a `parsererror` element.
    func parseDocument(isXML: Bool, _ call: NativeCall) throws(DOMException) -> NodeID {
        guard tree.canMakeDocument else { throw .notSupported }
        if isXML {
            let parsed = withMarkup(call) { parseXMLDocument($0, into: tree) }
            parsed.showErrors(in: tree)
            return parsed.document
        }
        let options = HTMLParserOptions(scripting: false)
        return withMarkup(call) { parseHTMLDocument($0, into: tree, options: options).document }
    }

    func serialized(_ operation: NativeOperation, _ node: NodeID) throws(DOMException) -> NativeResult {
        var bytes: [UInt8] = []
        let isHTML = tree.isHTMLDocument(node)
        do throws(XMLSerializationError) {
            switch operation {
            case .innerHTML where isHTML:
                serializeHTMLFragment(children: node, tree: tree, scripting: scripting, into: &bytes)
            case .outerHTML where isHTML: serializeHTML(node: node, tree: tree, scripting: scripting, into: &bytes)
            case .innerHTML: try serializeXMLFragment(children: node, tree: tree, into: &bytes)
            case .outerHTML: try serializeXML(node: node, tree: tree, requiresWellFormed: true, into: &bytes)
            default: try serializeXML(node: node, tree: tree, into: &bytes)
            }
        } catch {
            throw .invalidState
        }
        return .utf8(bytes)
    }
}

/// UTF-16 code units as WTF-8: surrogate pairs become four bytes, lone surrogates three.
func encodeWTF8(_ units: UnsafeBufferPointer<UInt16>) -> [UInt8] {
    var isASCII = true
    for unit in units where unit >= 0x80 {
        isASCII = false
        break
    }
    if isASCII {
        return [UInt8](unsafeUninitializedCapacity: units.count) { bytes, count in
            for index in 0..<units.count { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
            count = units.count
        }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count + units.count / 2)
    var index = 0
    while index < units.count {
        let unit = UInt32(units[index])
        index += 1
        switch unit {
        case ..<0x80: bytes.append(UInt8(unit))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | unit >> 6))
            bytes.append(UInt8(0x80 | unit & 0x3F))
        case 0xD800..<0xDC00 where index < units.count && units[index] & 0xFC00 == 0xDC00:
            let scalar = 0x10000 + (unit & 0x3FF) << 10 + UInt32(units[index] & 0x3FF)
            index += 1
            bytes.append(UInt8(0xF0 | scalar >> 18))
            bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        default:
            bytes.append(UInt8(0xE0 | unit >> 12))
            bytes.append(UInt8(0x80 | unit >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | unit & 0x3F))
        }
    }
    return bytes
}
