// InfoKeyTests.swift: misspelled keys of property lists, at every level, with the right ones.

import ExtensionModel
import Foundation
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
        "A misspelled key is reported with the right one",
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
            ("", "CFBundleIdentifer", "error", "CFBundleIdentifier"),
            ("", "CFBundleDisplayname", "error", "CFBundleDisplayName"),
            ("", "WebActionProgramm", "error", "WebActionProgram"),
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

    @Test("Also within lists and nested dictionaries")
    func nested() throws {
        let root = """
            <key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key><string>a.b</string>
            <key>UTTypeConformTo</key><string>public.data</string></dict></array>
            <key>NSAppTransportSecurity</key><dict><key>NSAllowArbitraryLoads</key><true/></dict>
            """
        let found = try keys(root: root)
        #expect(found.contains("error UTExportedTypeDeclarations.UTTypeConformTo: Write UTTypeConformsTo."))
        #expect(found.contains("error NSAppTransportSecurity.NSAllowArbitraryLoads: Write NSAllowsArbitraryLoads."))
    }

    @Test("A misplaced key is reported with its place")
    func misplaced() throws {
        let found = try keys(root: string("NSExtensionPrincipalClass", "x.H"))
        #expect(found == ["warning NSExtensionPrincipalClass: Move it to NSExtension."])
    }

    /// Values, prefixes or domains in the sources that are not keys by themselves.
    private static let noKeys: Set = [
        "NSDebugDescription", "NSExtensionActivation", "NSExtensionActivationRules", "NSExtensionService",
        "NSExtensionServiceRoleTypeEditor", "NSExtensionServiceRoleTypeViewer",
    ]

    @Test("Every key that the program reads is known, and reported when it is misspelled at its place")
    func readKeys() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Supervisor/ExtensionModel")
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            for match in text.matches(of: /"((?:NS|CFBundle|UT|WebAction)[A-Za-z.]+[A-Za-z])"/) {
                names.insert(String(match.1.split(separator: ".").last ?? ""))
            }
        }
        names.subtract(Self.noKeys)
        #expect(names.count > 35)
        for name in names.sorted() {
            // One letter in the middle of the last word is missing.
            var misspelt = name
            misspelt.remove(at: name.index(name.endIndex, offsetBy: -3))
            let entry = string(misspelt, "x")
            let dictionaries = [
                "CFBundleIcons", "UTExportedTypeDeclarations",
                "NSExtension.NSExtensionAttributes.NSExtensionActivationRule",
            ]
            let levels =
                [try keys(root: entry), try keys(extensionKeys: entry), try keys(attributes: entry + Self.rule)]
                + (try dictionaries.map { dictionary in
                    let inner = "<dict>\(entry)<key>CFBundlePrimaryIcon</key><dict>\(entry)</dict></dict>"
                    guard let own = dictionary.split(separator: ".").last, dictionary.contains(".") else {
                        return try keys(root: "<key>\(dictionary)</key>\(inner)")
                    }
                    return try rules(attributes: "<key>\(own)</key>\(inner)")
                })
            let isReported = levels.joined().contains {
                $0.contains(": Write \(name).") || $0.contains("did you mean \(name)?")
            }
            #expect(isReported, "\(misspelt): \(levels)")
        }
    }

    /// The findings about a rule's keys.
    private func rules(attributes: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", attributes: attributes)
        return findings(inBundleAt: path).findings.map(\.message)
    }

    @Test("Apple's other keys, and an author's own, are ignored")
    func others() throws {
        let root = [
            "NSCameraUsageDescription", "MyServer", "CFBundleVersion", "LSItemContentTypes",
            "NSHealthShareUsageDescription",
        ]
        .map { string($0, "x") }.joined()
        #expect(try keys(root: root) == [])
    }

    @Test("A bundle refused for a misspelled key is reported with the right one, and the line")
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
