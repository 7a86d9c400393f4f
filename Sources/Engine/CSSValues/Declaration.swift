// Declaration.swift: one declaration of a block. https://drafts.csswg.org/cssom/#css-declarations

package import CSSSyntax

extension StyleDeclarations {
    /// A longhand, a custom property or a descriptor with its value.
    package struct Declaration: Equatable, Sendable {
        package var value: CSSValue
        /// The property of the table; nil for custom properties and descriptors.
        package let property: Property?
        package var isImportant = false
        /// Whether the value was declared for the longhand itself with `var()` or `env()`, so that no shorthand can express it.
        package var isSubstituted = false
        /// Whether a shorthand set it.
        var isFromShorthand = false
        /// Data that few declarations have.
        private var details: Details?

        /// Creates a longhand's declaration.
        package init(_ property: Property, value: CSSValue, pending: Pending? = nil, isFromShorthand: Bool = false) {
            self.value = value
            self.property = property
            self.isFromShorthand = isFromShorthand
            if pending != nil { details = Details(pending: pending) }
        }

        /// Creates the declaration of a longhand, a custom property or a descriptor.
        package init(name: String, value: CSSValue) {
            self.value = value
            property = Property.longhand(name)
            if property != nil { return }
            let isCustom = Property.isCustom(name)
            details = Details(
                name: name,
                writtenName: isCustom ? StyleDeclarations.escapedIdentifier(name) : nil,
                isCustom: isCustom
            )
        }

        package var name: String { property?.name ?? details?.name ?? "" }
        package var isCustom: Bool { details?.isCustom == true }
        /// The name of a custom property with escapes, if it needs them.
        var writtenName: String? { details?.writtenName }

        /// The shorthand and its value when that has `var()`: then `value` is empty.
        package var pending: Pending? { details?.pending }

        /// Whether the value is known only when variables are substituted.
        package var hasVariables: Bool { isSubstituted || pending != nil }

        /// The layers, one bit each, for which the shorthand specified no value; none is serialized for them either.
        var omittedLayers: UInt64 {
            get { details?.omittedLayers ?? 0 }
            set { if newValue != omittedLayers { details = Details(omittedLayers: newValue) } }
        }

        /// The declaration with other addresses in its value, or in the text that its variables belong to.
        func resolvingAddresses(_ resolve: (String) -> String) -> Declaration {
            var result = self
            result.value = value.resolvingURLs(resolve)
            if let pending {
                let values = pending.values.resolvingURLs(resolve)
                result.details = Details(pending: Pending(shorthand: pending.shorthand, values: values))
            }
            return result
        }
    }

    /// A shorthand whose value has `var()`.
    package struct Pending: Equatable, Sendable {
        package var shorthand: Property
        package var values: ComponentValues

        var longestText: Int { values.bytes.count }
    }

    private final class Details: Equatable, Sendable {
        let name: String
        let writtenName: String?
        let isCustom: Bool
        let pending: Pending?
        let omittedLayers: UInt64

        init(
            name: String = "",
            writtenName: String? = nil,
            isCustom: Bool = false,
            pending: Pending? = nil,
            omittedLayers: UInt64 = 0
        ) {
            self.name = name
            self.writtenName = writtenName
            self.isCustom = isCustom
            self.pending = pending
            self.omittedLayers = omittedLayers
        }

        static func == (first: Details, second: Details) -> Bool {
            first === second
                || first.name == second.name && first.pending == second.pending
                    && first.omittedLayers == second.omittedLayers
        }
    }
}
