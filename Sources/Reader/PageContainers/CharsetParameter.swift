// CharsetParameter.swift: the charset of a media type, in a header or a property list, where a page has another encoding now.

import ContainerProtocol
import EncodingLabels
import WebInfra

extension WrittenPage {
    /// A header in which `Content-Type` names the page's encoding where it had `charset`; all else keeps its bytes.
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

/// Bytes with others in the place of some.
///
/// - Parameter edits: Ranges of the bytes, none of which overlap.
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
