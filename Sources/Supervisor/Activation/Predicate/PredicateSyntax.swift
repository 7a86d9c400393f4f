// PredicateSyntax.swift: the syntax tree of a predicate. Every node has the range of its text, so that a verdict can quote it.

/// An expression that is true or false.
indirect enum Predicate {
    case constant(Bool, Range<Int>)
    case not(Predicate, Range<Int>)
    case and([Predicate], Range<Int>)
    case or([Predicate], Range<Int>)
    case comparison(Comparison)

    var range: Range<Int> {
        switch self {
        case .constant(_, let range), .not(_, let range), .and(_, let range), .or(_, let range): range
        case .comparison(let comparison): comparison.range
        }
    }
}

/// Two values and an operator.
struct Comparison {
    enum Quantifier {
        case any
        case all
        case none
    }

    enum Operator: Equatable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case between, `in`
        case beginsWith, contains, endsWith, like, matches
        case conformsTo, typeEquals
    }

    var quantifier: Quantifier?
    var left: Expression
    var comparator: Operator
    /// Set by `[c]` and `[d]`.
    var ignoresCase = false
    var ignoresDiacritics = false
    var right: Expression
    var range: Range<Int>
}

/// An expression with a value.
indirect enum Expression {
    case literal(PredicateValue, Range<Int>)
    case aggregate([Expression], Range<Int>)
    /// The object that the predicate is evaluated on: `SELF`, or implicit before the first key.
    case root(Range<Int>)
    case variable(String, Range<Int>)
    case key(Expression, String, Range<Int>)
    case count(Expression, Range<Int>)
    case element(Expression, Index, Range<Int>)
    case arithmetic(Expression, Character, Expression, Range<Int>)
    case negative(Expression, Range<Int>)
    case subquery(Expression, variable: String, Predicate, Range<Int>)

    enum Index {
        case first, last, size
        case at(Expression)
    }

    var range: Range<Int> {
        switch self {
        case .literal(_, let range), .aggregate(_, let range), .root(let range), .variable(_, let range),
            .key(_, _, let range), .count(_, let range), .element(_, _, let range), .arithmetic(_, _, _, let range),
            .negative(_, let range), .subquery(_, _, _, let range):
            range
        }
    }
}
