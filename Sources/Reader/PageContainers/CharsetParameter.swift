// CharsetParameter.swift: the charset of a media type, in a header or a property list, where a page has another encoding now.

import ContainerProtocol
import EncodingLabels

extension WrittenPage {
    /// A `Content-Type` that names the page's encoding; nil where `value` names none, or names it already.
    func contentType(replacing value: String) -> String? {
        var pieces = mediaTypePieces(value)
        // NB: Of several parameters of one name, readers take the first.
        for index in pieces.indices.dropFirst() {
            guard let equals = pieces[index].firstIndex(of: "="),
                trimmed(pieces[index][..<equals]).lowercased() == "charset"
            else { continue }
            let value = pieces[index][pieces[index].index(after: equals)...]
            let old = trimmed(value)
            guard let new = charset(replacing: old.filter { $0 != "\"" }) else { return nil }
            let blanks = value.prefix { $0 == " " || $0 == "\t" }
            pieces[index] = pieces[index][...equals] + blanks + (old.hasPrefix("\"") ? "\"\(new)\"" : new)
            return pieces.joined(separator: ";")
        }
        return nil
    }

    /// The label of the page's encoding; nil where `label` stands for it, too, or where it is not known.
    func charset(replacing label: String) -> String? {
        // NB: What a page's worker says goes into a header only where it is a name of the standard's.
        guard EncodingLabels.names.contains(encoding) else { return nil }
        let known = EncodingLabels.name(of: label) ?? ""
        // NB: UTF-16 names either order, and a byte order mark tells which.
        if known == encoding || (known.hasPrefix("UTF-16") && encoding.hasPrefix("UTF-16")) { return nil }
        return encoding.lowercased()
    }
}
