// ChangeLog.swift: the changes that scripts make to one document, each with the place in a script that made it.
//
// A tree has a log only while a run is being explained; until then each change costs one look at a missing one. A script's native
// call that changes trees stands between `enter` and `leave`: what is changed elsewhere is the parser's or the program's own.
// Nodes and strings are never used again, so that an entry is a few numbers. What a list says of them is found when all is over
// (WebRuntime/Page/ChangeListing.swift), but for the markup of nodes that come and go, which is written down as they do.

/// One change as it was made.
public struct LoggedChange: Sendable {
    /// What was done.
    public enum Kind: Sendable { case inserted, removed, data, attribute }

    public var kind: Kind
    /// Which step of the run it was.
    public var step: UInt8 = 0
    /// The node that came or left, whose data changed, or the element whose attribute did.
    public var node: NodeID
    /// The number of the place, as `ChangeLog.place(at:)` gave it; -1: none.
    public var place: Int32 = -1
    /// Which of the scripts' native calls.
    public var call: UInt32 = 0

    /// What a text that came or left said then; none of others.
    public internal(set) var data = StringID.none

    // OPTIMIZATION: What a kind has not is another's: all entries are written once and read several times.
    private var (first, second, third, fourth): (UInt32, UInt32, UInt32, UInt32)

    /// A node that came to a parent, or left it, where a sibling was before it.
    init(_ kind: Kind, _ node: NodeID, parent: NodeID, previous: NodeID = .none) {
        (self.kind, self.node) = (kind, node)
        (first, second, third, fourth) = (parent.rawValue, previous.rawValue, 0, 0)
    }

    /// A value, or data, that was another one before.
    init(_ kind: Kind, _ node: NodeID, attribute: NameID = NameID(rawValue: 0), old: StringID, new: StringID) {
        (self.kind, self.node) = (kind, node)
        (first, second, third, fourth) = (attribute.rawValue, 0, old.rawValue, new.rawValue)
    }

    private var isOfNode: Bool { kind == .inserted || kind == .removed }

    /// The parent that it came to or left; none for other kinds.
    public var parent: NodeID { isOfNode ? NodeID(rawValue: first) : .none }
    /// The sibling before it as it left.
    public var previous: NodeID { isOfNode ? NodeID(rawValue: second) : .none }
    /// The attribute's name; meaningless for other kinds.
    public var attribute: NameID { NameID(rawValue: first) }
    /// The value or data before, none where there was no attribute.
    public var old: StringID { isOfNode ? .none : StringID(rawValue: third) }
    /// The value or data now, none where there is no attribute.
    public var new: StringID { isOfNode ? .none : StringID(rawValue: fourth) }
    /// The markup of a node that came or left, in what `ChangeLog.takeMarkup` gives.
    public internal(set) var markup: Range<UInt32> {
        get { isOfNode ? third..<fourth : 0..<0 }
        set { (third, fourth) = (newValue.lowerBound, newValue.upperBound) }
    }
}

/// The changes of one document. What it takes from outside of a tree, a subclass says: closures would be retained for each change.
open class ChangeLog {
    /// How many changes are kept.
    public static let maximumChanges = 20_000
    /// How many bytes of markup are kept.
    public static let maximumMarkup = 8 << 20

    /// In their order.
    @exclusivity(unchecked) public private(set) var changes: [LoggedChange] = []
    /// How many more there were.
    @exclusivity(unchecked) public private(set) var omitted = 0
    /// The step of the run that goes on.
    @exclusivity(unchecked) public var step: UInt8 = 0

    private let document: NodeID
    @exclusivity(unchecked) private var calls: UInt32 = 0
    /// The native call that goes on; 0: none does.
    @exclusivity(unchecked) private var call: UInt32 = 0
    /// Its place; nil before its first change.
    @exclusivity(unchecked) private var callPlace: Int?
    /// Its frame in the engine.
    @exclusivity(unchecked) private var frame: UInt = 0
    /// Where the markup that was written so far ends.
    @exclusivity(unchecked) private var markupEnd: UInt32 = 0
    /// A node that was found in the document, and nothing left it since that might hold the node; none: no such one.
    @exclusivity(unchecked) private var shown = NodeID.none
    /// A node that was found outside of it in this call, and nothing came into it since that might hold the node.
    @exclusivity(unchecked) private var hidden = NodeID.none

    /// An empty log of the changes of a document.
    public init(document: NodeID) {
        self.document = document
        // OPTIMIZATION: Room that is not used costs addresses only, and what grows is copied.
        changes.reserveCapacity(Self.maximumChanges)
    }

    /// Says which place in a script is running now, by what `enter` was given; -1: none.
    open func place(at frame: UInt) -> Int { -1 }

    /// Writes the beginning of a node's markup behind what was written before. Says where it is there.
    open func describe(_ node: NodeID, in tree: Tree) -> Range<UInt32> { 0..<0 }

    /// Hands over all markup that was written, UTF-8.
    open func takeMarkup() -> [UInt8] { [] }

    /// What `leave` needs to go on with the call around one.
    public struct Outer {
        fileprivate var call: UInt32
        fileprivate var place: Int?
        fileprivate var frame: UInt
    }

    /// A native call of a script begins, maybe within another one. `frame` is what `place` is given.
    public func enter(_ frame: UInt) -> Outer {
        let outer = Outer(call: call, place: callPlace, frame: self.frame)
        self.frame = frame
        calls &+= 1
        call = calls
        callPlace = nil
        hidden = .none
        return outer
    }

    /// The call that `enter` began is done.
    public func leave(_ outer: Outer) {
        call = outer.call
        callPlace = outer.place
        frame = outer.frame
        hidden = .none
    }

    /// Takes in what `body`, which is no script's, changes.
    public func withoutScript(step: UInt8, _ body: () -> Void) {
        let outer = enter(0)
        let outerStep = self.step
        self.step = step
        callPlace = -1
        body()
        self.step = outerStep
        leave(outer)
    }

    // MARK: What the tree tells

    func inserted(_ node: NodeID, into parent: NodeID, in tree: Tree) {
        guard isWanted(parent, tree) else { return }
        hidden = .none
        note(LoggedChange(.inserted, node, parent: parent), in: tree)
    }

    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        if isWanted(parent, tree) {
            let previous = tree.previousSibling(node)
            note(LoggedChange(.removed, node, parent: parent, previous: previous), in: tree)
            // The parent stays where it was found just now.
            shown = parent
        } else if tree.isElement(node) {
            shown = .none
        }
    }

    func dataChanged(of node: NodeID, from old: StringID, to new: StringID, in tree: Tree) {
        guard isWanted(node, tree), Self.differ(old, new, tree) else { return }
        note(LoggedChange(.data, node, old: old, new: new))
    }

    func attributeChanged(_ name: NameID, of element: NodeID, from old: StringID, to new: StringID, in tree: Tree) {
        guard isWanted(element, tree), Self.differ(old, new, tree) else { return }
        note(LoggedChange(.attribute, element, attribute: name, old: old, new: new))
    }

    /// Whether a value is another one than before: what is set to what it was is not changed.
    private static func differ(_ old: StringID, _ new: StringID, _ tree: Tree) -> Bool {
        old.isNone || new.isNone ? old.isNone != new.isNone : !tree.strings.equal(old, new)
    }

    /// Whether a script is at work, and on the document.
    private func isWanted(_ node: NodeID, _ tree: Tree) -> Bool {
        if call == 0 { return false }
        guard isInDocument(node, tree) else { return false }
        if changes.count < Self.maximumChanges, markupEnd < Self.maximumMarkup { return true }
        omitted += 1
        hidden = .none
        return false
    }

    private func isInDocument(_ node: NodeID, _ tree: Tree) -> Bool {
        // OPTIMIZATION: Of an element's children several come and go, as a rule, and a fragment's all leave it.
        if node == shown { return true }
        if node == hidden { return false }
        let isShown = tree.isShown(node, in: document)
        if isShown { shown = node } else { hidden = node }
        return isShown
    }

    /// Notes a change, with the markup of the node that came or left if its tree is given.
    private func note(_ change: LoggedChange, in tree: Tree? = nil) {
        let place = callPlace ?? place(at: frame)
        callPlace = place
        var change = change
        change.place = Int32(place)
        change.step = step
        change.call = call
        if let tree {
            change.markup = describe(change.node, in: tree)
            markupEnd = change.markup.upperBound
            if tree.kind(change.node) == .text { change.data = tree.data(change.node) }
        }
        changes.append(change)
    }
}

extension Tree {
    /// Whether a node is below a document, with what templates and shadow roots hold.
    public func isShown(_ node: NodeID, in document: NodeID) -> Bool {
        var ancestor = node
        while true {
            if ancestor == document { return true }
            let next = enclosing(ancestor)
            if next.isNone { return false }
            ancestor = next
        }
    }

    /// A node's parent; of a template's contents the template, of a shadow root its host.
    public func enclosing(_ node: NodeID) -> NodeID {
        let parent = self.parent(node)
        if !parent.isNone || kind(node) != .documentFragment { return parent }
        let host = templateHost(node)
        return host.isNone ? shadowHosts[node] ?? .none : host
    }
}
