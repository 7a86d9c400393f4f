// EntitlementsTests.swift: a bundle's entitlements, and messages for mistakes in them.

import ExtensionModel
import TestSupport
import Testing

@Suite("Entitlements")
struct EntitlementsTests {
    private func entitlements(_ list: String?) throws -> Entitlements {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", extensionKeys: "")
        if let list {
            try folder.write("<plist version=\"1.0\"><dict>\n\(list)</dict></plist>", to: "x.appex/x.entitlements")
        }
        return try ExtensionBundle(path: path).entitlements
    }

    @Test("Each group is read once, without a team's prefix")
    func groups() throws {
        #expect(try entitlements(nil) == Entitlements())
        let read = try entitlements(
            """
            <key>com.apple.security.application-groups</key>
            <array><string>group.a</string><string>group.b</string><string>group.a</string></array>
            <key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)org.example.keys</string></array>
            <key>com.apple.security.network.client</key><true/>
            """
        )
        #expect(read.appGroups == ["group.a", "group.b"])
        #expect(read.keychainGroups == ["org.example.keys"])
        #expect(read.wantsNetwork)
    }

    @Test(
        "An invalid group is refused with its line",
        arguments: [
            "<array><string>../../etc</string></array>", "<array><string>a/b</string></array>",
            "<array><string></string></array>", "<array><integer>7</integer></array>", "<string>group.a</string>",
            "<array><string>$(NOWHERE).a</string></array>",
        ]
    )
    func mistakes(value: String) throws {
        let error = #expect(throws: BundleError.self) {
            try entitlements("<key>com.apple.security.application-groups</key>\n\(value)")
        }
        #expect(error?.description.contains("x.entitlements") == true)
        #expect(error?.description.contains("com.apple.security.application-groups") == true)
    }
}
