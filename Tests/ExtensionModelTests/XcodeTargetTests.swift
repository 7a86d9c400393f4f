// XcodeTargetTests.swift: what a target's folder takes from its project: files elsewhere, settings from .xcconfig files, and what Xcode
// would generate.

import ExtensionModel
import TestSupport
import Testing

@Suite("Targets of Xcode projects")
struct XcodeTargetTests {
    /// A project in which the target Action has a source in Shared, a script in a subfolder, and a file outside.
    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 54; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = FX; buildSettings = {}; };
        T = {isa = PBXNativeTarget; name = Action; buildConfigurationList = LT; buildPhases = (S, R); };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT); };
        CT = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/${TARGET_NAME}/Info.plist"; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_CFBundleDisplayName = "Do $(WHAT)"; PRODUCT_BUNDLE_IDENTIFIER = "$(COMPANY).action"; }; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        R = {isa = PBXResourcesBuildPhase; files = (B4); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        F1 = {isa = PBXFileReference; path = Handler.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Tools.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = ../Outside.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Scripts/Action.js; sourceTree = SOURCE_ROOT; };
        FX = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, GS, F3, FX); };
        GA = {isa = PBXGroup; path = Action; sourceTree = "<group>"; children = (F1); };
        GS = {isa = PBXGroup; path = Shared; sourceTree = "<group>"; children = (F2); };
        }; }
        """

    private func make(_ folder: TemporaryFolder) throws -> String {
        try folder.write(Self.project, to: "App/App.xcodeproj/project.pbxproj")
        try folder.write(
            "#include \"Base.xcconfig\"\nWHAT = it // now\nWHAT[sdk=macosx*] = no\n",
            to: "App/App.xcconfig"
        )
        try folder.write("COMPANY = org.example\n", to: "App/Base.xcconfig")
        for name in ["App/Action/Handler.swift", "App/Shared/Tools.swift", "App/Shared/Other.swift", "Outside.swift"] {
            try folder.write("", to: name)
        }
        try folder.write("var x;", to: "App/Scripts/Action.js")
        return try folder.writeBundle(
            "App/Action",
            extensionKeys: string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).Handler"),
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action")
        )
    }

    @Test("Settings come from .xcconfig files, and names from the settings")
    func settings() throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(path: make(folder))
        #expect(bundle.identifier == "org.example.action")
        #expect(bundle.displayName == "Do it")
    }

    @Test("The target's files are found at their places, but not outside of the project")
    func files() throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(path: make(folder))
        #expect(
            bundle.nativeHalf
                == .sources(["Handler.swift", "../Shared/Tools.swift"], principalClass: "Action.Handler")
        )
        #expect(bundle.script == .file(folder.path + "/App/Scripts/Action.js"))
        #expect(bundle.warnings == [])
    }

    @Test("A script in a subfolder is copied beside the others by Xcode, and is an error in a finished bundle")
    func scripts() throws {
        let folder = try TemporaryFolder()
        let name = string("NSExtensionJavaScriptPreprocessingFile", "Action")
        try folder.write(
            Self.project.replacing("files = (B4)", with: "files = ()"),
            to: "App/App.xcodeproj/project.pbxproj"
        )
        let path = try folder.writeBundle("App/Action", attributes: name)
        try folder.write("", to: "App/Action/js/Action.js")
        #expect(try ExtensionBundle(path: path).script == .file(path + "/js/Action.js"))
        let built = try folder.writeBundle("App/Action.appex", attributes: name)
        try folder.write("", to: "App/Action.appex/js/Action.js")
        guard case .missing = try ExtensionBundle(path: built).script else {
            Issue.record("a script in a sub-folder of a finished bundle is found")
            return
        }
    }

    @Test("Variables that refer to themselves or each other, or grow without end, are unknown at once")
    func variables() throws {
        for settings in [
            "COMPANY = $(COMPANY)", "COMPANY = $(OTHER)\nOTHER = ${COMPANY}",
            "COMPANY = \(String(repeating: "$(A)", count: 2000))\n"
                + (0..<8).map { level in
                    let name = ["A", "B", "C", "D", "E", "F", "G", "H"][level]
                    let next = level < 7 ? "$(\(["B", "C", "D", "E", "F", "G", "H"][level]))" : "x"
                    return "\(name) = \(String(repeating: next, count: 1000))"
                }.joined(separator: "\n"),
        ] {
            let folder = try TemporaryFolder()
            _ = try make(folder)
            try folder.write(settings, to: "App/Base.xcconfig")
            let path = try folder.writeBundle(
                "App/Action",
                root: string("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
            )
            let error = #expect(throws: BundleError.self) { try ExtensionBundle(path: path) }
            #expect(error?.code == "variable-unknown")
        }
    }

    @Test("A variable without a value can have a default")
    func defaults() throws {
        let folder = try TemporaryFolder()
        let root = string("CFBundleName", "$(NOTHING:default=Some)$(TARGET_NAME:upper)")
        #expect(try ExtensionBundle(path: folder.writeBundle("x.appex", root: root)).displayName == "SomeX")
    }

    @Test("A display name is found under the system's names for languages")
    func languages() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", root: string("CFBundleDisplayName", "Shout"))
        for (language, name) in [("zh-Hans", "简"), ("zh-Hant", "繁"), ("pt-BR", "Grito"), ("Base", "Base")] {
            try folder.write("CFBundleDisplayName = \"\(name)\";", to: "x.appex/\(language).lproj/InfoPlist.strings")
        }
        let bundle = try ExtensionBundle(path: path)
        for (language, name) in [
            ("zh_CN", "简"), ("zh_TW", "繁"), ("zh-Hant-HK", "繁"), ("zh-Hans", "简"), ("pt_PT", "Grito"),
            ("en_US", "Shout"),
            ("nl", "Base"),
        ] {
            #expect(bundle.displayName(for: [language]) == name, "\(language)")
        }
    }
}
