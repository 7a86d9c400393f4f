// StyleSheetStore.swift: which style sheets the trees of a page have, and when they have to be made anew.
// https://html.spec.whatwg.org/multipage/semantics.html#the-style-element https://drafts.csswg.org/cssom/#css-style-sheet-collections

import CSSValues
package import DOM

/// A sheet that was loaded.
package struct LoadedStyleSheet {
    /// UTF-8, lone surrogates as three bytes.
    package var text: [UInt8]
    /// Where it came from.
    package var address: String
    /// Whether it is one of several to choose from.
    package var isAlternate = false

    /// A loaded sheet.
    package init(text: [UInt8], address: String) {
        self.text = text
        self.address = address
    }
}

/// The style sheets of one tree's documents and shadow trees, made when they are asked for.
///
/// A sheet lives as long as its owner stays where it is with its text; then scripts' changes to the sheet last too.
package final class StyleSheetStore {
    package let tree: Tree
    /// Loads the sheet that a `link` element names; nil when there is none.
    package var linkedSheet: ((NodeID) -> LoadedStyleSheet?)?
    /// Loads the sheet at an address relative to a base (nil: the document's).
    package var importedSheet: ((_ address: String, _ base: String?) -> LoadedStyleSheet?)?
    /// Makes an address absolute.
    package var resolveURL: (_ address: String, _ base: String) -> String = { address, _ in address }
    /// Is another one whenever a sheet came, left or changed.
    package private(set) var version: UInt32 = 0
    /// The custom properties that scripts registered, by document and name.
    private(set) var registered: [NodeID: [String: RegisteredProperty]] = [:]

    /// The last changes of `version` as far as they were of single rules and sheets, or (nil) of none.
    private var changes: [StyleChange?] = []
    private static let mostChanges = 1024

    private var sequence: UInt32
    /// Sheets by owner. An owner that has none is not in it.
    private var owned: [NodeID: StyleSheet] = [:]
    /// The sheets of trees, by root.
    private var ordered: [NodeID: [StyleSheet]] = [:]
    private var adopted: [NodeID: [StyleSheet]] = [:]
    /// What bindings know by numbers, from 1 on.
    private var objects: [AnyObject] = []
    private let media: NameID
    private let type: NameID
    private let disabled: NameID
    /// Links whose attribute `disabled` was taken away. https://html.spec.whatwg.org/multipage/links.html#explicitly-enabled
    private var enabled: Set<NodeID> = []
    private let title: NameID
    /// Whether an owner ever stood in another one, as scripts may put it.
    private var hasOwnersInOwners = false

    /// How deep sheets may import each other, and the most bytes of one with all that it imports.
    private static let maximumDepth = 8
    private static let maximumBytes = 32 << 20

    /// The sheets of a tree.
    package init(_ tree: Tree) {
        self.tree = tree
        sequence = tree.sequence
        func name(_ text: String) -> NameID {
            tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(text))
        }
        media = name("media")
        type = name("type")
        disabled = name("disabled")
        title = name("title")
    }

    /// Whether scripts left anything here that does not follow from the tree, or may have: they had hold of a sheet.
    package var hasWorkOfScripts: Bool {
        !(registered.isEmpty && adopted.isEmpty && objects.isEmpty && enabled.isEmpty)
    }

    /// Notes that a sheet came, left or changed.
    package func changed() {
        version &+= 1
        changes = []
    }

    /// Notes that one rule or sheet came, left or changed; nil: that values may be others, but no rule is.
    func changed(_ change: StyleChange?) {
        if changes.count == Self.mostChanges { changes = [] }
        version &+= 1
        changes.append(change)
    }

    /// The changes of single rules and sheets that led from a version to the one of now; nil when there were others.
    func changes(since old: UInt32) -> [StyleChange]? {
        let count = Int(version &- old)
        return count <= changes.count ? changes.suffix(count).compactMap { $0 } : nil
    }

    func add(_ property: RegisteredProperty, name: String, in document: NodeID) {
        registered[document, default: [:]][name] = property
        changed(nil)
    }

    /// Forgets everything: the tree is another page's.
    package func reset() {
        (owned, ordered, adopted, objects, importedBytes) = ([:], [:], [:], [], 0)
        (enabled, registered) = ([], [:])
        sequence = tree.sequence
        changed()
    }

    // MARK: Numbers for bindings

    /// The number by which bindings know a sheet or rule.
    package func handle(of sheet: StyleSheet) -> Int {
        if sheet.handle == 0 {
            objects.append(sheet)
            sheet.handle = objects.count
        }
        return sheet.handle
    }

    /// The number by which bindings know a rule.
    package func handle(of rule: SheetRule) -> Int {
        if rule.handle == 0 {
            objects.append(rule)
            rule.handle = objects.count
        }
        return rule.handle
    }

    /// The sheet with a number; nil when it is no sheet's.
    package func sheet(numbered number: Int) -> StyleSheet? {
        objects.indices.contains(number - 1) ? objects[number - 1] as? StyleSheet : nil
    }

    /// The rule with a number; nil when it is no rule's.
    package func rule(numbered number: Int) -> SheetRule? {
        objects.indices.contains(number - 1) ? objects[number - 1] as? SheetRule : nil
    }

    // MARK: Sheets of trees

    /// Makes a sheet without an owner, as the constructor does.
    package func construct(in document: NodeID, base: String?, media: String, isDisabled: Bool) -> StyleSheet {
        let sheet = StyleSheet([], store: self, base: base, media: media)
        sheet.constructorDocument = document
        sheet.isDisabled = isDisabled
        return sheet
    }

    /// The sheets of a document or shadow tree in its order, without those that were adopted.
    package func sheets(in root: NodeID) -> [StyleSheet] {
        refresh()
        if let known = ordered[root] { return known }
        let isTree = tree.kind(root) == .document || !tree.shadowHost(of: root).isNone
        var found: [StyleSheet] = []
        var preferred = ""
        var node = isTree ? tree.next(root, within: root) : .none
        while !node.isNone {
            if isOwner(node), let sheet = ownedSheet(node) {
                if !sheet.title.isEmpty, !sheet.isAlternate, preferred.isEmpty { preferred = sheet.title }
                found.append(sheet)
            }
            node = tree.next(node, within: root)
        }
        // NB: Alternate sheets may stand in front of the one that says which set is preferred.
        // https://drafts.csswg.org/cssom/#change-the-preferred-css-style-sheet-set-name
        for sheet in found {
            sheet.setPreferred(sheet.title.isEmpty || sheet.title == preferred)
            sheet.scope = root
        }
        ordered[root] = found
        return found
    }

    /// The sheet of an element; nil when it has none, or is in no document.
    package func sheet(of owner: NodeID) -> StyleSheet? {
        _ = sheets(in: tree.root(of: owner))
        return owned[owner]
    }

    /// The sheets that scripts gave to a document or shadow tree.
    package func adoptedSheets(of root: NodeID) -> [StyleSheet] { adopted[root] ?? [] }

    /// Sets the sheets that scripts give to a document or shadow tree.
    package func adopt(_ sheets: [StyleSheet], in root: NodeID) {
        adopted[root] = sheets.isEmpty ? nil : sheets
        hearOfRoots()
        changed()
    }

    /// Sets the one at an index, or adds one behind the last.
    package func adopt(_ sheet: StyleSheet, at index: Int, in root: NodeID) {
        var sheets = adopted.removeValue(forKey: root) ?? []
        defer { adopted[root] = sheets }
        hearOfRoots()
        if index < sheets.count {
            changed(.left(sheets[index], in: root))
            sheets[index] = sheet
            changed(.came(sheet, before: index + 1 < sheets.count ? sheets[index + 1] : nil, in: root))
        } else {
            sheets.append(sheet)
            changed(.came(sheet, before: nil, in: root))
        }
    }

    /// Takes away those from an index on.
    package func dropAdopted(from index: Int, in root: NodeID) {
        guard var sheets = adopted.removeValue(forKey: root) else { return }
        while sheets.count > index { changed(.left(sheets.removeLast(), in: root)) }
        if !sheets.isEmpty { adopted[root] = sheets }
    }

    /// https://drafts.csswg.org/cssom/#extensions-to-the-document-or-shadow-root-interface (the adopting steps)
    private func hearOfRoots() {
        tree.shadowRootLeft = { [weak self] root in
            if let self, self.adopted.removeValue(forKey: root) != nil { self.changed() }
        }
    }

    private func isOwner(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.isElement(node) else { return isInstruction(node) }
        let name = tree.name(node)
        return tree.isName(name, .style) || tree.isName(name, .svgStyle) || tree.isName(name, .link)
    }

    /// Whether a node is a processing instruction that names a sheet, before the document's element.
    /// https://www.w3.org/TR/xml-stylesheet/#the-xml-stylesheet-processing-instruction
    private func isInstruction(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.kind(node) == .processingInstruction, tree.kind(tree.parent(node)) == .document else {
            return false
        }
        return tree.strings.string(tree.target(node)) == "xml-stylesheet"
    }

    /// An attribute, or what looks like one in a processing instruction.
    private func attribute(_ name: NameID, of element: NodeID) -> String? {
        if tree.kind(element) == .processingInstruction {
            let data = tree.strings.string(tree.data(element))
            return InstructionAttributes(data)[tree.strings.string(tree.localName(name))]
        }
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    private func ownedSheet(_ owner: NodeID) -> StyleSheet? {
        if let known = owned[owner] { return known }
        let media = attribute(media, of: owner)
        let sheet: StyleSheet
        if tree.kind(owner) == .processingInstruction {
            if let type = attribute(type, of: owner), type.lowercased() != "text/css" { return nil }
            let attributes = InstructionAttributes(tree.strings.string(tree.data(owner)))
            guard let address = attributes["href"], let found = importedSheet?(address, nil) else { return nil }
            sheet = StyleSheet(found.text, store: self, address: found.address, media: media ?? "")
            sheet.isAlternate = attributes["alternate"] == "yes"
        } else if tree.isName(tree.name(owner), .link) {
            guard let linkedSheet, let found = linkedSheet(owner) else { return nil }
            sheet = StyleSheet(found.text, store: self, address: found.address, media: media ?? "")
            sheet.isAlternate = found.isAlternate
            if enabled.contains(owner) { sheet.setDisabled(false) }
        } else {
            if let type = attribute(type, of: owner), !type.isEmpty, type.lowercased() != "text/css" { return nil }
            let text = tree.childText(of: owner)
            sheet = StyleSheet(text, store: self, media: media ?? "")
            sheet.source = text
        }
        if isOwner(tree.parent(owner)) { hasOwnersInOwners = true }
        sheet.owner = owner
        sheet.ownerMedia = media
        sheet.title = tree.kind(tree.root(of: owner)) == .document ? attribute(title, of: owner) ?? "" : ""
        owned[owner] = sheet
        return sheet
    }

    func load(_ address: String, importedBy rule: SheetRule, of sheet: StyleSheet) -> StyleSheet? {
        var outer: StyleSheet? = sheet
        var depth = 0
        var importing: Set<String> = []
        while let current = outer {
            depth += 1
            if let address = current.address { importing.insert(address) }
            outer = current.parent
        }
        guard depth < Self.maximumDepth, let found = importedSheet?(address, sheet.base),
            !importing.contains(found.address)
        else { return nil }
        importedBytes += found.text.count
        guard importedBytes <= Self.maximumBytes else { return nil }
        let imported = StyleSheet(found.text, store: self, address: found.address)
        imported.ownerRule = rule
        return imported
    }

    /// How many bytes were imported. NB: Sheets that import each other in many ways would have no end.
    private var importedBytes = 0

    // MARK: Changes of the tree

    /// Lets go what the tree's changes made obsolete.
    package func refresh() {
        let now = tree.sequence
        if now == sequence { return }
        let old = sequence
        sequence = now
        var stale: Set<NodeID> = []
        switch changes(from: old, to: now, &stale) {
        case .none: return
        case .some:
            for owner in stale { leave(owner) }
            for owner in stale { enter(owner) }
            return
        case .unknown:
            for (owner, sheet) in owned {
                let isLinked = !tree.isElement(owner) || tree.isName(tree.name(owner), .link)
                if isLinked || tree.childText(of: owner) != sheet.source { drop(owner) } else { updateMedia(owner) }
            }
            dropThoseThatLeft()
        }
        ordered = [:]
        changed()
    }

    /// Drops the sheet of an owner that came, left or changed.
    private func leave(_ owner: NodeID) {
        guard let old = owned[owner] else { return }
        drop(owner)
        guard let index = ordered[old.scope]?.firstIndex(where: { $0 === old }) else { return }
        if !old.title.isEmpty { return forgetOrder(of: old.scope) }
        ordered[old.scope]?.remove(at: index)
        changed(.left(old, in: old.scope))
    }

    /// Makes the sheet of an owner that came or changed, where the order of its tree is known.
    private func enter(_ owner: NodeID) {
        let root = tree.root(of: owner)
        guard isOwner(owner), let sheets = ordered[root] else { return }
        // NB: Where one has a title, it may decide on others.
        if tree.kind(owner) != .element || attribute(title, of: owner) != nil { return forgetOrder(of: root) }
        guard let sheet = ownedSheet(owner) else { return }
        var (low, high) = (0, sheets.count)
        while low < high {
            let middle = (low + high) / 2
            if tree.precedes(sheets[middle].owner, owner) { low = middle + 1 } else { high = middle }
        }
        sheet.setPreferred(true)
        sheet.scope = root
        let next = low < sheets.count ? sheets[low] : adopted[root]?.first
        ordered[root]?.insert(sheet, at: low)
        changed(.came(sheet, before: next, in: root))
    }

    private func forgetOrder(of root: NodeID) {
        ordered[root] = nil
        changed()
    }

    private func drop(_ owner: NodeID) {
        owned[owner]?.owner = .none
        owned[owner] = nil
    }

    private func dropThoseThatLeft() {
        for (owner, _) in owned {
            let root = tree.root(of: owner)
            if tree.kind(root) != .document, tree.shadowHost(of: root).isNone { drop(owner) }
        }
    }

    private func updateMedia(_ owner: NodeID) {
        guard let sheet = owned[owner] else { return }
        let text = attribute(media, of: owner)
        if text != sheet.ownerMedia {
            let held = sheet.media.holds
            sheet.ownerMedia = text
            sheet.media.text = text ?? ""
            if sheet.media.holds != held { sheet.changed() }
        }
    }

    private enum Changes {
        /// Nothing that concerns sheets.
        case none
        /// What was found, and perhaps sheets that left.
        case some
        /// The journal no longer knows.
        case unknown
    }

    /// Reads the journal: which owners came, or were changed so that they need another sheet.
    private func changes(from old: UInt32, to now: UInt32, _ stale: inout Set<NodeID>) -> Changes {
        guard now &- old < UInt32(ArenaLayout.journalEntries) else { return .unknown }
        var (result, hasRun, hasLeft) = (Changes.none, false, false)
        // What came in pieces is walked once: of a tree that grew downwards, each piece is in the one before.
        var walked: Set<NodeID> = []
        var number = old
        while number != now {
            let entry = ArenaLayout.journalWord + 4 * Int(number % UInt32(ArenaLayout.journalEntries))
            let words = (1...3).map { NodeID(rawValue: tree.arena[header: entry + $0]) }
            switch tree.arena[header: entry] & (1 << JournalEntryKind.kindBits - 1) {
            case JournalEntryKind.attribute:
                guard isOwner(words[0]) else { break }
                result = .some
                let name = tree.strings.string(StringID(rawValue: words[1].rawValue))
                if name == "disabled", tree.isName(tree.name(words[0]), .link), attribute(disabled, of: words[0]) == nil
                {
                    enabled.insert(words[0])
                }
                if name == "media" {
                    updateMedia(words[0])
                } else if tree.isName(tree.name(words[0]), .link) || name == "type" || name == "title" {
                    stale.insert(words[0])
                }
            case JournalEntryKind.characterData:
                let owner = isInstruction(words[0]) ? words[0] : tree.parent(words[0])
                if isOwner(owner) {
                    stale.insert(owner)
                    result = .some
                }
            case JournalEntryKind.inserted:
                if isOwner(words[2]) {
                    stale.insert(words[2])
                    result = .some
                }
                guard addOwners(from: words[0], through: words[1], &walked, &stale, &result) else { return .unknown }
                if words[0] != words[1] { hasRun = true }
            default:
                let isOfOwner = isOwner(words[2])
                if isOfOwner {
                    stale.insert(words[2])
                    result = .some
                }
                // NB: Of a run of siblings that came, one that leaves again may be the first or the last.
                if hasRun { return .unknown }
                if !words[0].isNone {
                    addOwners(in: words[0], &walked, &stale, &result)
                } else if !isOfOwner || hasOwnersInOwners {
                    hasLeft = true
                }
            }
            number &+= 1
        }
        return hasLeft && hasLost() ? .unknown : result
    }

    /// Whether a sheet's owner is no longer in its tree.
    private func hasLost() -> Bool {
        ordered.contains { root, sheets in sheets.contains { tree.root(of: $0.owner) != root } }
    }

    /// Owners among siblings and what is below them, but for what was walked; false when the siblings do not stand as they came.
    private func addOwners(
        from first: NodeID,
        through last: NodeID,
        _ walked: inout Set<NodeID>,
        _ stale: inout Set<NodeID>,
        _ result: inout Changes
    )
        -> Bool
    {
        var sibling = first
        while !sibling.isNone {
            addOwners(in: sibling, &walked, &stale, &result)
            if sibling == last { return true }
            sibling = tree.nextSibling(sibling)
        }
        return false
    }

    /// Owners among a node and what is below it.
    private func addOwners(
        in top: NodeID,
        _ walked: inout Set<NodeID>,
        _ stale: inout Set<NodeID>,
        _ result: inout Changes
    ) {
        var node = top
        while !node.isNone {
            if isOwner(node) {
                stale.insert(node)
                result = .some
            }
            let isKnown = !tree.firstChild(node).isNone && !walked.insert(node).inserted
            node = isKnown ? tree.nextSkippingChildren(node, within: top) : tree.next(node, within: top)
        }
    }
}
