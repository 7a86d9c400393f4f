// ChangeLog.swift: the changes that scripts make to one document, each with the position in a script that made it.
//
// A tree has a log only while a run is being explained; otherwise each change costs one nil check. A script's native call that changes
// trees is enclosed by `enter` and `leave`: changes outside are the parser's or the program's own. Nodes and strings are never reused, so
// an entry is a few numbers. Their text is looked up at the end (Explaining/ChangeListing.swift), except for the markup of inserted
// and removed nodes, which is recorded at once.

/// One change as it was made.
public struct LoggedChange: Sendable {
    /// The kind of change.
    public enum Kind: Sendable { case inserted, removed, data, attribute }

    public var kind: Kind
    /// The step of the run in which it was made.
    public var step: UInt8 = 0
    /// The node that was inserted or removed, or whose data changed; or the element whose attribute changed.
    public var node: NodeID
    /// The number of its position, from `ChangeLog.place(at:)`; -1: none.
    public var place: Int32 = -1
    /// The number of the script's native call.
    public var call: UInt32 = 0

    /// The data of an inserted or removed text; none for other changes.
    public internal(set) var data = StringID.none

    // OPTIMIZATION: Fields share storage between kinds: all entries are written once and read several times.
    private var (first, second, third, fourth): (UInt32, UInt32, UInt32, UInt32)

    /// A node that was inserted into a parent or removed from it, with the sibling before it.
    init(_ kind: Kind, _ node: NodeID, parent: NodeID, previous: NodeID = .none) {
        (self.kind, self.node) = (kind, node)
        (first, second, third, fourth) = (parent.rawValue, previous.rawValue, 0, 0)
    }

    /// A change of a value or of data.
    init(_ kind: Kind, _ node: NodeID, attribute: NameID = NameID(rawValue: 0), old: StringID, new: StringID) {
        (self.kind, self.node) = (kind, node)
        (first, second, third, fourth) = (attribute.rawValue, 0, old.rawValue, new.rawValue)
    }

    private var isOfNode: Bool { kind == .inserted || kind == .removed }

    /// The parent of an inserted or removed node; none for other kinds.
    public var parent: NodeID { isOfNode ? NodeID(rawValue: first) : .none }
    /// The sibling before a removed node.
    public var previous: NodeID { isOfNode ? NodeID(rawValue: second) : .none }
    /// The attribute's name; undefined for other kinds.
    public var attribute: NameID { NameID(rawValue: first) }
    /// The former value or data; none if there was no attribute.
    public var old: StringID { isOfNode ? .none : StringID(rawValue: third) }
    /// The new value or data; none if there is no attribute.
    public var new: StringID { isOfNode ? .none : StringID(rawValue: fourth) }
    /// The range of an inserted or removed node's markup in the result of `ChangeLog.takeMarkup`.
    public internal(set) var markup: Range<UInt32> {
        get { isOfNode ? third..<fourth : 0..<0 }
        set { (third, fourth) = (newValue.lowerBound, newValue.upperBound) }
    }
}

/// The changes of one document. A subclass provides what is outside the tree; closures would be retained for each change.
open class ChangeLog {
    /// The most changes that are kept.
    public static let maximumChanges = 20_000
    /// The most bytes of markup that are kept.
    public static let maximumMarkup = 8 << 20

    /// The changes, in order.
    @exclusivity(unchecked) public private(set) var changes: [LoggedChange] = []
    /// The number of further changes.
    @exclusivity(unchecked) public private(set) var omitted = 0
    /// The current step of the run.
    @exclusivity(unchecked) public var step: UInt8 = 0

    private let document: NodeID
    @exclusivity(unchecked) private var calls: UInt32 = 0
    /// The current native call; 0: none.
    @exclusivity(unchecked) private var call: UInt32 = 0
    /// The position of the current call; nil before its first change.
    @exclusivity(unchecked) private var callPlace: Int?
    /// The current call's frame in the engine.
    @exclusivity(unchecked) private var frame: UInt = 0
    /// The end of the markup written so far.
    @exclusivity(unchecked) private var markupEnd: UInt32 = 0
    /// A node that was found in the document, with no removal since that could contain it; none: no such node.
    @exclusivity(unchecked) private var shown = NodeID.none
    /// A node that was found outside the document in this call, with no insertion since that could contain it; none: no such node.
    @exclusivity(unchecked) private var hidden = NodeID.none

    /// An empty log of a document's changes.
    public init(document: NodeID) {
        self.document = document
        // OPTIMIZATION: Unused capacity costs only address space, but growing copies.
        changes.reserveCapacity(Self.maximumChanges)
    }

    /// The number of the script position that is running, from the frame passed to `enter`; -1: none.
    open func place(at frame: UInt) -> Int { -1 }

    /// Writes the start of a node's markup after what was written before, and returns its range.
    open func describe(_ node: NodeID, in tree: Tree) -> Range<UInt32> { 0..<0 }

    /// Returns all markup written, as UTF-8, and removes it.
    open func takeMarkup() -> [UInt8] { [] }

    /// The state that `leave` needs to return to the enclosing call.
    public struct Outer {
        fileprivate var call: UInt32
        fileprivate var place: Int?
        fileprivate var frame: UInt
    }

    /// Begins a native call of a script, possibly within another. `frame` is passed on to `place`.
    public func enter(_ frame: UInt) -> Outer {
        let outer = Outer(call: call, place: callPlace, frame: self.frame)
        self.frame = frame
        calls &+= 1
        call = calls
        callPlace = nil
        hidden = .none
        return outer
    }

    /// Ends the call that `enter` began.
    public func leave(_ outer: Outer) {
        call = outer.call
        callPlace = outer.place
        frame = outer.frame
        hidden = .none
    }

    /// Attributes the changes of `body`, which is not a script, to a step.
    public func withoutScript(step: UInt8, _ body: () -> Void) {
        let outer = enter(0)
        let outerStep = self.step
        self.step = step
        callPlace = -1
        body()
        self.step = outerStep
        leave(outer)
    }

    // MARK: Notifications from the tree

    func inserted(_ node: NodeID, into parent: NodeID, in tree: Tree) {
        guard isWanted(parent, tree) else { return }
        hidden = .none
        record(LoggedChange(.inserted, node, parent: parent), in: tree)
    }

    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        if isWanted(parent, tree) {
            let previous = tree.previousSibling(node)
            record(LoggedChange(.removed, node, parent: parent, previous: previous), in: tree)
            // The parent was just found to be in the document.
            shown = parent
        } else if tree.isElement(node) {
            shown = .none
        }
    }

    func dataChanged(of node: NodeID, from old: StringID, to new: StringID, in tree: Tree) {
        guard isWanted(node, tree), Self.differ(old, new, tree) else { return }
        record(LoggedChange(.data, node, old: old, new: new))
    }

    func attributeChanged(_ name: NameID, of element: NodeID, from old: StringID, to new: StringID, in tree: Tree) {
        guard isWanted(element, tree), Self.differ(old, new, tree) else { return }
        record(LoggedChange(.attribute, element, attribute: name, old: old, new: new))
    }

    /// Whether two values differ: setting the same value is not a change.
    private static func differ(_ old: StringID, _ new: StringID, _ tree: Tree) -> Bool {
        old.isNone || new.isNone ? old.isNone != new.isNone : !tree.strings.equal(old, new)
    }

    /// Whether a change is recorded: a script is running, and the node is in the document.
    private func isWanted(_ node: NodeID, _ tree: Tree) -> Bool {
        if call == 0 { return false }
        guard isInDocument(node, tree) else { return false }
        if changes.count < Self.maximumChanges, markupEnd < Self.maximumMarkup { return true }
        omitted += 1
        hidden = .none
        return false
    }

    private func isInDocument(_ node: NodeID, _ tree: Tree) -> Bool {
        // OPTIMIZATION: Usually several children of one element are inserted or removed, and all children of a fragment.
        if node == shown { return true }
        if node == hidden { return false }
        let isShown = tree.isShown(node, in: document)
        if isShown { shown = node } else { hidden = node }
        return isShown
    }

    /// Records a change, with the markup of the inserted or removed node if its tree is given.
    private func record(_ change: LoggedChange, in tree: Tree? = nil) {
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

// OPTIMIZATION: Reading a property of another module's object is checked for exclusivity at run time, calling these is not.
extension Tree {
    /// Begins a native call of a script in the log, if changes are logged.
    public func enterCall(_ frame: @autoclosure () -> UInt) -> ChangeLog.Outer? { changeLog?.enter(frame()) }

    /// Ends the call that `enterCall` began.
    public func leaveCall(_ outer: ChangeLog.Outer?) {
        if let outer { changeLog?.leave(outer) }
    }

    /// Whether any world reacts to changes.
    public var hasReactions: Bool { reactions != nil }
}

extension Tree {
    /// Whether a node is in a document, including the contents of templates and shadow roots.
    public func isShown(_ node: NodeID, in document: NodeID) -> Bool {
        var ancestor = node
        while true {
            if ancestor == document { return true }
            let next = enclosing(ancestor)
            if next.isNone { return false }
            ancestor = next
        }
    }

    /// A node's parent; for template contents the template, for a shadow root its host.
    public func enclosing(_ node: NodeID) -> NodeID {
        let parent = self.parent(node)
        if !parent.isNone || kind(node) != .documentFragment { return parent }
        let host = templateHost(node)
        return host.isNone ? shadowHosts[node] ?? .none : host
    }
}
