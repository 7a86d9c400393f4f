// SingleDecision.swift: the decision about one script on one page, in the process that would run it.

package import ScriptEngine
package import ScriptMetadata

extension AddressPatterns {
    /// Whether a script with these patterns runs on a page. Expressions that try everything are given up after some seconds.
    ///
    /// - Parameters:
    ///   - address: The page's URL.
    ///   - suffixes: The public suffix list's text; empty: no pattern needs it.
    /// - Returns: The decision, and warnings about patterns as clauses that begin with the pattern.
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
        let faults = matcher.faults[0].filter { !$0.faults.allSatisfy(\.isRemark) }.map { pattern in
            "\(pattern.pattern): \(pattern.faults.map(\.description).joined(separator: "; "))"
        }
        let notes = (expressions?.notes ?? []).map { "/\(matcher.expressions[$0])/: \($1.clause)" }
        return (found.first?.decision ?? .unmatched, faults + notes)
    }
}
