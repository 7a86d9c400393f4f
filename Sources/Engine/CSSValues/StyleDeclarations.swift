// StyleDeclarations.swift: a declaration block of a style attribute or a style rule.
// https://drafts.csswg.org/cssom/#css-declaration-blocks; serialized as WebKit does.

package import CSSSyntax

/// Ordered declarations of longhand properties. Shorthands are split when they are set, and reassembled when they are read or serialized.
package struct StyleDeclarations: Sendable {
    /// The kind of block, which determines the allowed declarations.
    package enum Kind: Sendable {
        case style, keyframe, page, fontFace, counterStyle, property, fontPaletteValues
    }

    package var declarations = DeclarationList()
    /// The kind of block.
    package let kind: Kind

    /// A block without declarations.
    package init(kind: Kind = .style) { self.kind = kind }

    /// Parses the text of a style attribute (UTF-8), or of another block.
    package init(_ text: [UInt8], kind: Kind = .style) {
        let values = ComponentValues(text)
        self.init(values, in: values.indices, kind: kind)
    }

    /// Parses a range of component values, such as a rule's block; everything but declarations is ignored.
    package init(_ values: ComponentValues, in range: Range<Int>, kind: Kind = .style) {
        let items = values.declarations(in: range, allowsNesting: kind == .style)
        self.init(
            values,
            items.compactMap { item in
                guard case .declaration(let declaration) = item else { return nil }
                return declaration
            },
            kind: kind
        )
    }

    /// Parses declarations; the last one for each property counts. As in WebKit, important ones come after the others.
    package init(_ values: ComponentValues, _ items: [CSSDeclaration], kind: Kind = .style) {
        self.kind = kind
        var hasSystemFont = false
        var parsed: [Declaration] = []
        for item in items {
            if item.isImportant, !kind.allowsImportant { continue }
            parsed.removeAll(keepingCapacity: true)
            let name = DeclaredName(values.text(at: item.name))
            if !Self.parse(kind, name, values, item.value, into: &parsed) {
                guard let property = name.property, let word = SystemFont.word(property, values, item.value) else {
                    continue
                }
                parsed.append(Declaration(property, value: .keyword(word)))
                hasSystemFont = true
            }
            for index in parsed.indices {
                // An important declaration wins over later ones that are not important.
                if let place = declarations.place(of: parsed[index]) {
                    if declarations[place: place]?.isImportant == true, !item.isImportant { continue }
                    declarations.remove(PropertyName(parsed[index]))
                }
                parsed[index].isImportant = item.isImportant
                declarations.append(parsed[index])
            }
        }
        if items.contains(where: \.isImportant) {
            declarations = DeclarationList(
                declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
            )
        }
        guard hasSystemFont else { return }
        let found = Array(declarations)
        if SystemFont.isWritten(found) { return }
        declarations = DeclarationList(
            found.filter { $0.property == .fontFamily || !SystemFont.isWord($0.value) }
        )
    }

    /// Descriptors, or longhands, and their values.
    /// - Returns: false if the block does not allow them.
    package static func parse(
        _ kind: Kind,
        _ name: DeclaredName,
        _ values: ComponentValues,
        _ range: Range<Int>,
        into found: inout [Declaration]
    ) -> Bool {
        if kind == .keyframe, Descriptors.isOutsideKeyframes(name.text) { return false }
        guard kind.isOfDescriptors else { return parse(name, values, range, into: &found) }
        if let value = Descriptors.value(kind, name.text, values, values.trimmed(range)) {
            found.append(Declaration(name: name.text, value: value))
            return true
        }
        return kind == .page && Descriptors.isOfPages(name.text) && parse(name, values, range, into: &found)
    }

    /// The block with absolute URLs in its values.
    package func resolvingAddresses(by resolve: ((String) -> String)?) -> StyleDeclarations {
        guard let resolve else { return self }
        var result = self
        result.declarations.changeEach { $0 = $0.resolvingAddresses(resolve) }
        return result
    }

    /// Longhands and their values.
    /// - Returns: false if the property does not exist or does not allow the value.
    package static func parse(
        _ name: DeclaredName,
        _ values: ComponentValues,
        _ range: Range<Int>,
        into found: inout [Declaration]
    ) -> Bool {
        let range = values.trimmed(range)
        guard let property = name.property else {
            guard name.isCustom else { return false }
            if let word = wideKeyword(values, range) {
                found.append(Declaration(name: name.text, value: .keyword(word)))
                return true
            }
            guard areReferences(values, range) else { return false }
            found.append(Declaration(name: name.text, value: .tokens(values.part(range))))
            return true
        }
        guard !range.isEmpty else { return false }
        let shorthand = property.shorthand
        if let word = wideKeyword(values, range) {
            guard let shorthand else {
                found.append(Declaration(property, value: .keyword(word)))
                return true
            }
            found += shorthand.longhands.map { Declaration($0, value: .keyword(word), isFromShorthand: true) }
            return true
        }
        if hasSubstitution(values, range) {
            guard areReferences(values, range) else { return false }
            guard let shorthand else {
                var own = Declaration(property, value: .tokens(values.part(range)))
                own.isSubstituted = true
                found.append(own)
                return true
            }
            let pending = Pending(shorthand: property, values: values.part(range))
            found += shorthand.longhands.map {
                Declaration($0, value: .tokens(ComponentValues()), pending: pending, isFromShorthand: true)
            }
            return true
        }
        guard let shorthand else {
            guard let value = LonghandValue.longhand(property, values, range) else { return false }
            found.append(Declaration(property, value: value))
            return true
        }
        guard let parts = shorthand.parse(values, range) else { return false }
        let first = found.count
        for (longhand, value) in zip(shorthand.longhands, parts) {
            found.append(Declaration(longhand, value: value, isFromShorthand: true))
        }
        for (index, layers) in shorthand.omittedLayers(values, range) { found[first + index].omittedLayers = layers }
        return true
    }

    /// The CSS-wide keyword that is the whole value.
    private static func wideKeyword(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard range.count == 1, values.tokens[range.lowerBound].kind == .ident else { return nil }
        return Shorthand.wideKeywords.word(values.text(at: range.lowerBound))
    }

    /// The same for a value after substitution.
    package static func wideKeyword(_ values: ComponentValues) -> String? {
        wideKeyword(values, values.trimmed(values.indices))
    }

    /// Whether each `var()` has exactly one custom property before the comma. https://www.w3.org/TR/css-variables-1/#using-variables
    private static func areReferences(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            guard values.tokens[index].kind == .function, values.text(at: index, is: "var") else { return true }
            let contents = values.contents(ofBlockAt: index)
            let end = contents.first { values.tokens[$0].kind == .comma } ?? contents.upperBound
            let name = values.trimmed(contents.lowerBound..<end)
            guard name.count == 1, values.tokens[name.lowerBound].kind == .ident else { return false }
            return Property.isCustom(String(decoding: values.text(at: name.lowerBound), as: UTF8.self))
        }
    }

    /// Whether the value contains `var()` or `env()`.
    static func hasSubstitution(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        range.contains { values.isSubstitution(at: $0) }
    }

    /// Whether a declaration with this property and value is valid, for `@supports` and `CSS.supports`.
    package static func supports(_ name: String, _ value: String) -> Bool {
        let values = ComponentValues(value)
        var found: [Declaration] = []
        return parse(DeclaredName(name.utf8), values, values.indices, into: &found)
    }

    /// Whether there is a shorthand property with this name.
    package static func isShorthand(_ name: String) -> Bool { Property(name)?.isLonghand == false }

    /// The names of all properties and descriptors except custom ones, with their other names: for the attributes of `style` objects.
    package static var propertyNames: [String] {
        Set(Property.names).union(Property.aliases.map(\.name)).union(Descriptors.exposed).sorted()
    }

    /// Whether a name is one of `propertyNames`.
    package static func isPropertyName(_ name: String) -> Bool {
        Property(name) != nil || Descriptors.exposed.contains(name)
    }
}

extension ComponentValues {
    /// Whether `var()` or `env()` begins at an index.
    package func isSubstitution(at index: Int) -> Bool {
        tokens[index].kind == .function && (text(at: index, is: "var") || text(at: index, is: "env"))
    }
}

/// The name of a declaration, and its property.
package struct DeclaredName {
    /// The name of a custom property as written; other names in lower case.
    package let text: String
    /// The longhand or shorthand; nil for custom properties, descriptors and unknown names.
    package let property: Property?
    package let isCustom: Bool

    package init(_ name: some Collection<UInt8>) {
        isCustom = Property.isCustom(name)
        property = isCustom ? nil : Property(name)
        let text = String(decoding: name, as: UTF8.self)
        self.text = isCustom ? text : text.lowercased()
    }
}
