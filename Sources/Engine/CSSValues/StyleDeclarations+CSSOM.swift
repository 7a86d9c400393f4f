// StyleDeclarations+CSSOM.swift: the operations of the `style` property. https://drafts.csswg.org/cssom/#cssstyledeclaration

import CSSSyntax

extension StyleDeclarations {
    /// A color as numbers if it is an sRGB color, otherwise its CSS text; empty for other texts.
    package static func numericColor(_ text: String) -> String {
        let value = StyleDeclarations(Array("color: \(text)".utf8)).value(of: "color")
        return CSSColor.named[value]?.text ?? value
    }

    /// The number of longhand declarations.
    package var count: Int { declarations.count }

    /// The maximum number of bytes of the serialized block.
    package var longestText: Int { declarations.longestText }

    /// The name of the longhand declaration at `index`; the empty string past the end.
    package func name(at index: Int) -> String { declarations.declaration(at: index)?.name ?? "" }

    /// The value of a longhand or shorthand, the empty string if it has none.
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
        return value(of: shorthand)?.value.text ?? ""
    }

    /// `"important"` or the empty string.
    package func priority(of name: String) -> String {
        let isImportant = names(name).allSatisfy { declarations[$0]?.isImportant == true }
        return isImportant ? "important" : ""
    }

    /// Sets a property; an empty value removes it, an invalid one is ignored.
    /// - Parameter priority: empty or `important`; other texts have no effect.
    /// - Returns: whether the declarations changed.
    @discardableResult
    package mutating func set(_ name: String, to value: String, priority: String = "") -> Bool {
        if value.isEmpty { return !remove(name).isEmpty }
        guard priority.isEmpty || priority.lowercased() == "important" else { return false }
        let declared = DeclaredName(name.utf8)
        let values = ComponentValues(value)
        guard priority.isEmpty || kind.allowsImportant else { return false }
        var parsed: [Declaration] = []
        if let property = declared.property, !kind.isOfDescriptors, let found = Self.readByFastParser(property, values)
        {
            parsed = [Declaration(property, value: found)]
        } else {
            // NB: The value must not contain a priority or end the declaration.
            guard !Self.endsDeclaration(values),
                Self.parse(kind, declared, values, values.indices, into: &parsed)
            else { return false }
        }
        var isChanged = false
        for var declaration in parsed {
            declaration.isImportant = !priority.isEmpty
            moveBehindOthers(declaration)
            if let place = declarations.place(of: declaration) {
                // NB: As in WebKit, setting the same value leaves the attribute's text unchanged, unless a shorthand had set the value, or
                // it has variables.
                if declarations[place: place] == declaration, declaration.pending == nil { continue }
                declarations.replace(at: place, with: declaration)
            } else {
                declarations.append(declaration)
            }
            isChanged = true
        }
        return isChanged
    }

    /// The result of WebKit's fast parser for values that a script sets, if it differs from that for style sheets; nil for all other
    /// values.
    private static func readByFastParser(_ property: Property, _ values: ComponentValues) -> CSSValue? {
        if property == .transform {
            return TransformGrammar.fitsFastParser(values)
                ? ValueSyntax.of(.transform)?.match(values, values.indices) : nil
        }
        // NB: Text after a color in older syntax is ignored.
        guard property.takesColors, values.tokens.first?.kind == .function,
            values.text(at: 0, is: "hsl") || values.text(at: 0, is: "hsla"),
            values.contents(ofBlockAt: 0).contains(where: { values.tokens[$0].kind == .comma })
        else { return nil }
        guard case .color(let color)? = ValueReader(values).component(at: 0) else { return nil }
        return .color(color)
    }

    /// Removes a declaration that is followed by one of its group of the other kind (logical or physical), because the new one has to come
    /// last. https://drafts.csswg.org/cssom/#set-a-css-declaration
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

    /// A name that is not in the table of properties: that of a custom property or of a declared descriptor.
    private func descriptor(_ name: String) -> PropertyName? {
        if Property.isCustom(name) { return .custom(name) }
        let other = PropertyName.custom(name.lowercased())
        return kind.isOfDescriptors && declarations.place(of: other) != nil ? other : nil
    }

    /// The longhand, the longhands of a shorthand, or another name.
    private func names(_ name: String) -> [PropertyName] {
        if let descriptor = descriptor(name) { return [descriptor] }
        guard let property = Property(name) else { return [.custom(name)] }
        return property.shorthand?.longhands.map { .known($0) } ?? [.known(property)]
    }

    /// The whole block as text, the value of the style attribute.
    package var cssText: String { String(decoding: written.text, as: UTF8.self) }

    /// The same in UTF-8, and whether parsing it results in the same declarations: each is serialized by itself, as it was set. Their order is
    /// the same if `areImportantLast`.
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
        let every = Self.every.flatMap { $0.members.isSubset(of: declared) && value(of: $0) != nil ? $0 : nil }
        for declaration in declarations {
            guard let property = declaration.property else {
                // No shorthand contains it, and each occurs once.
                append(declaration.writtenName ?? declaration.name, declaration.isImportant) {
                    declaration.value.write(to: &$0)
                }
                continue
            }
            if written.contains(property) { continue }
            if let (shorthand, found) = shorthand(of: declaration, property, declared, written, every) {
                written.formUnion(shorthand.members)
                // NB: As in WebKit, which serializes these longhands of a mask again.
                if shorthand.property == .mask, declaration.pending == nil {
                    for again in [Property.maskSize, .maskComposite, .maskMode] { written.remove(again) }
                }
                append(shorthand.name, found.isImportant) { found.value.write(to: &$0) }
            } else {
                written.insert(property)
                // NB: A longhand of a shorthand with variables has no text: its value is empty.
                // https://drafts.csswg.org/css-variables-1/#variables-in-shorthands
                append(property.name, declaration.isImportant) { declaration.value.write(to: &$0) }
            }
        }
        return (result, count == declarations.count && declarations.allSatisfy { !$0.isFromShorthand })
    }

    /// Whether no important declaration comes before one that is not, as in a parsed block.
    package var areImportantLast: Bool {
        var hasImportant = false
        for declaration in declarations {
            if hasImportant, !declaration.isImportant { return false }
            hasImportant = declaration.isImportant
        }
        return true
    }

    /// The name of a custom property with escapes; nil if it needs none. It begins with two hyphens, so only single characters may need
    /// escapes.
    static func escapedIdentifier(_ name: String) -> String? {
        if needsNoCSSEscapes(name) { return nil }
        var bytes: [UInt8] = []
        serializeCSSIdentifier(Array(name.utf8), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The shorthand of all properties. It is checked only once, because it has so many longhands.
    private static let every = Property.all.shorthand

    /// The value of a shorthand, and whether it is important.
    package typealias ShorthandValue = (value: CSSValue, isImportant: Bool)

    /// The widest shorthand that can express a declaration and others that are not serialized yet.
    /// - Parameter every: The shorthand of all properties if it can be used.
    private func shorthand(
        of declaration: Declaration,
        _ property: Property,
        _ declared: PropertySet,
        _ written: PropertySet,
        _ every: Shorthand?
    ) -> (shorthand: Shorthand, found: ShorthandValue)? {
        if let pending = declaration.pending?.shorthand.shorthand, let found = value(of: pending) {
            return (pending, found)
        }
        if let every, every.members.contains(property), written.isDisjoint(with: every.members) {
            return value(of: every).map { (every, $0) }
        }
        for shorthand in Shorthand.containing[Int(property.rawValue)]
        where shorthand.members.isSubset(of: declared) && written.isDisjoint(with: shorthand.members) {
            if let found = value(of: shorthand), !isCrossed(shorthand) { return (shorthand, found) }
        }
        return nil
    }

    /// Whether a declaration between a shorthand's longhands is one of their group of the other kind (logical or physical).
    private func isCrossed(_ shorthand: Shorthand) -> Bool {
        guard declarations.logicalCount > 0 else { return false }
        let others = shorthand.longhands[0].opposites
        if others.isEmpty { return false }
        let places = shorthand.longhands.compactMap { declarations.place(of: $0) }
        guard let first = places.min(), let last = places.max() else { return false }
        return others.contains { declarations.place(of: $0).map { $0 > first && $0 < last } == true }
    }

    /// The value of a shorthand if all its longhands are declared with the same priority.
    package func value(of shorthand: Shorthand) -> ShorthandValue? {
        var values: [CSSValue] = []
        var omittedLayers: [UInt64] = []
        guard let first = declarations[shorthand.longhands[0]] else { return nil }
        for longhand in shorthand.longhands {
            guard let declaration = declarations[longhand], !declaration.isSubstituted,
                declaration.isImportant == first.isImportant, declaration.pending == first.pending
            else { return nil }
            values.append(declaration.value)
            omittedLayers.append(declaration.omittedLayers)
        }
        if let pending = first.pending {
            return pending.shorthand == shorthand.property ? (.tokens(pending.values), first.isImportant) : nil
        }
        return shorthand.serialize(values, omittedLayers: omittedLayers).map { ($0, first.isImportant) }
    }
}
