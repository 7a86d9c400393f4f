// ShortcutChecksTests.swift: mistakes in the text of scripts of Shortcuts.

import PageProtocol
import Testing
import Validation

@Suite("Checks of scripts of Shortcuts")
struct ShortcutChecksTests {
    private func found(_ text: String, _ kind: ScriptKind = .shortcut) -> [String] {
        findings(inTextOf: ScriptInput(name: "x", bytes: Array(text.utf8)), kind).map {
            "\($0.line.map(String.init) ?? "-") \($0.code)"
        }
    }

    @Test("A script that never calls completion, and one that does on all paths")
    func never() {
        #expect(found("document.title") == ["- script-completion"])
        #expect(found("") == [])
        #expect(found("completion(document.title)") == [])
        #expect(found("setTimeout(completion, 1); return 1") == [])
        #expect(found("document.title", .plain) == [])
    }

    @Test("A return without a call of completion has its line; those of functions are their own")
    func returns() {
        #expect(found("if (!x) return;\ncompletion(1)") == ["1 script-completion"])
        #expect(found("if (!x) {\n  return\n}\ncompletion(1)") == ["2 script-completion"])
        #expect(found("if (!x) { completion(null); return; }\ncompletion(1)") == [])
        #expect(found("if (!x) return completion(null);\ncompletion(1)") == [])
        #expect(
            found(
                "function f() { return 1 }\nconst g = () => { return 2 };\nlist.map(function (a) { return a });completion(1)"
            ) == []
        )
        #expect(found("for (const a of b) { if (a) { completion(a); } else { return } }") == ["1 script-completion"])
        #expect(found("completion(1); if (x) { return }") == [])
    }

    @Test("Errors and nodes that are passed to completion")
    func values() {
        #expect(found("completion(new Error('x'))") == ["1 script-value"])
        #expect(found("completion(document.querySelector('a'))") == ["1 script-value"])
        #expect(found("completion(document.body)") == ["1 script-value"])
        #expect(found("completion(document.querySelector('a').href)") == [])
        #expect(found("completion(document.querySelector('a') ? 1 : 2)") == [])
        #expect(found("completion(document.title + document.body.innerText)") == [])
    }
}
