// ScriptContextTests.swift: values, errors, limits and native calls.

import ScriptEngine
import Testing

@Suite("Script contexts")
struct ScriptContextTests {
    let context = ScriptContext(vm: ScriptVM())

    @Test("Strings keep lone surrogates and U+0000")
    func stringsAreUTF16() throws {
        let value = try context.evaluate("'a\\u0000\\ud800b'")
        #expect(value.utf16 == [0x61, 0, 0xD800, 0x62])
        let back = context.value(utf16: [0xDC00, 0x20AC])
        try context.global.setProperty("back", back)
        #expect(try context.evaluate("back.charCodeAt(0) === 0xdc00 && back === '\\udc00€'").boolean)
    }

    @Test("An error says name, message, file, line and stack")
    func errorsAreFull() throws {
        let error = #expect(throws: ScriptError.self) {
            try context.evaluate("\n\nfunction f() { null.x }\nf()", sourceURL: "Action.js")
        }
        #expect(error?.name == "TypeError")
        #expect(error?.file == "Action.js")
        #expect(error?.line == 3)
        #expect(error?.stack.contains("f@Action.js:3") == true)
    }

    @Test("A thrown string is the message")
    func thrownPrimitives() {
        #expect(throws: ScriptError(name: "", message: "no")) { try context.evaluate("throw 'no'") }
    }

    @Test(
        "The time limit ends a loop",
        arguments: ["while (1);", "for (;;) { try { for (;;); } catch (e) {} }"]
    )
    func limitEndsLoops(source: String) {
        let error = #expect(throws: ScriptError.self) {
            try context.vm.withTimeLimit(seconds: 0.05) { try context.evaluate(source) }
        }
        #expect(error?.timedOut == true)
        #expect(context.vm.timeLimitWasHit)
        #expect((try? context.evaluate("1 + 1").number) == 2)
    }

    @Test("An ended script's error tells its place")
    func limitTellsPlace() {
        let error = #expect(throws: ScriptError.self) {
            try context.vm.withTimeLimit(seconds: 0.05) {
                try context.evaluate("\n\n[1].map(function spin() { for (;;); })", sourceURL: "Action.js")
            }
        }
        #expect(error?.file == "Action.js")
        #expect(error?.line == 3)
        #expect(error?.stack.hasPrefix("spin@Action.js:3:") == true)
    }

    @Test("An error in one of our own scripts is told at the place that called it")
    func ownScriptsAreSkipped() throws {
        context.ownScripts = "own:"
        try context.evaluate("function inner() { null.x }", sourceURL: "own:a.js")
        let error = #expect(throws: ScriptError.self) {
            try context.evaluate("\nfunction outer() {\n inner() }\nouter()", sourceURL: "Action.js")
        }
        #expect(error?.file == "Action.js")
        #expect(error?.line == 3)
    }

    @Test("Promise reactions run before evaluate returns")
    func microtasksAreDrained() throws {
        try context.evaluate("var order = ''; Promise.resolve().then(() => { order += 'b' }); order += 'a'")
        #expect(try context.evaluate("order").string == "ab")
    }

    @Test("Unhandled rejections are told")
    func rejections() throws {
        let record = try context.evaluate("var reasons = []; (function (promise, reason) { reasons.push(reason) })")
        context.setUnhandledRejectionCallback(record)
        try context.evaluate("Promise.reject(7)")
        #expect(try context.evaluate("reasons[0]").number == 7)
    }

    @Test("Octets become strings, with zeros and beyond ASCII", arguments: ["", "a\0z", "plain", "\0", "é\0€😀"])
    func octets(text: String) throws {
        final class Speaker: NativeReceiver {
            var text = ""
            override func receive(_ call: NativeCall) throws(ScriptError) -> NativeResult { .utf8(Array(text.utf8)) }
        }
        let speaker = Speaker()
        speaker.text = text
        let (native, fast, holder) = context.makeNative(speaker)
        for function in [native, fast] {
            #expect(try Array(function.call([holder]).string.utf16) == Array(text.utf16))
        }
    }

    @Test("A native receiver gets strings and gives them back")
    func nativeCalls() throws {
        final class Echo: NativeReceiver {
            override func receive(_ call: NativeCall) throws(ScriptError) -> NativeResult {
                if call.argumentCount == 0 { throw ScriptError(name: "RangeError", message: "none") }
                return .value(call.value(0))
            }
        }
        let (native, fast, holder) = context.makeNative(Echo())
        try context.global.setProperty("native", native)
        try context.global.setProperty("fast", fast)
        try context.global.setProperty("holder", holder)
        #expect(try context.evaluate("native(holder, 'é\\ud800') === 'é\\ud800'").boolean)
        #expect(throws: ScriptError.self) { try context.evaluate("native(holder)") }
        #expect(try context.evaluate("native({})").isUndefined)
        let rest = "[fast(holder, 'é\\ud800') === 'é\\ud800', fast(), fast({}), fast(holder) === undefined].join()"
        #expect(try context.evaluate(rest).string == "true,,,true")
        let many = "(function () { let n = 0; for (let i = 0; i < 1e5; i++) n += fast(holder, i, 2, 3); return n })()"
        #expect(try context.evaluate(many).number == 4_999_950_000)
    }
}
