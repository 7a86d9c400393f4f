// PayloadTableTests.swift: every kind of JavaScript value in a payload, as an entry of an object and as an element of an array, in a world
// with a page.

import JSONCoding
import PropertyValues
import Testing
import WebRuntime

@Suite("Payload values of run()")
struct PayloadTableTests {
    /// A JavaScript expression and its value in an object and in an array; nil: the key is dropped.
    struct Row: CustomTestStringConvertible, Sendable {
        var source: String
        var inObject: PropertyValue?
        var inArray: PropertyValue
        var testDescription: String { source }

        /// The same in both.
        init(_ source: String, _ value: PropertyValue) { (self.source, inObject, inArray) = (source, value, value) }

        /// Dropped from an object, null in an array.
        init(dropped source: String) { (self.source, inObject, inArray) = (source, nil, .null) }
    }

    private static let nothing = PropertyValue.dictionary([])

    private static func object(_ entries: (String, PropertyValue)...) -> PropertyValue {
        .dictionary(entries.map { (key: $0.0, value: $0.1) })
    }

    static let rows: [Row] = [
        Row(dropped: "undefined"), Row("null", .null), Row("true", .bool(true)), Row("false", .bool(false)),
        Row("1", .number(1)), Row("-0", .number(-0.0)), Row("NaN", .number(.nan)), Row("1/0", .number(.infinity)),
        Row("-1/0", .number(-.infinity)), Row("2 ** 53 + 1", .number(9_007_199_254_740_992)),
        Row("2 ** 31", .number(2_147_483_648)),
        Row(dropped: "1n"), Row(dropped: "Symbol('s')"), Row("{[Symbol('k')]: 1}", nothing),
        Row("'x\\0y'", .string("x\0y")), Row("'\\ud83d\\ude00'", .string("\u{1F600}")),
        Row("'a\\ud800b'", .string("a\u{FFFD}b")), Row("''", .string("")),
        Row("new Date(1500)", .date(1.5)), Row("new (class D extends Date {})(-1)", .date(-0.001)),
        Row(dropped: "new Date(NaN)"), Row("Object.create(new Date)", nothing),
        Row("[1, , undefined, null]", .array([.number(1), .null, .null, .null])),
        Row("new (class A extends Array {})('x')", .array([.string("x")])),
        Row("Object.freeze([1])", .array([.number(1)])), Row("Object.assign([1], {x: 2})", .array([.number(1)])),
        Row("[]", .array([])),
        Row("new Proxy([7], {})", object(("0", .number(7)))),
        Row("(function () { return arguments; })('q')", object(("0", .string("q")))),
        Row("new Uint8Array([7, 8])", object(("0", .number(7)), ("1", .number(8)))),
        Row("new ArrayBuffer(8)", nothing), Row("new DataView(new ArrayBuffer(8))", nothing),
        Row("new Map([[1, 2]])", nothing), Row("new Set([1])", nothing), Row("new WeakMap", nothing),
        Row("/x/g", nothing), Row("new Error('x')", nothing), Row("Promise.resolve(1)", nothing),
        Row("(function* () {})()", nothing), Row("function () {}", nothing), Row("() => 1", nothing),
        Row("Object.assign(() => 1, {p: 1})", object(("p", .number(1)))),
        Row("new String('ab')", object(("0", .string("a")), ("1", .string("b")))), Row("new Number(3)", nothing),
        Row("new Boolean(true)", nothing),
        Row("Object.create({inherited: 1})", object(("inherited", .number(1)))),
        Row("new (class { f = 1; m() {} get g() { return 2; } })", object(("f", .number(1)))),
        Row(
            "(() => { function F() { this.own = 1; } F.prototype = {helper() {}, name: 'n'}; return new F; })()",
            object(("own", .number(1)), ("helper", nothing), ("name", .string("n")))
        ),
        Row("{get a() { return 1; }, get b() { throw 1; }}", object(("a", .number(1)))),
        Row("Object.defineProperty([1, 2], 0, {get() { throw 1; }})", .array([.null, .number(2)])),
        Row("{toJSON() { return 'no'; }}", object(("toJSON", nothing))),
        Row("new Proxy({a: 1}, {get: () => 5})", object(("a", .number(5)))),
        Row("new Proxy({a: 1}, {ownKeys() { throw 1; }})", nothing),
        Row("{['__proto__']: 7}", object(("__proto__", .number(7)))),
        Row(
            "{b: 1, 2: 'two', a: 3, 1: 'one'}",
            object(("1", .string("one")), ("2", .string("two")), ("b", .number(1)), ("a", .number(3)))
        ),
        Row("document.body", nothing), Row("document", nothing), Row("window", nothing), Row("location", nothing),
        Row("document.querySelectorAll('*')", nothing), Row("document.body.childNodes", nothing),
        Row("getSelection()", nothing), Row("document.body.style", nothing),
        Row("JSON.parse(JSON.stringify({h: location.href}))", object(("h", .string("https://example.org/")))),
        Row("document.title", .string("t")),
    ]

    @Test("A value is the same in an object and in an array, except dropped ones", arguments: rows)
    func row(row: Row) throws {
        let page = Page(
            html: Array("<!DOCTYPE html><title>t</title><body><p>x".utf8),
            options: PageOptions(url: "https://example.org/")
        )
        let outcome = try page.makeWorld().callActionExtension(
            source: """
                var ExtensionPreprocessingJS = {run(a) { a.completionFunction({v: \(row.source), w: [\(row.source)]}); }};
                """,
            sourceURL: "Action.js",
            extensionName: "x"
        )
        let payload = try #require(outcome.payload, "\(outcome)")
        #expect(payload["v"] == row.inObject)
        #expect(payload["w"] == .array([row.inArray]))
    }

    @Test("Nesting is kept up to its limit, and beyond it there is no payload", arguments: [(50, true), (2000, false)])
    func nesting(depth: Int, isKept: Bool) throws {
        let outcome = try Page(html: []).makeWorld().callActionExtension(
            source: """
                var ExtensionPreprocessingJS = {run(a) {
                  var o = {end: 1}; for (var i = 0; i < \(depth); i++) o = {o: o}; a.completionFunction(o);
                }};
                """,
            sourceURL: "Action.js",
            extensionName: "x"
        )
        #expect((outcome.payload != nil) == isKept)
    }
}
