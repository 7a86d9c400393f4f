// KeyLines.swift: finds the lines of keys in an XML property list. PropertyListSerialization discards them, and an error without a line
// makes an author search. This is not an XML parser: it scans only text that the real one accepted.

/// Lines (from 1) of the `<key>` elements of an XML property list, by key path joined with dots.
struct KeyLines: Equatable, Sendable {
    private var lines: [String: Int] = [:]
    /// Keys that occur twice in one dictionary, with the line of the second.
    private(set) var repeated: [Repetition] = []

    /// A key's path and a line.
    struct Repetition: Equatable, Sendable {
        var key: String
        var line: Int
    }

    /// The line of the key at `path`, or of the nearest enclosing key if that one has none.
    subscript(path: String) -> Int? {
        var rest = Substring(path)
        while true {
            if let line = lines[String(rest)] { return line }
            guard let dot = rest.lastIndex(of: ".") else { return nil }
            rest = rest[..<dot]
        }
    }

    /// No lines: for a binary or old-style list.
    init() {}

    /// Scans an XML property list. Linear in `text`.
    init(xml text: some Sequence<UInt8>) {
        let text = Array(text)
        var line = 1
        var path: [String] = []
        var names: [Set<String>] = []
        var pending = ""
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "\n") { line += 1 }
            guard text[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if text[index...].starts(with: Array("<!--".utf8)) {
                while index < text.count, !text[index...].starts(with: Array("-->".utf8)) {
                    if text[index] == UInt8(ascii: "\n") { line += 1 }
                    index += 1
                }
                continue
            }
            let end = text[index...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
            let tag = String(decoding: text[(index + 1)..<end], as: UTF8.self)
            line += text[index..<end].count { $0 == UInt8(ascii: "\n") }
            index = min(end + 1, text.count)
            switch tag.split(separator: " ").first ?? "" {
            case "key":
                let close = text[index...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
                pending = String(decoding: text[index..<close], as: UTF8.self)
                let whole = (path + [pending]).filter { !$0.isEmpty }.joined(separator: ".")
                if lines[whole] == nil { lines[whole] = line }
                if !names.isEmpty, !names[names.count - 1].insert(pending).inserted {
                    repeated.append(Repetition(key: whole, line: line))
                }
            case "dict", "array":
                path.append(pending)
                names.append([])
                pending = ""
            case "/dict", "/array":
                _ = path.popLast()
                _ = names.popLast()
            default: break
            }
        }
    }
}
