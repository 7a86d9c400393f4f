// DomainToASCII.swift: domains with non-ASCII code points as ASCII, in the measure that the standard library's Unicode
// properties allow.
// https://url.spec.whatwg.org/#concept-domain-to-ascii and https://www.unicode.org/reports/tr46/#Processing

extension Host {
    /// "Domain to ASCII", not strict; nil is failure. `domain` is well-formed UTF-8.
    static func domainToASCII(_ domain: [UInt8]) -> [UInt8]? {
        // 1. ASCII is only lowercased; labels that begin with "xn--" are not looked into.
        if domain.isASCIIString { return domain.asciiLowercased() }
        // 2. Unicode ToASCII with CheckHyphens, UseSTD3ASCIIRules, Transitional_Processing and VerifyDnsLength off.
        guard let mapped = mapDomain(domain) else { return nil }
        var result: [UInt8] = []
        for (number, label) in mapped.split(separator: 0x2E, omittingEmptySubsequences: false).enumerated() {
            if number > 0 { result.append(ASCII.dot) }
            guard let asciiLabel = labelToASCII(Array(label)) else { return nil }
            result.append(contentsOf: asciiLabel)
        }
        return result.isEmpty ? nil : result
    }

    /// Steps 1 and 2 of the processing: mapping and normalization; nil for a disallowed code point.
    ///
    /// FIXME: 1. Compatibility mappings other than full-width forms, listed in Tests/Expectations/url.txt.
    /// FIXME: 2. Normalization to form C, listed there too.
    private static func mapDomain(_ domain: [UInt8]) -> [UInt32]? {
        var result: [UInt32] = []
        for scalar in String(decoding: domain, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0...0x7F:
                result.append(scalar.value.asciiLowercased)
            case 0x3002, 0xFF0E, 0xFF61:
                result.append(0x2E)
            case 0xFF01...0xFF5E:
                result.append((scalar.value - 0xFEE0).asciiLowercased)
            case 0x1E9E:
                // The capital sharp s keeps its letter here, where NFKC case folding has "ss".
                result.append(0xDF)
            case 0x200C, 0x200D, 0xDF, 0x3C2:
                result.append(scalar.value)
            default:
                if isIgnored(scalar.value) { continue }
                guard isAssignedAndVisible(scalar) else { return nil }
                result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
            }
        }
        return result
    }

    /// Step 4 of the processing, and ToASCII for one label; nil is failure.
    private static func labelToASCII(_ label: [UInt32]) -> [UInt8]? {
        var asciiLabel: [UInt8]?
        var unicodeLabel = label
        if label.starts(with: [0x78, 0x6E, 0x2D, 0x2D]) {
            guard label.allSatisfy(\.isASCII) else { return nil }
            let ascii = label.map { UInt8($0) }
            guard let decoded = Punycode.decode(ascii[4...]), decoded.contains(where: { !$0.isASCII }) else {
                return nil
            }
            // A label that encoding would spell another way is not valid Punycode.
            guard Punycode.encode(decoded) == Array(ascii[4...]) else { return nil }
            asciiLabel = ascii
            unicodeLabel = decoded
        }
        if unicodeLabel.allSatisfy(\.isASCII) { return unicodeLabel.map { UInt8($0) } }
        guard isValidLabel(unicodeLabel) else { return nil }
        if let asciiLabel { return asciiLabel }
        guard let encoded = Punycode.encode(unicodeLabel) else { return nil }
        return "xn--".utf8 + encoded
    }

    /// https://www.unicode.org/reports/tr46/#Validity_Criteria
    ///
    /// FIXME: 8., 9. Joining types and bidirectional classes are not in the standard library.
    private static func isValidLabel(_ label: [UInt32]) -> Bool {
        var previous: Unicode.Scalar?
        for codePoint in label {
            guard let scalar = Unicode.Scalar(codePoint) else { return false }
            let properties = scalar.properties
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark:
                if previous == nil { return false }
            default:
                break
            }
            if codePoint == 0x200C || codePoint == 0x200D {
                // 8. ContextJ: allowed after a virama.
                guard previous?.properties.canonicalCombiningClass == .virama else { return false }
            } else if !scalar.isASCII {
                // 7. Only code points that the mapping leaves alone.
                guard isAssignedAndVisible(scalar), !isIgnored(codePoint) else { return false }
                guard properties.lowercaseMapping.unicodeScalars.elementsEqual([scalar]) else { return false }
                if codePoint == 0x3002 || (0xFF01...0xFF61).contains(codePoint) { return false }
            } else if codePoint == 0x2E || scalar.properties.isUppercase {
                return false
            }
            previous = scalar
        }
        return true
    }

    /// Code points that the mapping drops. Other default-ignorable ones are disallowed.
    private static func isIgnored(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060, 0x2064, 0x206A...0x206F,
            0x3164,
            0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0100...0xE01EF:
            true
        default:
            false
        }
    }

    /// Whether a code point has a meaning in domains at all: neither unassigned nor private, control, space or U+FFFD.
    private static func isAssignedAndVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .surrogate, .control, .format, .spaceSeparator, .lineSeparator,
            .paragraphSeparator:
            false
        default:
            // Ideographic description characters and the special U+FFFC and U+FFFD are disallowed, too.
            scalar.value != 0xFFFD && scalar.value != 0xFFFC && !(0x2FF0...0x2FFF).contains(scalar.value)
        }
    }
}
