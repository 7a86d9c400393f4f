// PublicSuffixList.swift: the ends of host names below which people register names: com, co.uk, github.io.
// The list and its algorithm: https://github.com/publicsuffix/list/wiki/Format

import WebInfra

/// The public suffixes, read from the list's own form.
package struct PublicSuffixList: Sendable {
    private var rules: Set<[UInt8]> = []
    /// Suffixes that any label may precede: `*.ck`.
    private var wildcards: Set<[UInt8]> = []
    /// Names that are no suffixes, although a wildcard says so: `!www.ck`.
    private var exceptions: Set<[UInt8]> = []

    /// Reads a list: a rule a line, up to the first white space; comments begin with two slashes.
    ///
    /// - Complexity: O(*n*).
    package init(_ list: [UInt8]) {
        for line in list.split(separator: UInt8(ascii: "\n")) {
            let rule = line.prefix { $0 > 0x20 }
            if rule.isEmpty || rule.starts(with: "//".utf8) { continue }
            if rule.first == UInt8(ascii: "!") {
                if let name = Self.ascii(rule.dropFirst()) { exceptions.insert(name) }
            } else if rule.starts(with: "*.".utf8) {
                if let name = Self.ascii(rule.dropFirst(2)) { wildcards.insert(name) }
            } else if let name = Self.ascii(rule) {
                rules.insert(name)
            }
        }
    }

    /// The name as it is in URLs.
    private static func ascii(_ name: ArraySlice<UInt8>) -> [UInt8]? {
        if name.allSatisfy({ $0 < 0x80 }) { return Array(name).inLowerCase }
        return URLRecord.parse("http://".utf8 + Array(name))?.hostname
    }

    /// The public suffix of a host; a last label that no rule knows is one. nil: the host has no labels.
    package func suffix(of host: [UInt8]) -> [UInt8]? {
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let last = labels.last, !labels.contains(where: \.isEmpty) else { return nil }
        for (index, label) in labels.enumerated() {
            let name = Array(host[label.startIndex...])
            let parent = index + 1 < labels.count ? Array(host[labels[index + 1].startIndex...]) : []
            if exceptions.contains(name) { return parent }
            if rules.contains(name) || wildcards.contains(parent) { return name }
        }
        return Array(last)
    }
}
