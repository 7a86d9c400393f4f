// ValueText.swift: the URLs in values, and in the texts of custom properties.

import CSSSyntax

extension CSSValue {
    /// The value with absolute URLs; URLs of only a fragment refer to the page, and are unchanged.
    package func resolvingURLs(_ resolve: (String) -> String) -> CSSValue {
        mapping { part in
            guard case .url(let address) = part, !address.isEmpty, !address.hasPrefix("#") else { return nil }
            return .url(resolve(address))
        }
    }
}

/// The same for a text that is stored as it was written.
func resolvingURLs(_ text: String, _ resolve: (String) -> String) -> String {
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
