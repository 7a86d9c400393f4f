// ModuleCostTests.swift: modules and import maps whose cost would be minutes if it grew with the square of their size.

import DOM
import PageProtocol
import Testing
import WebRuntime

@Suite("Cost of modules")
struct ModuleCostTests {
    /// What a page collects in `out`, as JSON, with the module `m` and further ones.
    private func observe(_ html: String, _ files: [String: String]) throws -> String? {
        let tree = Tree()
        let options = PageOptions(url: "http://page.test/page.html")
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: options)
        page.resources = PageResources(pageURL: options.url) { request in
            files[String(request.path.dropFirst())].map {
                ResourceAnswer(contentType: "text/javascript", bytes: Array($0.utf8))
            }
        }
        let scripts = try PageScripts(page: page)
        let start = "<!DOCTYPE html><body><script>var out = []; onerror = message => { out.push(message); };</script>"
        scripts.load(Array((start + html).utf8), timeout: 300)
        return try scripts.world.evaluateToJSON("out")
    }

    private func list(_ count: Int, _ each: (Int) -> String) -> String {
        (0..<count).map(each).joined(separator: ",")
    }

    @Test("A chain of 12,000 operators is parsed, with an imported name that changes at its end")
    func operators() throws {
        let chain = (0..<12_000).map { _ in "'x'" }.joined(separator: " + ")
        let out = try observe(
            "<script type=module>import { count, add } from './count.js'; add(); out.push((\(chain) + count).length)</script>",
            ["count.js": "export let count = 0; export function add() { count++; }"]
        )
        #expect(out == "[12001]")
    }

    @Test("50,000 names are declared, exported and imported")
    func names() throws {
        let out = try observe(
            "<script type=module>import { \(list(50_000) { "v\($0)" }) } from './m.js'; out.push(v0 + v49999)</script>",
            ["m.js": "export let \(list(50_000) { "v\($0) = \($0)" }); var \(list(50_000) { "w\($0)" }); v0 = 1;"]
        )
        #expect(out == "[50000]")
    }

    @Test("Names are exported through a ring of stars of 1,000 modules")
    func stars() throws {
        var files = ["last.js": "export const \(list(1000) { "v\($0) = \($0)" })"]
        for number in 0..<1000 {
            files["\(number).js"] =
                "export * from './\((number + 1) % 1000).js'; export const own\(number) = \(number);"
        }
        files["999.js"] = "export * from './0.js'; export * from './last.js';"
        let out = try observe(
            """
            <script type=module>
            import { \(list(1000) { "v\($0)" }) } from './0.js'; import * as all from './500.js';
            out.push(v0 + v999, Object.keys(all).length);
            </script>
            """,
            files
        )
        #expect(out == "[999,1999]")
    }

    @Test("A module has 100,000 of the names that the rewriter would give")
    func takenNames() throws {
        let digits = { (number: Int) in "d" + String(number, radix: 36) }
        let names = list(100_000) { number in
            "$" + String(repeating: "_", count: max(0, 7 - digits(number).count)) + digits(number)
        }
        let out = try observe(
            "<script type=module>import value from './m.js'; out.push(value)</script>",
            ["m.js": "let $default, \(names); export default 'value'"]
        )
        #expect(out == #"["value"]"#)
    }

    @Test("Import maps have 30,000 addresses and scopes, after 10,000 specifiers were resolved")
    func importMaps() throws {
        let imports = (0..<10_000).map { "import.meta.resolve('./a/\($0).js');" }.joined()
        let keys = list(30_000) { "\"./b/\($0)/\": \"./c/\($0)/\"" }
        let scopes = list(30_000) { "\"./s\($0)/\": {\"./t/\": \"./u/\"}" }
        let out = try observe(
            """
            <script type=importmap>{"imports": {"first": "./first.js"}}</script>
            <script type=module>\(imports)
            const map = Object.assign(document.createElement('script'), { type: 'importmap' });
            map.textContent = '{"imports": {\(keys), "./a/": "./never/"}, "scopes": {\(scopes)}}';
            document.body.append(map);
            for (let i = 0; i < 30_000; i++) import.meta.resolve(`./b/${i}/x.js`);
            out.push(import.meta.resolve('./b/77/x.js'), import.meta.resolve('./a/1.js'), import.meta.resolve('first'));
            </script>
            """,
            [:]
        )
        #expect(out == #"["http://page.test/c/77/x.js","http://page.test/a/1.js","http://page.test/first.js"]"#)
    }

    @Test("An import has 100,000 attributes")
    func attributes() throws {
        let attributes = list(100_000) { "a\($0): ''" }
        let out = try observe("<script type=module>import './m.js' with { \(attributes) };</script>", [:])
        #expect(out == #"["SyntaxError: Import attribute \"a0\" is not supported"]"#)
    }

    @Test("Private names of an outer class are used in 300 nested ones")
    func privateNames() throws {
        let count = 20_000
        let fields = (0..<count).map { "#p\($0);" }.joined()
        let uses = (0..<count).map { "x.#p\($0);" }.joined()
        let nested = (0..<300).reduce("f(x) { \(uses) }") { inner, _ in "f() { class A { \(inner) } }" }
        let out = try observe(
            "<script type=module>import './m.js'; out.push('done');</script>",
            ["m.js": "class Outer { \(fields) \(nested) }"]
        )
        #expect(out == #"["done"]"#)
    }
}
