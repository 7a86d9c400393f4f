// ValueTests.swift: script values: conversion from and to Swift, kinds, properties, calls, promises.

import Foundation
import JavaScriptCore
import Testing

@Suite("JSValue")
struct ValueTests {
    private let context: JSContext

    init() throws { context = try #require(JSContext()) }

    private func json(_ value: Any?) -> String? {
        context.objectForKeyedSubscript("JSON")
            .invokeMethod("stringify", withArguments: [JSValue(object: value, in: context) as Any]).toString()
    }

    @Test("Values of Swift and Foundation are converted to script values")
    func fromSwift() {
        let date = Date(timeIntervalSince1970: 86_400)
        let value: [String: Any] = [
            "text": "é", "whole": 7, "part": 2.5, "yes": true, "none": NSNull(), "list": [1, "two", [3]], "date": date,
        ]
        context.setObject(value, forKeyedSubscript: "value" as NSString)
        #expect(
            context.evaluateScript("[value.text, value.whole, value.part, value.yes, value.none].join()").toString()
                == "é,7,2.5,true,"
        )
        #expect(context.evaluateScript("value.date instanceof Date && value.date.getTime()").toDouble() == 86_400_000)
        #expect(json([1, "two", [3]] as [Any]) == "[1,\"two\",[3]]")
        #expect(json(NSArray(array: [NSNumber(value: true), NSNumber(value: 1), NSNull()])) == "[true,1,null]")
        #expect(json(NSDictionary(dictionary: ["a": ["b": 1]])) == "{\"a\":{\"b\":1}}")
        #expect(json([Int?.none as Any, UInt8(255), Float(0.5)]) == "[null,255,0.5]")
        #expect(JSValue(object: nil, in: context)?.isUndefined == true)
        #expect(JSValue(object: String?.none as Any, in: context)?.isUndefined == true)
        #expect(JSValue(object: NSNull(), in: context)?.isNull == true)
    }

    @Test("Script values are converted to Foundation's")
    func toSwift() throws {
        let text = "({t: 'x', n: 3, h: 2.5, b: true, d: new Date(1000), l: [1, [2]], o: {p: null}})"
        let value = try #require(context.evaluateScript(text))
        let dictionary = try #require(value.toDictionary() as? [String: Any])
        #expect(dictionary["t"] as? String == "x")
        #expect(dictionary["n"] as? Int == 3)
        #expect(dictionary["n"] as? Double == 3 && "\(dictionary["n"] ?? "")" == "3")
        #expect(dictionary["h"] as? Double == 2.5)
        #expect(dictionary["b"] as? Bool == true)
        #expect(dictionary["d"] as? Date == Date(timeIntervalSince1970: 1))
        #expect((dictionary["l"] as? [Any])?.count == 2)
        #expect((dictionary["o"] as? [String: Any])?["p"] is NSNull)
        #expect(value.toObject() is NSDictionary)
        #expect(context.evaluateScript("['a', 'b']").toArray() as? [String] == ["a", "b"])
        #expect(context.evaluateScript("[1, undefined]").toArray()[1] is NSNull)
        #expect(context.evaluateScript("undefined").toObject() == nil)
        #expect(context.evaluateScript("null").toObject() is NSNull)
        #expect(context.evaluateScript("true").toNumber() == NSNumber(value: true))
        #expect(context.evaluateScript("new Date(1500)").toDate() == Date(timeIntervalSince1970: 1.5))
        #expect(context.evaluateScript("new Date(NaN)").toDate() == nil)
        #expect(context.evaluateScript("'x'").toObjectOf(NSString.self) is NSString)
        #expect(context.evaluateScript("'x'").toObjectOf(NSNumber.self) == nil)
        #expect(context.exception == nil)
    }

    @Test("Numbers are truncated as in JavaScript")
    func numbers() {
        #expect(context.evaluateScript("4294967295").toInt32() == -1)
        #expect(context.evaluateScript("-1").toUInt32() == 4_294_967_295)
        #expect(context.evaluateScript("-3.7").toInt32() == -3)
        #expect(context.evaluateScript("1e300").toInt32() == 0)
        #expect(context.evaluateScript("'12'").toDouble() == 12)
        #expect(context.evaluateScript("({})").toDouble().isNaN)
        #expect(context.evaluateScript("'0'").toBool() && !context.evaluateScript("0").toBool())
    }

    @Test("Primitives are not arrays or dictionaries; undefined and null are nil")
    func noCollections() {
        #expect(context.evaluateScript("undefined").toArray() == nil)
        #expect(context.evaluateScript("null").toDictionary() == nil)
        #expect(context.exception == nil)
        #expect(context.evaluateScript("5").toArray() == nil)
        #expect(context.exception.toString().hasPrefix("TypeError"))
    }

    @Test("Each kind is recognized")
    func kinds() {
        let kinds: [(String, KeyPath<JSValue, Bool>)] = [
            ("undefined", \.isUndefined), ("null", \.isNull), ("false", \.isBoolean), ("1", \.isNumber),
            ("'s'", \.isString), ("({})", \.isObject), ("[]", \.isArray), ("new Date", \.isDate),
            ("Symbol('s')", \.isSymbol), ("1n", \.isBigInt),
        ]
        for (index, (script, _)) in kinds.enumerated() {
            let value = context.evaluateScript(script)!
            for (other, (_, kind)) in kinds.enumerated() {
                let isObject = kind == \.isObject && ["[]", "new Date"].contains(script)
                #expect(value[keyPath: kind] == (index == other || isObject), "\(script) \(kind)")
            }
        }
    }

    @Test("Values of each kind can be created")
    func making() {
        #expect(JSValue(newObjectIn: context)?.isObject == true)
        #expect(JSValue(newArrayIn: context)?.isArray == true)
        #expect(JSValue(newErrorFromMessage: "no", in: context).toString() == "Error: no")
        #expect(JSValue(newRegularExpressionFromPattern: "a+", flags: "i", in: context).toString() == "/a+/i")
        #expect(JSValue(newSymbolFromDescription: "s", in: context)?.isSymbol == true)
        #expect(
            JSValue(bool: true, in: context)?.isBoolean == true && JSValue(double: 1.5, in: context).toDouble() == 1.5
        )
        #expect(JSValue(int32: -1, in: context).toInt32() == -1)
        #expect(JSValue(uInt32: .max, in: context).toUInt32() == .max)
        #expect(JSValue(undefinedIn: context)?.isUndefined == true && JSValue(nullIn: context)?.isNull == true)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(JSValue(rect: rect, in: context).toRect() == rect)
        #expect(
            JSValue(range: NSRange(location: 2, length: 5), in: context).toRange() == NSRange(location: 2, length: 5)
        )
        #expect(JSValue(newObjectIn: nil) == nil)
    }

    @Test("Comparisons are JavaScript's")
    func comparisons() {
        let one = context.evaluateScript("1")!
        #expect(one.isEqual(to: 1) && !one.isEqual(to: "1") && one.isEqualWithTypeCoercion(to: "1"))
        let date = context.evaluateScript("new Date")!
        #expect(date.isInstance(of: context.objectForKeyedSubscript("Date") as Any))
        #expect(!date.isInstance(of: context.objectForKeyedSubscript("Map") as Any))
    }

    @Test("Properties are read, set, defined and removed")
    func properties() {
        let object = JSValue(newObjectIn: context)!
        object.setValue("v", forProperty: "k")
        object.setObject([1], forKeyedSubscript: "list" as NSString)
        #expect(object.hasProperty("k") && !object.hasProperty("missing"))
        #expect(object.forProperty("k").toString() == "v" && object.forProperty("missing").isUndefined)
        #expect(object.deleteProperty("k") && !object.hasProperty("k"))
        let list = object.objectForKeyedSubscript("list")!
        list.setValue("second", at: 1)
        list.setObject("third", atIndexedSubscript: 2)
        #expect(list.atIndex(1).toString() == "second" && list.objectAtIndexedSubscript(2).toString() == "third")
        #expect(list.atIndex(9).isUndefined)
        object.defineProperty(
            "fixed",
            descriptor: [JSPropertyDescriptorValueKey: 1, JSPropertyDescriptorWritableKey: false]
        )
        object.setValue(2, forProperty: "fixed")
        #expect(object.forProperty("fixed").toInt32() == 1)
        let symbol = JSValue(newSymbolFromDescription: "hidden", in: context)!
        object.setValue(3, forProperty: symbol)
        #expect(object.forProperty(symbol).toInt32() == 3 && object.toDictionary()["hidden"] == nil)
        #expect(JSValue(undefinedIn: context).forProperty("x").isUndefined && context.exception != nil)
    }

    @Test("Functions are called, constructors called with new, methods with their object")
    func calls() {
        context.evaluateScript(
            "class Box { constructor(v) { this.v = v } add(n) { return this.v + n } }; var f = (a, b) => a - b"
        )
        #expect(context.objectForKeyedSubscript("f").call(withArguments: [5, 3]).toInt32() == 2)
        let box = context.evaluateScript("Box").construct(withArguments: [40])!
        #expect(box.invokeMethod("add", withArguments: [2]).toInt32() == 42)
        #expect(context.exception == nil)
        #expect(box.invokeMethod("missing", withArguments: []).isUndefined)
        #expect(context.exception.toString() == "TypeError: undefined is not a function")
        context.exception = nil
        #expect(box.call(withArguments: nil).isUndefined && context.exception != nil)
    }

    @Test("Promises are resolved and rejected from Swift")
    func promises() throws {
        var kept: JSValue?
        let promise = JSValue(newPromiseIn: context) { resolve, reject in kept = resolve }!
        context.setObject(promise, forKeyedSubscript: "promise" as NSString)
        context.evaluateScript("var said = []; promise.then(v => said.push('kept ' + v))")
        #expect(context.evaluateScript("said.length").toInt32() == 0)
        kept?.call(withArguments: ["late"])
        let broken = JSValue(newPromiseRejectedWithReason: "no", in: context)!
        broken.invokeMethod("catch", withArguments: [context.evaluateScript("(e => said.push('broken ' + e))")!])
        JSValue(newPromiseResolvedWithResult: 7, in: context)
            .invokeMethod(
                "then",
                withArguments: [
                    { (value: JSValue) in
                        self.context.evaluateScript("said").invokeMethod("push", withArguments: [value])
                    } as (JSValue) -> Void
                ]
            )
        let failing = JSValue(newPromiseIn: context) { _, _ in
            context.exception = JSValue(newErrorFromMessage: "in executor", in: context)
        }!
        failing.invokeMethod("catch", withArguments: [context.evaluateScript("(e => said.push(e.message))")!])
        #expect(context.evaluateScript("said.join()").toString() == "kept late,broken no,7,in executor")
    }

    @Test("Cyclic objects are refused with an exception")
    func cycles() throws {
        let value = try #require(context.evaluateScript("var a = {name: 'a', list: []}; a.list.push(a); a"))
        #expect(value.toObject() == nil)
        #expect(context.exception.toString() == "TypeError: The value contains itself")
        context.exception = nil
        #expect(value.forProperty("list").toArray() == nil && context.exception != nil)
        context.exception = nil
        let twice = context.evaluateScript("var s = [1]; [s, s]").toArray()
        #expect(twice as? [[Int]] == [[1], [1]] && context.exception == nil)
    }

    @Test("Too deep nesting is refused with an exception, a shared object is converted once")
    func depth() {
        let deep = context.evaluateScript("var d = []; for (let i = 0; i < 5000; i++) d = [d]; d")!
        #expect(deep.toArray()?.count == nil)
        #expect(context.exception.toString().hasPrefix("RangeError"))
        context.exception = nil
        let wide = context.evaluateScript("var w = []; for (let i = 0; i < 60; i++) w = [w, w]; w")!
        let count = wide.toArray()?.count
        #expect(count == 2 && context.exception == nil)
        var nested: [Any] = []
        for _ in 0..<5000 { nested = [nested] }
        #expect(JSValue(object: nested, in: context)?.isUndefined == true)
        #expect(context.exception.toString().hasPrefix("RangeError"))
        // Released from the outside in, because Swift would do it recursively.
        while let inner = nested.first as? [Any] { nested = inner }
    }

    @Test("An exception of a getter is reported")
    func getters() {
        let value = context.evaluateScript("({get x() { throw new Error('from getter') }})")!
        #expect(value.toDictionary() == nil)
        #expect(context.exception.toString() == "Error: from getter")
    }
}
