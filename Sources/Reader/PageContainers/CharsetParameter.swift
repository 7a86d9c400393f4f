// CharsetParameter.swift: updates the charset of a media type, in a header or a property list, after a page's encoding changed.

import ContainerProtocol
import EncodingLabels
import WebInfra

extension WrittenPage {
    /// The header, with the page's encoding as the `charset` of `Content-Type` if it had one; other bytes are unchanged.
    func replacingCharset(_ charset: String, in head: [UInt8]) -> [UInt8] {
        guard let new = self.charset(replacing: charset) else { return head }
        var edits: [(range: Range<Int>, bytes: [UInt8])] = []
        for value in Self.contentTypes(in: head) {
            for member in MIMEType.listMembers(value) {
                let type = MIMEFieldValue(member)
                if type["charset"] == charset { edits += type.replacements(of: "charset", with: new) }
            }
        }
        return replacing(edits, in: head[...])
    }

    /// The values of all `Content-Type` fields, with their folding.
    private static func contentTypes(in head: [UInt8]) -> [ArraySlice<UInt8>] {
        var values: [ArraySlice<UInt8>] = []
        var isType = false
        for line in head.split(separator: 0x0A) {
            if let first = line.first, first == 0x20 || first == 0x09 {
                if isType, let value = values.popLast() { values.append(head[value.startIndex..<line.endIndex]) }
                continue
            }
            isType = false
            guard let colon = line.firstIndex(of: 0x3A) else { continue }
            isType = line[..<colon].strippingASCIIWhitespace().equalsIgnoringASCIICase("content-type")
            if isType { values.append(line[(colon + 1)...]) }
        }
        return values
    }

    /// The label of the page's encoding; nil if `label` already means it, or if it is unknown.
    func charset(replacing label: String) -> String? {
        // NB: The name comes from the page's worker; only the standard's names may enter a header.
        guard EncodingLabels.names.contains(encoding) else { return nil }
        let known = EncodingLabels.name(of: label) ?? ""
        // NB: UTF-16 covers both byte orders; a byte order mark distinguishes them.
        if known == encoding || (known.hasPrefix("UTF-16") && encoding.hasPrefix("UTF-16")) { return nil }
        return encoding.lowercased()
    }
}

/// Replaces ranges of bytes.
///
/// - Parameter edits: The ranges and their new bytes; ranges do not overlap.
func replacing(_ edits: [(range: Range<Int>, bytes: [UInt8])], in bytes: ArraySlice<UInt8>) -> [UInt8] {
    var written: [UInt8] = []
    var copied = bytes.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        written += bytes[copied..<edit.range.lowerBound]
        written += edit.bytes
        copied = edit.range.upperBound
    }
    return written + bytes[copied...]
}
