// CompiledScriptTests.swift: a script behaves the same from its compiled code as from its text.

import ScriptEngine
import Testing

@Suite("Compiled scripts")
struct CompiledScriptTests {
    private static let source = """
        'use strict';
        {
          const G = this;
          const counter = (() => { let n = 0; return () => ++n; })();
          class Point { #x = 1; constructor(y) { this.y = y; } get sum() { return this.#x + this.y; } static of(y) { return new Point(y); } }
          function* numbers(n) { for (let i = 0; i < n; i++) yield i; }
          const fails = () => {
            throw new TypeError('here');
          };
          G.results = () => {
            const values = [counter(), counter(), Point.of(2).sum, [...numbers(4)].join(), /(?<a>b+)/.exec('abbb').groups.a, `${1 + 1}`];
            try { fails(); } catch (error) { values.push(error.message, error.line, error.stack); }
            const { a, ...rest } = { a: 1, b: 2, c: 3 };
            values.push(JSON.stringify(rest), String(fails), Point.name, numbers.length, typeof this, null ?? 'none', 2n ** 70n);
            label: for (const x of [1, 2]) for (const y of [1, 2]) { if (y === 2) continue label; values.push(x * y); }
            return values.map(String).join('|');
          };
        }
        """

    private func lasting(_ text: String) -> LastingBytes {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
        return LastingBytes(unsafe: UnsafeRawBufferPointer(bytes))
    }

    @Test("Functions, classes, errors and their places are the same, in several contexts and virtual machines")
    func same() throws {
        let text = lasting(Self.source)
        let name = "webaction:test.js"
        let code = try #require(
            ScriptVM().compile(text, name: name),
            "this JavaScriptCore does not give its compiled code"
        )
        let script = CompiledScript(name: name, text: text, code: code)
        for _ in 0..<2 {
            let vm = ScriptVM()
            var results: [String] = []
            for isCompiled in [false, true, true] {
                let context = ScriptContext(vm: vm)
                let shared = try context.evaluate("({})")
                if isCompiled {
                    let (didRun, thrown) = context.run(script, this: shared)
                    #expect(didRun && thrown == nil)
                } else {
                    #expect(context.run(ascii: Array(Self.source.utf8), sourceURL: name, this: shared) == nil)
                }
                context.collectGarbage()
                results.append(try shared.property("results").call().string)
            }
            #expect(results[0].hasPrefix("1|2|3|0,1,2,3|bbb|2|here|8|"), "\(results[0])")
            #expect(results[1] == results[0] && results[2] == results[0], "\(results)")
        }
    }

    @Test("When many pages are served it runs once, since texts serve all contexts")
    func manyPages() throws {
        let text = lasting("this.n = 1")
        let vm = ScriptVM(for: .manyPages)
        let script = CompiledScript(name: "a", text: text, code: try #require(vm.compile(text, name: "a")))
        for didRun in [true, false, false] {
            let context = ScriptContext(vm: vm)
            #expect(context.run(script, this: context.global).didRun == didRun)
        }
    }

    @Test("Its exceptions are reported; an invalid script is not compiled")
    func failures() throws {
        let text = lasting("throw new RangeError('far');")
        let vm = ScriptVM()
        let code = try #require(vm.compile(text, name: "a"))
        let context = ScriptContext(vm: vm)
        let (didRun, thrown) = context.run(CompiledScript(name: "a", text: text, code: code), this: context.global)
        #expect(didRun)
        #expect(try thrown?.property("message").string == "far")
        #expect(vm.compile(lasting("let let = ("), name: "b") == nil)
    }
}
