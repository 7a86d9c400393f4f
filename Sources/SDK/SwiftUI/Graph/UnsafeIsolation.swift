// UnsafeIsolation.swift: closures of the main actor, called where the compiler does not know of it.
// Safe because a function's actor is no part of its representation, and because whoever reads and sets a binding does it on the
// main thread: bindings are made by bodies, and used by what bodies make. Apple's own are called so, too.

/// The same closure, of no actor.
func withoutActor<Value>(_ get: @escaping @MainActor () -> Value) -> () -> Value {
    unsafeBitCast(get, to: (() -> Value).self)
}

/// The same closure, of no actor.
func withoutActor<Value>(_ set: @escaping @MainActor (Value) -> Void) -> (Value) -> Void {
    unsafeBitCast(set, to: ((Value) -> Void).self)
}

/// The same closure, of no actor.
func withoutActor<Value>(_ set: @escaping @MainActor (Value, Transaction) -> Void) -> (Value, Transaction) -> Void {
    unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
}
