// UnsafeMicrotasks.swift: runs promise reactions before the outermost call returns.
// https://html.spec.whatwg.org/multipage/webappapis.html#perform-a-microtask-checkpoint
//
// The engine runs them when the outermost call returns. If an event is not dispatched by a script, the bindings call its listeners one
// after another within one call; so between two listeners the bindings request a checkpoint. The C API has no such function:
// JSC::VM::drainMicrotasks, which the library exports for WebKit, is looked up by its full C++ name.
//
// Why it is safe: the function's only parameter is the virtual machine, which is what a context group is; the lock is held as in
// UnsafeHostFunction.swift. The reactions are calls like any other, under the time limit of the current call.

import CJavaScriptCore
import Glibc

enum UnsafeMicrotasks {
    private typealias Drain = @convention(c) (UnsafeMutableRawPointer) -> Void

    private static let drain: Drain? = {
        guard let address = dlsym(nil, "_ZN3JSC2VM15drainMicrotasksEv") else { return nil }
        return unsafeBitCast(address, to: Drain.self)
    }()

    static func run(in context: JSGlobalContextRef) {
        guard let drain, let group = JSContextGetGroup(context) else { return }
        _ = UnsafeHostFunction.withLock(in: context) { _ in
            drain(UnsafeMutableRawPointer(group))
            return nil
        }
    }
}

extension ScriptContext {
    /// Runs waiting promise reactions, even during a call; has no effect if the library lacks the function.
    public func runMicrotasks() { UnsafeMicrotasks.run(in: reference) }
}
