// ConversionTests.swift: payloads and arguments between JavaScript and property lists.

import JSONCoding
import PropertyValues
import ScriptEngine
import Testing

@testable import WebRuntime

/// The payload if `run()` completed with the value of `source`.
private func payload(_ source: String) throws -> (value: PropertyValue, warnings: [String]) {
    let world = try Page(html: []).makeWorld()
    let payload = try world.payload(of: world.evaluate("(\(source))", sourceURL: "test.js"))
    return (payload.value, payload.losses)
}

private func dictionary(_ entries: [(String, PropertyValue)]) -> PropertyValue {
    .dictionary(entries.map { (key: $0.0, value: $0.1) })
}

@Suite("Payload conversion")
struct PayloadConversionTests {
    @Test(
        "Values of an object become property-list values",
        arguments: [
            ("{a: undefined, b: null}", dictionary([("b", .null)])),
            (
                "{a: true, b: -0, c: NaN, d: 'x\\u0000y'}",
                dictionary([("a", .bool(true)), ("b", .number(-0.0)), ("c", .number(.nan)), ("d", .string("x\0y"))])
            ),
            ("{s: '\\ud800'}", dictionary([("s", .string("\u{FFFD}"))])),
            ("{d: new Date(1500)}", dictionary([("d", .date(1.5))])),
            (
                "{a: [1, , undefined, null, 'x']}",
                dictionary([("a", .array([.number(1), .null, .null, .null, .string("x")]))])
            ),
            (
                "{m: new Map([[1, 2]]), f() {}, r: /x/}",
                dictionary([("m", dictionary([])), ("f", dictionary([])), ("r", dictionary([]))])
            ),
            ("{s: new String('ab')}", dictionary([("s", dictionary([("0", .string("a")), ("1", .string("b"))]))])),
            (
                "Object.create({inherited: 1}, {own: {value: 2, enumerable: true}, hidden: {value: 3}})",
                dictionary([("own", .number(2)), ("inherited", .number(1))])
            ),
            ("{b: 1, 2: 'two', a: 3}", dictionary([("2", .string("two")), ("b", .number(1)), ("a", .number(3))])),
            ("['x', 'y']", dictionary([("0", .string("x")), ("1", .string("y"))])),
            ("{toJSON() { return 1; }, a: 1}", dictionary([("toJSON", dictionary([])), ("a", .number(1))])),
            ("{['__proto__']: 7}", dictionary([("__proto__", .number(7))])),
        ] as [(String, PropertyValue)]
    )
    func values(source: String, expected: PropertyValue) throws {
        #expect(try payload(source).value == expected)
    }

    @Test("The same object twice is two copies")
    func shared() throws {
        let inner = dictionary([("x", .number(1))])
        #expect(try payload("(o => ({a: o, b: o}))({x: 1})").value == dictionary([("a", inner), ("b", inner)]))
    }

    @Test(
        "Primitives, undefined, cycles and bottomless nesting are not payloads",
        arguments: [
            "undefined", "null", "7", "'text'", "true", "1n", "(o => (o.self = o))({})",
            "(() => { let o = {}; for (let i = 0; i < 5000; i++) o = {o}; return o; })()",
        ]
    )
    func unrepresentable(source: String) {
        #expect(throws: Unrepresentable.self) { try payload(source) }
    }

    @Test("Lost values are named by their key paths")
    func warnings() throws {
        let (value, warnings) = try payload(
            "{a: [{get b() { throw new TypeError('no'); }}], n: 1n, d: new Date(NaN), e: document.createElement('p')}"
        )
        #expect(value == dictionary([("a", .array([dictionary([])])), ("e", dictionary([]))]))
        #expect(warnings.count == 4)
        #expect(warnings[0].hasPrefix("a[0].b: reading it threw TypeError: no"))
        #expect(warnings[1] == "n: a BigInt is no property-list value")
        #expect(warnings[2] == "d: an invalid date is no property-list value")
        #expect(warnings[3] == "e: a HTMLParagraphElement can't be handed over; take its text or attributes")
    }
}

@Suite("Argument conversion")
struct ArgumentConversionTests {
    @Test("A lone surrogate in a key becomes U+FFFD, with a warning")
    func loneSurrogates() throws {
        let (value, warnings) = try payload(
            #"({ 'a\ud800': 1, b: { '\udc00': { c: 2 } }, '\ud83d\ude00': 3, 'd': '\ud800' })"#
        )
        let expected = PropertyValue.dictionary([
            ("a\u{FFFD}", .number(1)),
            ("b", .dictionary([("\u{FFFD}", .dictionary([("c", .number(2))]))])),
            ("\u{1F600}", .number(3)), ("d", .string("\u{FFFD}")),
        ])
        #expect(value == expected)
        let reason = "its key has a lone surrogate, which no property list can hold; U+FFFD stands for it"
        #expect(warnings == ["a\u{FFFD}: \(reason)", "b.\u{FFFD}: \(reason)"])
    }

    @Test("Keys that become equal are one entry, the first, and the others are named")
    func sameKeys() throws {
        let (value, warnings) = try payload(#"({ '\ud800': 1, '\ud801': 2, '\ufffd': 3, e: 4 })"#)
        #expect(value == .dictionary([("\u{FFFD}", .number(1)), ("e", .number(4))]))
        #expect(warnings.count == 4)
        #expect(warnings.last == "\u{FFFD}: another entry has this key already; this one is dropped")
    }

    @Test(
        "Property-list values become JavaScript values",
        arguments: [
            (dictionary([("a", .integer(3)), ("b", .bool(true)), ("c", .null)]), #"{"a":3,"b":true,"c":null}"#),
            (dictionary([("__proto__", .string("x"))]), #"{"__proto__":"x"}"#),
            (.array([.string("h1"), .number(1.5), .array([])]), #"["h1",1.5,[]]"#),
            (.date(0), #""1970-01-01T00:00:00.000Z""#),
            (.array((0..<2500).map { .integer($0) }), "[" + (0..<2500).map(String.init).joined(separator: ",") + "]"),
        ] as [(PropertyValue, String)]
    )
    func values(value: PropertyValue, json: String) throws {
        let world = try Page(html: []).makeWorld()
        var conversion = try ArgumentConversion(bindings: world.bindings)
        #expect(try conversion.convert(value).json() == json)
    }

    @Test("Data is omitted and named")
    func data() throws {
        let world = try Page(html: []).makeWorld()
        var conversion = try ArgumentConversion(bindings: world.bindings)
        #expect(try conversion.convert(dictionary([("i", .data([1, 2])), ("k", .integer(1))])).json() == #"{"k":1}"#)
        #expect(conversion.warnings.count == 1)
        #expect(conversion.warnings[0].hasPrefix("i: data of 2 bytes"))
    }
}
