// SystemFont.swift: what `font` says by one word. https://drafts.csswg.org/css-fonts-4/#system-family-name-value

package import CSSSyntax

/// The fonts of a system's controls, which are one here. As in WebKit, each longhand of such a font has the word for a value, which
/// is written with the block, read of the shorthand alone, and stands for the font when the value is computed.
package enum SystemFont {
    package static let names = WordTable([
        "caption", "icon", "menu", "message-box", "small-caption", "status-bar", "-webkit-mini-control",
        "-webkit-small-control", "-webkit-control",
    ])
    private static let longhands = Property.font.shorthand?.members ?? []

    /// Whether a longhand's value is the word of a system's font.
    ///
    /// - Parameter another: The value of another longhand. NB: A family may have such a name.
    package static func isMeant(_ property: Property, _ value: CSSValue, another: (Property) -> CSSValue?) -> Bool {
        guard longhands.contains(property), isWord(value) else { return false }
        return property != .fontFamily || another(.fontStyle)?.text == value.text
    }

    /// The word that a longhand has for a value, as blocks are written; nil for any other value.
    package static func word(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard longhands.contains(property), let index = values.trimmed(range).first, values.trimmed(range).count == 1
        else { return nil }
        return names.word(values.text(at: index))
    }

    /// Whether a value is such a word.
    static func isWord(_ value: CSSValue) -> Bool {
        switch value {
        case .keyword(let word), .name(let word), .text(let word): names.contains(word.utf8)
        default: false
        }
    }

    /// Whether a block is one that says a system's font in longhands: a word alone is no style or size.
    static func isWritten(_ declarations: [StyleDeclarations.Declaration]) -> Bool {
        let count = declarations.count { $0.property.map(longhands.contains) == true && isWord($0.value) }
        return count > (Property.font.shorthand?.longhands.count ?? 0) / 2
    }

    /// What a longhand's word stands for.
    package static func value(of property: Property) -> String {
        switch property {
        case .fontSize: "13px"
        case .fontFamily: "Sans"
        default: property.row.computedInitial
        }
    }
}
