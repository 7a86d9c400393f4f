// UnsafeMicrotasks.swift: promises' reactions that run before the engine is left.
// https://html.spec.whatwg.org/multipage/webappapis.html#perform-a-microtask-checkpoint
//
// The engine runs them when the last of its calls returns. An event that no script fires has its listeners called one after the other
// by the bindings, which are a call of their own; so between two listeners the bindings ask for this. The C API has no
// such function: JSC::VM::drainMicrotasks, which the library exports for WebKit, is found by its full C++ name.
//
// Why it is safe: the function takes the virtual machine, which is what a context group is, and nothing else; the lock is held as in
// UnsafeHostFunction.swift. What it runs are calls like any other, under the time limit of the call that is going on.

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
    /// Runs the reactions of promises that wait, though a call may be going on; without effect where the library can't.
    public func runMicrotasks() { UnsafeMicrotasks.run(in: reference) }
}
