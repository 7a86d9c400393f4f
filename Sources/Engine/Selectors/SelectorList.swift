// SelectorList.swift: a compiled selector list: flat arrays of numeric records.
// Elsewhere: parsing (SelectorParser.swift), matching (SelectorMatcher.swift).

import CSSSyntax
package import DOM

/// The error for an invalid selector: scripts see a SyntaxError.
package struct SelectorError: Error, Equatable {
    /// A syntax error in a selector.
    package init() {}
}

/// The relation of a compound to the one on its left.
enum Combinator: UInt8, BitwiseCopyable {
    case descendant, child, nextSibling, subsequentSibling
}

/// The kind of a simple selector.
enum SimpleKind: UInt8, BitwiseCopyable {
    case never, always, pseudoElement
    case type, id, className, namespace
    case attributeExists, attributeEquals, attributeIncludes, attributeDash
    case attributePrefix, attributeSuffix, attributeSubstring
    case isList, notList, hasList, anchor
    case nthChild, nthLastChild, nthOfType, nthLastOfType, firstChild, lastChild
    case empty, root, scope, link, defined
    case checked, disabled, enabled, required, optional, readOnly, readWrite, placeholderShown, isDefault, indeterminate
    case valid, invalid, inRange, outOfRange, userValid, userInvalid, open
    case language, direction, host, hostList, hostContext, slotted, part, partList, partIs, state
    case focus, focusWithin, target, targetWithin, modal, popoverOpen
}

/// One simple selector. The kind determines which fields are used.
struct SimpleSelector: BitwiseCopyable {
    var kind: SimpleKind
    /// Attributes: whether values are compared ignoring case. Attributes and classes: whether any namespace matches.
    var ignoresCase = false
    /// Attributes: case is ignored on HTML elements only.
    var ignoresCaseInHTML = false
    var anyNamespace = false
    /// Types: the matching names, once resolved; if there are more than two, `nameC` is a start index in `moreNames`.
    var nameA = NameID.none
    var nameB = NameID.none
    var hasMoreNames = false
    /// Namespaces: the URL; none for no namespace. Attributes: the prefix's URL; none without a prefix.
    var namespace = StringID.none
    /// Local name, class, id or attribute name, as written and in lower case.
    var text = StringID.none
    var lowercased = StringID.none
    /// Attributes: the value; language and direction: the argument.
    var value = StringID.none
    /// The nested list, or -1.
    var list: Int32 = -1
    var nth = AnPlusB(a: 0, b: 0)
    /// Its number among the list's positional selectors, for the memo.
    var memo: Int32 = -1

    init(_ kind: SimpleKind) { self.kind = kind }
}

/// Simple selectors that one element must match.
struct Compound: BitwiseCopyable {
    var start: Int32
    var end: Int32
    /// The relation to the next compound in the array, which is on the left in the selector.
    var combinator = Combinator.descendant
}

/// A complex selector: its compounds, from right to left.
struct Complex: BitwiseCopyable {
    var start: Int32
    var end: Int32
    var specificity: UInt32
    /// For a relative selector (in `:has()`): its leading combinator.
    var lead = Combinator.descendant
}

/// A compiled selector list. It belongs to the tree it was made for and may be kept as long as that.
///
/// The records contain the tree's numbers of names and strings. Type selectors contain the numbers of all names they match, which are
/// looked up again when the tree has new names.
package final class SelectorList {
    @exclusivity(unchecked) var simples: [SimpleSelector] = []
    @exclusivity(unchecked) var compounds: [Compound] = []
    @exclusivity(unchecked) var complexes: [Complex] = []
    /// Ranges of `complexes`; the last is the list itself, the others are arguments of pseudo-classes.
    @exclusivity(unchecked) var lists: [Range<Int>] = []
    @exclusivity(unchecked) var top = 0..<0
    var memoCount: Int32 = 0
    var moreNames: Set<UInt64> = []
    var formNames: FormNames?
    /// Whether matches depend on the state of form controls.
    @exclusivity(unchecked) var asksForControls = false
    /// Whether matches depend on the scope.
    var usesScope = false
    /// Whether it matches a shadow host.
    @exclusivity(unchecked) package internal(set) var usesHost = false
    @exclusivity(unchecked) var memo: SelectorMemo?
    /// The limits at which the memo is used; see SelectorMemo.swift.
    @exclusivity(unchecked) var shortWalk = 32
    var patience = 10_000
    /// How often names were looked up; each time, `simples` may change.
    @exclusivity(unchecked) private(set) var resolutions = 0
    @exclusivity(unchecked) private var resolvedNameCount: UInt32 = 0
    @exclusivity(unchecked) private var resolvedForHTML = false

    /// Whether matches depend only on the element, its ancestors and their siblings: on their names, attributes and order.
    package private(set) lazy var dependsOnSurroundings: Bool = simples.allSatisfy { simple in
        switch simple.kind {
        case .never, .always, .type, .id, .className, .namespace, .attributeExists, .attributeEquals,
            .attributeIncludes,
            .attributeDash, .attributePrefix, .attributeSuffix, .attributeSubstring, .isList, .notList, .nthChild,
            .nthLastChild, .nthOfType, .nthLastOfType, .firstChild, .lastChild, .root, .link:
            true
        default: false
        }
    }

    /// The number of complex selectors in the list.
    package var count: Int { top.count }

    /// The specificity of complex selector `index`: ids, classes and types in one number that can be compared.
    package func specificity(at index: Int) -> UInt32 { complexes[top.lowerBound + index].specificity }

    /// Looks up the names that type selectors match, if this was not done yet or the tree has new names.
    @inline(__always)
    func resolve(tree: Tree, isHTML: Bool) {
        let count = tree.arena[header: ArenaLayout.nameCountWord]
        if count != resolvedNameCount || isHTML != resolvedForHTML { resolveNames(tree, count, isHTML) }
    }

    private func resolveNames(_ tree: Tree, _ count: UInt32, _ isHTML: Bool) {
        // Names are never removed: after the first time, only new ones are visited.
        let first = isHTML == resolvedForHTML ? max(resolvedNameCount, 1) : 1
        resolvedNameCount = count
        resolvedForHTML = isHTML
        resolutions &+= 1
        if first == 1 { moreNames = [] }
        for index in simples.indices where simples[index].kind == .type {
            var simple = simples[index]
            if first == 1 {
                simple.nameA = .none
                simple.nameB = .none
                simple.hasMoreNames = false
            }
            for number in first..<max(count, first) {
                let name = NameID(rawValue: number)
                let localName = tree.localName(name)
                guard localName == simple.text || localName == simple.lowercased else { continue }
                let isHTMLName = isHTML && tree.namespace(name) == .html
                guard localName == (isHTMLName ? simple.lowercased : simple.text) else { continue }
                if simple.nameA.isNone {
                    simple.nameA = name
                } else if simple.nameB.isNone {
                    simple.nameB = name
                } else {
                    simple.hasMoreNames = true
                    moreNames.insert(UInt64(index) << 32 | UInt64(number))
                }
            }
            simples[index] = simple
        }
    }
}

extension SelectorList {
    /// The key of a rule in an index: the most selective feature of a complex selector's subject.
    package enum Key: Hashable {
        case id(StringID)
        case className(StringID)
        /// A type selector's local name, in lower case.
        case type(StringID)
        case other
    }

    /// The pseudo-element of complex selector `index`, in lower case; none if it matches elements.
    package func pseudoElement(at index: Int) -> StringID {
        let compound = compounds[Int(complexes[top.lowerBound + index].start)]
        for simple in simples[Int(compound.start)..<Int(compound.end)] where simple.kind == .pseudoElement {
            return simple.text
        }
        return .none
    }

    /// The elements that a complex selector's rule applies to, which may differ from the element that its subject matches.
    package enum Subject: Sendable {
        case element
        /// Elements in a slot, `::slotted()`.
        case slotted
        /// Parts of a host's shadow tree, `::part()`.
        case part
    }

    /// The elements that complex selector `index` applies to.
    package func subject(at index: Int) -> Subject {
        let compound = compounds[Int(complexes[top.lowerBound + index].start)]
        for simple in simples[Int(compound.start)..<Int(compound.end)] {
            switch simple.kind {
            case .slotted: return .slotted
            case .part, .partList: return .part
            default: continue
            }
        }
        return .element
    }

    /// The key of complex selector `index`, for an index of rules.
    package func key(at index: Int) -> Key {
        let complex = complexes[top.lowerBound + index]
        var best = Key.other
        let compound = compounds[Int(complex.start)]
        for simple in simples[Int(compound.start)..<Int(compound.end)] {
            switch simple.kind {
            case .id: return .id(simple.text)
            case .className: best = .className(simple.text)
            case .type: if case .other = best { best = .type(simple.lowercased) }
            default: break
            }
        }
        return best
    }
}
