// GroupChecksTests.swift: mistakes with groups, found in sources together with their entitlements.

import ExtensionModel
import TestSupport
import Testing
import Validation

@Suite("Mistakes with groups")
struct GroupChecksTests {
    private static let entitlements = """
        <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
        <array><string>group.a</string></array></dict></plist>
        """

    private func codes(_ source: String, entitlements: String?) throws -> [String] {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle(
            "x.appex",
            extensionKeys: string("NSExtensionPrincipalClass", "x.Handler"),
            attributes: string("NSExtensionActivationRule", "extensionItems.@count == 1")
        )
        try folder.write("class Handler { completeRequest }\n" + source, to: "x.appex/Handler.swift")
        if let entitlements { try folder.write(entitlements, to: "x.appex/x.entitlements") }
        return findings(inBundleAt: path).findings
            .filter { ["group-missing", "standard-defaults", "background-unshared"].contains($0.code) }
            .map { "\($0.severity.rawValue) \($0.code) \($0.line ?? 0)" }
    }

    @Test(
        "A group without entitlement, defaults that are not shared and sessions without a container are found",
        arguments: [
            ("let d = UserDefaults(suiteName: \"group.a\")", true, []),
            ("let d = UserDefaults(suiteName: \"group.b\")", true, ["error group-missing 2"]),
            ("let d = UserDefaults(suiteName: \"group.a\")", false, ["error group-missing 2"]),
            ("let d = \"group.b\"", true, []),
            ("let d = UserDefaults(suiteName: \"group.\\(name).shared\")", true, []),
            ("let d = UserDefaults.standard", true, ["warning standard-defaults 2"]),
            ("let d = UserDefaults.standard", false, []),
            (
                "let c = URLSessionConfiguration.background(withIdentifier: \"x\")", true,
                ["error background-unshared 2"]
            ),
            (
                "let c = URLSessionConfiguration.background(withIdentifier: \"x\")\nc.sharedContainerIdentifier = \"group.a\"",
                true, []
            ),
        ]
    )
    func mistakes(source: String, isEntitled: Bool, expected: [String]) throws {
        #expect(try codes(source, entitlements: isEntitled ? Self.entitlements : nil) == expected)
    }
}
