// MutationRecorder.swift: mutation observers' registrations, and the records of observed changes.
// https://dom.spec.whatwg.org/#mutation-observers
//
// A tree has a recorder once an observer observes it; before, its changes cost one nil check. Records are values: nodes are never freed and
// strings never change, so nothing needs to be copied. Called by Tree+Links (children), Tree+Attributes (attributes) and Tree+Algorithms
// (character data, and the replacement of children). DOMReceiver.change calls `notifyOfRecords` after each native call.

/// The options of an observer's registration. https://dom.spec.whatwg.org/#dictdef-mutationobserverinit
public struct ObservationOptions: Sendable {
    /// Whether changes of the target's children are recorded.
    public var childList = false
    /// Whether changes of attributes are recorded.
    public var attributes = false
    /// Whether changes of character data are recorded.
    public var characterData = false
    /// Whether changes of the target's descendants are recorded, too.
    public var subtree = false
    /// Whether a record of an attribute contains the former value.
    public var attributeOldValue = false
    /// Whether a record of character data contains the former data.
    public var characterDataOldValue = false
    /// Local names (interned) of the attributes to observe; nil for all.
    public var attributeFilter: [StringID]?

    /// Options that record nothing.
    public init() {}
}

/// One observed change. https://dom.spec.whatwg.org/#interface-mutationrecord
public struct MutationRecord: Sendable {
    /// The kind of change.
    public enum Kind: UInt32, Sendable {
        case attributes = 1
        case characterData = 2
        case childList = 3
    }

    /// The kind of change.
    public var kind: Kind
    /// The node whose attributes, data or children changed.
    public var target: NodeID
    /// The children that were added.
    public var added: [NodeID] = []
    /// The children that were removed.
    public var removed: [NodeID] = []
    /// The sibling before the added or removed children; none if there is none.
    public var previousSibling = NodeID.none
    /// The sibling after the added or removed children; none if there is none.
    public var nextSibling = NodeID.none
    /// The attribute's name; none in other records.
    public var attribute = NameID(rawValue: 0)
    /// The former value; none if the observer did not request it or there was none.
    public var oldValue = StringID.none
}

/// The observers of one tree and their queued records.
public final class MutationRecorder {
    private struct Registration: Hashable {
        var observer: Int
        /// The source of a transient registration: the node whose subtree this node was removed from. None for other registrations.
        var source = NodeID.none
    }

    /// The registrations at each node, with their options. Their order does not matter: each observer has a queue of its own.
    private var registrations: [NodeID: [Registration: ObservationOptions]] = [:]
    private var queues: [[MutationRecord]] = []
    /// The nodes that each observer is registered at, without transient registrations. A node may be listed twice, or be no longer
    /// observed.
    private var nodes: [[NodeID]] = []
    /// The nodes of each observer's transient registrations, by their sources.
    private var transientNodes: [[NodeID: [NodeID]]] = []
    /// The observers with records queued since the last notification, each once.
    private var waiting: Set<Int> = []
    /// The index of each observer among those interested in a record. NB: An index left from an earlier record is detected by comparing the
    /// entry at that index.
    private var places: [Int] = []
    /// Positive while an algorithm makes several changes that form one record.
    private var pauses = 0
    /// Called by `notify()` if records were queued since its last call: at the end of a native call.
    public var notifications: [() -> Void] = []
    /// Whether any observer has requested former values of attributes.
    private(set) var givesOldAttributes = false
    /// Whether records were queued since the last notification.
    private var hasPending = false

    init() {}

    /// Makes an observer and returns its number.
    public func makeObserver() -> Int {
        queues.append([])
        nodes.append([])
        transientNodes.append([:])
        places.append(0)
        return queues.count - 1
    }

    /// https://dom.spec.whatwg.org/#dom-mutationobserver-observe, steps 7 and 8.
    public func observe(_ node: NodeID, _ observer: Int, _ options: ObservationOptions) {
        if options.attributeOldValue { givesOldAttributes = true }
        let registration = Registration(observer: observer)
        if registrations[node, default: [:]].updateValue(options, forKey: registration) == nil {
            nodes[observer].append(node)
        } else if let copies = transientNodes[observer].removeValue(forKey: node) {
            for copy in copies { drop(Registration(observer: observer, source: node), at: copy) }
        }
    }

    /// Ends all observation by an observer and clears its queue.
    public func disconnect(_ observer: Int) {
        queues[observer] = []
        for node in nodes[observer] { drop(Registration(observer: observer), at: node) }
        nodes[observer] = []
        dropTransient(of: observer)
    }

    private func drop(_ registration: Registration, at node: NodeID) {
        registrations[node]?[registration] = nil
        if registrations[node]?.isEmpty == true { registrations[node] = nil }
    }

    /// Returns an observer's queued records and removes them.
    public func takeRecords(_ observer: Int) -> [MutationRecord] {
        defer { queues[observer] = [] }
        return queues[observer]
    }

    /// Removes the transient registrations of an observer, as each notification does.
    public func dropTransient(of observer: Int) {
        for (source, copies) in transientNodes[observer] {
            for copy in copies { drop(Registration(observer: observer, source: source), at: copy) }
        }
        transientNodes[observer] = [:]
    }

    /// Those of the given observers that have had records queued or transient registrations added since the last call, in the order of
    /// their creation.
    public func takeWaiting(among observers: Set<Int>) -> [Int] {
        let taken = waiting.intersection(observers)
        waiting.subtract(taken)
        return taken.sorted()
    }

    /// Calls the notifications if records were queued since the last call.
    func notify() {
        guard hasPending else { return }
        hasPending = false
        for notification in notifications { notification() }
    }

    // MARK: Notifications from the tree

    func pause() { pauses += 1 }
    func resume() { pauses -= 1 }

    /// A node is about to be removed from `parent`: observers of the subtree keep observing the node until the next notification.
    /// https://dom.spec.whatwg.org/#concept-node-remove, step 14
    func willRemove(_ node: NodeID, from parent: NodeID, in tree: Tree) {
        var ancestor = parent
        while !ancestor.isNone {
            for (registration, options) in registrations[ancestor] ?? [:] where options.subtree {
                var copy = registration
                if copy.source.isNone { copy.source = ancestor }
                if registrations[node]?[copy] != nil { continue }
                registrations[node, default: [:]][copy] = options
                transientNodes[copy.observer][copy.source, default: []].append(node)
                waiting.insert(copy.observer)
            }
            ancestor = tree.parent(ancestor)
        }
    }

    /// Queues a record for all observers of its target. https://dom.spec.whatwg.org/#queue-a-mutation-record
    func queue(_ record: MutationRecord, in tree: Tree) {
        if pauses > 0 || registrations.isEmpty { return }
        // 1-3. The interested observers, each with whether one of its registrations requests the old value.
        var interested: [(observer: Int, wantsOldValue: Bool)] = []
        var node = record.target
        while !node.isNone {
            for (registration, options) in registrations[node] ?? [:] {
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
        // 4. Queue a record for each.
        for (observer, wantsOldValue) in interested {
            var copy = record
            if !wantsOldValue { copy.oldValue = .none }
            queues[observer].append(copy)
            waiting.insert(observer)
            hasPending = true
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
    /// The recorder, made on first use.
    public func recorderOrNew() -> MutationRecorder {
        if let recorder { return recorder }
        let made = MutationRecorder()
        recorder = made
        return made
    }

    /// Notifies of mutation records if any were queued since the last call.
    public func notifyOfRecords() { recorder?.notify() }

    /// Makes several changes of `parent`'s children that form one record.
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
