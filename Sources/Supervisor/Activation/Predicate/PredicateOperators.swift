// PredicateOperators.swift: the operators on two values. nil equals only nil, and no other operator holds for it.

import ExtensionModel
import Foundation
import UniformTypes

extension PredicateEvaluation {
    mutating func compare(
        _ left: PredicateValue,
        _ comparison: Comparison,
        _ right: PredicateValue
    ) throws(PredicateError) -> Bool {
        try charge(left.size + right.size, at: comparison.range)
        let left = folded(left, comparison)
        let right = folded(right, comparison)
        switch comparison.comparator {
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard case .collection(let bounds) = right, bounds.count == 2 else {
                throw fault(
                    "BETWEEN requires two bounds on its right",
                    at: comparison.right.range,
                    hint: "For example: BETWEEN {1, 3}."
                )
            }
            guard let low = order(bounds[0], left), let high = order(left, bounds[1]) else { return false }
            return low != .orderedDescending && high != .orderedDescending
        case .in: return try contains(right, left, comparison)
        case .contains: return try contains(left, right, comparison)
        case .beginsWith, .endsWith, .like, .matches, .conformsTo, .typeEquals:
            return try text(left, comparison, right)
        }
    }

    private mutating func text(
        _ left: PredicateValue,
        _ comparison: Comparison,
        _ right: PredicateValue
    ) throws(PredicateError) -> Bool {
        if case .collection = left {
            throw fault(
                "the left side is a collection, but the operator compares single values",
                at: comparison.left.range,
                hint: "Put ANY, ALL or NONE before it."
            )
        }
        // Types may be given as a list: one match is enough.
        if case .collection(let options) = right, [.conformsTo, .typeEquals].contains(comparison.comparator) {
            for option in options where try text(left, comparison, option) { return true }
            return false
        }
        guard case .string(let left) = left, case .string(let right) = right else { return false }
        switch comparison.comparator {
        case .beginsWith: return !right.isEmpty && left.hasPrefix(right)
        case .endsWith: return !right.isEmpty && left.hasSuffix(right)
        case .like: return try isLike(left, right, comparison.range)
        case .conformsTo: return types.type(left, conformsTo: right)
        case .typeEquals: return left.lowercased() == right.lowercased()
        default: return try matches(left, right, comparison)
        }
    }

    private func contains(
        _ whole: PredicateValue,
        _ part: PredicateValue,
        _ comparison: Comparison
    ) throws(PredicateError) -> Bool {
        switch (whole, part) {
        case (.nil, _): return false
        case (.collection(let elements), _): return elements.contains { isEqual($0, part) }
        case (.string(let whole), .string(let part)): return !part.isEmpty && whole.contains(part)
        case (.string, .nil): return false
        default:
            throw fault(
                "\(whole.shown) cannot contain anything: it is neither a collection nor a string",
                at: comparison.range
            )
        }
    }

    func arithmetic(
        _ left: PredicateValue,
        _ symbol: Character,
        _ right: PredicateValue,
        _ range: Range<Int>
    ) throws(PredicateError) -> PredicateValue {
        if case .string(let left) = left, case .string(let right) = right, symbol == "+" {
            return .string(left + right)
        }
        guard let a = left.number, let b = right.number else {
            throw fault("\(left.shown) \(symbol) \(right.shown) cannot be computed", at: range)
        }
        switch symbol {
        case "+": return .number(a + b)
        case "-": return .number(a - b)
        case "*": return .number(a * b)
        case "/":
            guard b != 0 else { throw fault("division by zero", at: range) }
            return .number(a / b)
        default: return .number(pow(a, b))
        }
    }

    // MARK: - Comparisons

    private func folded(_ value: PredicateValue, _ comparison: Comparison) -> PredicateValue {
        guard comparison.ignoresCase || comparison.ignoresDiacritics, comparison.comparator != .matches else {
            return value
        }
        switch value {
        case .string(let text):
            var options: String.CompareOptions = []
            if comparison.ignoresCase { options.insert(.caseInsensitive) }
            if comparison.ignoresDiacritics { options.insert(.diacriticInsensitive) }
            return .string(text.folding(options: options, locale: nil))
        case .collection(let elements): return .collection(elements.map { folded($0, comparison) })
        default: return value
        }
    }

    private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        if let a = left.number, let b = right.number { return a == b }
        return left == right
    }

    private func order(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
        if let a = left.number, let b = right.number {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        guard case .string(let a) = left, case .string(let b) = right else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    /// Matches `*` with any sequence of characters and `?` with one character; a backslash makes the next character literal. O(length
    /// of text × length of pattern), within the limits of an evaluation.
    private mutating func isLike(
        _ text: String,
        _ pattern: String,
        _ range: Range<Int>
    ) throws(PredicateError) -> Bool {
        enum Part: Equatable {
            case one(Character)
            case anyOne
            case run
        }
        var parts: [Part] = []
        var isEscaped = false
        for character in pattern {
            if isEscaped || !["\\", "*", "?"].contains(character) {
                parts.append(.one(character))
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                parts.append(character == "*" ? .run : .anyOne)
            }
        }
        let text = Array(text)
        var position = 0
        var part = 0
        var resume: (part: Int, position: Int)?
        while position < text.count {
            if part < parts.count, parts[part] == .anyOne || parts[part] == .one(text[position]) {
                position += 1
                part += 1
            } else if part < parts.count, parts[part] == .run {
                resume = (part + 1, position)
                part += 1
            } else if let last = resume {
                try charge(position - last.position + 1, at: range)
                position = last.position + 1
                part = last.part
                resume = (last.part, position)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == .run }
    }

    /// Matches the whole text against an ICU regular expression, within what is left of `maximumReports`.
    private mutating func matches(
        _ text: String,
        _ pattern: String,
        _ comparison: Comparison
    ) throws(PredicateError) -> Bool {
        // NB: ICU has no option to ignore diacritics, so they are removed from both sides first.
        let ignored: String.CompareOptions = comparison.ignoresDiacritics ? .diacriticInsensitive : []
        let text = text.folding(options: ignored, locale: nil)
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(
                pattern: "\\A(?:\(pattern.folding(options: ignored, locale: nil)))\\z",
                options: comparison.ignoresCase ? [.caseInsensitive] : []
            )
        } catch {
            throw fault("\"\(pattern)\" is not a regular expression", at: comparison.right.range)
        }
        var isFound = false
        // ICU reports after a fixed number of steps. Its own limit is higher, and would look like a failed match.
        var reports = reports
        let whole = NSRange(text.startIndex..., in: text)
        expression.enumerateMatches(in: text, options: [.reportProgress], range: whole) { result, _, stop in
            if result != nil { isFound = true } else { reports += 1 }
            if isFound || reports > Self.maximumReports { stop.pointee = true }
        }
        self.reports = reports
        if !isFound, reports > Self.maximumReports {
            throw fault("the regular expression takes too long", at: comparison.right.range)
        }
        return isFound
    }
}
