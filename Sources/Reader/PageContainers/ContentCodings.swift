// ContentCodings.swift: decodes the content codings of an HTTP response's body, within limits.
// https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding

import ArchiveCoding

extension HTTPResponse {
    /// Decodes the codings that the header names, the last one first. If that fails, sets `problem`.
    ///
    /// - Parameters:
    ///   - packed: The size of the response in the archive, in bytes.
    ///   - layers: How many further layers of compression the archive adds.
    mutating func decodeBody(packed: Int, layers: Int) {
        let limit = ExpansionLimit.longest(ofPacked: packed)
        let names = (value("Content-Encoding") ?? "").lowercased().split(separator: ",").map { $0.filter { $0 != " " } }
        var layers = layers
        // NB: If one coding cannot be decoded, the earlier ones cannot either.
        for coding in names.reversed() where problem.isEmpty {
            // NB: Some crawlers decode a body and keep its header: the body then does not look like its coding.
            let isSo: Bool
            switch coding {
            case "", "identity": continue
            case "gzip", "x-gzip", "deflate": isSo = body.starts(with: [0x1F, 0x8B])
            case "zstd": isSo = body.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
            case "br": isSo = body.first { $0 > 0x20 } != UInt8(ascii: "<")
            default:
                problem = "the content encoding of the body (\(coding)) is not supported"
                continue
            }
            if layers == ExpansionLimit.layers {
                if isSo { problem = "the body is compressed more than \(ExpansionLimit.layers) times" }
                continue
            }
            let decoded =
                switch coding {
                case "zstd": decodeZstandard(body, limit: limit)
                case "br": decodeBrotli(body, limit: limit)
                default: decodeHTTPDeflate(body, limit: limit)
                }
            switch decoded {
            case .bytes(let bytes):
                body = bytes
                layers += 1
            case .damaged: if isSo { problem = "the content encoding of the body (\(coding)) is damaged" }
            case .tooLong:
                problem = "the body \(ExpansionLimit.problem(ofPacked: packed)) (content encoding \(coding))"
            case .noLibrary(let name):
                if isSo {
                    problem = "the content encoding of the body (\(coding)) requires \(name), which is not installed"
                }
            }
        }
    }
}
