// SelectorParser+Pseudo.swift: pseudo-classes and pseudo-elements. https://www.w3.org/TR/selectors-4/#overview
// Those that depend on a user, a medium or a layout (`:hover`, `:playing`, `:corner-present`) are parsed and never match.

import CSSSyntax
import DOM

private let plainPseudoClasses: [String: SimpleKind] = [
    "root": .root, "scope": .scope, "empty": .empty, "first-child": .firstChild, "last-child": .lastChild,
    "link": .link, "any-link": .link, "-webkit-any-link": .link, "defined": .defined, "checked": .checked,
    "disabled": .disabled, "enabled": .enabled, "required": .required, "optional": .optional,
    "read-only": .readOnly, "read-write": .readWrite, "placeholder-shown": .placeholderShown,
    "default": .isDefault, "indeterminate": .indeterminate, "valid": .valid, "invalid": .invalid, "open": .open,
    "target": .target, "target-within": .targetWithin, "focus": .focus, "focus-visible": .focus,
    "focus-within": .focusWithin, "modal": .modal, "popover-open": .popoverOpen, "host": .host,
    "in-range": .inRange, "out-of-range": .outOfRange, "user-valid": .userValid, "user-invalid": .userInvalid,
]

private let neverMatchingPseudoClasses: Set<String> = [
    "hover", "active", "visited", "fullscreen", "-webkit-full-screen", "autofill", "-webkit-autofill",
    "playing", "paused", "seeking", "buffering", "stalled", "muted", "volume-locked", "picture-in-picture",
    "has-slotted", "current", "past", "future", "window-inactive", "-webkit-full-page-media",
    "-webkit-drag", "-webkit-autofill-strong-password", "-webkit-animating-full-screen-transition", "horizontal",
    "vertical", "decrement", "increment", "start", "end", "double-button", "single-button", "no-button",
    "corner-present", "active-view-transition",
]

private let pseudoElements: Set<String> = [
    "before", "after", "first-line", "first-letter", "marker", "selection", "placeholder", "backdrop",
    "file-selector-button", "cue", "grammar-error", "spelling-error", "target-text", "view-transition",
    "details-content", "checkmark", "picker-icon",
]

private let functionalPseudoElements: Set<String> = [
    "slotted", "cue", "highlight", "view-transition-group", "view-transition-image-pair", "view-transition-old",
    "view-transition-new",
]

/// The name of a pseudo-element, in lower case, that scripts write as `::name`, or with one colon where that is allowed; nil for other
/// text, or if it has arguments.
package func pseudoElementName(_ text: String) -> String? {
    let values = ComponentValues(text)
    let colons = values.tokens.prefix { $0.kind == .colon }.count
    guard values.tokens.count == colons + 1, values.tokens[colons].kind == .ident else { return nil }
    let name = String(decoding: values.lowercasedText(at: colons), as: UTF8.self)
    let isOld = ["before", "after", "first-line", "first-letter"].contains(name)
    return colons == 2 && (pseudoElements.contains(name) || name.hasPrefix("-webkit-")) || colons == 1 && isOld
        ? name : nil
}

extension SelectorParser {
    /// Parses the selector after a colon.
    mutating func pseudo(_ index: inout Int, end: Int, specificity: inout Specificity) throws(SelectorError)
        -> (simple: SimpleSelector, isElement: Bool)
    {
        index += 1
        guard index < end else { throw SelectorError() }
        if values.tokens[index].kind == .colon {
            index += 1
            specificity.types += 1
            if let slotted = try slottedPseudoElement(&index, end: end, specificity: &specificity) {
                return (slotted, true)
            }
            if let part = try partPseudoElement(&index, end: end) { return (part, true) }
            return (try pseudoElement(&index, end: end), true)
        }
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        switch values.tokens[index].kind {
        case .ident:
            index += 1
            return try plainPseudoClass(name, specificity: &specificity)
        case .function:
            let contents = values.contents(ofBlockAt: index)
            index = values.index(afterValueAt: index)
            return (try functionalPseudoClass(name, values.trimmed(contents), specificity: &specificity), false)
        default:
            throw SelectorError()
        }
    }

    private func pseudoElement(_ index: inout Int, end: Int) throws(SelectorError) -> SimpleSelector {
        guard index < end else { throw SelectorError() }
        let name = String(decoding: values.lowercasedText(at: index), as: UTF8.self)
        let isFunction = values.tokens[index].kind == .function
        guard isFunction || values.tokens[index].kind == .ident else { throw SelectorError() }
        let isKnown = (isFunction ? functionalPseudoElements : pseudoElements).contains(name)
        guard isKnown || (!isFunction && name.hasPrefix("-webkit-")) else { throw SelectorError() }
        if isFunction, values.trimmed(values.contents(ofBlockAt: index)).isEmpty { throw SelectorError() }
        index = values.index(afterValueAt: index)
        return isFunction ? SimpleSelector(.never) : pseudoElement(name)
    }

    private func pseudoElement(_ name: String) -> SimpleSelector {
        var simple = SimpleSelector(.pseudoElement)
        simple.text = tree.strings.intern(name)
        return simple
    }

    private mutating func plainPseudoClass(_ name: String, specificity: inout Specificity) throws(SelectorError)
        -> (simple: SimpleSelector, isElement: Bool)
    {
        // NB: Four pseudo-elements may be written with one colon.
        if ["before", "after", "first-line", "first-letter"].contains(name) {
            specificity.types += 1
            return (pseudoElement(name), true)
        }
        specificity.classes += 1
        if let kind = plainPseudoClasses[name] {
            if kind == .host { result.usesHost = true }
            if kind.rawValue >= SimpleKind.checked.rawValue, result.formNames == nil {
                result.formNames = FormNames(tree)
            }
            if ControlQuestion(kind) != nil { result.asksForControls = true }
            return (SimpleSelector(kind), false)
        }
        switch name {
        case "only-child":
            return (try both(.firstChild, .lastChild), false)
        case "first-of-type":
            return (position(.nthOfType, AnPlusB(a: 0, b: 1)), false)
        case "last-of-type":
            return (position(.nthLastOfType, AnPlusB(a: 0, b: 1)), false)
        case "only-of-type":
            let first = position(.nthOfType, AnPlusB(a: 0, b: 1))
            return (nested([first, position(.nthLastOfType, AnPlusB(a: 0, b: 1))]), false)
        default:
            guard neverMatchingPseudoClasses.contains(name) else { throw SelectorError() }
            return (SimpleSelector(.never), false)
        }
    }

    private mutating func functionalPseudoClass(
        _ name: String,
        _ arguments: Range<Int>,
        specificity: inout Specificity
    ) throws(SelectorError) -> SimpleSelector {
        switch name {
        case "is", "where", "matches", "-webkit-any":
            let list = try list(arguments, isForgiving: true, isRelative: false)
            if name != "where" { addMaximum(of: list, to: &specificity) }
            return nested(.isList, list)
        case "not":
            let list = try list(arguments, isForgiving: false, isRelative: false)
            addMaximum(of: list, to: &specificity)
            return nested(.notList, list)
        case "has":
            if isInsideHas { throw SelectorError() }
            isInsideHas = true
            defer { isInsideHas = false }
            let list = try list(arguments, isForgiving: false, isRelative: true)
            addMaximum(of: list, to: &specificity)
            return nested(.hasList, list)
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            specificity.classes += 1
            return try positionSelector(name, arguments, specificity: &specificity)
        case "lang", "dir":
            specificity.classes += 1
            return try textArguments(name == "lang" ? .language : .direction, arguments)
        case "host", "host-context":
            let list = try compoundArgument(arguments, specificity: &specificity)
            specificity.classes += 1
            result.usesHost = true
            return nested(name == "host" ? .hostList : .hostContext, list)
        case "state":
            guard arguments.count == 1, values.tokens[arguments.lowerBound].kind == .ident else {
                throw SelectorError()
            }
            specificity.classes += 1
            var simple = SimpleSelector(.state)
            simple.text = intern(values.text(at: arguments.lowerBound))
            return simple
        case "active-view-transition-type", "current":
            guard !arguments.isEmpty else { throw SelectorError() }
            specificity.classes += 1
            return SimpleSelector(.never)
        default:
            throw SelectorError()
        }
    }

    /// `::slotted()`, nil for other pseudo-elements.
    private mutating func slottedPseudoElement(
        _ index: inout Int,
        end: Int,
        specificity: inout Specificity
    ) throws(SelectorError) -> SimpleSelector? {
        guard index < end, values.tokens[index].kind == .function,
            String(decoding: values.lowercasedText(at: index), as: UTF8.self) == "slotted"
        else { return nil }
        let contents = values.trimmed(values.contents(ofBlockAt: index))
        index = values.index(afterValueAt: index)
        let list = try compoundArgument(contents, specificity: &specificity)
        return nested(.slotted, list)
    }

    /// `::part()`, nil for other pseudo-elements. https://drafts.csswg.org/css-shadow-parts/#part
    private mutating func partPseudoElement(_ index: inout Int, end: Int) throws(SelectorError) -> SimpleSelector? {
        guard index < end, values.tokens[index].kind == .function,
            String(decoding: values.lowercasedText(at: index), as: UTF8.self) == "part"
        else { return nil }
        var names: [SimpleSelector] = []
        for argument in values.trimmed(values.contents(ofBlockAt: index)) {
            switch values.tokens[argument].kind {
            case .whitespace: continue
            case .ident:
                var part = SimpleSelector(.part)
                part.text = intern(values.text(at: argument))
                names.append(part)
            default: throw SelectorError()
            }
        }
        guard let first = names.first else { throw SelectorError() }
        index = values.index(afterValueAt: index)
        guard names.count > 1 else { return first }
        // One element must have all of the names.
        var all = nested(names)
        all.kind = .partList
        return all
    }

    /// A pseudo-class after `::part()`, which is matched against the part.
    mutating func ofPart(_ simple: SimpleSelector) -> SimpleSelector {
        var asked = nested([simple])
        asked.kind = .partIs
        return asked
    }

    /// One compound selector in parentheses, as a list.
    private mutating func compoundArgument(_ arguments: Range<Int>, specificity: inout Specificity)
        throws(SelectorError) -> Int
    {
        guard !arguments.isEmpty else { throw SelectorError() }
        let number = try list(arguments, isForgiving: false, isRelative: false)
        let complexes = result.lists[number]
        guard complexes.count == 1, let complex = complexes.first.map({ result.complexes[$0] }),
            complex.end - complex.start == 1
        else { throw SelectorError() }
        addMaximum(of: number, to: &specificity)
        return number
    }

    private mutating func positionSelector(
        _ name: String,
        _ arguments: Range<Int>,
        specificity: inout Specificity
    ) throws(SelectorError) -> SimpleSelector {
        var index = arguments.lowerBound
        let end = arguments.upperBound
        guard let nth = values.consumeAnPlusB(&index, end: end) else { throw SelectorError() }
        let kind: SimpleKind =
            switch name {
            case "nth-child": .nthChild
            case "nth-last-child": .nthLastChild
            case "nth-of-type": .nthOfType
            default: .nthLastOfType
            }
        var simple = position(kind, nth)
        values.skipWhitespace(&index, end: end)
        if index == end { return simple }
        guard kind == .nthChild || kind == .nthLastChild, values.text(at: index, is: "of") else {
            throw SelectorError()
        }
        let rest = values.trimmed(index + 1..<end)
        let list = try list(rest, isForgiving: false, isRelative: false)
        addMaximum(of: list, to: &specificity)
        simple.list = Int32(list)
        return simple
    }

    /// `:lang()`, with identifiers or strings, one of which must match, or `:dir()`, with one identifier.
    private mutating func textArguments(_ kind: SimpleKind, _ arguments: Range<Int>) throws(SelectorError)
        -> SimpleSelector
    {
        var alternatives: [SimpleSelector] = []
        for part in values.splitAtCommas(arguments) {
            guard part.count == 1 else { throw SelectorError() }
            let isText = values.tokens[part.lowerBound].kind == .string && kind == .language
            guard isText || values.tokens[part.lowerBound].kind == .ident else { throw SelectorError() }
            var simple = SimpleSelector(kind)
            simple.value = intern(values.text(at: part.lowerBound))
            alternatives.append(simple)
        }
        if result.formNames == nil { result.formNames = FormNames(tree) }
        if alternatives.count == 1 { return alternatives[0] }
        if kind == .direction { throw SelectorError() }
        return nestedAlternatives(alternatives)
    }

    private mutating func position(_ kind: SimpleKind, _ nth: AnPlusB) -> SimpleSelector {
        var simple = SimpleSelector(kind)
        simple.nth = nth
        simple.memo = result.memoCount
        result.memoCount += 1
        return simple
    }

    private mutating func both(_ a: SimpleKind, _ b: SimpleKind) throws(SelectorError) -> SimpleSelector {
        nested([SimpleSelector(a), SimpleSelector(b)])
    }

    /// A simple selector that combines several.
    private mutating func nested(_ simples: [SimpleSelector]) -> SimpleSelector {
        let complex = single(simples)
        result.complexes.append(complex)
        result.lists.append(result.complexes.count - 1..<result.complexes.count)
        return nested(.isList, result.lists.count - 1)
    }

    private mutating func nestedAlternatives(_ simples: [SimpleSelector]) -> SimpleSelector {
        let complexes = simples.map { single([$0]) }
        let start = result.complexes.count
        result.complexes += complexes
        result.lists.append(start..<start + complexes.count)
        return nested(.isList, result.lists.count - 1)
    }

    private func single(_ simples: [SimpleSelector]) -> Complex {
        let first = result.simples.count
        result.simples += simples
        result.compounds.append(Compound(start: Int32(first), end: Int32(result.simples.count)))
        let last = Int32(result.compounds.count)
        return Complex(start: last - 1, end: last, specificity: 0)
    }

    private func nested(_ kind: SimpleKind, _ list: Int) -> SimpleSelector {
        var simple = SimpleSelector(kind)
        simple.list = Int32(list)
        return simple
    }

    private func addMaximum(of list: Int, to specificity: inout Specificity) {
        specificity.add(packed: result.complexes[result.lists[list]].map(\.specificity).max() ?? 0)
    }
}
