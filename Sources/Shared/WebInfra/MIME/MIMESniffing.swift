// MIMESniffing.swift: recognizes HTML in resources of unknown type. https://mimesniff.spec.whatwg.org/

extension MIMEType {
    /// Whether a type counts as unknown: the resource is then sniffed.
    ///
    /// https://mimesniff.spec.whatwg.org/#determining-the-computed-mime-type-of-a-resource, step 2
    public var isUnknown: Bool { ["unknown/unknown", "application/unknown", "*/*"].contains(essence) }

    /// Whether a resource of an unknown type is HTML, by its first bytes.
    ///
    /// https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type, step 1
    public static func isSniffedAsHTML(_ resource: some Collection<UInt8>) -> Bool {
        let header = Array(
            resource.prefix(1445).drop { $0 == 0x09 || $0 == 0x0A || $0 == 0x0C || $0 == 0x0D || $0 == 0x20 }
        )
        return htmlBeginnings.contains { beginning in
            guard header.prefix(beginning.utf8.count).equalsIgnoringASCIICase(Array(beginning.utf8)[...]) else {
                return false
            }
            // A comment needs no particular next byte; a tag ends with a "tag-terminating byte".
            if beginning == "<!--" { return true }
            return header.count > beginning.utf8.count && [0x20, 0x3E].contains(header[beginning.utf8.count])
        }
    }

    private static let htmlBeginnings = [
        "<!DOCTYPE HTML", "<HTML", "<HEAD", "<SCRIPT", "<IFRAME", "<H1", "<DIV", "<FONT", "<TABLE", "<A", "<STYLE",
        "<TITLE", "<B", "<BODY", "<BR", "<P", "<!--",
    ]
}
