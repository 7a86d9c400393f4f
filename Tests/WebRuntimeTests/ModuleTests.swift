// ModuleTests.swift: module scripts of pages: what the standard says where WebKit differs from it, places of errors, and bounds. What WebKit does is
// in Tests/Data/Recorded/page-scripts/modules.html.
// https://html.spec.whatwg.org/multipage/webappapis.html#module-script

import DOM
import PageProtocol
import Testing
import WebRuntime

@Suite("Module scripts")
struct ModuleTests {
    /// The observations, as JSON, of a page that collects them in `out`, and the warnings of its scripts.
    private func observe(
        _ html: String,
        timeout: Double = 300,
        type: String = "text/javascript",
        _ files: @escaping (String) -> String?
    ) throws -> (out: String?, warnings: [String]) {
        let tree = Tree()
        let options = PageOptions(url: "http://page.test/a/page.html")
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: options)
        page.resources = PageResources(pageURL: options.url) { request in
            let found = files(String(request.path.dropFirst("/a/".count)))
            return found.map { ResourceAnswer(contentType: type, bytes: Array($0.utf8)) }
        }
        let scripts = try PageScripts(page: page)
        let start = """
            <!DOCTYPE html><body><script>var out = [];
            onerror = (message, file, line, column) => { out.push(message, `${file.split('/').pop()}:${line}:${column}`); return true; };
            addEventListener('error', event => { if (event.target !== window) out.push('error of the element'); }, true);
            </script>
            """
        scripts.load(Array((start + html).utf8), timeout: timeout)
        let out = try scripts.world.evaluateToJSON("out")
        return (out, scripts.world.sideEffects.filter { $0.kind == .warning }.map(\.text))
    }

    @Test("A module that threw throws for each import of it, and runs once")
    func throwingModule() throws {
        let (out, _) = try observe(
            """
            <script type=module>import './throws.js';</script>
            <script type=module>import './throws.js';</script>
            <script type=module>await import('./throws.js').catch(error => out.push(error));</script>
            """
        ) { $0 == "throws.js" ? "out.push('runs');\nthrow 7;" : nil }
        #expect(out == #"["runs","7",":0:0","7",":0:0",7]"#)
    }

    @Test("Comments may stand between the words of a default export")
    func commentsInExports() throws {
        let (out, _) = try observe(
            """
            <script type=module>
            import one from './one.js'; import two from './two.js'; out.push(one(1), two);
            </script>
            """
        ) {
            [
                "one.js": "export default function /* ( */ (a) { return a; }",
                "two.js": "export /* default */ default 2",
            ][$0]
        }
        #expect(out == "[1,2]")
    }

    @Test("A module cannot replace the variables that others import from it")
    func forgedExports() throws {
        let (out, _) = try observe(
            "<script type=module>import { v } from './one.js'; out.push(v);</script>"
        ) {
            $0 == "one.js" ? "export const v = 1; try { arguments[0]({ __proto__: null, v: () => 2 }); } catch {}" : nil
        }
        #expect(out == "[1]")
    }

    /// WebKit waits for the first one.
    @Test("A module that awaits does not hold back those beside it, and runs at once up to there in a cycle, too")
    func orderOfAwaiting() throws {
        let (out, _) = try observe(
            "<script type=module>import './one.js'; import './three.js'; out.push('page');</script>"
        ) {
            [
                "one.js": "import './two.js'; out.push('one'); await 0; out.push('one ends');",
                "two.js": "import './one.js'; out.push('two');", "three.js": "out.push('three');",
            ][$0]
        }
        #expect(out == #"["two","one","three","one ends","page"]"#)
    }

    /// WebKit loses the error.
    @Test("What a module of a cycle throws after it awaited is an error")
    func errorInCycle() throws {
        let (out, _) = try observe("<script type=module>import './one.js'; out.push('never');</script>") {
            ["one.js": "import './two.js'; await 0; throw 7;", "two.js": "import './one.js';"][$0]
        }
        #expect(out == #"["7",":0:0"]"#)
    }

    /// WebKit finds none.
    @Test("A name is found in a cycle of exports, from each of its modules")
    func exportsInCycle() throws {
        let (out, _) = try observe(
            "<script type=module>import { v } from './q.js'; import * as p from './p.js'; out.push(v, p.v);</script>"
        ) {
            [
                "p.js": "export { v } from './q.js';", "q.js": "export * from './p.js'; export * from './x.js';",
                "x.js": "export const v = 1;",
            ][$0]
        }
        #expect(out == "[1,1]")
    }

    @Test("Functions for import() are not found on the window, and timers make no further ones")
    func hiddenFunctions() throws {
        let (out, _) = try observe(
            """
            <script>
            const names = () => Reflect.ownKeys(window).concat(Reflect.ownKeys(Object.getPrototypeOf(Window.prototype))).length, before = names();
            for (let i = 0; i < 50; i++) setTimeout(`import('./one.js?${i}').then(m => out.push(${i}))`);
            setTimeout(() => out.push(names() - before, String(() => import('x')).replace(/[a-z]/gi, '').length > 4), 100);
            setTimeout(() => { for (let i = 0; i < 50; i++) for (const sign of ['$', 'í']) {
              const name = sign + i.toString(36).padStart(sign === '$' ? 5 : 5, '0'), short = '$i' + i.toString(36).padStart(4, '0');
              if (name in window || short in window) out.push(name);
            } }, 100);
            </script>
            """
        ) { $0 == "one.js" ? "" : nil }
        #expect(out == "[" + (0..<50).map { "\($0)," }.joined() + "0,true]")
    }

    @Test("Scripts of an extension import, also in the text of a timer")
    func isolatedWorld() throws {
        let tree = Tree()
        let options = PageOptions(url: "http://page.test/")
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: options)
        page.resources = PageResources(pageURL: options.url) { _ in
            ResourceAnswer(contentType: "text/javascript", bytes: Array("export default 'loaded'".utf8))
        }
        let world = try page.makeWorld(.isolated)
        try world.evaluate("var out = []; import('./a.js').then(m => out.push(m.default));")
        try world.evaluate(
            "setTimeout(\"import('./b.js').then(m => out.push(m.default))\"); import('webaction-script:///x').catch(e => out.push(e.name))"
        )
        world.runEventLoop(timeout: 10)
        #expect(try world.evaluateToJSON("out.sort()") == #"["TypeError","loaded","loaded"]"#)
    }

    @Test("JSON is no script, whether or not it was imported as JSON before")
    func mediaTypes() throws {
        let (out, warnings) = try observe(
            """
            <script type=module>import value from './x' with { type: 'json' }; out.push(value);</script>
            <script type=module>import './x'; out.push('never');</script>
            """,
            type: "application/json"
        ) { _ in "[1]" }
        #expect(out == #"[[1],"error of the element"]"#)
        #expect(warnings.contains { $0.contains("'application/json' is not a valid JavaScript MIME type") })
    }

    @Test(
        "An import that cannot be resolved is an error at its place",
        arguments: [
            ("import\n 'bare';", "TypeError: Module name, 'bare' does not resolve to a valid URL.", "5:2"),
            (
                "import 'file:///etc/passwd';",
                "TypeError: Module name, 'file:///etc/passwd' is a file: URL, which modules cannot import.", "4:8"
            ),
            ("import { x } from './empty.js';", "SyntaxError: Importing binding name 'x' is not found.", "4:10"),
            (
                "import './empty.js' with { type: 'css' };", "TypeError: Import attribute type \"css\" is not valid",
                "4:8"
            ),
            ("let a = 1;\nlet b = ;", "SyntaxError: Unexpected token ';'", "5:9"),
        ]
    )
    func places(source: String, message: String, place: String) throws {
        let (out, _) = try observe("<script type=module>\(source)</script>") { $0 == "empty.js" ? "" : nil }
        #expect(out == "[\(try json(message)),\"page.html:\(place)\"]")
    }

    private func json(_ text: String) throws -> String {
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true))
        return try page.makeWorld(.page).evaluateToJSON("'\(text.replacing("'", with: "\\'"))'") ?? ""
    }

    @Test("Errors of a module have the lines and columns of its file")
    func linesAndColumns() throws {
        let (out, _) = try observe("<script type=module src=places.js></script>") { name in
            [
                "places.js": """
                import { changing, fixed,
                  fail } from './other.js';
                export const value = fixed;
                  fixed(); fail();
                """,
                "other.js":
                    "export let changing = 1; changing++; export const fixed = () => {};\nexport function fail() {\n  throw new Error('here'); }",
            ][name]
        }
        #expect(out == #"["Error: here","other.js:3:18"]"#)
    }

    @Test("What scripts replace changes nothing of modules")
    func replacedBuiltins() throws {
        let (out, _) = try observe(
            """
            <script>
            for (const type of [Array, Map, Promise, Object, String, (function* () {}).prototype.__proto__.__proto__.constructor]) {
              for (const key of Reflect.ownKeys(type.prototype)) {
                if (key === 'constructor' || !(type === Array || type === Map || type === Promise) || key === 'push') continue;
                try { type.prototype[key] = () => { throw new Error('called'); }; } catch {}
              }
            }
            Object.prototype.get = () => 'inherited';
            Promise.prototype.constructor = null;
            Object.defineProperty(Object.prototype, 'problem', { __proto__: null, value: 'inherited' });
            </script>
            <script type=module>import { a, b } from './one.js'; await 0; out.push(a, b());</script>
            """
        ) {
            [
                "one.js": "import { c } from './two.js'; export let a = 1; a++; export const b = () => c;",
                "two.js": "import './one.js'; export let c = 3;",
            ][$0]
        }
        #expect(out == "[2,3]")
    }

    @Test("A ring of 5,000 modules runs")
    func ring() throws {
        let (out, warnings) = try observe(
            "<script type=module>import { value, next } from './0.js'; out.push(value, next(), count);</script>"
        ) { name in
            let number = Int(name.dropLast(3)) ?? 0
            return """
                import { value as other } from './\((number + 1) % 5000).js';
                export const value = \(number); export function next() { return other; }
                window.count = (window.count ?? 0) + 1;
                """
        }
        #expect(out == "[0,1,5000]")
        #expect(warnings == [])
    }

    @Test("Modules that import each other more than 5,000 deep, or nest too deeply, are errors")
    func depth() throws {
        let (out, _) = try observe("<script type=module>import './0.js'; out.push('never');</script>") { name in
            "import './\((Int(name.dropLast(3)) ?? 0) + 1).js';"
        }
        #expect(out == #"["RangeError: Modules import each other more than 5,000 deep.","4999.js:1:8"]"#)
        let nested = String(repeating: "[", count: 200_000)
        let (other, _) = try observe("<script type=module>\(nested)</script>") { _ in nil }
        #expect(other == #"["RangeError: The module is nested too deeply to be parsed.","page.html:4:1"]"#)
    }

    @Test("A page has 10,000 modules and 64 MiB of their text; further ones are not loaded")
    func bounds() throws {
        let many = (0..<10_001).map { "import './\($0).js';" }.joined(separator: "\n")
        let (out, warnings) = try observe("<script type=module>\(many)\nout.push('never')</script>") { _ in "" }
        #expect(out == #"["error of the element"]"#)
        #expect(warnings == ["the page has more than 10,000 modules: no further ones are loaded"])
        let comment = "//" + String(repeating: "x", count: 33 << 20)
        let (large, said) = try observe(
            "<script type=module>import './a.js'; out.push('one')</script><script type=module>import './b.js'; out.push('never')</script>"
        ) { _ in comment }
        #expect(large == #"["one","error of the element"]"#)
        #expect(said == ["the page has more than 64 MiB of modules: no further ones are loaded"])
    }

    @Test("A module that never ends is ended with the page's time")
    func endless() throws {
        let (out, warnings) = try observe(
            "<script type=module>out.push(1); for (;;);</script><script type=module>out.push(2)</script>",
            timeout: 1
        ) {
            _ in nil
        }
        #expect(out == "[1]")
        #expect(warnings.contains { $0.hasPrefix("the page's own scripts took too long") })
    }
}
