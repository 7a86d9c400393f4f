// ClosureTests.swift: Swift closures as script functions: which can be called, how arguments are converted, and what is thrown.

import Foundation
import JavaScriptCore
import Testing

@Suite("Closures as functions")
struct ClosureTests {
    private let context: JSContext

    init() throws { context = try #require(JSContext()) }

    private func set(_ name: String, _ closure: Any) {
        context.setObject(closure, forKeyedSubscript: name as NSString)
    }
    private func text(_ script: String) -> String { context.evaluateScript(script).toString() }

    @Test("Arguments are converted to the parameters' types, and the result to a script value")
    func types() {
        set("none", { 5 } as () -> Int)
        set("texts", { $0 + $1.uppercased() } as (String, String) -> String)
        set("numbers", { Double($0) * $1 + Double($2) } as (Int, Double, Float) -> Double)
        set("flag", { !$0 } as (Bool) -> Bool)
        set("list", { $0.reversed() } as ([String]) -> [String])
        set("nested", { $0.mapValues { $0.count } } as ([String: [Int]]) -> [String: Int])
        set("object", { $0["a"] as? Int ?? -1 } as ([String: Any]) -> Int)
        set("date", { $0.addingTimeInterval(1) } as (Date) -> Date)
        set("any", { "\(type(of: $0))" } as (Any) -> String)
        set("value", { $0.isArray } as (JSValue) -> Bool)
        set("nothing", { _ in } as (String) -> Void)
        #expect(text("[none(), texts('a', 'b'), numbers(2.9, 1.5, 0.25), flag(0)].join()") == "5,aB,3.25,true")
        #expect(
            text("list(['a', 'b']).join() + JSON.stringify(nested({k: [1, 2]})) + object({a: 3})") == "b,a{\"k\":2}3"
        )
        #expect(text("date(new Date(0)).getTime() + any('x') + value([]) + nothing('')") == "1000NSStringtrueundefined")
        #expect(context.exception == nil)
    }

    @Test("Missing arguments are undefined: nil for optionals, the text undefined for strings")
    func missing() {
        set("optional", { $0 == nil && $1 == nil && $2 == nil } as (Any?, [String: Any]?, Int?) -> Bool)
        set("text", { "\($0) \($1 ?? "nil")" } as (String, String?) -> String)
        set("value", { $0.isUndefined && $1?.isUndefined == true } as (JSValue, JSValue?) -> Bool)
        set("isNull", { $0 is NSNull } as (Any?) -> Bool)
        #expect(text("[optional(), text(), value(), isNull(null)].join()") == "true,undefined undefined,true,true")
    }

    @Test("nil is undefined, and null inside of a collection")
    func nothing() {
        set("nothing", { nil } as () -> String?)
        set("list", { ["a", nil] } as () -> [String?])
        #expect(text("nothing() + JSON.stringify(list())") == "undefined[\"a\",null]")
    }

    @Test("An argument that can't be converted to a parameter's type throws a TypeError")
    func mismatch() {
        set("list", { $0.count } as ([Int]) -> Int)
        set("error", { _ in } as (NSError) -> Void)
        #expect(text("try { list('x') } catch (e) { String(e) }").hasPrefix("TypeError: A primitive value"))
        #expect(
            text("try { list() } catch (e) { String(e) }") == "TypeError: Argument 1: undefined can't become Array<Int>"
        )
        #expect(text("try { error({}) } catch (e) { e.name }") == "TypeError")
    }

    @Test("Scripts can catch a closure's errors, and an exception that it sets")
    func exceptions() {
        struct Refusal: LocalizedError { var errorDescription: String? { "refused" } }
        set("fail", { throw Refusal() } as () throws -> Int)
        set(
            "raise",
            {
                JSContext.current().exception = JSValue(newErrorFromMessage: "raised", in: JSContext.current())
            } as () -> Void
        )
        set("inner", { self.context.evaluateScript("throw new Error('inside')") } as () -> JSValue?)
        #expect(text("try { fail() } catch (e) { e.message }") == "refused")
        #expect(text("try { raise() } catch (e) { e.message }") == "raised")
        #expect(text("try { inner() } catch (e) { e.message }") == "inside")
        #expect(context.exception == nil)
        context.evaluateScript("raise()")
        #expect(context.exception.toString() == "Error: raised")
    }

    @Test("A closure has access to its current call")
    func calls() {
        set(
            "about",
            {
                let arguments = (JSContext.currentArguments() as! [JSValue]).map { $0.toString()! }
                return
                    "\(JSContext.current() === self.context) \(JSContext.currentThis().forProperty("name").toString()!) "
                    + "\(arguments) \(JSContext.currentCallee().isEqual(to: self.context.objectForKeyedSubscript("about")))"
            } as () -> String
        )
        #expect(text("about.call({name: 'me'}, 1, 'b')") == "true me [\"1\", \"b\"] true")
        #expect(JSContext.current() == nil && JSContext.currentArguments() == nil && JSContext.currentThis() == nil)
    }

    @Test("A closure is a function to scripts")
    func isFunction() {
        set("add", { $0 + $1 } as (Int, Int) -> Int)
        #expect(text("typeof add + (add instanceof Function)") == "functiontrue")
        #expect(text("[1, 2].map(add.bind(null, 10)).join() + add.apply(null, [1, 2])") == "11,123")
        #expect(text("try { new add() } catch (e) { e.name }") == "TypeError")
    }

    @Test("Closures are passed as objects, in collections and as results of closures")
    func placement() {
        let double: (Int) -> Int = { $0 * 2 }
        context.setObject(
            unsafeBitCast(double, to: AnyObject.self),
            forKeyedSubscript: "cast" as any NSCopying & NSObjectProtocol
        )
        set("tools", ["double": double, "list": [double]] as [String: Any])
        set("make", { { $0 * 3 } } as () -> (Int) -> Int)
        #expect(text("[cast(1), tools.double(2), tools.list[0](3), make()(4)].join()") == "2,4,6,12")
    }

    @Test("Closures that scripts can't call are refused when they are passed")
    func refused() {
        let refusals: [(Any, String)] = [
            ({ (_: inout Int) in } as (inout Int) -> Void, "(inout Int) -> ()"),
            ({ 1 } as () async -> Int, "async"),
            ({ _, _, _, _, _, _, _, _, _ in } as (Int, Int, Int, Int, Int, Int, Int, Int, Int) -> Void, "Int, Int"),
        ]
        for (closure, reason) in refusals {
            context.exception = nil
            set("refused", closure)
            #expect(context.exception.toString().hasPrefix("TypeError: Scripts can't call"))
            #expect(context.exception.toString().contains(reason))
        }
    }

    @Test("Closures of newer sources: sendable ones, and those of the main actor on its thread")
    @MainActor
    func newer() {
        set("sendable", { @Sendable (x: Int) in x + 1 } as @Sendable (Int) -> Int)
        set("main", { @MainActor (x: Int) in x + 2 } as @MainActor (Int) -> Int)
        #expect(text("sendable(1)") == "2")
        let answer = text("try { main(1) } catch (e) { e.message }")
        #expect(answer == (Thread.isMainThread ? "3" : "A closure of the main actor was called on another thread"))
    }

    @Test("Swift objects pass through scripts and return as themselves")
    func objects() {
        final class Timer { var isValid = true }
        let timer = Timer()
        set("make", { timer } as () -> Timer)
        set("stop", { $0.isValid = false } as (Timer) -> Void)
        set("address", { URL(string: "https://example.com/")! } as () -> URL)
        set("host", { $0.host ?? "" } as (URL) -> String)
        #expect(
            text("const t = make(); stop(t); (t === make()) + ' ' + typeof t + ' ' + host(address())")
                == "true object example.com"
        )
        #expect(!timer.isValid)
        #expect(context.evaluateScript("t").toObject() as? Timer === timer)
        #expect(context.evaluateScript("t").toObjectOf(Timer.self) is Timer)
        #expect(text("try { stop({}) } catch (e) { e.name }") == "TypeError")
    }
}
