// LifetimeTests.swift: what keeps what: scripts closures and objects, values their context, and managed references nothing.

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

    /// Collects all garbage at once, by a function of the engine's that is there for tests.
    private static func collect(_ context: JSContext) throws {
        typealias Collect = @convention(c) (OpaquePointer) -> Void
        let library = try #require(dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW))
        let function = try #require(dlsym(library, "JSSynchronousGarbageCollectForDebugging"))
        Swift.unsafeBitCast(function, to: Collect.self)(context.engine.pointer)
    }

    @Test("What a context holds of Swift ends with it")
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

    @Test("Values that are held outlast collections, with what they keep")
    func held() throws {
        let context = try #require(JSContext())
        let values = (0..<50).map { context.evaluateScript("({number: \($0), list: [[\($0)]]})")! }
        try Self.collect(context)
        for (index, value) in values.enumerated() {
            #expect(value.forProperty("number").toInt32() == Int32(index))
            #expect(value.toDictionary()["list"] as? [[Int]] == [[index]])
        }
    }

    @Test("A value keeps its context")
    func valueKeepsContext() throws {
        let value = try #require(JSContext()?.evaluateScript("({f() { return 'still here' }})"))
        #expect(value.invokeMethod("f", withArguments: []).toString() == "still here")
    }

    @Test("Objects that scripts drop are released, outside of the collector")
    func dropped() throws {
        let context = try #require(JSContext())
        var ended = 0
        // A deinitialiser that runs scripts.
        let make: () -> Any = { Witness { ended += Int(context.evaluateScript("1").toInt32()) } }
        context.setObject(make, forKeyedSubscript: "make" as NSString)
        context.evaluateScript("for (let i = 0; i < 1000; i++) make()")
        try Self.collect(context)
        context.evaluateScript("")
        #expect(ended > 0)
    }

    @Test("A managed reference keeps nothing, but with an owner")
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
