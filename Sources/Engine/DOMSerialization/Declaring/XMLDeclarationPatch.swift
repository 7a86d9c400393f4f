// XMLDeclarationPatch.swift: the declaration of an XML page's encoding.
// https://www.w3.org/TR/xml/#NT-XMLDecl

package import WebInfra

/// Makes an XML page's declaration name this encoding, or adds a declaration at the page's start.
///
/// - Parameter bytes: The page, in an ASCII-compatible encoding.
package func declareXMLEncoding(_ encoding: Encoding, in bytes: inout [UInt8]) -> EncodingDeclaration {
    let mark = Encoding.sniffBOM(bytes)?.length ?? 0
    let start = Array("<?xml".utf8)
    let hasDeclaration =
        bytes[mark...].starts(with: start) && bytes.count > mark + start.count && bytes[mark + start.count] <= 0x20
    guard hasDeclaration, let end = bytes[mark...].firstIndex(of: 0x3E) else {
        let declaration = "<?xml version=\"1.0\" encoding=\"\(encoding.name)\"?>"
        bytes.insert(contentsOf: (declaration + "\n").utf8, at: mark)
        return EncodingDeclaration(kind: .added, markup: declaration)
    }
    let values = values(in: bytes[(mark + start.count)...end])
    if let old = values["encoding"] {
        bytes.replaceSubrange(old, with: encoding.name.utf8)
    } else {
        // The encoding follows the version, which every declaration has.
        let place = values["version"].map { $0.upperBound + 1 } ?? mark + start.count
        bytes.insert(contentsOf: " encoding=\"\(encoding.name)\"".utf8, at: place)
    }
    let close = bytes[mark...].firstIndex(of: 0x3E) ?? bytes.count - 1
    return EncodingDeclaration(kind: .mended, markup: String(decoding: bytes[mark...close], as: UTF8.self))
}

/// The ranges of a declaration's values, without their quotes.
private func values(in declaration: ArraySlice<UInt8>) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var name: [UInt8] = []
    var position = declaration.startIndex
    while position < declaration.endIndex {
        let byte = declaration[position]
        position += 1
        if byte == 0x22 || byte == 0x27 {
            guard let close = declaration[position...].firstIndex(of: byte) else { break }
            found[String(decoding: name, as: UTF8.self)] = position..<close
            name = []
            position = close + 1
        } else if byte > 0x20, byte != 0x3D {
            name.append(byte)
        }
    }
    return found
}
