// SystemFont.swift: the system font keywords of `font`. https://drafts.csswg.org/css-fonts-4/#system-family-name-value

package import CSSSyntax

/// The fonts of a system's controls, which are the same font here. As in WebKit, each longhand of such a font has the keyword as its value.
/// It is serialized with the block and returned for the shorthand only; when the value is computed, it represents the font.
package enum SystemFont {
    package static let names = WordTable([
        "caption", "icon", "menu", "message-box", "small-caption", "status-bar", "-webkit-mini-control",
        "-webkit-small-control", "-webkit-control",
    ])
    private static let longhands = Property.font.shorthand?.members ?? []

    /// Whether a longhand's value is the keyword of a system font.
    ///
    /// - Parameter another: The value of another longhand. NB: A font family may have such a name.
    package static func isMeant(_ property: Property, _ value: CSSValue, another: (Property) -> CSSValue?) -> Bool {
        guard longhands.contains(property), isWord(value) else { return false }
        return property != .fontFamily || another(.fontStyle)?.text == value.text
    }

    /// The system font keyword of a longhand, as in serialized blocks; nil for any other value.
    package static func word(_ property: Property, _ values: ComponentValues, _ range: Range<Int>) -> String? {
        guard longhands.contains(property), let index = values.trimmed(range).first, values.trimmed(range).count == 1
        else { return nil }
        return names.word(values.text(at: index))
    }

    /// Whether a value is such a keyword.
    static func isWord(_ value: CSSValue) -> Bool {
        switch value {
        case .keyword(let word), .name(let word): names.contains(word.utf8)
        default: false
        }
    }

    /// Whether a block specifies a system font by its longhands: a single keyword would be an invalid style or size.
    static func isWritten(_ declarations: [StyleDeclarations.Declaration]) -> Bool {
        let count = declarations.count { $0.property.map(longhands.contains) == true && isWord($0.value) }
        return count > (Property.font.shorthand?.longhands.count ?? 0) / 2
    }

    /// The value of a longhand that its keyword represents.
    package static func value(of property: Property) -> CSSValue {
        switch property {
        case .fontSize: .dimension(13, .px)
        case .fontFamily: .name("Sans")
        default: property.computedInitialValue
        }
    }
}
