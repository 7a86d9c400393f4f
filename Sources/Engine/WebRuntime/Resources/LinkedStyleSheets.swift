// LinkedStyleSheets.swift: the text of linked style sheets, ready for the cascade: what they import is in it, and the
// addresses in it are absolute. https://www.w3.org/TR/css-cascade-4/#at-import

import DOM
import WebInfra

/// Loads the sheets that `link` elements of the page's own document name.
struct LinkedStyleSheets {
    /// How deep sheets may import each other.
    private static let maximumDepth = 8
    /// The most bytes of a sheet with all that it imports, and they again; beyond it imports bring nothing.
    private static let maximumBytes = 32 << 20

    unowned let page: Page
    let resources: PageResources

    /// The sheet of a `link` element; nil when it names none, or none that is there.
    func text(of link: NodeID) -> [UInt8]? {
        let tree = page.tree
        guard tree.document(of: link) == page.document, let relation = attribute("rel", link) else { return nil }
        let words = relation.lowercased().split(whereSeparator: \.isWhitespace)
        guard words.contains("stylesheet"), !words.contains("alternate"), attribute("disabled", link) == nil,
            let address = attribute("href", link), !address.isEmpty,
            let url = URLRecord.parse(address, base: base())
        else { return nil }
        var left = Self.maximumBytes
        return sheet(at: url, within: [], &left)
    }

    /// - Parameters:
    ///   - importing: The addresses of the sheets that this one is imported by: no sheet imports itself.
    ///   - left: How many bytes may still be taken in.
    private func sheet(at url: URLRecord, within importing: [[UInt8]], _ left: inout Int) -> [UInt8]? {
        guard importing.count < Self.maximumDepth, left > 0, !importing.contains(url.href),
            let found = resources.load(url)
        else { return nil }
        left -= found.bytes.count
        let importing = importing + [url.href]
        let fallback = Encoding(label: page.options.characterSet) ?? .utf8
        var scanner = StyleSheetScanner(found.text(fallback: fallback))
        return scanner.rewritten(
            resolve: { URLRecord.parse($0, base: url)?.href ?? $0 },
            imported: { address, condition in
                guard let target = URLRecord.parse(address, base: url),
                    let text = sheet(at: target, within: importing, &left)
                else { return [] }
                if condition.isEmpty { return text }
                return Array("@media ".utf8) + condition + Array("{".utf8) + text + Array("}".utf8)
            }
        )
    }

    /// The document base URL.
    private func base() -> URLRecord? {
        let tree = page.tree
        let own = URLRecord.parse(page.options.url)
        var node = tree.next(page.document, within: page.document)
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .base, let href = attribute("href", node) {
                return URLRecord.parse(href, base: own) ?? own
            }
            node = tree.next(node, within: page.document)
        }
        return own
    }

    private func attribute(_ name: String, _ element: NodeID) -> String? {
        let tree = page.tree
        let name = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(name))
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }
}

/// Finds `url(…)` and `@import` in a sheet, past comments and strings.
struct StyleSheetScanner {
    private let text: [UInt8]
    private var position = 0
    private var output: [UInt8] = []

    init(_ text: [UInt8]) { self.text = text }

    /// The sheet with other addresses, and imports replaced by what they import.
    mutating func rewritten(
        resolve: ([UInt8]) -> [UInt8],
        imported: (_ address: [UInt8], _ condition: [UInt8]) -> [UInt8]
    ) -> [UInt8] {
        while position < text.count {
            if let end = endOfComment(at: position) {
                position = end
            } else if text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'") {
                let end = endOfString(at: position)
                output += text[position..<end]
                position = end
            } else if let (address, end) = address(at: position) {
                // NB: A fragment alone is of the page, not of the sheet.
                let isFragment = address.first == UInt8(ascii: "#")
                output +=
                    Array("url(\"".utf8) + Self.escaped(isFragment ? address : resolve(address)) + Array("\")".utf8)
                position = end
            } else if hasWord("@import", at: position) {
                replaceImport(imported)
            } else {
                output.append(text[position])
                position += 1
            }
        }
        return output
    }

    private mutating func replaceImport(_ imported: ([UInt8], [UInt8]) -> [UInt8]) {
        let end = text[position...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "{") } ?? text.count
        var index = skipBlanks(from: position + "@import".utf8.count)
        var found: [UInt8]?
        if index < end, text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") {
            let close = endOfString(at: index)
            found = Array(text[(index + 1)..<max(index + 1, close - 1)])
            index = close
        } else if let (address, close) = address(at: index) {
            found = address
            index = close
        }
        // NB: A semicolon inside of the address does not end the rule.
        let stop = text[min(index, text.count)...].firstIndex { $0 == UInt8(ascii: ";") } ?? text.count
        if let found { output += imported(found, Array(text[min(index, stop)..<stop])) }
        position = found == nil ? end : min(stop + 1, text.count)
        if found == nil, position < text.count {
            output.append(text[position])
            position += 1
        }
    }

    private func hasWord(_ word: StaticString, at start: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard start + length <= text.count else { return false }
        return text[start..<(start + length)].equalsIgnoringASCIICase(word)
    }

    private func skipBlanks(from start: Int) -> Int {
        var index = start
        while index < text.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(text[index]) { index += 1 }
        return index
    }

    private func endOfComment(at start: Int) -> Int? {
        guard start + 1 < text.count, text[start] == UInt8(ascii: "/"), text[start + 1] == UInt8(ascii: "*") else {
            return nil
        }
        var index = start + 2
        while index + 1 < text.count {
            if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return text.count
    }

    private func endOfString(at start: Int) -> Int {
        var index = start + 1
        while index < text.count {
            if text[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if text[index] == text[start] { return index + 1 }
            if text[index] == 0x0A { return index }
            index += 1
        }
        return text.count
    }

    /// The address in `url(…)` at an offset, and the offset behind it.
    private func address(at start: Int) -> ([UInt8], Int)? {
        guard hasWord("url(", at: start) else { return nil }
        var index = skipBlanks(from: start + 4)
        guard index < text.count else { return nil }
        let first = index
        if text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") {
            let close = endOfString(at: index)
            index = skipBlanks(from: close)
            guard index < text.count, text[index] == UInt8(ascii: ")") else { return nil }
            return (Array(text[(first + 1)..<max(first + 1, close - 1)]), index + 1)
        }
        // One without an end goes on to the sheet's. https://www.w3.org/TR/css-syntax-3/#consume-url-token
        while index < text.count, text[index] != UInt8(ascii: ")") { index += 1 }
        var last = index
        while last > first, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(text[last - 1]) { last -= 1 }
        return (Array(text[first..<last]), min(index + 1, text.count))
    }

    private static func escaped(_ address: [UInt8]) -> [UInt8] {
        address.flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), $0] : [$0] }
    }
}
