// InfoKeyTests.swift: misspelt keys of property lists, at every level, with the right ones.

import ExtensionModel
import TestSupport
import Testing
import Validation

@Suite("Keys of property lists")
struct InfoKeyTests {
    private static let rule = """
        <key>NSExtensionActivationRule</key><dict>\
        <key>NSExtensionActivationSupportsWebPageWithMaxCount</key><integer>1</integer></dict>
        """

    private func keys(extensionKeys: String = "", attributes: String = Self.rule, root: String = "") throws -> [String]
    {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", extensionKeys: extensionKeys, attributes: attributes, root: root)
        return findings(inBundleAt: path).findings.filter { $0.code == "key-unknown" }
            .map { "\($0.severity.rawValue) \($0.key ?? ""): \($0.remedy)" }
    }

    @Test(
        "A misspelt key is told with the right one",
        arguments: [
            ("NSExtension", "NSExtensionPrincipleClass", "error", "NSExtensionPrincipalClass"),
            ("NSExtension", "NSExtensionMainStoryBoard", "error", "NSExtensionMainStoryboard"),
            (
                "NSExtension.NSExtensionAttributes", "NSExtensionJavascriptPreprocessingFile", "error",
                "NSExtensionJavaScriptPreprocessingFile"
            ),
            (
                "NSExtension.NSExtensionAttributes", "NSExtensionServiceRollType", "error", "NSExtensionServiceRoleType"
            ),
            ("", "CFBundleIdentifer", "warning", "CFBundleIdentifier"),
            ("", "CFBundleDisplayname", "warning", "CFBundleDisplayName"),
            ("", "WebActionProgramm", "warning", "WebActionProgram"),
        ]
    )
    func misspelt(place: String, key: String, severity: String, wanted: String) throws {
        let entry = string(key, "x")
        let found =
            switch place {
            case "": try keys(root: entry)
            case "NSExtension": try keys(extensionKeys: entry)
            default: try keys(attributes: entry + Self.rule)
            }
        #expect(found == ["\(severity) \(place.isEmpty ? "" : place + ".")\(key): Write \(wanted)."])
    }

    @Test("Within lists and dictionaries of dictionaries, too")
    func nested() throws {
        let root = """
            <key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key><string>a.b</string>
            <key>UTTypeConformTo</key><string>public.data</string></dict></array>
            <key>NSAppTransportSecurity</key><dict><key>NSAllowArbitraryLoads</key><true/></dict>
            """
        let found = try keys(root: root)
        #expect(found.contains("warning UTExportedTypeDeclarations.UTTypeConformTo: Write UTTypeConformsTo."))
        #expect(found.contains("warning NSAppTransportSecurity.NSAllowArbitraryLoads: Write NSAllowsArbitraryLoads."))
    }

    @Test("A key that is spelt rightly and stands elsewhere is told its place")
    func misplaced() throws {
        let found = try keys(root: string("NSExtensionPrincipalClass", "x.H"))
        #expect(found == ["warning NSExtensionPrincipalClass: Move it to NSExtension."])
    }

    @Test("Apple's other keys, and an author's own, are left alone")
    func others() throws {
        let root = [
            "NSCameraUsageDescription", "MyServer", "CFBundleVersion", "LSItemContentTypes",
            "NSHealthShareUsageDescription",
        ]
        .map { string($0, "x") }.joined()
        #expect(try keys(root: root) == [])
    }

    @Test("A bundle that is refused for a misspelt key is told the right one, with the line")
    func refused() throws {
        let folder = try TemporaryFolder()
        let list = """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifer</key><string>com.apple.ui-services</string>
            </dict></dict></plist>
            """
        try folder.write(list, to: "x.appex/Info.plist")
        let found = findings(inBundleAt: folder.path + "/x.appex").findings
        #expect(found.count == 2)
        #expect(found.last?.remedy == "Write NSExtensionPointIdentifier." && found.last?.line == 2)
        #expect(found.last?.severity == .error)
    }

    @Test(
        "A request that a superclass from elsewhere may end is no error",
        arguments: [
            ("class Handler: BaseHandler {}", []),
            ("class Handler: Kit.BaseHandler<Int>, P {}", []),
            ("class Handler: Mine {}\nclass Mine: NSObject {}", ["never-completes"]),
            ("class Handler: UIViewController {}", ["never-completes"]),
            ("class Handler: Mine {}\nclass Mine: Theirs {}", []),
        ]
    )
    func completion(source: String, expected: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle(
            "x.appex",
            extensionKeys: string("NSExtensionPrincipalClass", "x.Handler"),
            attributes: Self.rule
        )
        try folder.write(source, to: "x.appex/Handler.swift")
        #expect(findings(inBundleAt: path).findings.map(\.code).filter { $0 == "never-completes" } == expected)
    }
}
