// XHTMLEntities.swift: HTML's named character references as entities, for certain doctypes.
// https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents

import HTMLParsing

enum XHTMLEntities {
    /// The public identifiers for which the standard specifies a DTD to use instead of the doctype's own.
    private static let publicIDs: Set<String> = [
        "-//W3C//DTD XHTML 1.0 Transitional//EN", "-//W3C//DTD XHTML 1.1//EN", "-//W3C//DTD XHTML 1.0 Strict//EN",
        "-//W3C//DTD XHTML 1.0 Frameset//EN", "-//W3C//DTD XHTML Basic 1.0//EN",
        "-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN", "-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN",
        "-//W3C//DTD MathML 2.0//EN", "-//WAPFORUM//DTD XHTML Mobile 1.0//EN",
    ]

    static func isKnown(publicID: String) -> Bool { publicIDs.contains(publicID) }

    /// The text of an entity's declaration; nil for a name that HTML does not have.
    static func text(of name: some Collection<UInt8>) -> [UInt8]? {
        guard let value = namedCharacterReference(Array(name) + [0x3B]) else { return nil }
        var text: [UInt8] = []
        for byte in value {
            switch byte {
            case 0x26: text += "&#38;".utf8
            case 0x3C: text += "&#60;".utf8
            default: text.append(byte)
            }
        }
        return text
    }
}
