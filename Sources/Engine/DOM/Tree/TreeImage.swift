// TreeImage.swift: a copy of a tree that can be restored: as it was parsed, or as an extension left it.
//
// Records and strings are copied as bytes with their numbers, so that everything that refers to nodes by number, such as the positions in
// the page's source, is valid for each copy. Structures that only save walks (counts of children, attributes by name, elements by id) are
// not copied but made again as needed.

/// The contents of a tree.
public final class TreeImage {
    fileprivate let arena: ArenaImage
    fileprivate let strings: StringTableImage
    fileprivate let names: NameTableImage
    fileprivate let documents: [Tree.DocumentRecord]
    fileprivate let doctypes: [Tree.DoctypeIDs]
    fileprivate let shadowRoots: [NodeID: NodeID]
    fileprivate let shadowHosts: [NodeID: NodeID]
    fileprivate let shadowTraits: [NodeID: ShadowTraits]
    fileprivate let declaredShadows: [DeclaredShadow]
    fileprivate let isValues: [NodeID: StringID]
    fileprivate let parserFormOwners: [NodeID: NodeID]
    fileprivate let attributeNodes: [AttributeID: NodeID]
    fileprivate let changedNodes: [NodeID]

    fileprivate init(_ tree: Tree) {
        tree.writeUnwritten()
        arena = tree.arena.image
        strings = tree.strings.image
        names = tree.names.image
        documents = tree.documents
        doctypes = tree.doctypes
        shadowRoots = tree.shadowRoots
        shadowHosts = tree.shadowHosts
        shadowTraits = tree.shadowTraits
        declaredShadows = tree.declaredShadows
        isValues = tree.isValues
        parserFormOwners = tree.parserFormOwners
        attributeNodes = tree.attributeNodes
        changedNodes = tree.changedNodes
    }
}

extension Tree {
    /// Whether the tree had state set by custom elements, which belongs to their world and is not in the image.
    public var hasStatesOfCustomElements: Bool { !(formCustom.isEmpty && customStates.isEmpty) }

    /// A copy of the tree's contents, without observers, ranges, and states of custom elements.
    public var image: TreeImage { TreeImage(self) }

    /// Replaces the tree's contents by an image's, with the same numbers. No script that uses the former contents may run any more.
    ///
    /// - Parameters:
    ///   - image: An image of this tree, or of one that began with the same records in the same order.
    ///   - keepsObservers: Whether the observers and ranges belong to a world that was made over this tree for the image's contents.
    public func restore(_ image: TreeImage, keepsObservers: Bool) {
        unwrittenStyles?.forget()
        listTexts = nil
        arena.reservedText = 0
        arena.restore(image.arena)
        strings.restore(image.strings)
        names.restore(image.names)
        documents = image.documents
        doctypes = image.doctypes
        shadowRoots = image.shadowRoots
        shadowHosts = image.shadowHosts
        shadowTraits = image.shadowTraits
        declaredShadows = image.declaredShadows
        declaringTemplates = []
        isValues = image.isValues
        parserFormOwners = image.parserFormOwners
        changedNodes = image.changedNodes
        attributeNodes = image.attributeNodes
        idIndexes = [:]
        attributeIndexes = [:]
        keptIterators = KeptIterators()
        formCustom = [:]
        customStates = [:]
        childOrders = [:]
        siblingWalks = [:]
        lastNamed = .none
        renamed = []
        if keepsObservers { return }
        recorder = nil
        reactions = nil
        liveRanges = nil
    }
}
