// TransferEncodings.swift: the names of transfer encodings; Codecs has the encodings. https://www.rfc-editor.org/rfc/rfc2045#section-6

/// How a message encodes the octets of a body.
enum TransferEncoding {
    /// No encoding; `isSevenBit`: the message says that all octets are below 0x80.
    case identity(isSevenBit: Bool)
    case quotedPrintable
    case base64

    /// The encoding that a field's word names; nil if unknown. Hyphens and a plural are accepted: `7-bit`, `8bits`.
    init?(word: String) {
        switch word.filter({ $0 != "-" && $0 != "_" }) {
        case "", "7bit", "7bits": self = .identity(isSevenBit: true)
        case "8bit", "8bits", "binary": self = .identity(isSevenBit: false)
        case "quotedprintable": self = .quotedPrintable
        case "base64": self = .base64
        default: return nil
        }
    }
}
