// SnapshotTree.swift: a tree, parsed from its text form (docs/tree-format.md) for comparison.

/// A node of a snapshot.
package struct SnapshotNode: Equatable, Sendable {
    /// The node as its line shows it: `<p>`, `"text"`, `<!-- comment -->`, `<!DOCTYPE html>`, `content`; without attributes.
    package var label: String
    /// An element's attributes as written, in order.
    package var attributes: [(name: String, value: String)] = []
    /// An element's id; empty if it has none.
    package var id = ""
    /// The numbers of the children, in order.
    package var children: [Int] = []
    /// The parent's number; -1 for the root.
    package var parent: Int
    /// A hash of the node's kind: equal for elements of one name, for all texts, and for all comments.
    let kind: UInt64

    /// Whether the node is an element.
    package var isElement: Bool { label.hasPrefix("<") && !label.hasPrefix("<!") && !label.hasPrefix("<?") }
    /// Whether the node is text.
    package var isText: Bool { label.hasPrefix("\"") }
    /// Whether the node is text with more than whitespace.
    var isTellingText: Bool {
        guard isText else { return false }
        // OPTIMIZATION: Most texts begin with a character other than whitespace.
        return label.utf8.dropFirst().first.map { 0x21...0x7E ~= $0 && $0 != 0x22 } == true
            || label.unicodeScalars.contains { !$0.isBlank && $0 != "\"" }
    }

    init(label: String, parent: Int) {
        self.label = label
        self.parent = parent
        // NB: The kind of every text is a quotation mark, whatever its content.
        kind = exactHash(label.hasPrefix("\"") ? "\"" : label.hasPrefix("<!--") ? "<!--" : label)
    }

    package static func == (left: SnapshotNode, right: SnapshotNode) -> Bool {
        isExactly(left.label, right.label) && left.children == right.children && left.parent == right.parent
            && left.attributes.elementsEqual(right.attributes) {
                isExactly($0.name, $1.name) && isExactly($0.value, $1.value)
            }
    }
}

/// A tree in one array; number 0 is the document.
package struct SnapshotTree: Equatable, Sendable {
    package private(set) var nodes: [SnapshotNode]
    /// For each node, a hash of its subtree.
    package let hashes: [UInt64]
    /// For each node, the number of nodes in its subtree, including itself.
    package let sizes: [Int]
    /// For each node, a hash of the texts in its subtree without whitespace, independent of the elements that contain them; 0 if there
    /// are none.
    let sayings: [UInt64]
    /// For each node, the hashes of the first and the last of these texts.
    let (firstTexts, lastTexts): ([UInt64], [UInt64])
    /// For each node, its position among siblings of the same kind, from 1; 0 if there is no other.
    private let places: [Int]

    /// Whether a file's content is a snapshot, not a page.
    package static func isSnapshot(_ text: [UInt8]) -> Bool { text.isEmpty || text.starts(with: "| ".utf8) }

    /// Parses the text form.
    package init(text: [UInt8]) {
        var nodes = [SnapshotNode(label: "#document", parent: -1)]
        /// The open node at each level.
        var open = [0]
        var lines = SnapshotLines(text)
        while let line = lines.next() {
            let depth = min(line.depth, open.count - 1)
            let content = shownLine(text[line.range.dropFirst(depth * 2)])
            if let attribute = Self.attribute(content), open.count > 1 {
                if attribute.name == "id" { nodes[open[depth]].id = attribute.value }
                nodes[open[depth]].attributes.append(attribute)
                continue
            }
            let parent = open[depth]
            nodes.append(SnapshotNode(label: content, parent: parent))
            nodes[parent].children.append(nodes.count - 1)
            open.removeSubrange((depth + 1)...)
            open.append(nodes.count - 1)
        }
        self.nodes = nodes
        var hashes = [UInt64](repeating: 0, count: nodes.count)
        var sizes = [Int](repeating: 1, count: nodes.count)
        // Texts are the digits of a number, so that an element's number is the concatenation of its children's.
        var sayings = [UInt64](repeating: 0, count: nodes.count)
        var places = [UInt64](repeating: 1, count: nodes.count)
        var (first, last) = (sayings, sayings)
        // Children come after their parents, so in reverse order each node's children are done before it.
        for number in nodes.indices.reversed() {
            var hasher = Hasher()
            hasher.combine(exactly: nodes[number].label)
            for (name, value) in nodes[number].attributes {
                hasher.combine(exactly: name)
                hasher.combine(exactly: value)
            }
            if nodes[number].isTellingText {
                (sayings[number], places[number]) = (exactHash(nodes[number].label), Self.base)
                (first[number], last[number]) = (sayings[number], sayings[number])
            }
            for child in nodes[number].children {
                hasher.combine(hashes[child])
                sizes[number] += sizes[child]
                sayings[number] = sayings[number] &* places[child] &+ sayings[child]
                places[number] = places[number] &* places[child]
                if first[number] == 0 { first[number] = first[child] }
                if last[child] != 0 { last[number] = last[child] }
            }
            hashes[number] = UInt64(bitPattern: Int64(hasher.finalize()))
        }
        self.hashes = hashes
        self.sizes = sizes
        self.sayings = sayings
        (firstTexts, lastTexts) = (first, last)
        self.places = Self.places(of: nodes)
    }

    /// The base of the number that represents an element's texts: any odd number.
    private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func places(of nodes: [SnapshotNode]) -> [Int] {
        var places = [Int](repeating: 0, count: nodes.count)
        for node in nodes where node.children.count > 1 {
            var alike: [UInt64: [Int]] = [:]
            for child in node.children { alike[nodes[child].kind, default: []].append(child) }
            for group in alike.values where group.count > 1 {
                for (index, child) in group.enumerated() { places[child] = index + 1 }
            }
        }
        return places
    }

    /// `name="value"`; nil if the line is a node.
    private static func attribute(_ content: String) -> (name: String, value: String)? {
        guard let first = content.utf8.first, first != 0x22 else { return nil }
        // NB: An attribute's name can begin like an element, but an element does not end with a quotation mark.
        if first == 0x3C, content.utf8.last != 0x22 || content.hasPrefix("<!") || content.hasPrefix("<?") { return nil }
        guard let equals = content.range(of: "=\"") else { return nil }
        var value = content[equals.upperBound...]
        if value.last == "\"" { value.removeLast() }
        return (String(content[..<equals.lowerBound]), String(value))
    }

    /// The path of a node for people: `html > body > p#intro`, with a number if several siblings are alike.
    package func path(of number: Int) -> String {
        var parts: [String] = []
        var current = number
        while current > 0 {
            let node = nodes[current]
            var part = node.isElement ? String(node.label.dropFirst().dropLast()) : node.isText ? "text" : node.label
            if !node.id.isEmpty {
                part += "#\(node.id)"
            } else if places[current] > 0 {
                part += "[\(places[current])]"
            }
            parts.append(part)
            current = node.parent
        }
        return parts.isEmpty ? "the document" : parts.reversed().joined(separator: " > ")
    }

    /// A subtree's lines, indented from 0.
    package func lines(of number: Int) -> [String] { lines(of: number, most: .max).lines }

    /// A subtree's first lines, and the number of the others.
    package func lines(of number: Int, most: Int) -> (lines: [String], left: Int) {
        var (result, left): ([String], Int) = ([], 0)
        var pending = [(number, 0)]
        while let (current, depth) = pending.popLast() {
            let node = nodes[current]
            let room = min(most - result.count, 1 + node.attributes.count)
            left += 1 + node.attributes.count - room
            if room > 0 {
                let blanks = String(repeating: "  ", count: depth)
                result += head(of: current, most: room).map { blanks + $0 }
            }
            pending += node.children.reversed().map { ($0, depth + 1) }
        }
        return (result, left)
    }

    /// A node's own lines, or the first of them, without its children.
    package func head(of number: Int, most: Int = .max) -> [String] {
        [nodes[number].label] + nodes[number].attributes.prefix(most - 1).map { "  \($0.name)=\"\($0.value)\"" }
    }

    /// A short description of some nodes: the first ones, and the number of the others.
    package func row(of numbers: [Int]) -> String {
        let found = numbers.filter { nodes[$0].isElement || nodes[$0].isTellingText }
        let telling = found.isEmpty ? numbers : found
        let first = telling.prefix(3).map { number in
            let words = nodes[number].label.unicodeScalars.split(whereSeparator: \.isBlank)
            let label = words.map { String($0) }.joined(separator: " ")
            return label.unicodeScalars.count > 40 ? "\(String(label.unicodeScalars.prefix(40)))…" : label
        }
        let others = telling.count - first.count
        return first.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
    }
}

extension String {
    /// The first range of `text`.
    fileprivate func range(of text: String) -> Range<String.Index>? {
        let wanted = Array(text.utf8)
        var start = utf8.startIndex
        while start < utf8.endIndex {
            if utf8[start...].starts(with: wanted) {
                return start..<utf8.index(start, offsetBy: wanted.count)
            }
            start = utf8.index(after: start)
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is white space.
    package var isBlank: Bool {
        // OPTIMIZATION: Scalar properties are looked up in tables, and most text is ASCII.
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
