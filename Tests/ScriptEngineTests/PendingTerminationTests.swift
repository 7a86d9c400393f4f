// PendingTerminationTests.swift: a time limit that ends a promise's reaction, and what is asked of the engine next.
//
// The engine aborts the process where a context, a function, an error or a typed array is made while a termination is pending.

import Glibc
import ScriptEngine
import Testing

@Suite("Terminations that are pending", .serialized)
struct PendingTerminationTests {
    /// Scripts of which the limit ends a reaction, once the outermost call is over.
    static let scripts = [
        "Promise.resolve().then(() => { for (;;); }); for (;;);",
        "Promise.resolve().then(() => { for (;;); }); 1",
        "(async () => { await 0; for (;;); })(); 1",
        "for (let i = 0; i < 9; i++) Promise.resolve().then(() => { for (;;); }); throw 1",
        "Promise.resolve({ get then() { for (;;); } }); throw Symbol('s')",
        "new Promise(resolve => resolve({ then() { for (;;); } })).finally(() => { for (;;); }); for (;;);",
    ]

    /// What the engine may be asked for next.
    enum Use: CaseIterable {
        case newContext, script, syntax, function, hostFunction, numbers, string, number, symbol, pattern, json,
            microtasks,
            collection
    }

    /// Asks for it; whether the answer is right.
    private func isRight(_ use: Use, in context: ScriptContext, _ values: (object: ScriptValue, symbol: ScriptValue))
        throws -> Bool
    {
        switch use {
        case .newContext: try ScriptContext(vm: context.vm).evaluate("1 + 1").number == 2
        case .script: try context.evaluate("1 + 1").number == 2
        case .syntax: context.isScript("1 + 1") && !context.isScript("1 +")
        case .function: context.makeNative(NativeReceiver()).native.isFunction
        case .hostFunction: try context.makeNative(NativeReceiver()).native.call().isUndefined
        case .numbers: try context.makeNumbers([1, 2]).numbers(2) == [1, 2]
        case .string: values.object.string == "7"
        case .number: values.object.number == 7
        case .symbol: context.error(from: values.symbol.reference).message == "Symbol(s)"
        case .pattern:
            context.match(source: context.value("b"), flags: "dg", text: context.value("abc"), from: 0)
                == .found([1, 2])
        case .json: try values.object.json() == "8"
        case .microtasks:
            try {
                context.runMicrotasks()
                return try context.evaluate("1").number == 1
            }()
        case .collection:
            try {
                context.collectGarbage()
                return try context.evaluate("1").number == 1
            }()
        }
    }

    @Test("The engine does what it is asked after the limit", arguments: scripts, Use.allCases)
    func useAfterLimit(script: String, use: Use) throws {
        let context = ScriptContext(vm: ScriptVM())
        let object = try context.evaluate("({ valueOf: () => 7, toString: () => '7', toJSON: () => 8 })")
        let symbol = try context.evaluate("Symbol('s')")
        #expect(throws: ScriptError.self) {
            try context.vm.withTimeLimit(seconds: 0.02) { try context.evaluate(script) }
        }
        #expect(try isRight(use, in: context, (object, symbol)))
    }

    @Test("The engine survives what it is asked while the limit is over", arguments: scripts, Use.allCases)
    func useUnderLimit(script: String, use: Use) throws {
        let context = ScriptContext(vm: ScriptVM())
        let object = try context.evaluate("({ valueOf: () => 7, toString: () => '7', toJSON: () => 8 })")
        let symbol = try context.evaluate("Symbol('s')")
        context.vm.withTimeLimit(seconds: 0.02) {
            _ = try? context.evaluate(script)
            // NB: It may be ended, too, and says so or gives nothing then.
            _ = try? isRight(use, in: context, (object, symbol))
        }
        #expect(try isRight(use, in: context, (object, symbol)))
    }

    @Test("A reaction that the limit ends is the script's end", arguments: scripts)
    func reactionsCount(script: String) {
        let context = ScriptContext(vm: ScriptVM())
        let error = #expect(throws: ScriptError.self) {
            try context.vm.withTimeLimit(seconds: 0.02) { try context.evaluate(script) }
        }
        #expect(error?.timedOut == true)
    }

    @Test("What is left when the limit ends does not run without one")
    func nothingIsLeft() throws {
        let context = ScriptContext(vm: ScriptVM())
        _ = try? context.vm.withTimeLimit(seconds: 0.02) {
            try context.evaluate("var count = 0; (function f() { count++; Promise.resolve().then(f); for (;;); })()")
        }
        let count = try context.evaluate("count").number
        #expect(try context.evaluate("count").number == count)
    }

    @Test("A context ends while a reaction of its own is ended", arguments: scripts)
    func endOfContext(script: String) throws {
        let vm = ScriptVM()
        vm.withTimeLimit(seconds: 0.02) {
            let context = ScriptContext(vm: vm)
            if let function = try? context.evaluate("() => {}") { context.setUnhandledRejectionCallback(function) }
            _ = try? context.evaluate(script)
        }
        #expect(try ScriptContext(vm: vm).evaluate("1 + 1").number == 2)
    }

    @Test("A function that a script called is ended, and the engine makes what the function's caller asks for")
    func nestedCalls() throws {
        let context = ScriptContext(vm: ScriptVM())
        let receiver = Asking()
        let (native, holder) = context.makeNative(receiver)
        try context.global.setProperty("native", native)
        try context.global.setProperty("holder", holder)
        #expect(throws: ScriptError.self) {
            try context.vm.withTimeLimit(seconds: 0.02) {
                try context.evaluate("for (;;) native(holder, () => { for (;;); })")
            }
        }
        #expect(receiver.calls > 0)
        #expect(try context.evaluate("1 + 1").number == 2)
    }

    @Test("An abort after a limit's end is that end, and any other is an abort")
    func aborts() async {
        await #expect(processExitsWith: .signal(SIGALRM)) {
            let vm = ScriptVM()
            vm.killAfterLimit = 60
            let context = ScriptContext(vm: vm)
            _ = try? vm.withTimeLimit(seconds: 0.02) { try context.evaluate("for (;;);") }
            abort()
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            let vm = ScriptVM()
            vm.killAfterLimit = 60
            let context = ScriptContext(vm: vm)
            _ = try? vm.withTimeLimit(seconds: 60) { try context.evaluate("1") }
            abort()
        }
    }

    /// Calls what it is given, which the limit ends, and then asks the engine for all kinds of things.
    private final class Asking: NativeReceiver {
        var calls = 0

        override func receive(_ call: NativeCall) -> NativeResult {
            calls += 1
            let function = call.value(0)
            let context = function.context
            _ = try? function.call()
            _ = ScriptContext(vm: context.vm)
            _ = try? context.makeNumbers([1])
            _ = context.makeNative(NativeReceiver())
            _ = context.isScript("1 +")
            context.runMicrotasks()
            _ = ScriptContext(vm: context.vm)
            _ = context.match(source: context.value("b"), flags: "dg", text: context.value("abc"), from: 0)
            return .integers([1])
        }
    }
}
