// LifetimeTests.swift: object lifetimes: scripts retain closures and objects, values retain their context, and managed references retain
// nothing.

import Foundation
import Testing

@testable import JavaScriptCore

@Suite("Lifetimes")
struct LifetimeTests {
    private final class Witness {
        private let onEnd: () -> Void
        init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    /// Collects all garbage immediately, by a function of the engine for tests.
    private static func collect(_ context: JSContext) throws {
        typealias Collect = @convention(c) (OpaquePointer) -> Void
        let library = try #require(dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW))
        let function = try #require(dlsym(library, "JSSynchronousGarbageCollectForDebugging"))
        Swift.unsafeBitCast(function, to: Collect.self)(context.engine.pointer)
    }

    @Test("A context's Swift objects are released with it")
    func contextEnds() throws {
        var ended = 0
        do {
            let context = try #require(JSContext())
            let witness = Witness { ended += 1 }
            context.setObject(witness, forKeyedSubscript: "witness" as NSString)
            context.setObject({ withExtendedLifetime(witness) {} } as () -> Void, forKeyedSubscript: "f" as NSString)
            #expect(context.evaluateScript("f(); typeof witness").toString() == "object")
        }
        #expect(ended == 1)
    }

    @Test("Retained values survive garbage collections, with everything they refer to")
    func held() throws {
        let context = try #require(JSContext())
        let values = (0..<50).map { context.evaluateScript("({number: \($0), list: [[\($0)]]})")! }
        try Self.collect(context)
        for (index, value) in values.enumerated() {
            #expect(value.forProperty("number").toInt32() == Int32(index))
            #expect(value.toDictionary()["list"] as? [[Int]] == [[index]])
        }
    }

    @Test("A value retains its context")
    func valueKeepsContext() throws {
        let value = try #require(JSContext()?.evaluateScript("({f() { return 'still here' }})"))
        #expect(value.invokeMethod("f", withArguments: []).toString() == "still here")
    }

    @Test("Objects that scripts drop are released, outside of the collector")
    func dropped() throws {
        let context = try #require(JSContext())
        var ended = 0
        // A deinitializer that runs scripts.
        let make: () -> Any = { Witness { ended += Int(context.evaluateScript("1").toInt32()) } }
        context.setObject(make, forKeyedSubscript: "make" as NSString)
        context.evaluateScript("for (let i = 0; i < 1000; i++) make()")
        try Self.collect(context)
        context.evaluateScript("")
        #expect(ended > 0)
    }

    @Test("A managed reference retains nothing without an owner")
    func managed() throws {
        let context = try #require(JSContext())
        func make() -> [JSManagedValue] {
            (0..<100).map { JSManagedValue(value: context.evaluateScript("({n: \($0)})")) }
        }
        let owner = NSObject()
        let owned = try #require(JSManagedValue(value: context.evaluateScript("({n: 'kept'})")))
        context.virtualMachine.addManagedReference(owned, withOwner: owner)
        let loose = make()
        try Self.collect(context)
        #expect(loose.contains { $0.value == nil })
        #expect(owned.value.forProperty("n").toString() == "kept")
        context.virtualMachine.removeManagedReference(owned, withOwner: owner)
        let number = try #require(JSManagedValue(value: JSValue(int32: 7, in: context)))
        #expect(number.value.toInt32() == 7)
        #expect(JSManagedValue(value: nil).value == nil)
    }
}
