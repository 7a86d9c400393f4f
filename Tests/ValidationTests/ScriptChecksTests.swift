// ScriptChecksTests.swift: mistakes visible in a script's text, and shapes that are no mistakes.

import Foundation
import TestSupport
import Testing
import Validation

@Suite("Mistakes in scripts")
struct ScriptChecksTests {
    /// Code and line of the findings in a bundle with this script, without those of every such bundle.
    private func find(_ script: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let rule = """
            <key>NSExtensionActivationRule</key><dict>
            <key>NSExtensionActivationSupportsWebPageWithMaxCount</key><integer>1</integer></dict>
            """
        let name = string("NSExtensionJavaScriptPreprocessingFile", "Action")
        let path = try folder.writeBundle("x.appex", attributes: rule + name)
        try folder.write(script, to: "x.appex/Action.js")
        return findings(inBundleAt: path).findings.map { "\($0.code) \($0.line ?? 0)" }
    }

    @Test(
        "A mistake is found with its line",
        arguments: [
            ("const ExtensionPreprocessingJS = {\nrun(a) { a.completionFunction({}) } };", ["script-global 1"]),
            ("\nclass ExtensionPreprocessingJS { run(a) { a.completionFunction() } }", ["script-global 2"]),
            ("var ExtensionPreprocessingJs = { run(a) { a.completionFunction({}) } };", ["script-global 1"]),
            ("({ run(a) { a.completionFunction({}) } });", ["script-global 0"]),
            ("var ExtensionPreprocessingJS = {\nrun(a) { a.completionFuntion({}) } };", ["script-completion 2"]),
            ("var ExtensionPreprocessingJS = { run(a) {} };", ["script-completion 0"]),
            (
                "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) },\nfinalise(a) {} };",
                ["script-finalize 2"]
            ),
            (
                """
                // run: function(arguments)
                var X = function() {};
                X.prototype = { run: function(arguments) {
                    document.querySelectorAll('a').forEach(function(link) {
                        if (/[/}]x/.test(link)) { arguments.completionFunction({a: `}`}); }
                    });
                } };
                var ExtensionPreprocessingJS = new X;
                """,
                ["script-arguments 5"]
            ),
            (
                "class X {\nrun(arguments) { arguments.completionFunction({}) } }\nvar ExtensionPreprocessingJS = new X;",
                ["script-arguments 2"]
            ),
            (
                "'use strict';\nvar ExtensionPreprocessingJS = { run: function(arguments) {\n"
                    + "arguments.completionFunction({}) } };",
                ["script-arguments 2"]
            ),
            (
                "import { a } from './a.js';\nvar ExtensionPreprocessingJS = { run(b) { b.completionFunction(a) } };",
                ["script-module 1"]
            ),
            (
                "var a = {};\nawait fetch('x');\nvar ExtensionPreprocessingJS = { run(b) { b.completionFunction(a) } };",
                ["script-module 2"]
            ),
            (
                "(function() {\nvar ExtensionPreprocessingJS = { run(b) { b.completionFunction({}) } };\n})();",
                ["script-global 2"]
            ),
            ("", ["script-empty 0"]), ("\n// nothing\n", ["script-empty 0"]),
        ]
    )
    func mistakes(script: String, expected: [String]) throws {
        #expect(try find(script) == expected)
    }

    @Test("A script that is not UTF-8 is found, and finalize() of a share extension")
    func encoding() throws {
        let sound = "var ExtensionPreprocessingJS = { run(a) {\na.completionFunction({}) }, finalize(a) {} };"
        let folder = try TemporaryFolder()
        let attributes = string("NSExtensionActivationRule", "extensionItems.@count == 1 AND 1 == 1")
        let name = string("NSExtensionJavaScriptPreprocessingFile", "Action")
        let path = try folder.writeBundle("x.appex", point: "com.apple.share-services", attributes: attributes + name)
        func codes(_ bytes: Data) throws -> [String] {
            try bytes.write(to: folder.url.appending(path: "x.appex/Action.js"))
            return findings(inBundleAt: path).findings.filter { $0.code != "rule-trap" }
                .map { "\($0.severity.rawValue) \($0.code) \($0.line ?? 0)" }
        }
        #expect(try codes(Data(sound.utf8)) == ["note script-finalize 2"])
        let latin = sound.replacingOccurrences(of: "({})", with: "({a: 'ö'})").data(using: .isoLatin1) ?? Data()
        #expect(try codes(latin) == ["warning script-encoding 2", "note script-finalize 2"])
        #expect(try codes(sound.data(using: .utf16) ?? Data()) == ["error script-encoding 1"])
    }

    @Test(
        "Valid scripts have no findings",
        arguments: [
            "var A = function() {}; A.prototype = { run: function(arguments) { [1].forEach((x) => "
                + "{ arguments.completionFunction({}) }) } }; var ExtensionPreprocessingJS = new A",
            "(() => { class A { run({ completionFunction }) { completionFunction({}) } } "
                + "window.ExtensionPreprocessingJS = new A(); })();",
            "var ExtensionPreprocessingJS = { run: function(arguments) { if (1) { arguments.completionFunction({}) } } }",
            "async function load() { await 1 } (function() { var ExtensionPreprocessingJS = 1 })(); "
                + "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) } };",
            "const m = import('x'); globalThis.ExtensionPreprocessingJS = { run(a) { var f = a.completionFunction; f() } }",
            "var s = '// ', t = \"/*\"; var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ s, t }) } }; /* '",
        ]
    )
    func sound(script: String) throws {
        #expect(try find(script) == [])
    }
}
