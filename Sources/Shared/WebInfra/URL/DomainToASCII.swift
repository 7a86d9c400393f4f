// DomainToASCII.swift: converts domains with non-ASCII code points to ASCII.
// https://url.spec.whatwg.org/#concept-domain-to-ascii and https://www.unicode.org/reports/tr46/#Processing

extension Host {
    /// "Domain to ASCII", not strict; nil is failure. `domain` is well-formed UTF-8.
    static func domainToASCII(_ domain: [UInt8]) -> [UInt8]? {
        // ASCII is only converted to lower case; labels that begin with "xn--" are not checked.
        if domain.isASCIIString { return domain.asciiLowercased() }
        // Unicode ToASCII with CheckBidi and CheckJoiners, without CheckHyphens, UseSTD3ASCIIRules, Transitional_Processing,
        // VerifyDnsLength and IgnoreInvalidPunycode.
        guard let mapped = mapDomain(domain) else { return nil }
        var labels: [(ascii: [UInt8], unicode: [UInt32])] = []
        for label in CanonicalComposition.compose(mapped).split(separator: 0x2E, omittingEmptySubsequences: false) {
            guard let converted = labelToASCII(Array(label)) else { return nil }
            labels.append(converted)
        }
        // If a domain has a right-to-left label, further rules apply to all its labels.
        if labels.contains(where: { hasRightToLeft($0.unicode) }) {
            guard labels.allSatisfy({ $0.unicode.isEmpty || meetsBidiRule($0.unicode) }) else { return nil }
        }
        let result = Array(labels.map(\.ascii).joined(separator: [ASCII.dot]))
        return result.isEmpty ? nil : result
    }

    /// Step 1 of the processing; nil for a disallowed code point.
    private static func mapDomain(_ domain: [UInt8]) -> [UInt32]? {
        var result: [UInt32] = []
        for scalar in String(decoding: domain, as: UTF8.self).unicodeScalars {
            let codePoint = scalar.value
            if scalar.isASCII {
                result.append(codePoint.asciiLowercased)
            } else if let mapping = DomainCharacters.mappings[codePoint] {
                result += mapping
            } else if DomainCharacters.valid.contains(codePoint) {
                result.append(codePoint)
            } else if !DomainCharacters.ignored.contains(codePoint) {
                return nil
            }
        }
        return result
    }

    /// Step 4 of the processing, and ToASCII for one label; nil is failure.
    private static func labelToASCII(_ label: [UInt32]) -> (ascii: [UInt8], unicode: [UInt32])? {
        if label.starts(with: [0x78, 0x6E, 0x2D, 0x2D]) {
            guard label.allSatisfy(\.isASCII) else { return nil }
            let ascii = label.map { UInt8($0) }
            guard let decoded = Punycode.decode(ascii[4...]), decoded.contains(where: { !$0.isASCII }) else {
                return nil
            }
            // A label whose encoding would differ is not valid Punycode.
            guard Punycode.encode(decoded) == Array(ascii[4...]), isValidLabel(decoded),
                CanonicalComposition.compose(decoded) == decoded
            else { return nil }
            return (ascii, decoded)
        }
        if label.allSatisfy(\.isASCII) { return (label.map { UInt8($0) }, label) }
        guard isValidLabel(label), let encoded = Punycode.encode(label) else { return nil }
        return ("xn--".utf8 + encoded, label)
    }

    /// https://www.unicode.org/reports/tr46/#Validity_Criteria, except for normalization and the Bidi Rule.
    private static func isValidLabel(_ label: [UInt32]) -> Bool {
        // 6. It does not begin with a mark.
        if let first = label.first, !first.isASCII, DomainCharacters.marks.contains(first) { return false }
        for (place, codePoint) in label.enumerated() {
            if codePoint.isASCII {
                // 5, 7. It contains no dot, and only code points that the mapping does not change.
                if codePoint == 0x2E || (0x41...0x5A).contains(codePoint) { return false }
            } else if !DomainCharacters.valid.contains(codePoint) {
                return false
            } else if codePoint == 0x200C || codePoint == 0x200D {
                // 8. ContextJ.
                guard isJoined(label, at: place) else { return false }
            }
        }
        return true
    }

    /// Whether the context of a joiner allows it. https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1
    ///
    /// NB: Punycode refuses very long labels, so searching from each joiner costs little.
    private static func isJoined(_ label: [UInt32], at place: Int) -> Bool {
        let virama: UInt8 = 9
        if place > 0, DomainCharacters.combiningClasses[label[place - 1]] == virama { return true }
        guard label[place] == 0x200C, label.count <= Punycode.maximumLength else { return false }
        let isOther: (UInt32) -> Bool = { DomainCharacters.joiningType($0) != .transparent }
        guard let before = label[..<place].last(where: isOther), let after = label[(place + 1)...].first(where: isOther)
        else { return false }
        let (left, right) = (DomainCharacters.joiningType(before), DomainCharacters.joiningType(after))
        return (left == .left || left == .dual) && (right == .right || right == .dual)
    }

    private static func hasRightToLeft(_ label: [UInt32]) -> Bool {
        label.contains { codePoint in
            guard !codePoint.isASCII else { return false }
            switch DomainCharacters.bidiClass(codePoint) {
            case .right, .arabicLetter, .arabicNumber: return true
            default: return false
            }
        }
    }

    /// The Bidi Rule. https://www.rfc-editor.org/rfc/rfc5893#section-2
    private static func meetsBidiRule(_ label: [UInt32]) -> Bool {
        let classes = label.map(DomainCharacters.bidiClass)
        guard let last = classes.last(where: { $0 != .nonspacingMark }) else { return false }
        switch classes[0] {
        case .left:
            guard last == .left || last == .europeanNumber else { return false }
            return classes.allSatisfy { $0 != .right && $0 != .arabicLetter && $0 != .arabicNumber }
        case .right, .arabicLetter:
            guard last == .right || last == .arabicLetter || last == .europeanNumber || last == .arabicNumber else {
                return false
            }
            return !classes.contains(.left) && !(classes.contains(.europeanNumber) && classes.contains(.arabicNumber))
        default:
            return false
        }
    }
}
