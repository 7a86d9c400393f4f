// XPathFunction.swift: the functions of the core library, with their numbers of arguments.
// https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib

/// A function of the core library.
enum XPathFunction: String, Sendable {
    case last, position, count, id
    case localName = "local-name"
    case namespaceURI = "namespace-uri"
    case name, string, concat
    case startsWith = "starts-with"
    case contains
    case substringBefore = "substring-before"
    case substringAfter = "substring-after"
    case substring
    case stringLength = "string-length"
    case normalizeSpace = "normalize-space"
    case translate, boolean, not
    case `true`, `false`
    case lang, number, sum, floor, ceiling, round

    /// The allowed numbers of arguments.
    var arguments: ClosedRange<Int> {
        switch self {
        case .last, .position, .true, .false: 0...0
        case .localName, .namespaceURI, .name, .string, .stringLength, .normalizeSpace, .number: 0...1
        case .count, .id, .boolean, .not, .lang, .sum, .floor, .ceiling, .round: 1...1
        case .startsWith, .contains, .substringBefore, .substringAfter: 2...2
        case .substring: 2...3
        case .translate: 3...3
        case .concat: 2...Int.max
        }
    }

    /// Whether its value is a number, which a predicate compares with the position.
    var givesNumber: Bool {
        switch self {
        case .last, .position, .count, .stringLength, .number, .sum, .floor, .ceiling, .round: true
        default: false
        }
    }
}
