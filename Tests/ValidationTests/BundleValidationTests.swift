// BundleValidationTests.swift: mistakes in property lists, rules, Swift sources and icons.

import ExtensionModel
import Foundation
import PageProtocol
import TestSupport
import Testing
import Validation

@Suite("Mistakes in bundles")
struct BundleValidationTests {
    private static let script = "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) } };"
    private static let pageRule = rule("WebPageWithMaxCount", "<integer>1</integer>")

    private static func rule(_ name: String, _ value: String) -> String {
        "<key>NSExtensionActivationRule</key><dict>\n<key>NSExtensionActivationSupports\(name)</key>\(value)</dict>\n"
    }

    private func find(
        _ attributes: String,
        extensionKeys: String = "",
        root: String = "",
        files: [String: String] = [:],
        script: String? = Self.script
    ) throws -> [Finding] {
        let folder = try TemporaryFolder()
        let name = string("NSExtensionJavaScriptPreprocessingFile", "Action")
        let path = try folder.writeBundle(
            "x.appex",
            extensionKeys: extensionKeys,
            attributes: attributes + (script == nil ? "" : name),
            root: root
        )
        if let script { try folder.write(script, to: "x.appex/Action.js") }
        for (name, text) in files { try folder.write(text, to: "x.appex/\(name)") }
        return findings(inBundleAt: path).findings.map { finding in
            var finding = finding
            finding.file = finding.file.replacingOccurrences(of: folder.path + "/", with: "")
            return finding
        }
    }

    private func codes(_ findings: [Finding]) -> [String] { findings.map { "\($0.severity.rawValue) \($0.code)" } }

    @Test(
        "A rule that cannot have its intended effect is found",
        arguments: [
            ("", ["warning rule-missing"]),
            ("<key>NSExtensionActivationRule</key><dict/>", ["error rule-never-matches"]),
            (string("NSExtensionActivationRule", "FALSEPREDICATE"), ["error rule-never-matches"]),
            (rule("ImageWithMaxCount", "<integer>1</integer>"), ["error rule-no-page"]),
            (
                rule("WebURLWithMaxCount", "<integer>1</integer>"),
                ["note rule-script-unused", "note rule-version-1"]
            ),
            (string("NSExtensionActivationRule", "TRUEPREDICATE"), ["warning key"]),
            (string("NSExtensionActivationRule", "extensionItems.count > 0"), ["error rule-syntax"]),
            (
                "<key>NSExtensionActivationRule</key><dict>"
                    + "<key>NSExtensionActivationSupportsAttachmentsWithMinCount</key><integer>3</integer>"
                    + "<key>NSExtensionActivationSupportsAttachmentsWithMaxCount</key><integer>2</integer></dict>",
                ["error rule-never-matches"]
            ),
            (
                "<key>NSExtensionActivationRule</key><dict>"
                    + "<key>NSExtensionActivationUsesStrictMatching</key><true/>"
                    + "<key>NSExtensionActivationSupportsWebPageWithMaxCount</key><integer>1</integer></dict>",
                ["note rule-strict"]
            ),
            (rule("WebPageWithMaxCount", "<integer>-1</integer>"), ["warning key", "error rule-never-matches"]),
            (
                string("NSExtensionActivationRule", "extensionItems.@count == 1"), ["warning rule-trap"]
            ),
            (
                rule("WebPagesWithMaxCount", "<integer>1</integer>"), ["error key", "error rule-never-matches"]
            ),
            (
                "<key>NSExtensionActivationRules</key><dict/>\n" + pageRule, ["warning key"]
            ),
            (pageRule, []),
        ]
    )
    func rules(attributes: String, expected: [String]) throws {
        #expect(codes(try find(attributes)) == expected)
    }

    @Test("A finding has its place, the problem and a remedy")
    func text() throws {
        let findings = try find(Self.rule("ImageWithMaxCount", "<integer>1</integer>"))
        #expect(
            findings.map(\.description) == [
                "x.appex/Info.plist:11: error: The bundle has a script, and the rule never matches a web page: "
                    + "Version 1 requires that every attachment is handled, and this one is not: item 1, attachment 1 (public.url, "
                    + "com.apple.active-webpage): NSExtensionActivationSupportsWebPageWithMaxCount is not given; "
                    + "NSExtensionActivationSupportsWebURLWithMaxCount is not given. Add "
                    + "NSExtensionActivationSupportsWebPageWithMaxCount = 1. [rule-no-page]"
            ]
        )
    }

    @Test("A private type matches its own host, which is no mistake")
    func privateType() throws {
        let text =
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers "
            + "UTI-CONFORMS-TO \"org.example.private\").@count == 1).@count == 1"
        let rule = string("NSExtensionActivationRule", text)
        #expect(
            codes(try find(rule, extensionKeys: string("NSExtensionPrincipalClass", "A.B"), script: nil)).count == 1
        )
    }

    @Test("An unusable bundle is one error with its place")
    func unusable() throws {
        let findings = try find("<key>NSExtensionActivationRule</key><array/>")
        #expect(codes(findings) == ["error key-type"])
        #expect(findings[0].line == 11)
        #expect(findings[0].key == "NSExtension.NSExtensionAttributes.NSExtensionActivationRule")
    }

    @Test("A bundle that names neither a script nor a class is an error, whatever sources it has")
    func empty() throws {
        #expect(codes(try find(Self.pageRule, script: nil)) == ["error empty"])
        let sources = ["Handler.swift": "import UIKit\nclass Handler: UIViewController {}\n"]
        #expect(codes(try find(Self.pageRule, files: sources, script: nil)) == ["error empty"])
    }

    @Test("A script that is missing or in a subfolder is an error with a hint")
    func missingScript() throws {
        let name = string("NSExtensionJavaScriptPreprocessingFile", "Action")
        let findings = try find(Self.pageRule + name, files: ["js/Action.js": Self.script], script: nil)
        #expect(codes(findings) == ["error script-missing"])
        #expect(findings[0].message.hasSuffix("There is \"js/Action.js\": write \"js/Action\"."))
    }

    /// The handler that all following cases vary.
    private static let handler = """
        import UIKit
        class Handler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                let item = context.inputItems[0] as! NSExtensionItem
                item.attachments![0].loadItem(forTypeIdentifier: kUTTypePropertyList as String) { list, _ in
                    let results = (list as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey]
                    let answer = [NSExtensionJavaScriptFinalizeArgumentKey: ["a": results]]
                    context.completeRequest(returningItems: [answer], completionHandler: nil)
                }
            }
        }
        """

    @Test(
        "A mistake in a handler's source is found",
        arguments: [
            ("Handler", "Handler", ["error class-unqualified"]),
            ("x.Handlr", "Handler", ["error class-missing"]),
            ("Other.Handler", "nothing", ["note class-module"]),
            ("$(PRODUCT_MODULE_NAME).Handler", "nothing", []),
            ("x.Handler", "PreprocessingResultsKey", ["error results-key", "note results-unread"]),
            ("x.Handler", "completeRequest", ["error never-completes"]),
            ("x.Handler", "loadItem", ["warning script-not-loaded"]),
            ("x.Handler", "kUTTypePropertyList", ["warning script-not-loaded"]),
            ("x.Handler", "Finalize", ["error results-key", "note finalize-argument"]),
            ("x.Handler", "nothing", []),
        ]
    )
    func handlers(principalClass: String, broken: String, expected: [String]) throws {
        let source = broken == "Handler" ? Self.handler : Self.handler.replacingOccurrences(of: broken, with: "Other")
        let findings = try find(
            Self.pageRule,
            extensionKeys: string("NSExtensionPrincipalClass", principalClass),
            files: ["Handler.swift": source]
        )
        #expect(codes(findings) == expected)
        if expected.first == "error results-key" { #expect(findings[0].line != nil) }
    }

    @Test(
        "A class is looked up in the target's module, under the name in the project",
        arguments: [
            ("Other.Handler", "", ["error class-module"]), ("Action.Handler", "", []),
            ("Action.Handler", "PRODUCT_MODULE_NAME = Other;", ["error class-module"]),
            ("$(PRODUCT_MODULE_NAME).Handler", "PRODUCT_MODULE_NAME = Other;", []),
            ("Other.Handler", "PRODUCT_NAME = Other;", []),
        ]
    )
    func modules(principalClass: String, setting: String, expected: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // !$*UTF8*$!
            { objects = {
            T = {isa = PBXNativeTarget; name = Action; buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
              INFOPLIST_FILE = Action/Info.plist; \(setting) }; }; }; }
            """,
            to: "App/App.xcodeproj/project.pbxproj"
        )
        let path = try folder.writeBundle(
            "App/Action",
            extensionKeys: string("NSExtensionPrincipalClass", principalClass),
            attributes: Self.pageRule + string("NSExtensionJavaScriptPreprocessingFile", "Action")
        )
        try folder.write(Self.script, to: "App/Action/Action.js")
        try folder.write(Self.handler, to: "App/Action/Handler.swift")
        #expect(codes(findings(inBundleAt: path).findings) == expected)
    }

    @Test("Paths begin as the bundle's was given, and each mistake in a handler has its line")
    func places() throws {
        let opening = Self.handler.replacingOccurrences(
            of: "context.completeRequest",
            with: "context.open(url)\ncontext.completeRequest"
        )
        let found = try find(
            Self.pageRule,
            extensionKeys: string("NSExtensionPrincipalClass", "Handler"),
            root: string("CFBundleIconFile", "Icon"),
            files: ["Handler.swift": opening]
        )
        let expected = [
            "x.appex/Info.plist:8 class-unqualified", "x.appex/Handler.swift:8 open-refused",
            "x.appex/Info.plist:16 icon-missing",
        ]
        #expect(found.map { "\($0.file):\($0.line ?? 0) \($0.code)" } == expected)
        let never = Self.handler.replacingOccurrences(of: "completeRequest", with: "other")
        let unended = try find(
            Self.pageRule,
            extensionKeys: string("NSExtensionPrincipalClass", "x.Handler"),
            files: ["Handler.swift": never]
        )
        #expect(unended.map(\.line) == [3])
    }

    @Test("A remedy for a predicate applies to predicates")
    func predicateRemedy() throws {
        let findings = try find(string("NSExtensionActivationRule", "FALSEPREDICATE"))
        #expect(findings.map(\.remedy).allSatisfy { $0.hasPrefix("Ask for \"public.url\" with UTI-CONFORMS-TO") })
    }

    @Test("A warning of a trial run has its meaning, once")
    func trialWarnings() {
        func reported(_ warnings: [String], _ fault: ScriptFault? = nil) -> [String] {
            findings(ofTrial: fault, failure: nil, warnings: warnings, script: "a.js", known: []).map(\.description)
        }
        #expect(
            reported(["a.js: a.b contains itself"]) == [
                "a.js: warning: On an empty page, a.b contains itself, so the native action receives nothing. Hand over an object "
                    + "of strings, numbers, arrays and objects. [script-value]"
            ]
        )
        #expect(
            reported(["a.js: d: an invalid date is no property-list value"]) == [
                "a.js: warning: On an empty page, the payload of run() loses a value: d: an invalid date is no property-list "
                    + "value. [script-value]"
            ]
        )
        let missing = ScriptFault(
            stage: .run,
            name: "TypeError",
            message: "ExtensionPreprocessingJS.run is not a function",
            source: "a.js"
        )
        #expect(reported([], missing).map { $0.contains("has no function run. It must be an object") } == [true])
        let load = ScriptFault(stage: .load, name: "SyntaxError", message: "x", source: "a.js", line: 2)
        #expect(reported(["a.js: The script left no global object"], load).count == 1)
    }

    @Test("A trial run adds what the text does not show")
    func trial() {
        func codes(_ stage: ScriptStage, isTimeout: Bool = false, known: [Finding] = []) -> [String] {
            let fault = ScriptFault(
                stage: stage,
                name: "TypeError",
                message: "null",
                source: "a.js",
                line: 3,
                isTimeout: isTimeout
            )
            return findings(ofTrial: fault, failure: "x", warnings: [], script: "a.js", known: known).map {
                "\($0.severity.rawValue) \($0.code) \($0.line ?? 0)"
            }
        }
        #expect(codes(.load) == ["error script-load 3"])
        #expect(codes(.run) == ["warning script-throws 3"])
        #expect(codes(.run, isTimeout: true) == ["warning script-completion 3"])
        #expect(codes(.load, known: [Finding(.error, "script-global", file: "a.js", "x")]) == [])
    }

    @Test("A syntax error comes first, and guesses from the text are dropped")
    func syntaxFirst() {
        let fault = ScriptFault(stage: .load, name: "SyntaxError", message: "Unexpected end", source: "a.js", line: 3)
        let known = [
            Finding(.warning, "rule-missing", file: "Info.plist", "x"),
            Finding(.error, "script-global", file: "a.js", "none"),
            Finding(.error, "script-finalize", file: "a.js", line: 2, "x"),
        ]
        let trial = findings(ofTrial: fault, failure: nil, warnings: [], script: "a.js", known: known)
        #expect(
            findings(fromText: known, andTrial: trial).map(\.code) == [
                "rule-missing", "script-syntax", "script-finalize",
            ]
        )
        // A message that explains the cause replaces the engine's.
        let module = [
            Finding(.error, "script-module", file: "a.js", line: 1, "The script is a module: this is a SyntaxError.")
        ]
        #expect(findings(ofTrial: fault, failure: nil, warnings: [], script: "a.js", known: module).isEmpty)
    }
}
