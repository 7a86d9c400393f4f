// ContextTests.swift: scripts in contexts: their values, their exceptions, and what contexts share.

import Foundation
import JavaScriptCore
import Testing

@Suite("JSContext")
struct ContextTests {
    @Test("A script returns its last value, and sees the effects of earlier scripts")
    func evaluation() throws {
        let context = try #require(JSContext())
        context.evaluateScript("var factor = 6")
        #expect(context.evaluateScript("factor * 7").toInt32() == 42)
        #expect(context.objectForKeyedSubscript("factor").toInt32() == 6)
        #expect(context.evaluateScript("").isUndefined)
        #expect(context.evaluateScript("'a\\0b\\u00e9😀'").toString() == "a\0bé😀")
    }

    @Test("A thrown value is the context's exception, and the result is undefined")
    func exceptionWithoutHandler() throws {
        let context = try #require(JSContext())
        #expect(context.exception == nil)
        #expect(context.evaluateScript("missing()").isUndefined)
        #expect(context.exception.toString() == "ReferenceError: Can't find variable: missing")
        #expect(context.evaluateScript("1 +").isUndefined)
        #expect(context.exception.objectForKeyedSubscript("name").toString() == "SyntaxError")
    }

    @Test("An exception handler receives the thrown value in its place")
    func exceptionHandler() throws {
        let context = try #require(JSContext())
        var handled: [String] = []
        context.exceptionHandler = { inner, exception in
            handled.append("\(inner === context) \(exception?.toString() ?? "")")
        }
        context.evaluateScript("throw new Error('first')")
        context.evaluateScript("(function() { throw 'second' })").call(withArguments: [])
        #expect(handled == ["true Error: first", "true second"])
        #expect(context.exception == nil)
    }

    @Test("An error has the script's URL and line")
    func sourceURL() throws {
        let context = try #require(JSContext())
        context.evaluateScript("\n\nboom()", withSourceURL: URL(string: "https://example.com/a.js"))
        #expect(context.exception.forProperty("sourceURL").toString() == "https://example.com/a.js")
        #expect(context.exception.forProperty("line").toInt32() == 3)
    }

    @Test("Promise reactions run when the script has ended")
    func reactions() throws {
        let context = try #require(JSContext())
        context.evaluateScript("var order = []; Promise.resolve('b').then(x => order.push(x)); order.push('a')")
        #expect(context.evaluateScript("order.join()").toString() == "a,b")
    }

    @Test("Contexts of one virtual machine share values, and have their own global objects")
    func oneMachine() throws {
        let machine = try #require(JSVirtualMachine())
        let (one, other) = (
            try #require(JSContext(virtualMachine: machine)), try #require(JSContext(virtualMachine: machine))
        )
        one.evaluateScript("var list = [1, 2]")
        other.setObject(one.objectForKeyedSubscript("list"), forKeyedSubscript: "theirs" as NSString)
        other.evaluateScript("theirs.push(3)")
        #expect(one.evaluateScript("list.length").toInt32() == 3)
        #expect(other.evaluateScript("typeof list").toString() == "undefined")
        #expect(one.virtualMachine === machine && other.virtualMachine === machine)
    }

    @Test("A value of another virtual machine is refused with an exception")
    func otherMachine() throws {
        let (one, other) = (try #require(JSContext()), try #require(JSContext()))
        let foreign = try #require(one.evaluateScript("({})"))
        other.setObject(foreign, forKeyedSubscript: "foreign" as NSString)
        #expect(other.exception.toString() == "TypeError: The value is of another JSVirtualMachine")
        #expect(other.objectForKeyedSubscript("foreign").isUndefined)
        other.exception = nil
        let made = other.evaluateScript("(x => x)").call(withArguments: [[foreign]])
        #expect(made?.isUndefined == true && other.exception != nil)
    }

    @Test("A context has a name, and a subclass is created as itself")
    func subclass() throws {
        final class Named: JSContext { var count = 1 }
        let context = try #require(Named())
        context.name = "worker"
        context.isInspectable = true
        #expect(context.name == "worker")
        context.setObject({ JSContext.current() === context } as () -> Bool, forKeyedSubscript: "same" as NSString)
        #expect(context.evaluateScript("same()").toBool())
    }

    @Test("Endless recursion through Swift ends in the script's RangeError")
    func recursion() throws {
        let context = try #require(JSContext())
        let again: (JSValue) -> JSValue? = { $0.call(withArguments: [$0]) }
        context.setObject(again, forKeyedSubscript: "again" as NSString)
        let text = context.evaluateScript("try { again(again) } catch (error) { error.name }")
        #expect(text?.toString() == "RangeError", "\(String(describing: context.exception))")
    }

    @Test("Contexts work on any thread, and each thread has its own current call")
    func threads() async throws {
        let sums = await withTaskGroup(of: Int32.self, returning: [Int32].self) { group in
            for number in 1...8 {
                group.addTask {
                    guard let context = JSContext() else { return -1 }
                    let current: () -> Int32 = {
                        JSContext.current() === context ? (JSContext.currentArguments()[0] as! JSValue).toInt32() : -1
                    }
                    context.setObject(current, forKeyedSubscript: "current" as NSString)
                    let script = "let sum = 0; for (let i = 0; i < 1000; i++) sum += current(\(number)); sum"
                    return context.evaluateScript(script).toInt32()
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sums.sorted() == (1...8).map { Int32($0 * 1000) })
    }
}
