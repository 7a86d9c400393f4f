// ValueText.swift: values that are stored as text: their words, and the URLs in them.

import CSSSyntax

/// The component values of a text, separated by white space.
package func wordsOfValue(_ text: String) -> [String] {
    let values = ComponentValues(text)
    return values.components(values.indices).map { String(decoding: values.source(of: $0), as: UTF8.self) }
}

/// A value with absolute URLs in `url("…")`; URLs of only a fragment refer to the page, and are unchanged.
package func resolvingURLs(_ text: String, _ resolve: (String) -> String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")), text.hasPart("url(") else { return text }
    let values = ComponentValues(text)
    var result: [UInt8] = []
    var copied = 0
    for index in values.indices {
        var (place, end) = (index, index)
        switch values.tokens[index].kind {
        case .url: end = index + 1
        case .function where values.text(at: index, is: "url"):
            let contents = values.trimmed(values.contents(ofBlockAt: index))
            guard contents.count == 1, values.tokens[contents.lowerBound].kind == .string else { continue }
            (place, end) = (contents.lowerBound, values.index(afterValueAt: index))
        default: continue
        }
        let address = String(decoding: values.text(at: place), as: UTF8.self)
        result += values.bytes[copied..<Int(values.tokens[index].start)]
        result += Array("url(".utf8)
        serializeCSSString(
            Array((address.isEmpty || address.hasPrefix("#") ? address : resolve(address)).utf8),
            into: &result
        )
        result.append(UInt8(ascii: ")"))
        copied = Int(values.tokens[end - 1].end)
    }
    if let last = values.tokens.last { result += values.bytes[min(copied, Int(last.end))..<Int(last.end)] }
    return String(decoding: result, as: UTF8.self)
}
