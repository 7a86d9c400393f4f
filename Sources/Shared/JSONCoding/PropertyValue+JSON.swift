// PropertyValue+JSON.swift: writes a value as JSON. Values that JSON lacks are tagged, so that they survive a round trip: {"$date":
// "2014-06-02T17:00:00.000Z"}, {"$number": "NaN"}, {"$data": "base64"}; an invalid date is {"$date": null}.

import Codecs
package import PropertyValues

/// The style in which `PropertyValue.json` writes.
package struct JSONStyle: Sendable {
    /// Indent by two spaces a level with one entry a line; otherwise write one line.
    package var isIndented: Bool
    /// Sort keys by their UTF-8 bytes; otherwise keep the value's order.
    package var sortsKeys: Bool

    /// One line, keys in the value's order.
    package static let compact = JSONStyle(isIndented: false, sortsKeys: false)
    /// For reading and comparing: indented, keys sorted.
    package static let canonical = JSONStyle(isIndented: true, sortsKeys: true)

    /// A style with the given properties.
    package init(isIndented: Bool, sortsKeys: Bool) {
        self.isIndented = isIndented
        self.sortsKeys = sortsKeys
    }
}

extension PropertyValue {
    /// The value as JSON in UTF-8, without a trailing newline. Values nested deeper than `maximumDepth` become null.
    package func json(_ style: JSONStyle = .compact) -> [UInt8] {
        var out: [UInt8] = []
        writeJSON(to: &out, style: style, depth: 0)
        return out
    }

    private func writeJSON(to out: inout [UInt8], style: JSONStyle, depth: Int) {
        func newline(_ level: Int) {
            guard style.isIndented else { return }
            out.append(UInt8(ascii: "\n"))
            out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
        }
        func tagged(_ name: String, _ body: () -> Void) {
            out.append(contentsOf: style.isIndented ? "{\"\(name)\": ".utf8 : "{\"\(name)\":".utf8)
            body()
            out.append(UInt8(ascii: "}"))
        }
        switch self {
        case .null: out.append(contentsOf: "null".utf8)
        case .bool(let flag): out.append(contentsOf: (flag ? "true" : "false").utf8)
        case .integer(let number): out.append(contentsOf: String(number).utf8)
        case .number(let number):
            if number.isFinite {
                out.append(contentsOf: jsonNumber(number).utf8)
            } else {
                let name = number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
                tagged("$number") { out.append(jsonString: name) }
            }
        case .string(let text): out.append(jsonString: text)
        case .date(let seconds):
            tagged("$date") {
                if let text = dateTimeString(secondsSince1970: seconds) {
                    out.append(jsonString: text)
                } else {
                    out.append(contentsOf: "null".utf8)
                }
            }
        case .data(let data): tagged("$data") { out.append(jsonString: BaseEncoding.base64.encode(data)) }
        case .array(let elements):
            guard depth < PropertyValue.maximumDepth else { return out.append(contentsOf: "null".utf8) }
            out.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                newline(depth + 1)
                element.writeJSON(to: &out, style: style, depth: depth + 1)
            }
            if !elements.isEmpty { newline(depth) }
            out.append(UInt8(ascii: "]"))
        case .dictionary(let entries):
            guard depth < PropertyValue.maximumDepth else { return out.append(contentsOf: "null".utf8) }
            let ordered =
                style.sortsKeys
                ? entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : entries
            out.append(UInt8(ascii: "{"))
            for (index, entry) in ordered.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                newline(depth + 1)
                out.append(jsonString: entry.key)
                out.append(UInt8(ascii: ":"))
                if style.isIndented { out.append(UInt8(ascii: " ")) }
                entry.value.writeJSON(to: &out, style: style, depth: depth + 1)
            }
            if !ordered.isEmpty { newline(depth) }
            out.append(UInt8(ascii: "}"))
        }
    }
}

/// A finite number in the shortest form that reads back as the same number. Whole numbers up to 2^53 have no fraction.
private func jsonNumber(_ number: Double) -> String {
    if number == number.rounded(), abs(number) <= 9_007_199_254_740_992, !(number == 0 && number.sign == .minus) {
        return String(Int64(number))
    }
    return number.description
}

/// The ECMAScript date time string, or nil if the time value is invalid there (NaN, or beyond ±8.64e12 seconds).
/// https://tc39.es/ecma262/#sec-date-time-string-format
private func dateTimeString(secondsSince1970 seconds: Double) -> String? {
    abs(seconds) <= 8.64e12 ? DateText.text(of: seconds * 1000) : nil
}
