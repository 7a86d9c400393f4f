// Slot.swift: the position of a view in the view tree, which is its identity. It stores the state of a view between
// evaluations, and is removed when it has no view any more, or one of another type.

import Streams

/// The key of a slot in its parent.
enum SlotKey: Hashable {
    /// The position in its container's code.
    case index(Int)
    /// The id of an element of `ForEach`, or an explicit identity.
    case id(AnyHashable)
}

/// A slot in the view tree.
@MainActor
final class Slot {
    /// The type of the view in this slot.
    let type: Any.Type
    /// The child slots.
    private var children: [SlotKey: Slot] = [:]
    /// The state of its properties, by their order; views of this module use index 0.
    var memory: [Int: AnyObject] = [:]
    /// The objects that its properties observe.
    private var sources: [Int: (object: ObjectIdentifier, subscription: AnyCancellable)] = [:]
    /// The actions to call at its end.
    var endings: [() -> Void] = []
    /// The number of the last evaluation that visited it.
    private(set) var evaluation = 0

    init(type: Any.Type) { self.type = type }

    /// The child slot for a view of that type, created if missing.
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

    /// The state at an index, created if missing.
    func remembered<Memory: AnyObject>(at index: Int = 0, _ make: () -> Memory) -> Memory {
        if let known = memory[index] as? Memory { return known }
        let made = make()
        memory[index] = made
        return made
    }

    /// Observes the object of a property, instead of a previous one.
    func listen<Object: ObservableObject>(to object: Object, at index: Int, _ heard: @escaping @Sendable () -> Void) {
        if sources[index]?.object == ObjectIdentifier(object) { return }
        sources[index] = (ObjectIdentifier(object), object.objectWillChange.sink { _ in heard() })
    }

    /// Ends the child slots that an evaluation did not visit. The others keep their state.
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

    /// Ends it and all child slots.
    func end() {
        for child in children.values { child.end() }
        children = [:]
        for ending in endings { ending() }
        endings = []
        sources = [:]
        memory = [:]
    }
}
