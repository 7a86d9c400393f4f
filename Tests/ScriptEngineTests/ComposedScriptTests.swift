// ComposedScriptTests.swift: scripts that are evaluated as one text have their own names and lines.

import ScriptEngine
import Testing

@Suite("Composed scripts")
struct ComposedScriptTests {
    @Test("Errors and stacks name the script of the text, and its line there")
    func places() throws {
        let vm = ScriptVM()
        let context = ScriptContext(vm: vm)
        vm.compose(
            ComposedScript([.init(name: "https://a.example/a.js", firstLine: 1), .init(name: "b.js", firstLine: 3)]),
            named: "b.js"
        )
        let texts = ["function f() {\n  throw new Error('x') }", "1\nf()"]
        let error = #expect(throws: ScriptError.self) {
            try context.evaluate(texts.joined(separator: "\n"), sourceURL: "b.js")
        }
        #expect(error?.file == "https://a.example/a.js" && error?.line == 2)
        let lines = error?.stack.split(separator: "\n") ?? []
        #expect(lines.first?.hasPrefix("f@https://a.example/a.js:2:") == true, "\(lines)")
        #expect(lines.contains { $0.contains("@b.js:2:") || $0.hasPrefix("b.js:2:") }, "\(lines)")
        let other = #expect(throws: ScriptError.self) { try context.evaluate("\n\n\nnone", sourceURL: "c.js") }
        #expect(other?.file == "c.js" && other?.line == 4)
    }
}
