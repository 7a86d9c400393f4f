// LinkDetection.swift: recognizes web addresses, mail addresses and telephone numbers in a text. Each pattern starts at
// a boundary, and its repetitions are bounded, so that the cost is linear.

import Foundation

/// Finds links and telephone numbers.
enum LinkDetection {
    /// A URL with its scheme, or starting with `www.`.
    private static let addresses = pattern(
        #"(?<![\p{L}\p{N}+.-])(?:[a-z][a-z0-9+.-]{0,30}://|mailto:|tel:|www\d{0,3}\.)[^\s<>"“”«»`{}|\\^]+"#
    )
    /// A mail address.
    private static let mail = pattern(
        #"(?<![\p{L}\p{N}._%+/:-])[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}-])"#
    )
    /// A host name, optionally with a port and a path.
    private static let hosts = pattern(
        #"(?<![\p{L}\p{N}._%+@/:-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}(\p{L}{2,24})(?![\p{L}\p{N}@-])(?::\d{1,5})?(?:[/?#][^\s<>"“”«»`{}|\\^]*)?"#
    )
    /// Digits with their separators.
    private static let numbers = pattern(
        #"(?<![\p{L}\p{N}.,/:_#$€£%+-])(?:\+|\()?\d[\d ().\u00A0-]{4,22}\d(?![\p{L}\p{N}:/%€$])"#
    )

    /// Top-level domains of more than two letters that are recognized without a scheme.
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "aero", "coop", "museum", "jobs",
        "mobi", "travel", "app", "dev", "page", "blog", "shop", "store", "online", "site", "website", "tech", "cloud",
        "xyz", "club", "news", "live", "media", "agency", "design", "studio", "email", "link", "wiki", "world", "today",
        "guru", "space", "zone", "social", "network", "academy", "church", "photo", "photos", "video", "games", "asia",
        "cat", "tel", "post", "arpa", "software", "systems", "solutions", "services", "support", "team", "tools", "art",
        "fun", "health", "house", "money", "new", "one", "top", "vip", "win", "work", "works", "berlin", "london",
    ]

    private static func pattern(_ text: String) -> NSRegularExpression {
        // The patterns are constants; the tests compile each.
        guard let made = try? NSRegularExpression(pattern: text, options: [.caseInsensitive]) else {
            fatalError("not a pattern: \(text)")
        }
        return made
    }

    /// All links of a range; they may overlap.
    static func links(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        var found: [DetectedData] = []
        for match in addresses.matches(in: string, range: range) {
            let place = trimmed(match.range, in: text)
            let address = text.substring(with: place)
            let isBare = !address.contains(":") || address.lowercased().hasPrefix("www")
            // A scheme alone, or www. without a name, is not a link.
            guard
                let colon = address.firstIndex(of: ":").map({ address.index(after: $0) })
                    ?? address.firstIndex(of: "."),
                address[colon...].contains(where: { $0.isLetter || $0.isNumber }),
                let url = URL(string: isBare ? "http://\(address)" : address)
            else { continue }
            found.append(DetectedData(.link(url), place))
        }
        for match in mail.matches(in: string, range: range) {
            if let url = URL(string: "mailto:\(text.substring(with: match.range))") {
                found.append(DetectedData(.link(url), match.range))
            }
        }
        for match in hosts.matches(in: string, range: range) {
            let domain = text.substring(with: match.range(at: 1)).lowercased()
            guard domain.utf16.count == 2 || domains.contains(domain) else { continue }
            let place = trimmed(match.range, in: text)
            if let url = URL(string: "http://\(text.substring(with: place))") {
                found.append(DetectedData(.link(url), place))
            }
        }
        return found
    }

    /// The range without parts of the surrounding sentence: punctuation at its end, and closing brackets that open
    /// before it.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var units = Array((text.substring(with: range)).utf16)
        let marks = Set(".,;:!?'\"’”*_~".utf16)
        let pairs: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B]
        var open: [UInt16: Int] = [:]
        for unit in units { open[unit, default: 0] += pairs.values.contains(unit) || pairs[unit] != nil ? 1 : 0 }
        while let last = units.last {
            if marks.contains(last) {
                units.removeLast()
            } else if let opening = pairs[last], open[last, default: 0] > open[opening, default: 0] {
                open[last, default: 0] -= 1
                units.removeLast()
            } else {
                break
            }
        }
        return NSRange(location: range.location, length: units.count)
    }

    /// All telephone numbers of a range.
    static func telephoneNumbers(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return numbers.matches(in: string, range: range).compactMap { match in
            let number = text.substring(with: match.range)
            return isTelephoneNumber(number) ? DetectedData(.telephoneNumber(number), match.range) : nil
        }
    }

    /// International with a plus; otherwise with the usual number of digits, in the usual groups.
    private static func isTelephoneNumber(_ text: String) -> Bool {
        let digits = text.filter(\.isNumber).count
        if text.hasPrefix("+") { return (8...15).contains(digits) }
        let groups = text.split { !$0.isNumber }.map(\.count)
        // 2024-05-01 and 192.168.10.20 are not telephone numbers.
        if groups == [4, 2, 2] || (groups.count == 4 && text.filter { $0 == "." }.count == 3) { return false }
        if text.hasPrefix("0") || text.hasPrefix("(0") { return (9...13).contains(digits) }
        switch groups {
        case [10], [3, 4], [3, 3, 4], [3, 7], [1, 3, 3, 4]: return true
        default: return false
        }
    }
}
