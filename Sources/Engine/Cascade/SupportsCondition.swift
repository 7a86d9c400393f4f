// SupportsCondition.swift: evaluation of conditions of @supports and CSS.supports. https://www.w3.org/TR/css-conditional-4/#at-supports

import CSSSyntax
import CSSValues
package import DOM
import Selectors

/// A supports condition, which is evaluated while it is parsed.
package struct SupportsCondition {
    private let values: ComponentValues
    private let tree: Tree

    /// Whether the condition of a rule holds; an invalid one does not.
    static func holds(_ values: ComponentValues, _ range: Range<Int>, _ tree: Tree) -> Bool {
        SupportsCondition(values: values, tree: tree).condition(values.trimmed(range), 0) ?? false
    }

    /// Whether the argument of `CSS.supports` holds: a condition, or a declaration without parentheses.
    package static func holds(_ text: String, _ tree: Tree) -> Bool {
        let values = ComponentValues(text)
        let condition = SupportsCondition(values: values, tree: tree)
        let range = values.trimmed(values.indices)
        return condition.condition(range, 0) ?? condition.declaration(range) ?? false
    }

    /// `not X`, `X and Y and …`, `X or Y or …`; nil for other values.
    private func condition(_ range: Range<Int>, _ depth: Int) -> Bool? {
        // NB: Bounds the recursion.
        guard depth < 16, !range.isEmpty else { return nil }
        var index = range.lowerBound
        if values.text(at: index, is: "not") {
            index += 1
            guard let value = term(&index, range, depth), index == range.upperBound else { return nil }
            return !value
        }
        guard var result = term(&index, range, depth) else { return nil }
        guard index < range.upperBound else { return result }
        let isOr = values.text(at: index, is: "or")
        while index < range.upperBound {
            guard values.text(at: index, is: isOr ? "or" : "and") else { return nil }
            index += 1
            guard let next = term(&index, range, depth) else { return nil }
            result = isOr ? result || next : result && next
        }
        return result
    }

    /// A condition or declaration in parentheses, or a function; any other form is false.
    private func term(_ index: inout Int, _ range: Range<Int>, _ depth: Int) -> Bool? {
        values.skipWhitespace(&index, end: range.upperBound)
        guard index < range.upperBound else { return nil }
        let place = index
        index = values.index(afterValueAt: place)
        values.skipWhitespace(&index, end: range.upperBound)
        switch values.tokens[place].kind {
        case .leftParenthesis:
            let contents = values.trimmed(values.contents(ofBlockAt: place))
            return declaration(contents) ?? condition(contents, depth + 1) ?? false
        case .function:
            guard values.text(at: place, is: "selector") else { return false }
            let text = values.source(of: values.trimmed(values.contents(ofBlockAt: place)))
            return (try? parseSelectorList(Array(text), tree: tree)) != nil
        default: return nil
        }
    }

    private func declaration(_ range: Range<Int>) -> Bool? {
        guard let declaration = values.declaration(in: range) else { return nil }
        let name = String(decoding: values.text(at: declaration.name), as: UTF8.self)
        let value = String(decoding: values.source(of: values.trimmed(declaration.value)), as: UTF8.self)
        return StyleDeclarations.supports(name, value)
    }
}
