// PredicateEvaluation.swift: evaluates the values and conditions of a predicate, and records a clause for each condition.
// PredicateOperators.swift has the operators on two values.

import ExtensionModel
import UniformTypes

/// Evaluates the nodes of one predicate on one object.
struct PredicateEvaluation {
    /// The maximum number of conditions to evaluate: nested SUBQUERYs multiply.
    static let maximumSteps = 100_000
    /// The maximum work of all conditions together: the elements and bytes that they examine.
    static let maximumWork = 20_000_000
    /// The maximum work of regular expressions, as the number of ICU's progress reports. Counting reports instead of time gives the
    /// same result on every machine.
    static let maximumReports = 1000
    /// The maximum number of a SUBQUERY's elements whose clauses are kept.
    static let maximumShown = 12

    let text: [UInt8]
    let root: PredicateValue
    let types: UniformTypeTree
    private var steps = 0
    private var work = 0
    var reports = 0

    init(text: [UInt8], content: SharedContent, types: UniformTypeTree) {
        self.text = text
        root = .content(content)
        self.types = types
    }

    typealias Variables = [String: PredicateValue]

    func fault(_ problem: String, at range: Range<Int>, hint: String? = nil) -> PredicateError {
        PredicateError(problem, at: range.lowerBound, in: text, hint: hint)
    }

    /// Counts work.
    ///
    /// - Throws: If it exceeds the maximum.
    mutating func charge(_ amount: Int, at range: Range<Int>) throws(PredicateError) {
        work += amount
        guard work <= Self.maximumWork else { throw fault("evaluating it on these items takes too long", at: range) }
    }

    // MARK: - Conditions

    /// The clause of a condition; its `holds` is never nil.
    mutating func clause(_ predicate: Predicate, _ variables: Variables) throws(PredicateError) -> ActivationClause {
        steps += 1
        guard steps <= Self.maximumSteps else {
            throw fault("more than \(Self.maximumSteps) conditions to evaluate on these items", at: predicate.range)
        }
        let shown = predicateExcerpt(text, predicate.range)
        switch predicate {
        case .constant(let flag, _):
            return ActivationClause(shown, holds: flag)
        case .not(let inner, _):
            let inner = try clause(inner, variables)
            return ActivationClause(shown, holds: inner.holds == false, children: [inner])
        case .and(let terms, _): return try chain(terms, decidedBy: false, shown, variables)
        case .or(let terms, _): return try chain(terms, decidedBy: true, shown, variables)
        case .comparison(let comparison): return try self.comparison(comparison, shown, variables)
        }
    }

    /// Every term gets a clause, but once one has decided, a fault in a later one is ignored.
    private mutating func chain(
        _ terms: [Predicate],
        decidedBy decisive: Bool,
        _ shown: String,
        _ variables: Variables
    ) throws(PredicateError) -> ActivationClause {
        var isDecided = false
        var children: [ActivationClause] = []
        for term in terms {
            do throws(PredicateError) {
                let child = try clause(term, variables)
                if child.holds == decisive { isDecided = true }
                children.append(child)
            } catch {
                guard isDecided else { throw error }
                children.append(
                    ActivationClause(
                        predicateExcerpt(text, term.range),
                        holds: nil,
                        detail: "not needed, " + error.problem
                    )
                )
            }
        }
        return ActivationClause(shown, holds: isDecided == decisive, children: children)
    }

    private mutating func comparison(
        _ comparison: Comparison,
        _ shown: String,
        _ variables: Variables
    ) throws(PredicateError) -> ActivationClause {
        var children: [ActivationClause] = []
        let left = try value(comparison.left, variables, &children)
        let right = try value(comparison.right, variables, &children)
        let holds: Bool
        if let quantifier = comparison.quantifier {
            guard let elements = left.elements else {
                throw fault(
                    "\(quantifier) requires a collection on its left; \(left.shown) is not one",
                    at: comparison.range
                )
            }
            if case .collection? = elements.first {
                throw fault(
                    "\(quantifier) is applied to a collection of collections",
                    at: comparison.left.range,
                    hint: "Use a SUBQUERY for each level."
                )
            }
            try charge(elements.count, at: comparison.range)
            var results: [Bool] = []
            for element in elements { results.append(try compare(element, comparison, right)) }
            switch quantifier {
            case .any: holds = results.contains(true)
            case .all: holds = !results.contains(false)
            case .none: holds = !results.contains(true)
            }
        } else {
            holds = try compare(left, comparison, right)
        }
        let isLiteral = if case .literal = comparison.right { true } else { false }
        let detail = isLiteral ? "the left side is \(left.shown)" : "\(left.shown) and \(right.shown)"
        return ActivationClause(shown, holds: holds, detail: detail, children: children)
    }

    // MARK: - Values

    private mutating func value(
        _ expression: Expression,
        _ variables: Variables,
        _ clauses: inout [ActivationClause]
    ) throws(PredicateError) -> PredicateValue {
        switch expression {
        case .literal(let value, _): return value
        case .root: return root
        case .variable(let name, _): return variables[name] ?? .nil
        case .key(let object, let name, let range):
            let result = try value(object, variables, &clauses).value(forKey: name)
            if case .collection(let elements) = result { try charge(elements.count, at: range) }
            return result
        case .count(let object, let range):
            let object = try value(object, variables, &clauses)
            guard let elements = object.elements else {
                throw fault("@count requires a collection; \(object.shown) is not one", at: range)
            }
            return .number(Double(elements.count))
        case .element(let object, let index, let range):
            return try element(of: value(object, variables, &clauses), index, range, variables, &clauses)
        case .aggregate(let elements, let range):
            try charge(elements.count, at: range)
            var values: [PredicateValue] = []
            for element in elements { values.append(try value(element, variables, &clauses)) }
            return .collection(values)
        case .negative(let inner, let range):
            let inner = try value(inner, variables, &clauses)
            guard let number = inner.number else { throw fault("\(inner.shown) is not a number", at: range) }
            return .number(-number)
        case .arithmetic(let left, let symbol, let right, let range):
            let left = try value(left, variables, &clauses)
            let right = try value(right, variables, &clauses)
            return try arithmetic(left, symbol, right, range)
        case .subquery(let collection, let name, let condition, let range):
            let collection = try value(collection, variables, &clauses)
            guard let elements = collection.elements else {
                throw fault("SUBQUERY requires a collection; \(collection.shown) is not one", at: range)
            }
            return try filter(elements, name, condition, variables, &clauses)
        }
    }

    private mutating func filter(
        _ elements: [PredicateValue],
        _ name: String,
        _ condition: Predicate,
        _ variables: Variables,
        _ clauses: inout [ActivationClause]
    ) throws(PredicateError) -> PredicateValue {
        var kept: [PredicateValue] = []
        for (index, element) in elements.enumerated() {
            var inner = variables
            inner[name] = element
            let clause = try clause(condition, inner)
            if clause.holds == true { kept.append(element) }
            if index < Self.maximumShown {
                let label = "$\(name) = \(element.shown) (\(index + 1) of \(elements.count))"
                clauses.append(ActivationClause(label, holds: clause.holds, children: [clause]))
            } else if index == Self.maximumShown {
                clauses.append(ActivationClause("and \(elements.count - index) more", holds: nil))
            }
        }
        return .collection(kept)
    }

    private mutating func element(
        of object: PredicateValue,
        _ index: Expression.Index,
        _ range: Range<Int>,
        _ variables: Variables,
        _ clauses: inout [ActivationClause]
    ) throws(PredicateError) -> PredicateValue {
        guard let elements = object.elements else {
            throw fault("an index requires a collection; \(object.shown) is not one", at: range)
        }
        switch index {
        case .first: return elements.first ?? .nil
        case .last: return elements.last ?? .nil
        case .size: return .number(Double(elements.count))
        case .at(let expression):
            let value = try value(expression, variables, &clauses)
            guard let position = value.number.flatMap({ Int(exactly: $0) }) else {
                throw fault("\(value.shown) is not an index", at: range)
            }
            return elements.indices.contains(position) ? elements[position] : .nil
        }
    }
}
