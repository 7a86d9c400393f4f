// InterfaceElement.swift: the elements of a storyboard, which Interface Builder writes in XML. Parsed here and not by
// libxml2, which a process without a storyboard should not load. It supports what Interface Builder writes: elements,
// attributes, text, the five entities and numeric character references. Anything else gives nil.

import Foundation

/// An element with its contents.
final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [InterfaceElement] = []
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(name: String) -> String? { attributes[name] }
    /// The element's identifier in connections.
    var id: String { attributes["id"] ?? "" }
    /// The child with a role in its parent, such as `view` in a controller.
    func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }
    /// The first child with that name.
    func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }
    /// An attribute, or a longer text in a child element.
    func value(_ name: String) -> String? { attributes[name] ?? child(key: name)?.text }
    /// Whether an attribute is YES.
    func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
    /// The connections of a kind: `outlet`, `action`, `segue`.
    func connections(_ kind: String) -> [InterfaceElement] {
        child(named: "connections")?.children.filter { $0.name == kind } ?? []
    }

    /// The element and its descendants, in document order.
    var all: [InterfaceElement] {
        var found: [InterfaceElement] = []
        var open = [self]
        while let next = open.popLast() {
            found.append(next)
            open += next.children.reversed()
        }
        return found
    }
}

/// Reads a document, in one pass.
struct InterfaceReader {
    /// The maximum depth; Interface Builder's documents stay far below.
    private static let maximumDepth = 200
    private let bytes: [UInt8]
    private var position = 0

    private init(_ data: Data) { bytes = [UInt8](data) }

    /// The document's root, or nil if it cannot be read.
    static func root(of data: Data) -> InterfaceElement? {
        var reader = InterfaceReader(data)
        return reader.document()
    }

    private mutating func document() -> InterfaceElement? {
        let root = InterfaceElement("", [:])
        var open = [root]
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                guard let text = Self.decoded(take(until: "<")) else { return nil }
                open[open.count - 1].text += text
            } else if skip("<!--") {
                guard pass("-->") else { return nil }
            } else if skip("<?") {
                guard pass("?>") else { return nil }
            } else if skip("</") {
                guard open.count > 1, String(decoding: take(until: ">"), as: UTF8.self) == open.removeLast().name,
                    skip(">")
                else { return nil }
            } else {
                position += 1
                guard let element = element() else { return nil }
                open[open.count - 1].children.append(element)
                if skip("/>") { continue }
                guard skip(">"), open.count < Self.maximumDepth else { return nil }
                open.append(element)
            }
        }
        return open.count == 1 && root.children.count == 1 ? root.children[0] : nil
    }

    /// A name and attributes, up to the end of the tag.
    private mutating func element() -> InterfaceElement? {
        let name = takeName()
        guard !name.isEmpty else { return nil }
        var attributes: [String: String] = [:]
        skipSpace()
        while position < bytes.count, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "/") {
            let key = takeName()
            guard !key.isEmpty, skip("=\""), let value = Self.decoded(take(until: "\"")), skip("\"") else { return nil }
            attributes[key] = value
            skipSpace()
        }
        return InterfaceElement(name, attributes)
    }

    private mutating func takeName() -> String {
        let start = position
        while position < bytes.count, !" \t\r\n=/><\"".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func take(until end: Unicode.Scalar) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: end) { position += 1 }
        return bytes[start..<position]
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[position]) { position += 1 }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Moves past the next occurrence of a text.
    private mutating func pass(_ text: String) -> Bool {
        while position < bytes.count {
            if skip(text) { return true }
            position += 1
        }
        return false
    }

    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    /// A text with its entities resolved; nil if one is unknown.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&") else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(parts.removeFirst())
        for part in parts {
            guard let end = part.firstIndex(of: ";") else { return nil }
            let name = part[..<end]
            let number =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            guard let character = number.flatMap(Unicode.Scalar.init).map(String.init) ?? entities[String(name)] else {
                return nil
            }
            result += character + part[part.index(after: end)...]
        }
        return result
    }
}
