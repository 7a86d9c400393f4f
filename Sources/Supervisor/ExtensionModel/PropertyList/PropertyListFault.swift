// PropertyListFault.swift: explains to an author why a file is not a property list. The parser tries the old-style format last, so for
// a damaged file of another format it reports a character that the author did not write.

import Foundation
import PropertyListReading

enum PropertyListFault {
    /// The maximum size of a file, in bytes.
    private static let maximumSize = 16 << 20

    /// The reason why a file is not parsed at all; nil if it is.
    static func tooMuch(in data: Data) -> String? {
        if data.isEmpty { return "the file is empty" }
        if data.count > maximumSize { return "it is larger than \(maximumSize >> 20) MiB" }
        return refusalOfPropertyList(data)?.reason
    }

    /// The fault that the bytes themselves show; nil if only the parser can find it.
    static func of(_ data: Data) -> (line: Int?, reason: String)? {
        if data.starts(with: Data("bplist".utf8)) {
            return (nil, "it begins as a binary property list and is damaged or cut short")
        }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let index = lines.firstIndex(where: { $0.starts(with: Data("<<<<<<< ".utf8)) }) {
            return (index + 1, "it has the marks of a merge conflict")
        }
        let first = data.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            (try? JSONSerialization.jsonObject(with: data)) != nil
        {
            return (nil, "it is JSON, and a property list is XML, binary or old-style")
        }
        let declaresOther = data.prefix(200).range(of: Data("encoding=".utf8)) != nil && !declaresUTF8(data.prefix(200))
        if first == UInt8(ascii: "<"), !declaresOther, let index = lines.firstIndex(where: { !isUTF8($0) }) {
            return (index + 1, "this line is not UTF-8")
        }
        return nil
    }

    /// The line and the sentence in the parser's error.
    static func of(_ error: any Error) -> (line: Int?, reason: String) {
        let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "the format is not known"
        let words = text.split(separator: " ")
        var line: Int?
        if let index = words.lastIndex(of: "line"), index + 1 < words.count {
            line = Int(words[index + 1].prefix { $0.isNumber })
        }
        return (line, text)
    }

    private static func declaresUTF8(_ head: Data) -> Bool {
        String(decoding: head, as: UTF8.self).lowercased().contains("utf-8")
    }

    private static func isUTF8(_ bytes: Data) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}
