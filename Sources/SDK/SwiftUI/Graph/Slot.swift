// Slot.swift: the place of a view in the tree of all views: its identity. What stays of a view from one evaluation to the next
// is kept here, and goes when no view is in the place any more, or one of another type.

import Streams

/// How a place is found from the one around it.
enum SlotKey: Hashable {
    /// Where it stands in its container's code.
    case index(Int)
    /// The id of an element of `ForEach`, or one that its author gives.
    case id(AnyHashable)
}

/// A place.
@MainActor
final class Slot {
    /// The type of the view in it.
    let type: Any.Type
    /// The places inside.
    private var children: [SlotKey: Slot] = [:]
    /// What its properties keep, by their order; views of this module keep what they need at 0.
    var memory: [Int: AnyObject] = [:]
    /// What its properties listen to.
    private var sources: [Int: (object: ObjectIdentifier, subscription: AnyCancellable)] = [:]
    /// Done when it goes.
    var endings: [() -> Void] = []
    /// The evaluation that has last come by.
    private(set) var evaluation = 0

    init(type: Any.Type) { self.type = type }

    /// The place inside for a view of that type, made if it is not there.
    func child(_ key: SlotKey, _ type: Any.Type, evaluation: Int) -> Slot {
        if let child = children[key] {
            if child.type == type {
                child.evaluation = evaluation
                return child
            }
            child.end()
        }
        let child = Slot(type: type)
        child.evaluation = evaluation
        children[key] = child
        return child
    }

    /// What is kept at an index, made if it is not there.
    func remembered<Memory: AnyObject>(at index: Int = 0, _ make: () -> Memory) -> Memory {
        if let known = memory[index] as? Memory { return known }
        let made = make()
        memory[index] = made
        return made
    }

    /// Listens to an object that a property holds, and to no other for that property.
    func listen<Object: ObservableObject>(to object: Object, at index: Int, _ heard: @escaping @Sendable () -> Void) {
        if sources[index]?.object == ObjectIdentifier(object) { return }
        sources[index] = (ObjectIdentifier(object), object.objectWillChange.sink { _ in heard() })
    }

    /// Ends the places inside that an evaluation did not come by. What those that stay keep is kept.
    func sweep(_ current: Int) {
        for (key, child) in children {
            if child.evaluation == current {
                child.sweep(current)
            } else {
                children[key] = nil
                child.end()
            }
        }
    }

    /// Ends it and all places inside.
    func end() {
        for child in children.values { child.end() }
        children = [:]
        for ending in endings { ending() }
        endings = []
        sources = [:]
        memory = [:]
    }
}
