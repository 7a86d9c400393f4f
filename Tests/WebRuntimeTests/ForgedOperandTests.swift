// ForgedOperandTests.swift: whatever a script passes to the bindings' native function, the call ends, converts nothing, returns a status,
// and leaves a consistent tree. The calls: Tests/Data/Probes/forged-operands.js.

import DOM
import Foundation
import ScriptEngine
import Testing

@testable import WebRuntime

/// The text of a script in Tests/Data/Probes.
func probe(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: tests.appending(path: "Data/Probes/\(name)"), encoding: .utf8)
}

@Suite("Forged operands")
struct ForgedOperandTests {
    private struct Result: Decodable {
        var calls: Int
        var done: Int
        var refused: Int
        var converted: [String]
        var statuses: [String]
    }

    /// Nodes of every kind, in two documents.
    private static let nodes = """
        (() => {
          const other = document.implementation.createDocument('http://a/', 'x:r', null);
          other.documentElement.append(other.createCDATASection('c'), other.createProcessingInstruction('a', 'b'));
          const host = document.createElement('div'), template = document.querySelector('template');
          host.attachShadow({ mode: 'open' });
          const fragment = document.createDocumentFragment();
          fragment.append('a', document.createElement('b'));
          return [document, other, document.doctype, document.body, document.querySelector('p'),
            document.querySelector('p').firstChild, document.querySelector('p').getAttributeNode('id'), template,
            template.content, document.querySelector('svg'), fragment, host, host.shadowRoot,
            document.querySelector('#comment').firstChild, ...other.documentElement.childNodes];
        })()
        """
    private static let html = """
        <!DOCTYPE html><html lang=en><head><title>t</title><style>p { color: red }</style></head><body class="a b">
        <p id=p title=t data-a=b>one <b>two</b> three</p><template><i>in</i></template><div id=comment><!--c--></div>
        <svg viewBox="0 0 1 1"><circle r=1></circle></svg><form name=f><input name=q value=v></form></body></html>
        """

    private func attack(_ world: World) throws {
        let bindings = world.bindings
        let nodes = try world.evaluate(Self.nodes)
        let idOf = try bindings.property("idOf")
        var ids: [ScriptValue] = []
        for index in 0..<Int(try nodes.property("length").number) {
            ids.append(try idOf.call([try nodes.property(at: index)]))
        }
        func array(_ values: [ScriptValue]) throws -> ScriptValue {
            try world.evaluate("(...all) => all").call(values)
        }
        let strings = ["", "p", "class", "d", "http://a/", "<b>y</b>", "utf-8"]
        let long = try world.evaluate("'\\u0416'.repeat(300)")
        var operations: [ScriptValue] = []
        var families: [ScriptValue] = []
        for number in NativeOperation.numbers {
            switch try #require(NativeOperation(number: number)) {
            case .reading, .core: operations.append(world.context.value(Double(number)))
            case .family: families.append(world.context.value(Double(number)))
            }
        }
        let attack = try world.evaluate(probe("forged-operands.js"))
        let header = try world.evaluate("b => new Uint32Array(b)").call([
            bindings.property("buffers").property("header")
        ])
        let found = try attack.call([
            bindings.property("native"), bindings.property("holder"), header, array(operations),
            array(families), world.context.value(Double(LogOperation.uncaught.rawValue)), array(ids),
            array(strings.map { world.context.value($0) } + [long]),
        ])
        let json = try #require(try found.json())
        let result = try JSONDecoder().decode(Result.self, from: Data(json.utf8))
        #expect(result.converted == [])
        #expect(result.statuses == [])
        #expect(result.refused > result.calls / 2)
        #expect(result.done > 10_000)
        let broken = world.page.tree.checkInvariants()
        #expect(broken.isEmpty, "\(broken.prefix(3))")
        // The world is still usable.
        #expect(try world.evaluateToJSON("document.createElement('p').localName") == "\"p\"")
    }

    @Test("Every operation of an extension's world refuses invalid operands")
    func isolatedWorld() throws {
        let world = try Page(html: Array(Self.html.utf8)).makeWorld()
        try attack(world)
    }

    @Test("The same if the page's own scripts run, in their world and in the extension's", arguments: [true, false])
    func pageWorlds(ofPage: Bool) throws {
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true))
        let scripts = try PageScripts(page: page)
        scripts.load(Array(Self.html.utf8), timeout: 10)
        let beside = try page.makeWorld()
        let world = ofPage ? scripts.world : beside
        try attack(world)
    }

    @Test("Numbers written all over the header's memory change only what the bindings themselves read there")
    func header() throws {
        for value in ["0", "-1", "2 ** 31", "1e6"] {
            let world = try Page(html: Array(Self.html.utf8)).makeWorld()
            let fill = try world.evaluate("b => { new Int32Array(b).fill(\(value)); }")
            try fill.call([world.bindings.property("buffers").property("header")])
            _ = try? world.evaluate(
                """
                for (const f of [() => document.createElement('q').setAttribute('a', 'b'), () => document.body.append('x'),
                  () => document.querySelectorAll('*').length, () => { document.body.innerHTML = '<u>v</u>'; },
                  () => document.body.textContent, () => document.getElementById('p')]) try { f(); } catch {}
                """
            )
            #expect(world.page.tree.checkInvariants().isEmpty)
        }
    }
}
