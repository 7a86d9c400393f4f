// ContractTests.swift: the forms of an extension's script, the results of its run(), and the argument of finalize(): the script's side of
// the contract, row by row. Payload values: PayloadTableTests.swift.

import JSONCoding
import PageProtocol
import PropertyValues
import ScriptEngine
import Testing
import WebRuntime

/// A world whose page has a body with a paragraph and a frame.
private func makeWorld() throws -> World {
    try Page(
        html: Array("<!DOCTYPE html><title>t</title><body><p id=p>text</p>".utf8),
        options: PageOptions(url: "https://example.org/page.html")
    ).makeWorld()
}

/// Evaluates a script and calls its run().
private func run(_ source: String, timeout: Double = 0.5) throws -> PayloadOutcome {
    try makeWorld().callActionExtension(
        source: source,
        sourceURL: "Action.js",
        extensionName: "org.example.action",
        timeout: timeout
    )
}

private let one = PropertyValue.dictionary([("a", .number(1))])
private let empty = PropertyValue.dictionary([])

@Suite("Finding the script's object")
struct ScriptObjectTests {
    private static let object = "{ run(a) { a.completionFunction({a: 1}); } }"

    @Test(
        "A property of the global object is found, however it is defined",
        arguments: [
            "var ExtensionPreprocessingJS = OBJECT;",
            "ExtensionPreprocessingJS = OBJECT;",
            "this.ExtensionPreprocessingJS = OBJECT;",
            "window.ExtensionPreprocessingJS = OBJECT;",
            "globalThis.ExtensionPreprocessingJS = OBJECT;",
            "(function () { ExtensionPreprocessingJS = OBJECT; })();",
            "!function (e) { e.ExtensionPreprocessingJS = OBJECT; }(this);",
            "function ExtensionPreprocessingJS() {} ExtensionPreprocessingJS.run = (OBJECT).run;",
            "'use strict'; var ExtensionPreprocessingJS = OBJECT;",
            "var ExtensionPreprocessingJS = OBJECT; throw new Error('after');",
            "\u{FEFF}var ExtensionPreprocessingJS = OBJECT;",
            "#!/usr/bin/env jsc\n<!-- old\nvar ExtensionPreprocessingJS = OBJECT;",
            "var ExtensionPreprocessingJS = { run(arguments) { arguments.completionFunction({a: 1}); } };",
            "var s = '\u{2028}'; var ExtensionPreprocessingJS = OBJECT;",
            "class A { run(a) { a.completionFunction({a: 1}); } } var ExtensionPreprocessingJS = new A;",
            "var ExtensionPreprocessingJS = Object.create(OBJECT);",
            "var ExtensionPreprocessingJS = {run: a => a.completionFunction({a: 1})};",
            "var ExtensionPreprocessingJS = {async run(a) { await null; a.completionFunction({a: 1}); }};",
            "var ExtensionPreprocessingJS = {get run() { return a => a.completionFunction({a: 1}); }};",
            "Object.defineProperty(this, 'ExtensionPreprocessingJS', {get: () => (OBJECT)});",
        ]
    )
    func found(source: String) throws {
        let outcome = try run(source.replacing("OBJECT", with: Self.object))
        #expect(outcome.payload == one, "\(outcome)")
    }

    @Test(
        "Without a usable object, the handler gets an empty dictionary",
        arguments: [
            ("let ExtensionPreprocessingJS = OBJECT;", nil),
            ("const ExtensionPreprocessingJS = OBJECT;", nil),
            ("class ExtensionPreprocessingJS { static run(a) { a.completionFunction({a: 1}); } }", nil),
            ("(function () { var ExtensionPreprocessingJS = OBJECT; })();", nil),
            ("var ExtensionPreprocessingJs = OBJECT;", nil),
            ("'use strict'; ExtensionPreprocessingJS = OBJECT;", "ReferenceError"),
            ("export var ExtensionPreprocessingJs = OBJECT;", nil),
            ("import x from 'x'; var ExtensionPreprocessingJS = OBJECT;", "TypeError"),
            ("await null; var ExtensionPreprocessingJS = OBJECT;", "SyntaxError"),
            ("var ExtensionPreprocessingJS = new Ext; class Ext {}", "ReferenceError"),
            ("var ExtensionPreprocessingJS = new Ext; var Ext = function () {};", "TypeError"),
            ("throw new RangeError('before'); var ExtensionPreprocessingJS = OBJECT;", "RangeError"),
            ("var ExtensionPreprocessingJS = OBJECT; }", "SyntaxError"),
            ("class A { run(arguments) {} } var ExtensionPreprocessingJS = new A;", "SyntaxError"),
            ("'use strict'; var ExtensionPreprocessingJS = {run(arguments) {}};", "SyntaxError"),
            ("var ExtensionPreprocessingJS = 7;", nil),
            ("var ExtensionPreprocessingJS = null;", nil),
            ("", nil),
            ("var ExtensionPreprocessingJS = {run: 7};", "TypeError"),
            ("function ExtensionPreprocessingJS() {}", "TypeError"),
        ] as [(String, String?)]
    )
    func notFound(source: String, error: String?) throws {
        let outcome = try run(source.replacing("OBJECT", with: Self.object))
        #expect(outcome.payload == empty, "\(outcome)")
        #expect(outcome.error?.name == error, "\(outcome)")
    }
}

@Suite("Results of run()")
struct PayloadOutcomeTests {
    @Test(
        "The first completion counts, converted at once, however run() calls it",
        arguments: [
            ("a.completionFunction({a: 1})", one),
            ("var {completionFunction} = a; completionFunction({a: 1})", one),
            ("a.completionFunction.call(null, {a: 1})", one),
            ("a.completionFunction({a: 1}); a.completionFunction({a: 2})", one),
            ("a.completionFunction({a: 1}); throw new Error('after')", one),
            ("var o = {a: 1}; a.completionFunction(o); o.a = 2", one),
            ("setTimeout(() => a.completionFunction({a: 1}), 1)", one),
            ("Promise.resolve({a: 1}).then(a.completionFunction)", one),
            ("a.completionFunction({a: 1}); return {a: 3}", one),
            ("a.completionFunction({a: this === ExtensionPreprocessingJS ? 1 : 0})", one),
            ("a.completionFunction({a: arguments.length})", one),
            (
                "a.completionFunction({name: a.extensionName, kind: typeof a.completionFunction})",
                .dictionary([("name", .string("org.example.action")), ("kind", .string("function"))])
            ),
            (
                "a.completionFunction(['x', , 2])",
                .dictionary([("0", .string("x")), ("2", .number(2))])
            ),
            ("a.completionFunction()", nil), ("a.completionFunction(null)", nil),
            ("a.completionFunction(undefined)", nil), ("a.completionFunction('text')", nil),
            ("a.completionFunction(7)", nil), ("a.completionFunction(true)", nil),
            ("a.completionFunction(1n)", nil), ("a.completionFunction(Symbol())", nil),
            ("var o = {}; o.o = o; a.completionFunction(o)", nil),
            ("var o = [[]]; o[0][0] = o; a.completionFunction({o})", nil),
            ("a.completionFunction(); a.completionFunction({a: 1})", nil),
            ("throw new Error('before')", nil), ("null.x; a.completionFunction({a: 1})", nil),
            ("Promise.reject(new Error('x'))", nil), ("", nil),
        ] as [(String, PropertyValue?)]
    )
    func outcomes(body: String, payload: PropertyValue?) throws {
        let outcome = try run("var ExtensionPreprocessingJS = {run: function (a) { \(body) }}", timeout: 0.1)
        #expect(outcome.payload == payload, "\(outcome)")
    }

    @Test("The cause of a run without a payload is reported")
    func reasons() throws {
        func outcome(_ body: String, timeout: Double = 0.1) throws -> PayloadOutcome {
            try run("var ExtensionPreprocessingJS = {run: function (a) { \(body) }}", timeout: timeout)
        }
        #expect(try outcome("getSelection().getRangeAt(0)", timeout: 5).error?.name == "IndexSizeError")
        #expect(try outcome("a.completionFunction(5)").warnings.contains { $0.contains("a number") })
        let twice = try outcome("a.completionFunction({a: 1}); a.completionFunction({a: 2})")
        #expect(twice.warnings == ["completionFunction was called 2 times; the first call counts"])
        let late = try outcome("setTimeout(() => a.completionFunction({a: 1}), 5000)")
        #expect(late.state == .timedOut && late.warnings.contains { $0.contains("was not called within 0.1 s") })
        let rejected = try outcome("Promise.reject(new TypeError('why'))")
        #expect(rejected.warnings.contains { $0.contains("why") }, "\(rejected)")
    }
}

@Suite("The argument of finalize()")
struct FinalizeTests {
    /// Describes a value, for distinctions that JSON lacks.
    private static let script = """
        var ExtensionPreprocessingJS = {
          run(a) { this.seen = 'run'; a.completionFunction({}); },
          finalize(a) {
            var tell = v => v === undefined ? 'undefined' : v === null ? 'null' : Object.is(v, -0) ? '-0'
              : v instanceof Date ? 'Date ' + +v : Array.isArray(v) ? '[' + v.map(tell) + ']'
              : typeof v == 'object' ? '{' + Object.keys(v).map(k => k + ':' + tell(v[k])) + '}'
              : typeof v == 'string' ? JSON.stringify(v) : typeof v + ' ' + v;
            globalThis.got = this.seen + ' ' + tell(a.v) + (Object.getPrototypeOf(a) === Object.prototype ? '' : ' odd');
          }
        };
        """

    private func got(_ argument: PropertyValue) throws -> (text: String?, error: String?) {
        let world = try makeWorld()
        _ = world.callActionExtension(source: Self.script, sourceURL: "Action.js", extensionName: "x")
        let error = world.finalize(argument: argument)
        return (try world.evaluateToJSON("got"), error?.name)
    }

    @Test(
        "A property-list value becomes JavaScript's",
        arguments: [
            (PropertyValue.string("a\u{0}\u{1F600}"), #""a\u0000😀""#), (.bool(true), "boolean true"),
            (.bool(false), "boolean false"), (.integer(3), "number 3"), (.number(1.5), "number 1.5"),
            (.number(-0.0), "-0"), (.number(.nan), "number NaN"), (.number(.infinity), "number Infinity"),
            (.integer(9_007_199_254_740_993), "number 9007199254740992"), (.null, "null"),
            (.date(1.5), "Date 1500"), (.date(.nan), "Date NaN"), (.date(.infinity), "Date NaN"),
            (.array([.integer(1), .null, .array([])]), "[number 1,null,[]]"),
            (.dictionary([("b", .integer(1)), ("a", .dictionary([]))]), "{b:number 1,a:{}}"),
            (.dictionary([("__proto__", .dictionary([("x", .integer(1))]))]), "{__proto__:{x:number 1}}"),
            (.data([1, 2]), "undefined"), (.array([.data([1])]), "[null]"),
            (.dictionary([("d", .data([1])), ("e", .bool(true))]), "{e:boolean true}"),
        ]
    )
    func values(value: PropertyValue, description: String) throws {
        let (text, error) = try got(.dictionary([("v", value)]))
        #expect(error == nil)
        let expected = try PropertyValue(json: Array((text ?? "null").utf8)).stringValue
        #expect(expected == "run \(description)")
    }

    @Test("A missing key in the argument is undefined; an exception is reported and keeps earlier changes")
    func withoutKey() throws {
        #expect(try got(.dictionary([])).text == "\"run undefined\"")
        let world = try makeWorld()
        _ = world.callActionExtension(
            source: """
                var ExtensionPreprocessingJS = {
                  run(a) { a.completionFunction({}); },
                  finalize(a) { document.title = 'done'; a.missing.length; document.title = 'never'; }
                };
                """,
            sourceURL: "Action.js",
            extensionName: "x"
        )
        #expect(world.finalize(argument: .dictionary([]))?.name == "TypeError")
        #expect(try world.evaluateToJSON("document.title") == "\"done\"")
    }

    @Test(
        "A script with finalize() and no run() passes an empty result, and finalize() is called, with a warning"
    )
    func finalizeAlone() throws {
        let world = try makeWorld()
        let outcome = world.callActionExtension(
            source: "var ExtensionPreprocessingJS = { finalize(a) { document.title = a.word; } };",
            sourceURL: "Action.js",
            extensionName: "x"
        )
        #expect(outcome.state == .onlyFinalize && outcome.payload == .dictionary([]) && outcome.error == nil)
        #expect(outcome.warnings.count == 1 && outcome.warnings[0].contains("what Safari does then is not known"))
        #expect(world.finalize(argument: .dictionary([("word", .string("done"))])) == nil)
        #expect(try world.evaluateToJSON("document.title") == "\"done\"")
        // A run that is not a function, or a script that threw, is still an error.
        for source in ["{ run: 1, finalize() {} }", "{ finalize: 1 }", "{}"] {
            let outcome = try run("var ExtensionPreprocessingJS = \(source);")
            #expect(outcome.state == .noRun, "\(source)")
        }
        #expect(try run("var ExtensionPreprocessingJS = { finalize() {} }; throw 1;").state == .noObject)
    }

    @Test(
        "Additional arguments from a host are members of run()'s argument, as the script's own values, and otherwise absent"
    )
    func extraArguments() throws {
        let script = """
            Object.freeze(Object.prototype);
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({
                names: Object.keys(a).join(), isPlain: Object.getPrototypeOf(a.extraArguments) === Object.prototype,
                list: Array.isArray(a.extraArguments.list), date: a.extraArguments.when?.getTime(), number: a.extraArguments.n }) } };
            """
        let list = PropertyValue.array([.data([1]), .null])
        let world = try makeWorld()
        let outcome = world.callActionExtension(
            source: script,
            sourceURL: "Action.js",
            extensionName: "x",
            extraArguments: .dictionary([("list", list), ("when", .date(2)), ("n", .integer(1 << 60))])
        )
        #expect(
            outcome.payload
                == .dictionary([
                    ("names", .string("completionFunction,extensionName,extraArguments")), ("isPlain", .bool(true)),
                    ("list", .bool(true)), ("date", .number(2000)), ("number", .number(0x1p60)),
                ])
        )
        let warnings = world.sideEffects.filter { $0.kind == .lostValue }.map(\.text)
        #expect(warnings.count == 1 && warnings[0].hasPrefix("arguments.extraArguments.list[0]: data of 1 bytes"))
    }

    @Test("A script without finalize() is no error, and the work that it starts is waited for")
    func startedWork() throws {
        let world = try makeWorld()
        let script = "var ExtensionPreprocessingJS = {run(a) { a.completionFunction({}); }"
        _ = world.callActionExtension(source: script + "};", sourceURL: "Action.js", extensionName: "x")
        #expect(world.finalize(argument: .dictionary([])) == nil)
        let waiting = try makeWorld()
        _ = waiting.callActionExtension(
            source: script + ", async finalize() { await null; setTimeout(() => document.title = 'late', 5); }};",
            sourceURL: "Action.js",
            extensionName: "x"
        )
        #expect(waiting.finalize(argument: .dictionary([])) == nil)
        #expect(try waiting.evaluateToJSON("document.title") == "\"late\"")
    }
}
