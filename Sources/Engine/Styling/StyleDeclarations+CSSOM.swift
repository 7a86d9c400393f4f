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
    var longestText: Int { declarations.longestText }

    /// The name of the longhand declaration at `index`; the empty string past the end.
    package func name(at index: Int) -> String { declarations.declaration(at: index)?.name ?? "" }

    /// The value of a longhand or shorthand, the empty string when it has none.
    package func value(of name: String) -> String {
        let name = Self.normalized(name)
        let declared = { (name: String) in declarations[name]?.value.text }
        if let value = declared(name) {
            let isOfSystem = Property.longhand(name).map { property in
                SystemFont.isMeant(property, .text(value)) { declared($0.name).map { .text($0) } }
            }
            return isOfSystem == true ? "" : value
        }
        guard let shorthand = Shorthand.all[name] else { return "" }
        if name == "font", let word = declared("font-style"), SystemFont.names.contains(word),
            shorthand.longhands.allSatisfy({ declared($0) == word })
        {
            return word
        }
        return text(of: shorthand)?.value ?? ""
    }

    /// `"important"` or the empty string.
    package func priority(of name: String) -> String {
        let name = Self.normalized(name)
        let names = Shorthand.all[name]?.longhands ?? [name]
        let isImportant = names.allSatisfy { declarations[$0]?.isImportant == true }
        return isImportant ? "important" : ""
    }

    /// Sets a property; an empty value removes it, an invalid one is ignored.
    /// - Parameter priority: empty or `important`; with anything else nothing happens.
    /// - Returns: whether the declarations changed.
    @discardableResult
    package mutating func set(_ name: String, to value: String, priority: String = "") -> Bool {
        if value.isEmpty { return !remove(name).isEmpty }
        guard priority.isEmpty || priority.lowercased() == "important" else { return false }
        let name = Self.normalized(name)
        let values = ComponentValues(name == "transform" ? ShortestForm.withLengths(value) : value)
        // NB: The value must not bring its own priority or end the declaration.
        guard !Self.endsDeclaration(values) else { return false }
        guard priority.isEmpty || kind.allowsImportant else { return false }
        guard let parsed = Self.parse(kind, name, values, values.indices) else { return false }
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

    /// Takes out a declaration behind which one of its group names sides in the other way: the new one has to come last.
    /// https://drafts.csswg.org/cssom/#set-a-css-declaration
    private mutating func moveBehindOthers(_ declaration: Declaration) {
        guard let others = declaration.property?.opposites, !others.isEmpty,
            let place = declarations.place(of: declaration)
        else { return }
        if others.contains(where: { declarations.place(of: $0).map { $0 > place } == true }) {
            declarations.remove(declaration.name)
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
        let name = Self.normalized(name)
        let old = value(of: name)
        let names = Shorthand.all[name]?.longhands ?? [name]
        let count = declarations.count
        for name in names { declarations.remove(name) }
        return old.isEmpty && count != declarations.count ? " " : old
    }

    static func normalized(_ name: String) -> String {
        Property.isCustom(name) ? name : Property.canonical(name.lowercased())
    }

    /// The whole block as text: what the style attribute becomes.
    package var cssText: String { String(decoding: written.text, as: UTF8.self) }

    /// The same in UTF-8, and whether parsing it gives this very block: each declaration stands there by itself, as it was set.
    package var written: (text: [UInt8], isReadBack: Bool) {
        var result: [UInt8] = []
        var count = 0
        func append(_ name: String, _ value: String, _ isImportant: Bool) {
            count += 1
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += name.utf8
            result.append(UInt8(ascii: ":"))
            result.append(UInt8(ascii: " "))
            result += value.utf8
            if isImportant { result += " !important".utf8 }
            result.append(UInt8(ascii: ";"))
        }
        var written: Set<String> = []
        let known = declarations.count { !Property.isCustom($0.name) }
        let every = known < Self.every.longhands.count ? nil : text(of: Self.every)
        for declaration in declarations {
            // No shorthand has it, and each stands here once.
            if Property.isCustom(declaration.name) {
                append(declaration.writtenName ?? declaration.name, declaration.value.text, declaration.isImportant)
                continue
            }
            if written.contains(declaration.name) { continue }
            let whole = every == nil || written.contains(Self.every.longhands[0]) ? nil : Self.every
            let found = pendingShorthand(of: declaration) ?? (Self.isOfEvery(declaration) ? whole : nil)
            if let shorthand = found ?? writableShorthand(of: declaration, written) {
                written.formUnion(shorthand.longhands)
                // NB: As in WebKit, which writes these of a mask again.
                if shorthand.name == "mask", declaration.pending == nil {
                    written.subtract(["mask-size", "mask-composite", "mask-mode"])
                }
                if let found = text(of: shorthand) {
                    append(shorthand.name, found.value, found.isImportant)
                }
            } else {
                written.insert(declaration.name)
                // NB: A longhand of a substituted shorthand has no text of its own: its value is empty.
                // https://drafts.csswg.org/css-variables-1/#variables-in-shorthands
                append(declaration.name, declaration.value.text, declaration.isImportant)
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
    private static let every = Shorthand.all["all"] ?? Shorthand(name: "all", form: .every, longhands: [])
    private static let everyLonghand = Set(every.longhands)

    private static func isOfEvery(_ declaration: Declaration) -> Bool { everyLonghand.contains(declaration.name) }

    private func pendingShorthand(of declaration: Declaration) -> Shorthand? {
        guard let pending = declaration.pending, let shorthand = Shorthand.all[pending.shorthand] else { return nil }
        return text(of: shorthand) == nil ? nil : shorthand
    }

    /// The widest shorthand that can say this declaration and others that are still to be written.
    private func writableShorthand(of declaration: Declaration, _ written: Set<String>) -> Shorthand? {
        Shorthand.containing[declaration.name]?.first { shorthand in
            shorthand.form != .every && shorthand.longhands.allSatisfy { !written.contains($0) }
                && text(of: shorthand) != nil && !isCrossed(shorthand)
        }
    }

    /// Whether a declaration that stands between a shorthand's longhands names sides of their group in the other way.
    private func isCrossed(_ shorthand: Shorthand) -> Bool {
        guard let others = Property.longhand(shorthand.longhands[0])?.opposites, !others.isEmpty else { return false }
        let places = shorthand.longhands.compactMap { declarations.place(of: $0) }
        guard let first = places.min(), let last = places.max() else { return false }
        return others.contains { declarations.place(of: $0).map { $0 > first && $0 < last } == true }
    }

    /// A shorthand's value when all its longhands are there and agree in priority.
    func text(of shorthand: Shorthand) -> (value: String, isImportant: Bool)? {
        var values: [String] = []
        var isImportant: Bool?
        var pending: Pending?
        var omittedLayers: [UInt64] = []
        for (index, name) in shorthand.longhands.enumerated() {
            guard let declaration = declarations[name] else { return nil }
            if declaration.isSubstituted { return nil }
            if let isImportant, isImportant != declaration.isImportant { return nil }
            isImportant = declaration.isImportant
            if index == 0 { pending = declaration.pending }
            if pending != declaration.pending { return nil }
            values.append(declaration.value.text)
            omittedLayers.append(declaration.omittedLayers)
        }
        if let pending { return pending.shorthand == shorthand.name ? (pending.text, isImportant ?? false) : nil }
        return shorthand.serialize(values, omittedLayers: omittedLayers).map { ($0, isImportant ?? false) }
    }
}
