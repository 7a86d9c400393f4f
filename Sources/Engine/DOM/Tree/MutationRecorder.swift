// MutationRecorder.swift: who observes which nodes, and the records of the changes that were observed.
// https://dom.spec.whatwg.org/#mutation-observers
//
// A tree has a recorder once somebody observes it; until then its changes cost one look at a missing one. Records are
// values: nodes are never freed and strings never change, so that nothing needs to be copied.

/// What an observer is registered for. https://dom.spec.whatwg.org/#dictdef-mutationobserverinit
public struct ObservationOptions: Sendable {
    /// Whether changes of the target's children are recorded.
    public var childList = false
    /// Whether changes of attributes are recorded.
    public var attributes = false
    /// Whether changes of character data are recorded.
    public var characterData = false
    /// Whether changes of the target's descendants are recorded as well.
    public var subtree = false
    /// Whether a record of an attribute has the value before the change.
    public var attributeOldValue = false
    /// Whether a record of character data has the data before the change.
    public var characterDataOldValue = false
    /// Local names (interned) of the attributes to observe; nil for all.
    public var attributeFilter: [StringID]?

    /// Options that record nothing yet.
    public init() {}
}

/// One observed change. https://dom.spec.whatwg.org/#interface-mutationrecord
public struct MutationRecord: Sendable {
    /// What changed.
    public enum Kind: UInt32, Sendable {
        case attributes = 1
        case characterData = 2
        case childList = 3
    }

    /// What changed.
    public var kind: Kind
    /// The node whose attributes, data or children changed.
    public var target: NodeID
    /// The children that came.
    public var added: [NodeID] = []
    /// The children that left.
    public var removed: [NodeID] = []
    /// The sibling before the children that came or left, none when there is none.
    public var previousSibling = NodeID.none
    /// The sibling behind the children that came or left, none when there is none.
    public var nextSibling = NodeID.none
    /// The attribute's name, none in other records.
    public var attribute = NameID(rawValue: 0)
    /// None when the observer didn't ask for it or there was no value.
    public var oldValue = StringID.none
}

/// The observers of one tree and the records that wait for them.
public final class MutationRecorder {
    private struct Registration {
        var observer: Int
        var options: ObservationOptions
        /// Where it was made, when it is there because the node was taken out of that subtree; else none.
        var source = NodeID.none
        var isTransient: Bool { !source.isNone }
    }

    private var registrations: [NodeID: [Registration]] = [:]
    private var queues: [[MutationRecord]] = []
    /// The nodes that each observer was registered at, those of transient registrations apart. A node may be here twice,
    /// or no longer be observed.
    private var nodes: [[NodeID]] = []
    private var transientNodes: [[NodeID]] = []
    /// Observers for whom records were queued since the last notification, each once.
    private var waiting: Set<Int> = []
    /// Where each observer stands among those who want a record. NB: What is left from an earlier record is told by what
    /// stands in that place.
    private var places: [Int] = []
    /// Above 0 while an algorithm does several changes that make one record.
    private var pauses = 0
    /// Called when a record was queued and none waited before.
    public var notifications: [() -> Void] = []
    /// Whether somebody ever asked for the values of attributes before their changes.
    private(set) var givesOldAttributes = false
    /// Whether records were queued since the last notification.
    private var hasNews = false

    init() {}

    /// A new observer's number.
    public func makeObserver() -> Int {
        queues.append([])
        nodes.append([])
        transientNodes.append([])
        places.append(0)
        return queues.count - 1
    }

    /// https://dom.spec.whatwg.org/#dom-mutationobserver-observe, steps 7 and 8.
    public func observe(_ node: NodeID, _ observer: Int, _ options: ObservationOptions) {
        if options.attributeOldValue { givesOldAttributes = true }
        let known = registrations[node]?.firstIndex { $0.observer == observer && !$0.isTransient }
        if let known {
            registrations[node]?[known].options = options
            // NB: After the options are set, since this node may have a transient registration too, before that place.
            drop(transientNodes[observer]) { $0.observer == observer && $0.source == node }
        } else {
            registrations[node, default: []].append(Registration(observer: observer, options: options))
            nodes[observer].append(node)
        }
    }

    /// Ends all observation by an observer and empties its queue.
    public func disconnect(_ observer: Int) {
        queues[observer] = []
        drop(nodes[observer]) { $0.observer == observer }
        nodes[observer] = []
        dropTransient(of: observer)
    }

    /// Removes registrations at some nodes.
    private func drop(_ nodes: [NodeID], _ isDropped: (Registration) -> Bool) {
        for node in nodes {
            registrations[node]?.removeAll(where: isDropped)
            if registrations[node]?.isEmpty == true { registrations[node] = nil }
        }
    }

    /// The records that wait for an observer, which are then no longer its.
    public func takeRecords(_ observer: Int) -> [MutationRecord] {
        defer { queues[observer] = [] }
        return queues[observer]
    }

    /// Forgets the subtrees that were taken out of what an observer observes, as each notification does.
    public func dropTransient(of observer: Int) {
        drop(transientNodes[observer]) { $0.isTransient && $0.observer == observer }
        transientNodes[observer] = []
    }

    /// Those of some observers for whom records were queued, or that go on observing what was removed, since this was last
    /// asked, in the order in which they were made.
    public func takeWaiting(among observers: Set<Int>) -> [Int] {
        let taken = waiting.intersection(observers)
        waiting.subtract(taken)
        return taken.sorted()
    }

    /// Tells whoever waits that there are records, if any were queued since this was called last.
    func notify() {
        guard hasNews else { return }
        hasNews = false
        for notification in notifications { notification() }
    }

    // MARK: What the tree tells

    func pause() { pauses += 1 }
    func resume() { pauses -= 1 }

    /// A node leaves `parent`: whoever observes that subtree goes on observing the node until the next notification.
    /// https://dom.spec.whatwg.org/#concept-node-remove, step 14
    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        var ancestor = parent
        while !ancestor.isNone {
            for registration in registrations[ancestor] ?? [] where registration.options.subtree {
                var copy = registration
                if !copy.isTransient { copy.source = ancestor }
                let list = registrations[node, default: []]
                if list.contains(where: { $0.source == copy.source && $0.observer == copy.observer }) { continue }
                registrations[node, default: []].append(copy)
                transientNodes[copy.observer].append(node)
                waiting.insert(copy.observer)
            }
            ancestor = tree.parent(ancestor)
        }
    }

    /// Queues a record for all who observe its target. https://dom.spec.whatwg.org/#queue-a-mutation-record
    func queue(_ record: MutationRecord, in tree: Tree) {
        if pauses > 0 || registrations.isEmpty { return }
        // 1-3. Whoever wants it, each with whether one of its registrations wants the old value.
        var interested: [(observer: Int, wantsOldValue: Bool)] = []
        var node = record.target
        while !node.isNone {
            for registration in registrations[node] ?? [] {
                let options = registration.options
                guard node == record.target || options.subtree, Self.wants(options, record, tree) else { continue }
                let wantsOldValue =
                    record.kind == .attributes ? options.attributeOldValue : options.characterDataOldValue
                let place = places[registration.observer]
                if place < interested.count, interested[place].observer == registration.observer {
                    interested[place].wantsOldValue = interested[place].wantsOldValue || wantsOldValue
                } else {
                    places[registration.observer] = interested.count
                    interested.append((registration.observer, wantsOldValue))
                }
            }
            node = tree.parent(node)
        }
        // 4. A record for each.
        for (observer, wantsOldValue) in interested {
            var copy = record
            if !wantsOldValue { copy.oldValue = .none }
            queues[observer].append(copy)
            waiting.insert(observer)
            hasNews = true
        }
    }

    private static func wants(_ options: ObservationOptions, _ record: MutationRecord, _ tree: Tree) -> Bool {
        switch record.kind {
        case .childList: return options.childList
        case .characterData: return options.characterData
        case .attributes:
            guard let filter = options.attributeFilter else { return options.attributes }
            return options.attributes && tree.namespace(record.attribute) == .none
                && filter.contains(tree.localName(record.attribute))
        }
    }
}

extension Tree {
    /// The recorder, made when first asked for.
    public func makeRecorder() -> MutationRecorder {
        if let recorder { return recorder }
        let made = MutationRecorder()
        recorder = made
        return made
    }

    /// Tells whoever waits of mutation records, if any were queued since this was called last.
    public func notifyOfRecords() { recorder?.notify() }

    /// Does several changes of `parent`'s children that make one record together.
    func recordingOnce(
        _ parent: NodeID,
        added: [NodeID],
        removed: [NodeID],
        previous: NodeID,
        next: NodeID,
        _ body: () -> Void
    ) {
        guard let recorder else { return body() }
        recorder.pause()
        body()
        recorder.resume()
        recordChildren(parent, added: added, removed: removed, previous: previous, next: next)
    }

    func recordChildren(_ parent: NodeID, added: [NodeID], removed: [NodeID], previous: NodeID, next: NodeID) {
        guard let recorder, !added.isEmpty || !removed.isEmpty else { return }
        var record = MutationRecord(kind: .childList, target: parent, added: added, removed: removed)
        record.previousSibling = previous
        record.nextSibling = next
        recorder.queue(record, in: self)
    }
}
