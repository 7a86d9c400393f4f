// UnsafeIsolation.swift: closures of the main actor, called from code that the compiler does not know to run on it.
// Safe because a function's actor is not part of its representation, and because bindings are read and set on the main
// thread only: they are created by bodies, and used by the views that bodies create. Apple's own bindings are called in
// the same way.

/// The same closure, nonisolated.
func withoutActor<Value>(_ get: @escaping @MainActor () -> Value) -> () -> Value {
    unsafeBitCast(get, to: (() -> Value).self)
}

/// The same closure, nonisolated.
func withoutActor<Value>(_ set: @escaping @MainActor (Value) -> Void) -> (Value) -> Void {
    unsafeBitCast(set, to: ((Value) -> Void).self)
}

/// The same closure, nonisolated.
func withoutActor<Value>(_ set: @escaping @MainActor (Value, Transaction) -> Void) -> (Value, Transaction) -> Void {
    unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
}
