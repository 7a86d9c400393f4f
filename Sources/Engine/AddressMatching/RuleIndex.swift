// RuleIndex.swift: finds the patterns that an address can match, among those of many scripts.
//
// Most patterns have a text that each of their addresses contains, such as a part of the host. Of the runs of four bytes in these texts the
// rarest becomes the pattern's key. An address is looked up by each run of four bytes that it has; so its cost depends on its length and on
// the patterns that it nearly matches, and not on the number of scripts.

/// An index of patterns by texts that their addresses contain.
struct RuleIndex: Sendable {
    /// A pattern, by its script and its place among that script's patterns.
    struct Entry: Sendable {
        let script: Int
        let rule: Int
    }

    private var entries: [UInt32: [Entry]] = [:]
    /// Patterns without a key, which are tried on each address.
    private(set) var unkeyed: [Entry] = []

    init(_ scripts: [ScriptRules]) {
        var frequencies: [UInt32: Int] = [:]
        let all = scripts.enumerated().flatMap { number, script in
            script.positive.enumerated().map { (Entry(script: number, rule: $0), $1.rule.literals) }
        }
        for (_, literals) in all {
            for literal in literals { forEachRun(in: literal) { frequencies[$0, default: 0] += 1 } }
        }
        for (entry, literals) in all {
            var key: (run: UInt32, frequency: Int)?
            for literal in literals {
                forEachRun(in: literal) { run in
                    let frequency = frequencies[run] ?? 0
                    if frequency < key?.frequency ?? .max { key = (run, frequency) }
                }
            }
            if let key { entries[key.run, default: []].append(entry) } else { unkeyed.append(entry) }
        }
    }

    /// Calls `body` with each pattern that an address may match; it can be called with one several times.
    func forEachCandidate(_ address: MatchedAddress, _ body: (Entry) -> Void) {
        unkeyed.forEach(body)
        forEachRun(in: address.lowercased) { run in entries[run]?.forEach(body) }
    }
}

/// Calls `body` with each run of four bytes.
private func forEachRun(in bytes: [UInt8], _ body: (UInt32) -> Void) {
    guard bytes.count >= 4 else { return }
    var run = UInt32(0)
    for place in bytes.indices {
        run = run << 8 | UInt32(bytes[place])
        if place >= 3 { body(run) }
    }
}
