// TreeImage.swift: a tree as it was once, to be had again: as it was parsed, or as an extension left it.
//
// Records and strings are copied as bytes with their numbers, so that everything that knows nodes by their numbers, such as the
// places in the page's source, holds for each copy. What only spares walks (counts of children, attributes by name) is not copied: it
// is made anew where it is needed. Elements by id are, since the nodes' records say that they are kept.

/// What a tree held.
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
    fileprivate let idIndexes: [NodeID: IDIndex]
    fileprivate let changedNodes: [NodeID]

    fileprivate init(_ tree: Tree) {
        tree.writeStyles()
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
        idIndexes = tree.idIndexes.mapValues { $0.copy() }
        changedNodes = tree.changedNodes
    }
}

extension Tree {
    /// Whether an image lacks anything that custom elements said of themselves: that is their world's.
    public var hasStatesOfCustomElements: Bool { !(formCustom.isEmpty && customStates.isEmpty) }

    /// What is in the tree now, but for what scripts left beside it: observers and ranges, and states of custom elements.
    public var image: TreeImage { TreeImage(self) }

    /// Makes the tree hold what a tree held once, with the same numbers, and nothing else. No script that sees what it holds until
    /// now may run any more.
    ///
    /// - Parameters:
    ///   - image: Of this tree, or of one that began like it: with the same records in the same order.
    ///   - keepsObservers: Whether a world has been made over this tree that will meet what it holds from now on, so that observers
    ///     and ranges are that world's.
    public func restore(_ image: TreeImage, keepsObservers: Bool) {
        unwrittenStyles?.forget()
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
        idIndexes = image.idIndexes.mapValues { $0.copy() }
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
