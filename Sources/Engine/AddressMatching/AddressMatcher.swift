// AddressMatcher.swift: decides for many scripts which of them run on a page with an address.
// Elsewhere: the patterns (UserscriptMatchPattern.swift, IncludePattern.swift, WebExtensionMatchPattern.swift), expressions
// (ExpressionMatcher.swift), which patterns are tried at all (RuleIndex.swift).

package import ScriptMetadata

/// The patterns of several scripts.
package struct AddressMatcher: Sendable {
    private let scripts: [ScriptRules]
    private let index: RuleIndex
    private let suffixes: PublicSuffixList?
    /// The numbers of scripts that run everywhere.
    private let everywhere: [Int]
    /// The sources of all expressions, which an `ExpressionMatcher` compiles.
    package let expressions: [String]
    /// For each expression the number of its script.
    package let scriptsOfExpressions: [Int]

    /// Compiles the patterns of scripts.
    ///
    /// - Parameter suffixes: The public suffixes; nil: patterns with `.tld` match nothing.
    package init(_ patterns: [AddressPatterns], suffixes: PublicSuffixList?) {
        var expressions: [String] = []
        var owners: [Int] = []
        scripts = patterns.enumerated().map { number, patterns in
            let rules = ScriptRules(patterns, expressions: &expressions)
            owners += Array(repeating: number, count: expressions.count - owners.count)
            return rules
        }
        (self.expressions, scriptsOfExpressions) = (expressions, owners)
        self.suffixes = suffixes
        index = RuleIndex(scripts)
        everywhere = scripts.indices.filter { [scripts] in scripts[$0].runsEverywhere }
    }

    /// The mistakes in each script's patterns, without those of expressions.
    package var faults: [[FaultyPattern]] { scripts.map(\.faults) }

    /// The decision about each script that runs, or that a pattern excludes; no pattern of the others matches.
    ///
    /// - Parameters:
    ///   - text: The page's address.
    ///   - opener: The address of the page that made about:blank, for scripts that ask for it.
    ///   - matches: Which of these expressions match the address, in their order.
    package func decisions(
        for text: String,
        opener: String? = nil,
        expressions matches: (_ numbers: [Int], _ address: MatchedAddress) -> [Bool]
    ) -> [(script: Int, decision: AddressDecision)] {
        let address = MatchedAddress(text, suffixes: suffixes)
        var matched: [Int: Int] = [:]
        var open: [Int: (script: Int, rule: Int)] = [:]
        index.forEachCandidate(address) { entry in
            // NB: The first pattern in the script's order is the one that is named.
            if let known = matched[entry.script], known <= entry.rule { return }
            let rule = scripts[entry.script].positive[entry.rule].rule
            if case .expression(let number, _) = rule {
                open[number] = (entry.script, entry.rule)
            } else if rule.matches(address, expression: { _ in false }) {
                matched[entry.script] = entry.rule
            }
        }
        let tried = open.keys.filter { matched[open[$0]!.script] == nil }.sorted()
        if !tried.isEmpty {
            for (number, holds) in zip(tried, matches(tried, address)) where holds {
                let entry = open[number]!
                matched[entry.script] = min(matched[entry.script] ?? .max, entry.rule)
            }
        }
        var decisions = everywhere.map { (script: $0, decision: AddressDecision.everywhere) }
        decisions += matched.map { script, rule in (script, .matched(pattern: scripts[script].positive[rule].text)) }
        if let opener, isBlank(address) {
            let ownerDecisions = self.decisions(for: opener, expressions: matches)
            decisions += ownerDecisions.filter { owner in
                scripts[owner.script].matchesAboutBlank && matched[owner.script] == nil
            }
        }
        decisions.sort { $0.script < $1.script }
        return decisions.map { script, decision in
            decision.runs ? (script, narrowed(decision, of: scripts[script], address, matches)) : (script, decision)
        }
    }

    /// Whether the page is one that a page made without an address of its own.
    private func isBlank(_ address: MatchedAddress) -> Bool {
        address.text.elementsEqual("about:blank".utf8) || address.text.elementsEqual("about:srcdoc".utf8)
    }

    /// The decision after the patterns that exclude pages.
    private func narrowed(
        _ decision: AddressDecision,
        of script: ScriptRules,
        _ address: MatchedAddress,
        _ matches: (_ numbers: [Int], _ address: MatchedAddress) -> [Bool]
    ) -> AddressDecision {
        func holds(_ rule: ScriptRules.Rule) -> Bool {
            rule.rule.matches(address) { matches([$0], address).first ?? false }
        }
        if let rule = script.negative.first(where: holds) { return .excluded(pattern: rule.text) }
        if !script.narrowing.isEmpty, !script.narrowing.contains(where: holds) { return .outsideGlobs }
        return decision
    }
}
