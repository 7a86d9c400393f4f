// PropertyRow.swift: the rows of the table of properties, which is generated from js/css/properties.json (Generated).

import CSSSyntax
import Synchronization

/// The rule for the computed value of a longhand; by default, lengths are converted to pixels.
/// https://drafts.csswg.org/css-cascade-4/#computed
package enum ComputedRule: Sendable {
    case lengths, color, followingColor, paint, image, shape, layers, layerPlaces, point, filters, boxShadow, textShadow
    case transform, rotate, offsetRotate, seconds, easing, unitInterval, integer, count, zoom, lineWidth, strokeLength,
        dashes
    case display, float, position, overflow, minimum, contain, justifyItems, content, cursor
    case fontSize, fontWeight, fontWidth, sorted, lineHeight, letterSpacing, wordSpacing
}

/// The rule for the used value that a computed style returns for a longhand if the box is known.
/// https://drafts.csswg.org/cssom/#resolved-values
package enum UsedRule: Sendable {
    case size, padding, margin, inset, origin, transform
}

/// The row of a longhand.
package struct PropertyRow: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Children inherit the value. https://drafts.csswg.org/css-cascade-4/#inheriting
        package static let inherited = Flags(rawValue: 1)
        /// A computed style has the property but does not list it, because it represents others.
        package static let unlisted = Flags(rawValue: 2)
        /// Parts whose order does not matter are serialized in the given order.
        static let keepsOrder = Flags(rawValue: 4)
    }

    /// The initial value in a declaration.
    package var initial: String
    /// Its values, in the Value Definition Syntax; `own` if only code can check them (LonghandValue.swift).
    package var syntax: String
    package static let own = "own"
    /// The initial value in a computed style.
    package var computedInitial: String
    package var computed: ComputedRule
    package var used: UsedRule?
    /// The number of its logical property group, -1 for none. https://drafts.csswg.org/css-logical-1/#logical-property-group
    package var group: Int
    /// The member of the group that a logical property is; nil for physical ones.
    package var side: FlowSide?
    /// The property that an older name of WebKit's sets.
    package var older: Property?
    package var flags: Flags

    package init(
        _ initial: String,
        _ syntax: String,
        computedInitial: String? = nil,
        computed: ComputedRule = .lengths,
        used: UsedRule? = nil,
        group: Int = -1,
        side: FlowSide? = nil,
        older: Property? = nil,
        flags: Flags = []
    ) {
        self.initial = initial
        self.syntax = syntax
        self.computedInitial = computedInitial ?? (initial == "currentcolor" ? "rgb(0, 0, 0)" : initial)
        self.computed = computed
        self.used = used
        self.group = group
        self.side = side
        self.older = older
        self.flags = flags
    }

    /// The words of older names in those of the properties that they set.
    static let olderWords = words(olderWordTable)
    /// Whether an older name has its own keywords.
    package static func hasOlderWords(_ property: Property) -> Bool { olderWords[property] != nil }
    /// The words of computed styles in those of older names.
    static let olderComputed = words(olderComputedTable)
    /// Types that syntaxes name and that have a syntax of their own.
    static let types = typeTable.dictionary({ String($0) }, { String($0[1]) })

    private static func words(_ table: TextTable) -> [Property: [String: String]] {
        table.dictionary(
            { Property($0) },
            { Dictionary(uniqueKeysWithValues: $0.map { ($0.entry.key, $0.entry.value) }) }
        )
    }
}

extension Property {
    static let names = nameTable.map { $0.map { String($0) } }.flatMap { $0 }
    /// Other names, with the properties that they are names of.
    static let aliases = aliasTable.map {
        (name: String($0[0]), property: numbered[TextTable.known($0[1], known.place)])
    }
    private static let known = WordTable(names)
    private static let others = WordTable(aliases.map(\.name))
    private static let numbered = Array(allCases)

    /// Finds a property by any of its names, ignoring case.
    package init?(_ name: some Collection<UInt8>) {
        if let place = Self.known.place(of: name) {
            self = Self.numbered[place]
        } else {
            guard let place = Self.others.place(of: name) else { return nil }
            self = Self.aliases[place].property
        }
    }

    package init?(_ name: String) { self.init(name.utf8) }

    /// A longhand by its main name, in lower case.
    package static func longhand(_ name: String) -> Property? {
        Property(name).flatMap { $0.isLonghand && $0.name == name ? $0 : nil }
    }

    package var name: String { Self.names[Int(rawValue)] }
    package var isLonghand: Bool { rawValue < Self.longhandCount }
    /// The row of a longhand.
    package var row: PropertyRow { PropertyRow.all[Int(rawValue)] }
    /// The initial value of a longhand in a declaration, and in a computed style.
    package var initialValue: CSSValue { initialValues.declared }
    package var computedInitialValue: CSSValue { initialValues.computed }

    /// Both values, parsed on first use.
    private var initialValues: (declared: CSSValue, computed: CSSValue) {
        if let known = Self.initialValues.withLock({ $0[Int(rawValue)] }) { return known }
        let found = (declared: valueOfTable(row.initial), computed: valueOfTable(row.computedInitial))
        Self.initialValues.withLock { $0[Int(rawValue)] = found }
        return found
    }

    /// NB: Some initial values in computed styles are not allowed in declarations.
    private func valueOfTable(_ text: String) -> CSSValue {
        let values = ComponentValues(text)
        return LonghandValue.longhand(self, values, values.indices) ?? ValueReader(values).value(values.indices)
            ?? .keyword(text)
    }
    private static let initialValues = Mutex(
        [(declared: CSSValue, computed: CSSValue)?](repeating: nil, count: longhandCount)
    )

    /// Whether it is a longhand whose value is a color.
    var takesColors: Bool {
        guard isLonghand else { return false }
        switch PropertyRow.all[Int(rawValue)].computed {
        case .color, .followingColor, .paint: return true
        default: return false
        }
    }

    package var isOfMask: Bool { name.contains("mask") }

    package static let longhands = allCases.prefix(longhandCount)

    /// The main name of a property, given one of its names in lower case; other names unchanged.
    static func canonical(_ name: String) -> String { Property(name)?.name ?? name }

    /// Whether a name is that of a custom property. https://drafts.csswg.org/css-variables-1/#custom-property
    package static func isCustom(_ name: String) -> Bool { isCustom(name.utf8) }

    package static func isCustom(_ name: some Collection<UInt8>) -> Bool {
        var bytes = name.makeIterator()
        return bytes.next() == UInt8(ascii: "-") && bytes.next() == UInt8(ascii: "-")
    }
}

/// The name of a property for the cascade.
package enum PropertyName: Hashable, Sendable {
    case known(Property)
    /// A custom property, by its name.
    case custom(String)
}
