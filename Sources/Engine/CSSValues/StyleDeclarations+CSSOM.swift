// StyleDeclarations+CSSOM.swift: what the `style` property offers. https://drafts.csswg.org/cssom/#cssstyledeclaration

import CSSSyntax

extension StyleDeclarations {
    /// A color as numbers where it is plain, else as CSS writes it; empty for what is no color.
    package static func numericColor(_ text: String) -> String {
        let value = StyleDeclarations(Array("color: \(text)".utf8)).value(of: "color")
        return CSSColor.named[value]?.text ?? value
    }

    /// How many longhand declarations there are.
    package var count: Int { declarations.count }

    /// How many bytes the block has at most when it is written.
    package var longestText: Int { declarations.longestText }

    /// The name of the longhand declaration at `index`; the empty string past the end.
    package func name(at index: Int) -> String { declarations.declaration(at: index)?.name ?? "" }

    /// The value of a longhand or shorthand, the empty string when it has none.
    package func value(of name: String) -> String {
        if let descriptor = descriptor(name) { return declarations[descriptor]?.value.text ?? "" }
        guard let property = Property(name) else { return "" }
        if let declaration = declarations[property] {
            let isOfSystem = SystemFont.isMeant(property, declaration.value) { declarations[$0]?.value }
            return isOfSystem ? "" : declaration.value.text
        }
        guard let shorthand = property.shorthand else { return "" }
        if property == .font, let word = declarations[.fontStyle]?.value, SystemFont.isWord(word),
            shorthand.longhands.allSatisfy({ declarations[$0]?.value.text == word.text })
        {
            return word.text
        }
        return text(of: shorthand)?.value ?? ""
    }

    /// `"important"` or the empty string.
    package func priority(of name: String) -> String {
        let isImportant = names(name).allSatisfy { declarations[$0]?.isImportant == true }
        return isImportant ? "important" : ""
    }

    /// Sets a property; an empty value removes it, an invalid one is ignored.
    /// - Parameter priority: empty or `important`; with anything else nothing happens.
    /// - Returns: whether the declarations changed.
    @discardableResult
    package mutating func set(_ name: String, to value: String, priority: String = "") -> Bool {
        if value.isEmpty { return !remove(name).isEmpty }
        guard priority.isEmpty || priority.lowercased() == "important" else { return false }
        let declared = DeclaredName(name.utf8)
        let values = ComponentValues(value)
        guard priority.isEmpty || kind.allowsImportant else { return false }
        var parsed: [Declaration] = []
        if let property = declared.property, !kind.isOfDescriptors, let found = Self.shortlyRead(property, values) {
            parsed = [Declaration(property, value: found)]
        } else {
            // NB: The value must not bring its own priority or end the declaration.
            guard !Self.endsDeclaration(values),
                Self.parse(kind, declared, values, values.indices, into: &parsed)
            else { return false }
        }
        var isChanged = false
        for var declaration in parsed {
            declaration.isImportant = !priority.isEmpty
            moveBehindOthers(declaration)
            if let place = declarations.place(of: declaration) {
                // NB: As in WebKit, setting what stands there already leaves the attribute's text as it is; what a
                // shorthand set and a longhand sets are two things, and values with variables always count as new.
                if declarations[place: place] == declaration, declaration.pending == nil { continue }
                declarations.replace(at: place, with: declaration)
            } else {
                declarations.append(declaration)
            }
            isChanged = true
        }
        return isChanged
    }

    /// What WebKit reads in a short way when a script sets it, with another result than a style sheet has; nil for everything else.
    private static func shortlyRead(_ property: Property, _ values: ComponentValues) -> CSSValue? {
        if property == .transform {
            return TransformGrammar.isShortlyRead(values)
                ? ValueSyntax.of(.transform)?.match(values, values.indices) : nil
        }
        // NB: What stands behind a color in its older syntax is not looked at.
        guard property.takesColors, values.tokens.first?.kind == .function,
            values.text(at: 0, is: "hsl") || values.text(at: 0, is: "hsla"),
            values.contents(ofBlockAt: 0).contains(where: { values.tokens[$0].kind == .comma })
        else { return nil }
        return CSSColor(function: 0, in: values).map { .color($0) }
    }

    /// Takes out a declaration behind which one of its group names sides in the other way: the new one has to come last.
    /// https://drafts.csswg.org/cssom/#set-a-css-declaration
    private mutating func moveBehindOthers(_ declaration: Declaration) {
        // OPTIMIZATION: Most blocks have no logical properties.
        guard let property = declaration.property, property.isLogical || declarations.logicalCount > 0,
            let place = declarations.place(of: property)
        else { return }
        if property.opposites.contains(where: { declarations.place(of: $0).map { $0 > place } == true }) {
            declarations.remove(.known(property))
        }
    }

    private static func endsDeclaration(_ values: ComponentValues) -> Bool {
        var index = 0
        while index < values.tokens.count {
            switch values.tokens[index].kind {
            case .semicolon, .rightBrace, .rightBracket, .rightParenthesis, .badString, .badURL: return true
            default: if values.delim(at: index) == UInt8(ascii: "!") { return true }
            }
            index = values.index(afterValueAt: index)
        }
        return false
    }

    /// Removes a property, a shorthand with all its longhands.
    /// - Returns: the value it had.
    @discardableResult
    package mutating func remove(_ name: String) -> String {
        let old = value(of: name)
        let count = declarations.count
        for name in names(name) { declarations.remove(name) }
        return old.isEmpty && count != declarations.count ? " " : old
    }

    /// A name that is no property's here: a custom property's, or that of a descriptor that is declared.
    private func descriptor(_ name: String) -> PropertyName? {
        if Property.isCustom(name) { return .custom(name) }
        let other = PropertyName.custom(name.lowercased())
        return kind.isOfDescriptors && declarations.place(of: other) != nil ? other : nil
    }

    /// A longhand, those of a shorthand, or any other name.
    private func names(_ name: String) -> [PropertyName] {
        if let descriptor = descriptor(name) { return [descriptor] }
        guard let property = Property(name) else { return [.custom(name)] }
        return property.shorthand?.longhands.map { .known($0) } ?? [.known(property)]
    }

    /// The whole block as text: what the style attribute becomes.
    package var cssText: String { String(decoding: written.text, as: UTF8.self) }

    /// The same in UTF-8, and whether parsing it gives this very block: each declaration stands there by itself, as it was set.
    package var written: (text: [UInt8], isReadBack: Bool) {
        var result: [UInt8] = []
        var count = 0
        func append(_ name: String, _ isImportant: Bool, _ write: (inout [UInt8]) -> Void) {
            count += 1
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += name.utf8
            result.append(UInt8(ascii: ":"))
            result.append(UInt8(ascii: " "))
            write(&result)
            if isImportant { result += " !important".utf8 }
            result.append(UInt8(ascii: ";"))
        }
        var written: PropertySet = []
        let declared = declarations.properties
        let every = Self.every.flatMap { $0.members.isSubset(of: declared) && text(of: $0) != nil ? $0 : nil }
        for declaration in declarations {
            guard let property = declaration.property else {
                // No shorthand has it, and each stands here once.
                append(declaration.writtenName ?? declaration.name, declaration.isImportant) {
                    declaration.value.write(to: &$0)
                }
                continue
            }
            if written.contains(property) { continue }
            if let (shorthand, text) = shorthand(of: declaration, property, declared, written, every) {
                written.formUnion(shorthand.members)
                // NB: As in WebKit, which writes these of a mask again.
                if shorthand.property == .mask, declaration.pending == nil {
                    for again in [Property.maskSize, .maskComposite, .maskMode] { written.remove(again) }
                }
                append(shorthand.name, text.isImportant) { $0 += text.value.utf8 }
            } else {
                written.insert(property)
                // NB: A longhand of a substituted shorthand has no text of its own: its value is empty.
                // https://drafts.csswg.org/css-variables-1/#variables-in-shorthands
                append(property.name, declaration.isImportant) { declaration.value.write(to: &$0) }
            }
        }
        return (result, count == declarations.count && declarations.allSatisfy { !$0.isFromShorthand })
    }

    /// A custom property's name as it is written; nil: as it is. It begins with two hyphens, so that only its characters may call for escapes.
    static func escapedIdentifier(_ name: String) -> String? {
        if needsNoCSSEscapes(name) { return nil }
        var bytes: [UInt8] = []
        serializeCSSIdentifier(Array(name.utf8), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The shorthand that stands for all properties; it is looked at once, since it has so many.
    private static let every = Property.all.shorthand

    /// What a shorthand says, and whether it is important.
    package typealias ShorthandText = (value: String, isImportant: Bool)

    /// The widest shorthand that can say a declaration and others that are still to be written.
    /// - Parameter every: The shorthand of all properties if they are all declared alike.
    private func shorthand(
        of declaration: Declaration,
        _ property: Property,
        _ declared: PropertySet,
        _ written: PropertySet,
        _ every: Shorthand?
    ) -> (shorthand: Shorthand, text: ShorthandText)? {
        if let pending = declaration.pending?.shorthand.shorthand, let text = text(of: pending) {
            return (pending, text)
        }
        if let every, every.members.contains(property), written.isDisjoint(with: every.members) {
            return text(of: every).map { (every, $0) }
        }
        for shorthand in Shorthand.containing[Int(property.rawValue)]
        where shorthand.members.isSubset(of: declared) && written.isDisjoint(with: shorthand.members) {
            if let text = text(of: shorthand), !isCrossed(shorthand) { return (shorthand, text) }
        }
        return nil
    }

    /// Whether a declaration that stands between a shorthand's longhands names sides of their group in the other way.
    private func isCrossed(_ shorthand: Shorthand) -> Bool {
        guard declarations.logicalCount > 0 else { return false }
        let others = shorthand.longhands[0].opposites
        if others.isEmpty { return false }
        let places = shorthand.longhands.compactMap { declarations.place(of: $0) }
        guard let first = places.min(), let last = places.max() else { return false }
        return others.contains { declarations.place(of: $0).map { $0 > first && $0 < last } == true }
    }

    /// A shorthand's value when all its longhands are there and agree in priority.
    package func text(of shorthand: Shorthand) -> ShorthandText? {
        var values: [String] = []
        var omittedLayers: [UInt64] = []
        guard let first = declarations[shorthand.longhands[0]] else { return nil }
        for longhand in shorthand.longhands {
            guard let declaration = declarations[longhand], !declaration.isSubstituted,
                declaration.isImportant == first.isImportant, declaration.pending == first.pending
            else { return nil }
            values.append(declaration.value.text)
            omittedLayers.append(declaration.omittedLayers)
        }
        if let pending = first.pending {
            return pending.shorthand == shorthand.property ? (pending.text, first.isImportant) : nil
        }
        return shorthand.serialize(values, omittedLayers: omittedLayers).map { ($0, first.isImportant) }
    }
}
