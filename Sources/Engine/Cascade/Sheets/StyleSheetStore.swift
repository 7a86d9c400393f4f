// StyleSheetStore.swift: the style sheets of the trees of a page, and the detection of changes.
// https://html.spec.whatwg.org/multipage/semantics.html#the-style-element https://drafts.csswg.org/cssom/#css-style-sheet-collections

import CSSValues
package import DOM

/// A sheet that was loaded.
package struct LoadedStyleSheet {
    /// UTF-8, lone surrogates as three bytes.
    package var text: [UInt8]
    /// The URL from which it was loaded.
    package var address: String
    /// Whether it is an alternate sheet.
    package var isAlternate = false

    /// A loaded sheet.
    package init(text: [UInt8], address: String) {
        self.text = text
        self.address = address
    }
}

/// The style sheets of one tree's documents and shadow trees, created on demand.
///
/// A sheet lives until its owner is moved or its text changes; until then, changes of the sheet by scripts persist.
package final class StyleSheetStore {
    package let tree: Tree
    /// Loads the sheet of a `link` element; nil if there is none.
    package var linkedSheet: ((NodeID) -> LoadedStyleSheet?)?
    /// Loads the sheet at a URL relative to a base (nil: the document's).
    package var importedSheet: ((_ address: String, _ base: String?) -> LoadedStyleSheet?)?
    /// Makes a URL absolute.
    package var resolveURL: (_ address: String, _ base: String) -> String = { address, _ in address }
    /// Changes whenever a sheet is added, removed or changed.
    package private(set) var version: UInt32 = 0
    /// The custom properties that scripts registered, by document and name.
    private(set) var registered: [NodeID: [String: RegisteredProperty]] = [:]

    /// The last changes of `version`: changes of single rules and sheets, or nil for changes of none.
    private var changes: [StyleChange?] = []
    /// The number of rules of the reader of the changes: more changes than this would be more work than filing all rules again.
    var filedCount = 0
    private static let leastChanges = 1024

    var sequence: UInt32
    /// The sheets by owner; owners without a sheet are not included.
    var owned: [NodeID: StyleSheet] = [:]
    /// The owners of sheets in order, by root.
    var ordered: [NodeID: ChildOrder] = [:]
    var adopted: [NodeID: [StyleSheet]] = [:]
    /// Sheets of the author's origin that are not part of the page, by document.
    private var injected: [NodeID: [StyleSheet]] = [:]
    /// The objects that the bindings identify by numbers, from 1 on.
    private var objects: [AnyObject] = []
    let media: NameID
    let type: NameID
    let disabled: NameID
    /// The links whose attribute `disabled` was removed. https://html.spec.whatwg.org/multipage/links.html#explicitly-enabled
    var enabled: Set<NodeID> = []
    let title: NameID
    /// Whether an owner was ever inside another one, which scripts may cause.
    var hasOwnersInOwners = false

    /// The maximum depth of imports, and the maximum number of bytes of a sheet with all its imports.
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

    /// Whether scripts may have made changes that do not follow from the tree: they have accessed a sheet.
    package var hasWorkOfScripts: Bool {
        !(registered.isEmpty && adopted.isEmpty && injected.isEmpty && objects.isEmpty && enabled.isEmpty)
    }

    /// Records that a sheet was added, removed or changed.
    package func changed() {
        version &+= 1
        changes = []
    }

    /// Records a change of one rule or sheet; nil: values may have changed, but no rule.
    func changed(_ change: StyleChange?) {
        if changes.count >= 2 * max(Self.leastChanges, filedCount) { changes.removeFirst(changes.count / 2) }
        version &+= 1
        changes.append(change)
    }

    /// The changes of single rules and sheets since a version; nil if there were others.
    func changes(since old: UInt32) -> [StyleChange]? {
        let count = Int(version &- old)
        return count <= changes.count ? changes.suffix(count).compactMap { $0 } : nil
    }

    func add(_ property: RegisteredProperty, name: String, in document: NodeID) {
        registered[document, default: [:]][name] = property
        changed(nil)
    }

    /// Removes everything: the tree belongs to another page.
    package func reset() {
        (owned, ordered, adopted, objects, importedBytes) = ([:], [:], [:], [], 0)
        (enabled, registered, injected) = ([], [:], [:])
        sequence = tree.sequence
        changed()
    }

    // MARK: Numbers for bindings

    /// The number by which the bindings identify a sheet.
    package func handle(of sheet: StyleSheet) -> Int {
        if sheet.handle == 0 {
            objects.append(sheet)
            sheet.handle = objects.count
        }
        return sheet.handle
    }

    /// The number by which the bindings identify a rule.
    package func handle(of rule: SheetRule) -> Int {
        if rule.handle == 0 {
            objects.append(rule)
            rule.handle = objects.count
        }
        return rule.handle
    }

    /// The sheet with a number; nil if it is not that of a sheet.
    package func sheet(numbered number: Int) -> StyleSheet? {
        objects.indices.contains(number - 1) ? objects[number - 1] as? StyleSheet : nil
    }

    /// The rule with a number; nil if it is not that of a rule.
    package func rule(numbered number: Int) -> SheetRule? {
        objects.indices.contains(number - 1) ? objects[number - 1] as? SheetRule : nil
    }

    // MARK: Sheets of trees

    /// Adds a sheet that is not part of the page: it precedes the document's own, and no script sees it.
    ///
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - address: The base of its URLs.
    package func inject(_ text: [UInt8], address: String, in document: NodeID) {
        injected[document, default: []].append(StyleSheet(text, store: self, address: address))
        changed()
    }

    /// All sheets whose rules count in a document or shadow tree, in order.
    package func sheetsInCascade(of root: NodeID) -> [StyleSheet] {
        (injected[root] ?? []) + sheets(in: root) + adoptedSheets(of: root)
    }

    /// Creates a sheet without an owner, for the constructor.
    package func construct(in document: NodeID, base: String?, media: String, isDisabled: Bool) -> StyleSheet {
        let sheet = StyleSheet([], store: self, base: base, media: media)
        sheet.constructorDocument = document
        sheet.isDisabled = isDisabled
        return sheet
    }

    /// The sheets of a document or shadow tree in order, without adopted ones.
    package func sheets(in root: NodeID) -> [StyleSheet] { order(in: root).all.compactMap { owned[$0] } }

    /// The number of these sheets.
    package func sheetCount(in root: NodeID) -> Int { order(in: root).count }

    /// The sheet at an index; nil past the last.
    package func sheet(in root: NodeID, at index: Int) -> StyleSheet? { owned[order(in: root).child(at: index)] }

    /// The owners of these sheets, in order.
    private func order(in root: NodeID) -> ChildOrder {
        refresh()
        if let known = ordered[root] { return known }
        let found = ownedSheets(in: root)
        let preferred = found.first { !$0.title.isEmpty && !$0.isAlternate }?.title ?? ""
        // NB: Alternate sheets may come before the sheet that determines the preferred set.
        // https://drafts.csswg.org/cssom/#change-the-preferred-css-style-sheet-set-name
        for sheet in found {
            sheet.setPreferred(sheet.title.isEmpty || sheet.title == preferred)
            sheet.scope = root
        }
        let order = ChildOrder(of: found.map(\.owner))
        ordered[root] = order
        return order
    }

    /// The sheets whose owners are in a document or shadow tree, found by a walk.
    func ownedSheets(in root: NodeID) -> [StyleSheet] {
        guard tree.kind(root) == .document || !tree.shadowHost(of: root).isNone else { return [] }
        var found: [StyleSheet] = []
        var node = tree.next(root, within: root)
        while !node.isNone {
            if isOwner(node), let sheet = ownedSheet(node) { found.append(sheet) }
            node = tree.next(node, within: root)
        }
        return found
    }

    /// The sheet of an element; nil if it has none, or is in no document.
    package func sheet(of owner: NodeID) -> StyleSheet? {
        _ = order(in: tree.root(of: owner))
        return owned[owner]
    }

    /// The sheets that a document or shadow tree has adopted.
    package func adoptedSheets(of root: NodeID) -> [StyleSheet] { adopted[root] ?? [] }

    /// Sets the adopted sheets of a document or shadow tree.
    package func adopt(_ sheets: [StyleSheet], in root: NodeID) {
        dropAdopted(from: 0, in: root)
        adopted[root] = sheets.isEmpty ? nil : sheets
        observeRoots()
        for sheet in sheets { changed(.came(sheet, before: nil, in: root)) }
    }

    /// Sets the adopted sheet at an index, or appends one.
    package func adopt(_ sheet: StyleSheet, at index: Int, in root: NodeID) {
        var sheets = adopted.removeValue(forKey: root) ?? []
        defer { adopted[root] = sheets }
        observeRoots()
        if index < sheets.count {
            changed(.left(sheets[index], in: root))
            sheets[index] = sheet
            changed(.came(sheet, before: index + 1 < sheets.count ? sheets[index + 1] : nil, in: root))
        } else {
            sheets.append(sheet)
            changed(.came(sheet, before: nil, in: root))
        }
    }

    /// Removes the adopted sheets from an index on.
    package func dropAdopted(from index: Int, in root: NodeID) {
        guard var sheets = adopted.removeValue(forKey: root) else { return }
        while sheets.count > index { changed(.left(sheets.removeLast(), in: root)) }
        if !sheets.isEmpty { adopted[root] = sheets }
    }

    /// https://drafts.csswg.org/cssom/#extensions-to-the-document-or-shadow-root-interface (the adopting steps)
    private func observeRoots() {
        tree.shadowRootLeft = { [weak self] root in
            self?.dropAdopted(from: 0, in: root)
        }
    }

    func isOwner(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.isElement(node) else { return isInstruction(node) }
        let name = tree.name(node)
        return tree.isName(name, .style) || tree.isName(name, .svgStyle) || tree.isName(name, .link)
    }

    /// Whether a node is a processing instruction that names a sheet, before the document's element.
    /// https://www.w3.org/TR/xml-stylesheet/#the-xml-stylesheet-processing-instruction
    func isInstruction(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.kind(node) == .processingInstruction, tree.kind(tree.parent(node)) == .document else {
            return false
        }
        return tree.strings.string(tree.target(node)) == "xml-stylesheet"
    }

    /// An attribute, or a pseudo-attribute of a processing instruction.
    func attribute(_ name: NameID, of element: NodeID) -> String? {
        if tree.kind(element) == .processingInstruction {
            let data = tree.strings.string(tree.data(element))
            return InstructionAttributes(data)[tree.strings.string(tree.localName(name))]
        }
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    /// Whether a style element of a type has a sheet.
    func takesType(_ type: String?) -> Bool { type.map { $0.isEmpty || $0.lowercased() == "text/css" } ?? true }

    func ownedSheet(_ owner: NodeID) -> StyleSheet? {
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
            guard takesType(attribute(type, of: owner)) else { return nil }
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

    /// The number of imported bytes. NB: Sheets that import each other repeatedly would grow without limit.
    private var importedBytes = 0
}
