// HostileRunTests.swift: scripts that throw values other than errors, or never end while the host reads their values; functions of a world
// that has ended; keys that scripts listen to.

import DOM
import PropertyValues
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Hostile runs")
struct HostileRunTests {
    private func run(_ source: String, timeout: Double = 0.3) throws -> PayloadOutcome {
        try Page(html: Array("<p>x".utf8)).makeWorld()
            .callActionExtension(source: source, sourceURL: "Action.js", extensionName: "x", timeout: timeout)
    }

    @Test(
        "Endless code called by the host ends with the time limit, with a message",
        arguments: [
            "({ get run() { for (;;); } })",
            "({ run(a) { a.completionFunction({ get a() { for (;;); } }); } })",
            "({ run(a) { a.completionFunction({ b: [{ get a() { for (;;); } }] }); } })",
            "({ run(a) { a.completionFunction(new Proxy({}, { ownKeys() { for (;;); } })); } })",
            "({ run(a) { a.completionFunction({ a: new Proxy([1], { get() { for (;;); } }) }); } })",
            "({ run(a) { throw { get message() { for (;;); } }; } })",
        ]
    )
    func endless(object: String) throws {
        let outcome = try run("var ExtensionPreprocessingJS = \(object)")
        #expect(outcome.state == .timedOut)
        #expect(outcome.payload == nil)
        #expect(outcome.error?.timedOut == true)
    }

    @Test(
        "Endless code without a name is reported at its caller's place, whatever is on the prototypes of errors",
        arguments: [
            "new Function('for (;;);')()", "(0, eval)('for (;;);')", "(0, eval)('(function f() { for (;;); })')()",
        ]
    )
    func unnamedEndlessCode(call: String) throws {
        let outcome = try run(
            """
            for (const key of ['sourceURL', 'line', 'stack'])
              Object.defineProperty(Error.prototype, key, { get() { for (;;); }, configurable: true });
            var ExtensionPreprocessingJS = { run(a) {
              \(call);
            } };
            """
        )
        #expect(outcome.state == .timedOut)
        #expect(outcome.error?.file == "Action.js")
        #expect(outcome.error?.line == 4)
    }

    @Test(
        "A thrown symbol is reported with its description",
        arguments: [
            ("({ run() { throw Symbol('why'); } })", PayloadOutcome.State.threw, "Symbol(why)"),
            ("({ run() { Symbol.prototype.toString = () => 'forged'; throw Symbol(); } })", .threw, "Symbol()"),
            ("({ get run() { throw Symbol('no run'); } })", .noRun, "Symbol(no run)"),
            ("({ get run() { throw new Error('no run'); } })", .noRun, "no run"),
        ]
    )
    func symbols(object: String, state: PayloadOutcome.State, message: String) throws {
        let outcome = try run("var ExtensionPreprocessingJS = \(object)")
        #expect(outcome.state == state)
        #expect(outcome.error?.message == message)
    }

    @Test(
        "A proxy of an array may claim any length",
        arguments: ["NaN", "-1", "1.5", "undefined", "-Infinity", "Infinity", "2 ** 53", "Symbol()", "7n"]
    )
    func lengths(length: String) throws {
        let outcome = try run(
            """
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({
              a: new Proxy([7], { get(target, key) { return key === 'length' ? \(length) : target[key]; } }) }); } };
            """
        )
        #expect(outcome.payload == .dictionary([("a", .dictionary([("0", .number(7))]))]))
    }

    @Test("A payload getter that throws affects only its own key")
    func throwingGetter() throws {
        let outcome = try run(
            """
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ get a() { throw Symbol('s'); }, b: 1 }); } };
            """
        )
        #expect(outcome.payload == .dictionary([("b", .number(1))]))
        #expect(outcome.warnings.count == 1 && outcome.warnings[0].contains("Symbol(s)"))
    }
}

@Suite("Ended worlds")
struct EndedWorldTests {
    /// A world with functions of another one that has ended since.
    private func makeHeir(_ vm: ScriptVM) throws -> World {
        let heir = try Page(html: Array("<p>y".utf8), vm: vm).makeWorld()
        let world = try Page(html: Array("<p id=a>x".utf8), vm: vm).makeWorld()
        let taken = try world.evaluate(
            """
            ({ p: document.createElement('p'), list: document.getElementsByTagName('p'),
              query: s => document.querySelector(s), make: n => document.createElement(n),
              text: t => document.createTextNode(t), url: u => new URL(u),
              attribute: () => document.body.setAttribute('k' + Math.random(), 'v') })
            """
        )
        try heir.context.global.setProperty("taken", ScriptValue(taken.reference, in: heir.context))
        #expect(try heir.evaluateToJSON("taken.query('#a').id") == "\"a\"")
        return heir
    }

    @Test("Functions of a world whose page is gone throw an error", arguments: [EngineUse.onePage, .manyPages])
    func functions(use: EngineUse) throws {
        let vm = ScriptVM(for: use)
        let heir = try makeHeir(vm)
        func calls() throws {
            let answer = try heir.evaluateToJSON(
                """
                [() => taken.query('b > i.q'), () => taken.make('made-up'), () => taken.text('t'),
                  () => taken.url('http://a/b'), taken.attribute, () => { taken.p.innerHTML = '<b>'; }].map(f => {
                  try { return `${f()}`; } catch (e) { return `${e}`; } })
                """
            )
            let ended = "\"TypeError: The page has ended\""
            #expect(answer == "[" + Array(repeating: ended, count: 6).joined(separator: ",") + "]")
            // Values in memory can still be read.
            let reads = try heir.evaluateToJSON(
                """
                [() => taken.p.parentNode, () => taken.p.localName, () => taken.list.length, () => taken.list[0]].map(f => {
                  try { f(); return ''; } catch (e) { return `${e}` === 'TypeError: The page has ended' ? '' : `${e}`; } }).join('')
                """
            )
            #expect(reads == "\"\"")
        }
        try calls()
        heir.context.collectGarbage()
        try calls()
        for _ in 0..<4 {
            let other = try Page(html: Array("<ul><li>1<li>2</ul>".utf8), vm: vm).makeWorld()
            #expect(try other.evaluateToJSON("document.querySelectorAll('li').length") == "2")
            heir.context.collectGarbage()
            try calls()
        }
        #expect(try heir.evaluateToJSON("document.querySelector('p').textContent") == "\"y\"")
        #expect(heir.page.tree.checkInvariants().isEmpty)
    }
}

extension EndedWorldTests {
    @Test(
        "completionFunction of a world that has ended throws an error, whether it was called before or not",
        arguments: [true, false]
    )
    func completion(wasCalled: Bool) throws {
        let vm = ScriptVM(for: .onePage)
        let heir = try Page(html: Array("<p>y".utf8), vm: vm).makeWorld()
        func run() throws {
            let world = try Page(html: Array("<p>x".utf8), vm: vm).makeWorld()
            let source = """
                var kept; var ExtensionPreprocessingJS = {
                  run(a) { kept = a.completionFunction; if (\(wasCalled)) kept({ a: 1 }); } };
                """
            let outcome = world.callActionExtension(source: source, sourceURL: "a.js", extensionName: "x", timeout: 0.1)
            #expect(outcome.state == (wasCalled ? .completed : .timedOut))
            let taken = try world.evaluate("({ complete: o => kept(o) })")
            try heir.context.global.setProperty("taken", ScriptValue(taken.reference, in: heir.context))
            // As long as the world exists, a second call has no effect.
            #expect(try heir.evaluateToJSON("taken.complete({ b: 2 })") == nil)
        }
        try run()
        for _ in 0..<3 {
            let call = "try { taken.complete({ get c() { throw 1; } }); 'done' } catch (e) { `${e}` }"
            #expect(try heir.evaluateToJSON(call) == "\"TypeError: The page has ended\"")
            heir.context.collectGarbage()
            _ = try Page(html: Array("<p>z".utf8), vm: vm).makeWorld()
        }
        #expect(heir.page.tree.checkInvariants().isEmpty)
    }
}

@Suite("Keys that scripts listen to")
struct ReentryTests {
    private static let story = """
        const list = document.getElementsByTagName('p'), all = document.querySelectorAll('p'), results = [];
        for (const size of [1, 40, 5000]) {
          const word = 'w'.repeat(size), element = document.createElement('p');
          element.setAttribute('title', word);
          element.append(document.createTextNode(word));
          element.classList.add(word, 'c');
          element.dataset.someKey = word;
          document.body.append(element);
          results.push(element.outerHTML, element.classList.contains('c'), element.matches('p.c[title]'), element.dataset.someKey.length,
            list[1]?.title.length, list['0'].id, all[0].id, list['00'], list.length, document.querySelector(`[title="${word}"]`) === element,
            document.querySelector('p.c') !== null, element.getAttribute('title') === word, '0' in list, list['4294967295'], list['-1']);
        }
        """

    @Test("Getters on the language's prototypes that reenter the tree change no operation's result")
    func getters() throws {
        let html = "<!DOCTYPE html><body><p id=a class=b>x</p></body>"
        let plain = try evaluate("{ \(Self.story) JSON.stringify(results) }", on: html)
        let world = try Page(html: Array(html.utf8)).makeWorld()
        let heard = try world.evaluateToJSON(
            """
            {
              let busy = false, calls = 0;
              const { apply } = Reflect, { defineProperty } = Object, beside = document.createElement('i'), stringify = JSON.stringify;
              const again = () => {
                if (busy) return;
                busy = true;
                calls++;
                beside.setAttribute('x', 'y' + calls);
                beside.textContent = 'other';
                document.createTextNode('z').data += 'q';
                beside.matches('i[x], b > i');
                beside.classList.toggle('t');
                busy = false;
              };
              for (const prototype of [String.prototype, RegExp.prototype, Map.prototype]) {
                for (const key of Reflect.ownKeys(prototype)) {
                  const descriptor = Object.getOwnPropertyDescriptor(prototype, key), { value } = descriptor;
                  if (typeof value !== 'function' || !descriptor.configurable || key === 'constructor') continue;
                  defineProperty(prototype, key, { __proto__: null, configurable: true, get() { again(); return value; } });
                }
              }
              for (const prototype of [Object.prototype, Array.prototype]) {
                for (let i = 0; i < 8; i++) {
                  defineProperty(prototype, i, { __proto__: null, configurable: true, get() { again(); return undefined; },
                    set(value) { again(); defineProperty(this, i, { __proto__: null, value, writable: true, enumerable: true, configurable: true }); } });
                }
              }
              \(Self.story)
              for (let i = 0; i < 8; i++) { delete Object.prototype[i]; delete Array.prototype[i]; }
              stringify(results)
            }
            """
        )
        #expect(heard == plain)
        #expect(world.page.tree.checkInvariants().isEmpty)
    }

    @Test("Live lists call no method of String.prototype to parse an index")
    func indices() throws {
        #expect(
            try evaluate(
                """
                let calls = 0;
                for (const key of ['charCodeAt', 'codePointAt', 'at', 'slice']) {
                  Object.defineProperty(String.prototype, key, { get() { calls++; }, configurable: true });
                }
                const list = document.getElementsByTagName('p');
                [list[0].localName, list['1'] === undefined, list.length, 'x' in list, calls].join()
                """,
                on: "<p>x"
            ) == "\"p,true,1,false,0\""
        )
    }
}
