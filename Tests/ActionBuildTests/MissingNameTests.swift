// MissingNameTests.swift: parses the compiler's messages and finds Apple's names that the SDK lacks.

import Testing

@testable import ActionBuild

@Suite("Missing names")
struct MissingNameTests {
    private func missing(_ messages: [String], imports: Set<String>, passedOver: Set<String>) -> [MissingName] {
        let output = messages.enumerated().map { "/p/A.swift:\($0.offset + 3):9: error: \($0.element)\n" }.joined()
        return MissingName.all(
            in: CompilerDiagnostic.all(in: output),
            imports: ["/p/A.swift": imports],
            passedOver: passedOver
        )
    }

    @Test("Each message is listed once, with its file, line and column")
    func diagnostics() {
        let output = """
            /p/a: b.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int'
            let x: Int = "a"
                         ^~~
            /p/a: b.swift:9:1: note: declared here: error: no
            /p/a: b.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int'
            error: fatalError
            """
        let found = CompilerDiagnostic.all(in: output)
        #expect(found.count == 2)
        #expect(
            found.first
                == CompilerDiagnostic(
                    file: "/p/a: b.swift",
                    line: 3,
                    column: 14,
                    severity: .error,
                    message: "cannot convert value of type 'String' to specified type 'Int'"
                )
        )
    }

    @Test(
        "A missing name is reported with its module",
        arguments: [
            ("cannot find type 'WKWebView' in scope", "WKWebView (WebKit)"),
            ("cannot find 'UNUserNotificationCenter' in scope", "UNUserNotificationCenter (UserNotifications)"),
            ("cannot find type 'UIDragInteraction' in scope", "UIDragInteraction (UIKit)"),
            ("value of type 'UIView' has no member 'snapshotView'", "UIView.snapshotView (UIKit)"),
            ("type 'UIColor?' has no member 'systemMint'", "UIColor.systemMint (UIKit)"),
            ("'Edge' is not a member type of class 'UIKit.UIView'", "UIView.Edge (UIKit)"),
            ("cannot find type 'CAEmitterLayer' in scope", "CAEmitterLayer (QuartzCore)"),
            ("cannot find type 'SHA256' in scope", "SHA256 (CryptoKit)"),
        ]
    )
    func known(message: String, expected: String) {
        let imports: Set = ["UIKit", "WebKit", "UserNotifications", "CryptoKit"]
        let found = missing([message], imports: imports, passedOver: ["WebKit", "UserNotifications", "CryptoKit"])
        #expect(found.map(\.description) == [expected])
        #expect(found.first?.line == 3 && found.first?.column == 9)
    }

    @Test("A misspelling by the author is not taken for a name of Apple's")
    func own() {
        let messages = [
            "cannot find 'resluts' in scope", "cannot find type 'Widget' in scope",
            "cannot find type 'UInt65' in scope",
        ]
        #expect(missing(messages, imports: ["UIKit", "Foundation"], passedOver: []) == [])
    }

    @Test("A type may belong to the only module that was removed")
    func guessed() {
        let found = missing(
            ["cannot find type 'Confetti' in scope"],
            imports: ["UIKit", "TipKit"],
            passedOver: ["TipKit"]
        )
        #expect(found.map(\.description) == ["Confetti (perhaps TipKit)"])
    }

    @Test(
        "A missing object store is refused in one message",
        arguments: [
            ("cannot find type 'NSManagedObject' in scope", "CoreData", "Core Data", "NSManagedObject"),
            ("cannot find 'NSPersistentContainer' in scope", "CoreData", "Core Data", "NSPersistentContainer"),
        ]
    )
    func stores(message: String, module: String, name: String, type: String) {
        let messages = [message, "cannot find 'context' in scope", "generic parameter 'T' could not be inferred"]
        let found = missing(messages, imports: [module, "UIKit"], passedOver: [module])
        let failure = CompilationFailure(what: "/p", output: "much", diagnostics: [], missing: found)
        #expect(
            failure.description
                == """
                /p/A.swift:3:9: error: \(name) is not in webaction's SDK, and \(type) is used here: keep what the action needs in a \
                file or in UserDefaults (docs/extensions.md).
                /p cannot be compiled; see the messages above.
                """
        )
    }
}
