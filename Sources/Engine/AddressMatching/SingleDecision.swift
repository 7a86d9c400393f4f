// SingleDecision.swift: the decision about one script on one page, in the process that would run it.

package import ScriptEngine
package import ScriptMetadata

extension AddressPatterns {
    /// Whether a script with these patterns runs on a page. Expressions that try everything are given up after some seconds.
    ///
    /// - Parameters:
    ///   - address: The page's URL.
    ///   - suffixes: The public suffix list's text; empty: no pattern needs it.
    /// - Returns: The decision, and warnings about patterns as clauses that begin with the pattern; of many, the first.
    package func decision(
        for address: String,
        suffixes: [UInt8] = [],
        vm: ScriptVM
    ) throws(ScriptError) -> (decision: AddressDecision, warnings: [String]) {
        let matcher = AddressMatcher([self], suffixes: suffixes.isEmpty ? nil : PublicSuffixList(suffixes))
        // NB: A context is made only if something is evaluated in it.
        let expressions = matcher.expressions.isEmpty ? nil : try ExpressionMatcher(matcher.expressions, vm: vm)
        let found = matcher.decisions(for: address) { numbers, address in
            expressions?.matches(numbers, address) ?? numbers.map { _ in false }
        }
        let faults = matcher.faults[0].filter { !$0.faults.allSatisfy(\.isRemark) }
        let notes = expressions?.notes ?? []
        let listed = Self.listedMistakes
        var warnings = faults.prefix(listed).map { pattern in
            "\(Self.shown(pattern.pattern)): \(pattern.faults.map(\.description).joined(separator: "; "))"
        }
        warnings += notes.prefix(listed - warnings.count).map {
            "\(Self.shown("/\(matcher.expressions[$0])/")): \($1.clause)"
        }
        let others = faults.count + notes.count - warnings.count
        if others > 0 { warnings.append("further patterns with mistakes: \(others)") }
        return (found.first?.decision ?? .unmatched, warnings)
    }
}
