// TransferEncodings.swift: the names of transfer encodings; Codecs has the encodings. https://www.rfc-editor.org/rfc/rfc2045#section-6

/// How the octets of a body are written in a message.
enum TransferEncoding {
    /// As they are; `isSevenBit`: all below 0x80, as the message says.
    case identity(isSevenBit: Bool)
    case quotedPrintable
    case base64

    /// The encoding of a field's word; nil where it is not known. Hyphens and a plural are forgiven: `7-bit`, `8bits`.
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
