// ExtensionBundleTests.swift: reading a bundle: its keys, its defaults, and its errors.

import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Bundles")
struct ExtensionBundleTests {
    @Test("Every missing key has its default")
    func defaults() throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(path: folder.writeBundle("plain.appex"))
        #expect(bundle.name == "plain")
        #expect(bundle.identifier == "local.plain")
        #expect(bundle.displayName == "plain")
        #expect(bundle.point == .action)
        #expect(bundle.activationRule == .absent)
        #expect(bundle.script == .none)
        #expect(bundle.nativeHalf == .none)
        #expect(bundle.service.role == nil)
        #expect(!bundle.service.wantsFullScreenPresentation)
        #expect(bundle.service.toolbarPaletteLabel == "plain")
        #expect(bundle.warnings == [])
        #expect(try bundle.readScript() == nil)
    }

    @Test("Names come from CFBundleDisplayName, then CFBundleName; variables are expanded")
    func names() throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(
            path: folder.writeBundle(
                "My Action.appex",
                point: "com.apple.share-services",
                root: string("CFBundleName", "$(PRODUCT_NAME)!")
                    + string("CFBundleIdentifier", "org.example.${TARGET_NAME:rfc1034identifier}")
            )
        )
        #expect(bundle.displayName == "My Action!")
        #expect(bundle.identifier == "org.example.My-Action")
        #expect(!bundle.point.callsFinalize)
    }

    @Test("Binary and old-style property lists are read like XML ones", arguments: ["binary", "old-style"])
    func formats(format: String) throws {
        let folder = try TemporaryFolder()
        let text =
            "{ CFBundleIdentifier = \"org.example.x\"; NSExtension = { NSExtensionPointIdentifier = \"com.apple.services\"; }; }"
        let file = try folder.write(text, to: "x.appex/Info.plist")
        if format == "binary" {
            let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            try data.write(to: URL(fileURLWithPath: file))
        }
        let bundle = try ExtensionBundle(path: folder.path + "/x.appex")
        #expect(bundle.identifier == "org.example.x")
        #expect(bundle.point == .service)
    }

    @Test("A macOS layout is found, and the path of the property list itself names its bundle")
    func macLayout() throws {
        let folder = try TemporaryFolder()
        _ = try folder.writeBundle(
            "M.appex/Contents",
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "js/Action")
        )
        let script = try folder.write("var x;", to: "M.appex/Contents/Resources/js/Action.js")
        for path in ["M.appex", "M.appex/Contents/Info.plist"] {
            let bundle = try ExtensionBundle(path: "\(folder.path)/\(path)")
            #expect(bundle.name == "M")
            #expect(bundle.script == .file(script))
            #expect(try bundle.readScript() == Array("var x;".utf8))
        }
    }

    @Test("A syntax error, a wrong type and a wrong value are reported with file and line")
    func refused() throws {
        let folder = try TemporaryFolder()
        func refusal(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)".replacingOccurrences(of: folder.path + "/", with: "") }
            return "none"
        }
        func load(_ name: String) throws { _ = try ExtensionBundle(path: "\(folder.path)/\(name)") }
        try folder.write("", to: "empty/Info.plist")
        try folder.write("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", to: "broken/Info.plist")
        try folder.write("<plist><array/></plist>", to: "array/Info.plist")
        try folder.write("<plist><dict/></plist>", to: "other/Info.plist")
        try folder.write("x", to: "bare/readme")
        _ = try folder.writeBundle("today", point: "com.apple.widget-extension")
        _ = try folder.writeBundle(
            "both",
            extensionKeys: string("NSExtensionPrincipalClass", "A.B") + "\n"
                + string("NSExtensionMainStoryboard", "Main")
        )
        _ = try folder.writeBundle("typed", attributes: "<key>NSExtensionActivationRule</key><array/>")
        _ = try folder.writeBundle("variable", root: string("CFBundleIdentifier", "$(COMPANY).x"))
        #expect(refusal { try load("gone") } == "gone: there is no such file or folder.")
        #expect(
            refusal { try load("bare") }
                == "bare: the folder has no Info.plist (nor Contents/Info.plist), so it is no extension."
        )
        #expect(
            refusal { try load("bare/readme") }
                == "bare/readme: an extension is a folder with an Info.plist, and this is a file."
        )
        #expect(refusal { try load("empty") } == "empty/Info.plist: not a property list: the file is empty.")
        #expect(
            refusal { try load("broken") }
                == "broken/Info.plist:4: not a property list: Value missing for key inside <dict> at line 4."
        )
        #expect(
            refusal { try load("array") }
                == "array/Info.plist: the property list must be a dictionary, and is an array."
        )
        #expect(
            refusal { try load("other") }
                == "other/Info.plist: the required key \"NSExtension\" is missing, so this is no extension's property list."
        )
        #expect(
            refusal { try load("today") }.hasPrefix(
                "today/Info.plist:6: the extension point \"com.apple.widget-extension\" has nothing to do with web pages"
            )
        )
        #expect(
            refusal { try load("both") }.hasPrefix(
                "both/Info.plist:9: both NSExtensionPrincipalClass and NSExtensionMainStoryboard are given"
            )
        )
        #expect(
            refusal { try load("typed") }
                == "typed/Info.plist:11: the key \"NSExtension.NSExtensionAttributes.NSExtensionActivationRule\" must be a string or a dictionary, and is an array."
        )
        #expect(
            refusal { try load("variable") }
                == "variable/Info.plist:14: the key \"CFBundleIdentifier\" uses the build setting $(COMPANY), which has no value here. Write the value itself, or keep the Xcode project that has it beside the folder."
        )
    }

    @Test(
        "A missing script is reported with the probable intention",
        arguments: [
            ("Action.js", "Action.js", "Write the name without \".js\": \"Action\"."),
            ("Action", "js/Action.js", "There is \"js/Action.js\": write \"js/Action\"."),
            ("Action", "Other.js", "The bundle has: Other.js."),
            ("../Action", "x.txt", "The bundle has no .js file."),
        ]
    )
    func missingScript(named: String, present: String, hint: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("var outside", to: "Action.js")
        let path = try folder.writeBundle(
            "x.appex",
            attributes: string("NSExtensionJavaScriptPreprocessingFile", named)
        )
        try folder.write("", to: "x.appex/\(present)")
        let bundle = try ExtensionBundle(path: path)
        let expected = BundleError.missingScript(
            file: path + "/Info.plist",
            line: 11,
            wanted: named + ".js",
            hint: hint
        )
        #expect(bundle.script == .missing(expected))
        #expect(throws: expected) { try bundle.readScript() }
    }

    @Test("Counts are read in every notation; misplaced or misnamed keys are warned about")
    func activationRule() throws {
        let folder = try TemporaryFolder()
        let rule = """
            <key>NSExtensionActivationRule</key><dict>
            <key>NSExtensionActivationDictionaryVersion</key><integer>2</integer>
            <key>NSExtensionActivationSupportsWebPageWithMaxCount</key><string>1</string>
            <key>NSExtensionActivationSupportsImageWithMaxCount</key><true/>
            <key>NSExtensionActivationSupportsText</key><integer>1</integer>
            <key>NSExtensionActivationSupportsWebPagesWithMaxCount</key><integer>1</integer>
            </dict>
            <key>NSExtensionActivationRules</key><string>TRUEPREDICATE</string>
            """
        let bundle = try ExtensionBundle(path: folder.writeBundle("x", attributes: rule))
        var expected = ActivationDictionary()
        expected.version = 2
        expected.webPageMaxCount = 1
        expected.imageMaxCount = 1
        expected.supportsText = true
        #expect(bundle.activationRule == .dictionary(expected))
        #expect(bundle.warnings.map(\.line) == [18, 16])
        #expect(
            bundle.warnings.map(\.message) == [
                "has no effect: the key is singular, NSExtensionActivationRule.",
                "is no key of an activation rule; did you mean NSExtensionActivationSupportsWebPageWithMaxCount?",
            ]
        )
    }
}
