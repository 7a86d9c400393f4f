// StyleDeclarations.swift: a declaration block: what a style attribute or a style rule says.
// https://drafts.csswg.org/cssom/#css-declaration-blocks; serialized as WebKit does.

package import CSSSyntax

/// Ordered declarations of longhand properties. Shorthands are taken apart when they are set and put together again
/// when they are asked for or written.
package struct StyleDeclarations: Sendable {
    struct Declaration: Equatable, Sendable {
        var name: String
        var value: CSSValue
        var isImportant: Bool
        /// The shorthand and its text when that has `var()`: then `value` is an empty text.
        var pending: Pending?
        /// Whether the value is a longhand's own with `var()` or `env()`, so that no shorthand can say it.
        var isSubstituted = false
        /// The layers, a bit each, for which the shorthand named no value, so that writing it names none either.
        var omittedLayers: UInt64 = 0
        /// Whether a shorthand set it.
        var isFromShorthand = false
        /// The property of the table; nil for custom properties and descriptors.
        let property: Property?
        /// A custom property's name with escapes, where it needs them.
        let writtenName: String?

        init(name: String, value: CSSValue, pending: Pending? = nil, isFromShorthand: Bool = false) {
            self.name = name
            self.value = value
            self.isImportant = false
            self.pending = pending
            self.isFromShorthand = isFromShorthand
            property = Property.longhand(name)
            writtenName = property == nil && Property.isCustom(name) ? StyleDeclarations.escapedIdentifier(name) : nil
        }

        /// A longhand's own.
        init(_ property: Property, value: CSSValue) {
            name = property.name
            self.value = value
            isImportant = false
            self.property = property
            writtenName = nil
        }
    }
    struct Pending: Equatable, Sendable {
        var shorthand: String
        var text: String
    }

    /// What it is the block of, which decides what may be declared.
    package enum Kind: Sendable {
        case style, keyframe, page, fontFace, counterStyle, property, fontPaletteValues
    }

    var declarations = DeclarationList()
    /// What it is the block of.
    package let kind: Kind

    /// A block without declarations.
    package init(kind: Kind = .style) { self.kind = kind }

    /// Parses the text of a style attribute (UTF-8), or of another block.
    package init(_ text: [UInt8], kind: Kind = .style) {
        let values = ComponentValues(text)
        self.init(values, in: values.indices, kind: kind)
    }

    /// Parses a range of component values, such as a rule's block; everything but declarations is left out.
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

    /// Parses declarations, of which the last one for each property counts.
    package init(_ values: ComponentValues, _ items: [CSSDeclaration], kind: Kind = .style) {
        self.kind = kind
        var hasSystemFont = false
        for declaration in items {
            if declaration.isImportant, !kind.allowsImportant { continue }
            let name = Self.name(declaration, values)
            var parsed = Self.parse(kind, name, values, declaration.value)
            if parsed == nil, let word = SystemFont.word(name, values, declaration.value) {
                parsed = [Declaration(name: name, value: .keyword(word))]
                hasSystemFont = true
            }
            guard let parsed else { continue }
            for var new in parsed {
                // One that is important stands against those behind it that are not.
                let place = declarations.place(of: new)
                if let place {
                    if declarations[place: place]?.isImportant == true, !declaration.isImportant { continue }
                    declarations.remove(new.name)
                }
                new.isImportant = declaration.isImportant
                declarations.append(new)
            }
        }
        guard hasSystemFont else { return }
        let found = Array(declarations)
        if SystemFont.isWritten(found) { return }
        declarations = DeclarationList(
            found.filter { $0.property == .fontFamily || !SystemFont.isWord($0.value) }
        )
    }

    private static func name(_ declaration: CSSDeclaration, _ values: ComponentValues) -> String {
        let text = values.text(at: declaration.name)
        let isCustom = text.starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
        return String(decoding: isCustom ? Array(text) : values.lowercasedText(at: declaration.name), as: UTF8.self)
    }

    /// Descriptors, or longhands, and their values; nil when the block does not take them.
    static func parse(_ kind: Kind, _ name: String, _ values: ComponentValues, _ range: Range<Int>) -> [Declaration]? {
        if kind == .keyframe, Descriptors.isOutsideKeyframes(name) { return nil }
        guard kind.isOfDescriptors else { return parse(name, values, range) }
        let range = values.trimmed(range)
        if let value = Descriptors.value(kind, name, values, range) {
            return [Declaration(name: name, value: .text(value))]
        }
        return kind == .page && Descriptors.isOfPages(name) ? parse(name, values, range) : nil
    }

    /// The block with absolute addresses in its values.
    func resolvingAddresses(by resolve: ((String) -> String)?) -> StyleDeclarations {
        guard let resolve else { return self }
        var result = self
        result.declarations.changeEach { declaration in
            let text = declaration.value.text
            let resolved = resolvingURLs(text, resolve)
            if resolved != text { declaration.value = .text(resolved) }
            if let pending = declaration.pending {
                declaration.pending?.text = resolvingURLs(pending.text, resolve)
            }
        }
        return result
    }

    /// Longhands and their values; nil when the property does not exist or does not allow the value.
    static func parse(_ name: String, _ values: ComponentValues, _ range: Range<Int>) -> [Declaration]? {
        let range = values.trimmed(range)
        if Property.isCustom(name) {
            if let word = wideKeyword(values, range) { return [Declaration(name: name, value: .keyword(word))] }
            guard areReferences(values, range) else { return nil }
            let text = String(decoding: values.closedSource(of: range), as: UTF8.self)
            return [Declaration(name: name, value: .text(text))]
        }
        guard !range.isEmpty, let property = Property(name) else { return nil }
        let name = property.name
        let shorthand = property.shorthand
        if let word = wideKeyword(values, range) {
            return (shorthand?.longhands ?? [name]).map {
                Declaration(name: $0, value: .keyword(word), isFromShorthand: shorthand != nil)
            }
        }
        if hasSubstitution(values, range) {
            guard areReferences(values, range) else { return nil }
            let text = String(decoding: values.closedSource(of: range), as: UTF8.self)
            guard let shorthand else {
                var own = Declaration(name: name, value: .text(text))
                own.isSubstituted = true
                return [own]
            }
            let pending = Pending(shorthand: name, text: text)
            return shorthand.longhands.map {
                Declaration(name: $0, value: .text(""), pending: pending, isFromShorthand: true)
            }
        }
        if let shorthand {
            guard let parts = shorthand.parse(values, range) else { return nil }
            var parsed = zip(shorthand.longhands, parts).map {
                Declaration(name: $0, value: $1, isFromShorthand: true)
            }
            for (index, layers) in shorthand.omittedLayers(values, range) { parsed[index].omittedLayers = layers }
            return parsed
        }
        return LonghandValue.longhand(property, values, range).map { [Declaration(property, value: $0)] }
    }

    /// A word that every property takes and that is all of a value.
    private static func wideKeyword(_ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard range.count == 1, values.tokens[range.lowerBound].kind == .ident else { return nil }
        let word = String(decoding: values.lowercasedText(at: range.lowerBound), as: UTF8.self)
        return Shorthand.isWideKeyword(word) ? word : nil
    }

    /// Whether each `var()` names a custom property, and nothing else in front of a comma. https://www.w3.org/TR/css-variables-1/#using-variables
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

    /// Whether `var()` or `env()` stands anywhere in the value.
    static func hasSubstitution(_ values: ComponentValues, _ range: Range<Int>) -> Bool {
        range.contains {
            values.tokens[$0].kind == .function && (values.text(at: $0, is: "var") || values.text(at: $0, is: "env"))
        }
    }

    /// Whether a declaration with this property and value would be taken, as `@supports` and `CSS.supports` ask.
    package static func supports(_ name: String, _ value: String) -> Bool {
        let values = ComponentValues(value)
        return parse(Property.isCustom(name) ? name : name.lowercased(), values, values.indices) != nil
    }

    /// Whether there is a property with this name, which stands for several others.
    package static func isShorthand(_ name: String) -> Bool { Shorthand.all[normalized(name)] != nil }

    /// The names of all properties and descriptors but for custom ones, also the other names that they have: for the attributes
    /// of `style` objects.
    package static var propertyNames: [String] {
        Set(Property.names).union(Property.aliases.keys).union(Descriptors.exposed).sorted()
    }

    /// Whether a name is one of these.
    package static func isPropertyName(_ name: String) -> Bool {
        Property(name) != nil || Descriptors.exposed.contains(name)
    }
}
