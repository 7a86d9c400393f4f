// ProjectListingTests.swift: what a target is built from in projects of Xcode 16: whole folders with exceptions, groups and their trees,
// settings on levels; and malformed projects.

import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Contents of Xcode targets")
struct ProjectListingTests {
    /// A project of Xcode 16 with an app, an extension and a framework, whose folders belong to the targets.
    ///
    /// - Parameters:
    ///   - settings: The extension's settings in addition to its property list.
    ///   - objects: More objects.
    static func project(settings: String = "", objects: String = "", configuration: String = "") -> String {
        """
        // !$*UTF8*$!
        {
        archiveVersion = 1; objectVersion = 77;
        objects = {
        /* Begin PBXProject section */
        P /* Project object */ = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (A, T, K,);
          packageReferences = (X1, X2); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CPD, CP); };
        CPD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { FLAG = DEBUG; }; };
        CP = {isa = XCBuildConfiguration; name = Release; buildSettings = { FLAG = ONE; SWIFT_VERSION = 5.0; }; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (GA); buildConfigurationList = LA; buildPhases = (); };
        LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
        CA = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        T = {isa = PBXNativeTarget; name = "Share It"; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (GS, GC); buildConfigurationList = LT; buildPhases = (); };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT); };
        CT = {isa = XCBuildConfiguration; name = Release; \(configuration) buildSettings = {
          INFOPLIST_FILE = Share/Info.plist; \(settings) }; };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          fileSystemSynchronizedGroups = (GK); buildConfigurationList = LK; buildPhases = (); };
        LK = {isa = XCConfigurationList; buildConfigurations = (CK); };
        CK = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_MODULE_NAME = "$(TARGET_NAME)Module"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "KIT"; }; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, GS, GC, GK); };
        GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (EA, EB); };
        GS = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; exceptions = (ES); };
        GC = {isa = PBXFileSystemSynchronizedRootGroup; path = Common; sourceTree = "<group>"; };
        GK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        EA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Models/Item.swift, Scripts); };
        EB = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist); };
        ES = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, Draft.swift, Old); };
        X1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Tools; };
        X2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/net.git"; };
        \(objects)
        };
        rootObject = P /* Project object */;
        }
        """
    }

    /// The folder of the extension in a repository with that project.
    static func make(_ folder: TemporaryFolder, _ project: String = project()) throws -> String {
        try folder.write(project, to: "App.xcodeproj/project.pbxproj")
        for name in [
            "Share/Share.swift", "Share/Draft.swift", "Share/Old/Old.swift", "Share/Views/View.swift",
            "Common/Common.swift",
            "App/App.swift", "App/Models/Item.swift", "App/Models/Other.swift", "App/Scripts/Action.js",
            "Kit/Kit.swift",
        ] {
            try folder.write("", to: name)
        }
        return try folder.writeBundle(
            "Share",
            extensionKeys: string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).Share"),
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action")
        )
    }

    @Test("Whole folders belong to the target, minus its exceptions, plus those of other folders")
    func folders() throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(path: Self.make(folder))
        #expect(
            bundle.nativeHalf
                == .sources(
                    ["Share.swift", "Views/View.swift", "../App/Models/Item.swift", "../Common/Common.swift"],
                    principalClass: "Share_It.Share"
                )
        )
        #expect(bundle.script == .file(folder.path + "/App/Scripts/Action.js"))
        #expect(bundle.target?.name == "Share It")
    }

    @Test(
        "Concurrency settings become compiler options: those of Xcode 26, and a feature's own before one that implies it",
        arguments: [
            ("", [String]()),
            ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", ["-default-isolation", "MainActor"]),
            ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;", []),
            (
                "SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES;",
                ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"].flatMap {
                    ["-enable-upcoming-feature", $0]
                }
            ),
            (
                "SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;",
                ["-enable-upcoming-feature", "InferIsolatedConformances"]
            ),
            (
                "OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature BareSlashRegexLiterals -enable-upcoming-feature Unheard\";",
                ["-enable-upcoming-feature", "BareSlashRegexLiterals"]
            ),
        ]
    )
    func concurrency(settings: String, arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(path: Self.make(folder, Self.project(settings: settings)))
        #expect(bundle.languageOptions.arguments == arguments)
    }

    @Test("Settings have levels: $(inherited) is the next lower one, conditions apply for the iOS SDK")
    func levels() throws {
        let folder = try TemporaryFolder()
        let settings = """
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) $(FLAG) EXTENSION $(inherited)";
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = MAC;
            OTHER_SWIFT_FLAGS = ("-D", FROM_FLAGS, "-DJOINED", "-warnings");
            PRODUCT_NAME = "$(TARGET_NAME:rfc1034identifier)-$(KIND_$(FLAG))"; "KIND_ONE[sdk=iphoneos*][arch=*]" = One;
            PRODUCT_BUNDLE_IDENTIFIER = "${PREFIX:lower}.$(PRODUCT_NAME:upper)"; SWIFT_VERSION = 6.0;
            """
        let project = Self.project(
            settings: settings,
            configuration: """
                baseConfigurationReferenceAnchor = GC; baseConfigurationReferenceRelativePath = Settings/Share.xcconfig;
                """
        )
        let path = try Self.make(folder, project)
        try folder.write(
            """
            #include "../Base.xcconfig"
            #include? "Missing.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE; // what the target inherits
            PREFIX[config=Debug] = no
            """,
            to: "Common/Settings/Share.xcconfig"
        )
        try folder.write(
            "#include \"Settings/Share.xcconfig\"\nPREFIX = ORG.Example\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE",
            to: "Common/Base.xcconfig"
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.compilationConditions == ["BASE", "FILE", "ONE", "EXTENSION", "FROM_FLAGS", "JOINED"])
        #expect(bundle.identifier == "org.example.SHARE-IT-ONE")
        #expect(bundle.moduleName == "Share_It_One")
        #expect(bundle.swiftVersion == "6")
    }

    @Test("Frameworks beside the target and packages are found with the project")
    func dependencies() throws {
        let folder = try TemporaryFolder()
        let bundle = try ExtensionBundle(path: Self.make(folder))
        let found = TargetDependencies(of: bundle.target, folder: bundle.path)
        #expect(found.modules.map(\.name) == ["KitModule"])
        #expect(found.modules.first?.sources == [folder.path + "/Kit/Kit.swift"])
        #expect(found.modules.first?.compilationConditions == ["KIT"])
        #expect(found.packages.map(\.location) == [folder.path + "/Packages/Tools", "https://example.com/net.git"])
        #expect(found.packages.map(\.isLocal) == [true, false])
        #expect(found.root == folder.path)
    }

    @Test("A property list may have another name, and keys that settings generate")
    func generatedKeys() throws {
        let folder = try TemporaryFolder()
        let settings = """
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Share $(FLAG)";
            INFOPLIST_KEY_NSSupportsLiveActivities = YES;
            INFOPLIST_KEY_UISupportedInterfaceOrientations = "A B"; MARKETING_VERSION = 3.1;
            """
        let project = Self.project(settings: settings).replacing("Share/Info.plist;", with: "Share/Own.plist;")
        let path = try Self.make(folder, project)
        try FileManager.default.moveItem(atPath: "\(path)/Info.plist", toPath: "\(path)/Own.plist")
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.infoPlist == path + "/Own.plist")
        #expect(bundle.displayName == "Share ONE")
        #expect(bundle.manifest["NSSupportsLiveActivities"] == .bool(true))
        #expect(bundle.manifest["UISupportedInterfaceOrientations"] == .array([.string("A"), .string("B")]))
        #expect(bundle.manifest["CFBundleShortVersionString"] == .string("$(MARKETING_VERSION)"))
    }

    @Test("A project may name files within the repository, or within the project's folder if there is no repository")
    func outside() throws {
        for isRepository in [true, false] {
            let folder = try TemporaryFolder()
            if isRepository { try folder.write("", to: ".git/HEAD") }
            try folder.write("", to: "Elsewhere/Tool.swift")
            try folder.write(
                Self.project().replacing("path = Common;", with: "path = ../Elsewhere;"),
                to: "ios/App.xcodeproj/project.pbxproj"
            )
            try folder.write("", to: "ios/Share/Share.swift")
            let path = try folder.writeBundle(
                "ios/Share",
                extensionKeys: string("NSExtensionPrincipalClass", "M.Share")
            )
            let sources = ["Share.swift"] + (isRepository ? ["../../Elsewhere/Tool.swift"] : [])
            #expect(try ExtensionBundle(path: path).nativeHalf == .sources(sources, principalClass: "M.Share"))
        }
    }

    @Test(
        "Malformed, circular or too deep projects are ignored",
        arguments: [
            "{", "garbage",
            "{ objects = { P = { isa = PBXProject; mainGroup = P; children = (P, P); targets = (P); }; }; }",
            "{ objects = \(String(repeating: "(", count: 200_000))",
            "{ objects = \(String(repeating: "{ a = ", count: 200_000))", "{ objects = \"\\U12", "<plist><dict>",
            "bplist00",
            "{ objects = { P = { isa = PBXProject; targets = (T); }; T = { isa = PBXNativeTarget; buildPhases = (T, 1, {}); }; }; }",
        ]
    )
    func brokenProjects(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try Self.make(folder, text)
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.identifier == "local.Share")
        guard case .sources(let files, _) = bundle.nativeHalf else {
            Issue.record("no sources")
            return
        }
        #expect(files == ["Draft.swift", "Old/Old.swift", "Share.swift", "Views/View.swift"])
    }

    @Test("Nested groups, and a project of many files, are read in linear time")
    func manyFiles() throws {
        let folder = try TemporaryFolder()
        var objects = "GX = {isa = PBXGroup; path = a; sourceTree = \"<group>\"; children = (GX, G, "
        for index in 0..<20_000 { objects += "F\(index), " }
        objects += "); };\n"
        for index in 0..<20_000 {
            objects += "F\(index) = {isa = PBXFileReference; path = f\(index).swift; sourceTree = \"<group>\"; };\n"
        }
        let project = Self.project(objects: objects).replacing("children = (GA,", with: "children = (GX, GA,")
        #expect(try ExtensionBundle(path: Self.make(folder, project)).target?.name == "Share It")
    }

    @Test("A display name with an undefined setting is a warning, and another name is shown")
    func unknownDisplayName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle(
            "Share",
            root: string("CFBundleDisplayName", "$(APP_NAME) share") + "\n" + string("CFBundleName", "Short")
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.displayName == "Short")
        #expect(
            bundle.warnings.map(\.description) == [
                "\(path)/Info.plist:14: CFBundleDisplayName: uses the build setting $(APP_NAME), which has no value here; "
                    + "another name is shown."
            ]
        )
    }
}
