// ScriptRules.swift: the patterns of one script, compiled.

package import ScriptMetadata

/// A pattern of a script.
enum AddressRule: Sendable {
    case userscriptMatch(UserscriptMatchPattern)
    case include(IncludeGlob)
    case webExtensionMatch(WebExtensionMatchPattern)
    case webExtensionGlob(Glob, literals: [[UInt8]])
    /// An expression, by its number among those of all scripts.
    case expression(Int, literals: [[UInt8]])

    /// Texts in lower case that each matched address contains.
    var literals: [[UInt8]] {
        switch self {
        case .userscriptMatch(let pattern): pattern.literals
        case .include(let glob): glob.literals
        case .webExtensionMatch(let pattern): pattern.literals
        case .webExtensionGlob(_, let literals): literals
        case .expression(_, let literals): literals
        }
    }

    /// Whether an address matches.
    ///
    /// - Parameter expression: Whether the address matches the expression with this number.
    func matches(_ address: MatchedAddress, expression: (Int) -> Bool) -> Bool {
        switch self {
        case .userscriptMatch(let pattern): pattern.matches(address)
        case .include(let glob): glob.matches(address)
        case .webExtensionMatch(let pattern): pattern.matches(address)
        case .webExtensionGlob(let glob, _): glob.matches(address.text)
        case .expression(let number, _): expression(number)
        }
    }
}

/// A mistake in one of a script's patterns.
package struct FaultyPattern: Equatable, Sendable {
    /// The pattern as it is written.
    package let pattern: String
    package let faults: [PatternFault]
}

/// The patterns of one script.
struct ScriptRules: Sendable {
    /// A pattern, and its text for messages.
    struct Rule: Sendable {
        let rule: AddressRule
        let text: String
    }

    /// One of them has to match, if there is any.
    private(set) var positive: [Rule] = []
    /// None of them may match.
    private(set) var negative: [Rule] = []
    /// One of them has to match, too, if there is any: the globs of a manifest.
    private(set) var narrowing: [Rule] = []
    private(set) var faults: [FaultyPattern] = []
    /// Whether the script names no pages, and so runs on all.
    let runsEverywhere: Bool
    let matchesAboutBlank: Bool

    /// Compiles patterns.
    ///
    /// - Parameter expressions: Collects the sources of expressions.
    init(_ patterns: AddressPatterns, expressions: inout [String]) {
        matchesAboutBlank = patterns.matchesAboutBlank
        // NB: A script whose patterns are all invalid names pages, which do not exist. A manifest has to name pages.
        runsEverywhere = patterns.dialect == .userscript && patterns.matches.isEmpty && patterns.includes.isEmpty
        switch patterns.dialect {
        case .userscript:
            for text in patterns.matches { add(userscriptMatch(text), text, to: \.positive) }
            for text in patterns.includes { add(include(text, &expressions), text, to: \.positive) }
            for text in patterns.excludeMatches { add(userscriptMatch(text), text, to: \.negative) }
            for text in patterns.excludes { add(include(text, &expressions), text, to: \.negative) }
        case .webExtension:
            for text in patterns.matches { add(webExtensionMatch(text), text, to: \.positive) }
            for text in patterns.includes { add(webExtensionGlob(text), text, to: \.narrowing) }
            for text in patterns.excludeMatches { add(webExtensionMatch(text), text, to: \.negative) }
            for text in patterns.excludes { add(webExtensionGlob(text), text, to: \.negative) }
        }
    }

    private mutating func add(_ rule: AddressRule?, _ text: String, to list: WritableKeyPath<Self, [Rule]>) {
        if let rule { self[keyPath: list].append(Rule(rule: rule, text: text)) }
    }

    private mutating func note(_ text: String, _ faults: [PatternFault]) {
        if !faults.isEmpty { self.faults.append(FaultyPattern(pattern: text, faults: faults)) }
    }

    private mutating func userscriptMatch(_ text: String) -> AddressRule? {
        var faults: [PatternFault] = []
        let pattern = UserscriptMatchPattern(text, faults: &faults)
        note(text, faults)
        return pattern.map { .userscriptMatch($0) }
    }

    private func include(_ text: String, _ expressions: inout [String]) -> AddressRule {
        switch IncludePattern(text) {
        case .glob(let glob): return .include(glob)
        case .expression(let source):
            expressions.append(source)
            return .expression(
                expressions.count - 1,
                literals: ExpressionLiterals(of: Array(source.utf8)).texts ?? []
            )
        }
    }

    private mutating func webExtensionMatch(_ text: String) -> AddressRule? {
        var faults: [PatternFault] = []
        let pattern = WebExtensionMatchPattern(text, faults: &faults)
        note(text, faults)
        return pattern.map { .webExtensionMatch($0) }
    }

    private mutating func webExtensionGlob(_ text: String) -> AddressRule? {
        let bytes = Array(text.utf8)
        if bytes.contains(UInt8(ascii: "?")), bytes.count > Glob.longestWithQuestionMarks {
            note(text, [.tooLong(limit: Glob.longestWithQuestionMarks)])
            return nil
        }
        let fixed = bytes.inLowerCase.split { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
        return .webExtensionGlob(Glob(bytes, hasQuestionMarks: true), literals: fixed.map { Array($0) })
    }
}
