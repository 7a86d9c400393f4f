// RepositoryFolderTests.swift: a target's folder in a repository: settings from the project, localized names, icons, declared types.

import ExtensionModel
import Foundation
import TestSupport
import Testing
import UniformTypes

@Suite("A target's folder in a repository")
struct RepositoryFolderTests {
    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { COMPANY = org.example; }; };
            T0 = { isa = PBXNativeTarget; name = App; buildConfigurationList = L0; };
            L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
            C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
            T = { isa = PBXNativeTarget; name = "My Action"; buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
            D /* Debug */ = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Wrong; }; };
            R /* Release */ = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                INFOPLIST_FILE = "$(SRCROOT)/Action/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)";
                PRODUCT_BUNDLE_IDENTIFIER = "$(COMPANY).my-action"; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_CFBundleDisplayName = "Do it"; }; };
        }; }
        """

    @Test("Build settings come from the target that owns the property list")
    func settings() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
        let path = try folder.writeBundle(
            "Action",
            extensionKeys: string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).Handler"),
            root: string("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
        )
        try folder.write("", to: "Action/Handler.swift")
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.identifier == "org.example.my-action")
        #expect(bundle.displayName == "Do it")
        #expect(bundle.nativeHalf == .sources(["Handler.swift"], principalClass: "My_Action.Handler"))
    }

    @Test("A project that is malformed, or of another target, has no effect")
    func otherProject() throws {
        for text in ["garbage {", Self.project.replacingOccurrences(of: "Action/Info.plist", with: "Other/Info.plist")]
        {
            let folder = try TemporaryFolder()
            try folder.write(text, to: "App.xcodeproj/project.pbxproj")
            let root = string("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
            #expect(try ExtensionBundle(path: folder.writeBundle("Action", root: root)).identifier == "local.Action")
        }
    }

    @Test("A variable that refers to itself is unknown, and ends")
    func circle() throws {
        let folder = try TemporaryFolder()
        let text = Self.project.replacingOccurrences(of: "COMPANY = org.example", with: "COMPANY = \"$(COMPANY)\"")
        try folder.write(text, to: "App.xcodeproj/project.pbxproj")
        let root = string("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
        let path = try folder.writeBundle("Action", root: root)
        #expect(throws: BundleError.self) { try ExtensionBundle(path: path) }
    }

    @Test("Display names are found by language")
    func languages() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", root: string("CFBundleDisplayName", "Shout"))
        try folder.write("/* c */ CFBundleDisplayName = \"Schrei\";", to: "x.appex/de.lproj/InfoPlist.strings")
        try folder.write(
            """
            {"strings": {"CFBundleDisplayName": {"localizations": {"fr": {"stringUnit": {"value": "Crie"}}}}}}
            """,
            to: "x.appex/InfoPlist.xcstrings"
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.displayName(for: ["de_AT"]) == "Schrei")
        #expect(bundle.displayName(for: ["it", "fr-CA"]) == "Crie")
        #expect(bundle.displayName(for: ["en", "de"]) == "Shout")
        #expect(bundle.displayName(for: []) == "Shout")
    }

    @Test("The largest icon is found, and whether it is a template")
    func icons() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", root: string("CFBundleIconFile", "Icon"))
        func png(_ size: UInt8, colourType: UInt8, _ name: String) throws {
            let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
            let header = Array("IHDR".utf8) + [0, 0, 0, size, 0, 0, 0, size, 8, colourType, 0, 0, 0, 0, 0, 0, 0]
            let file = folder.url.appending(path: "x.appex/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(signature + header).write(to: file)
        }
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.icon == nil)
        try png(60, colourType: 2, "Icon.png")
        #expect(bundle.icon?.hasTransparency == false)
        try png(120, colourType: 6, "Assets.xcassets/AppIcon.appiconset/icon.png")
        #expect(bundle.icon?.width == 120)
        #expect(bundle.icon?.hasTransparency == true)
    }

    @Test("Exported and imported types are read and extend the tree")
    func types() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle(
            "x.appex",
            root: """
                <key>UTExportedTypeDeclarations</key><array><dict>
                <key>UTTypeIdentifier</key><string>org.example.note</string>
                <key>UTTypeConformsTo</key><array><string>public.plain-text</string></array>
                <key>UTTypeTagSpecification</key><dict><key>public.filename-extension</key>
                <array><string>note</string></array></dict></dict></array>
                <key>UTImportedTypeDeclarations</key><array><dict>
                <key>UTTypeIdentifier</key><string>org.example.book</string>
                <key>UTTypeConformsTo</key><string>org.example.note</string></dict><dict/></array>
                """
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.declaredTypes.map(\.identifier) == ["org.example.note", "org.example.book"])
        #expect(bundle.declaredTypes[0].filenameExtensions == ["note"])
        #expect(bundle.warnings.count == 1)
        let tree = UniformTypeTree(declarationsOf: [bundle])
        #expect(tree.type("org.example.BOOK", conformsTo: "public.text"))
        #expect(UniformTypeTree.type(forFilenameExtension: "JPG") == "public.jpeg")
        #expect(UniformTypeTree.type(forMIMEType: "text/html; charset=utf-8") == "public.html")
        #expect(UniformTypeTree.filenameExtension(of: "public.jpeg") == "jpeg")
        #expect(UniformTypeTree.mimeType(of: "public.x") == nil)
    }
}
