// ProjectReferenceTests.swift: extensions named by their project, App.xcodeproj#Share, and targets that no Xcode project describes: Expo's
// and those of Swift packages.

import ExtensionModel
import TestSupport
import Testing

@Suite("Targets by name, of Expo and of packages")
struct ProjectReferenceTests {
    @Test("A project's extensions are listed, and one is found by the project and its name")
    func byName() throws {
        let folder = try TemporaryFolder()
        let path = try ProjectListingTests.make(folder)
        let project = folder.path + "/App.xcodeproj"
        for place in [project, folder.path, project + "/"] {
            let found = try ProjectExtensions(path: place).list(environment: [:])
            #expect(found.map(\.path) == [project + "#Share It"])
            #expect(try found.first?.bundle.get().path == path)
        }
        let bundle = try ExtensionBundle(path: project + "#Share It")
        #expect(bundle.name == "Share It")
        #expect(bundle.shownPath == path)
        #expect(try ExtensionSearch(environment: [:], executable: nil).find(project + "#Share It").path == path)
    }

    @Test("A workspace has the extensions of its projects")
    func workspace() throws {
        let folder = try TemporaryFolder()
        _ = try ProjectListingTests.make(folder)
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><Workspace version = "1.0">
            <Group location = "container:" name = "x"><FileRef location = "group:App.xcodeproj"></FileRef></Group>
            <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
            """,
            to: "All.xcworkspace/contents.xcworkspacedata"
        )
        let found = try ProjectExtensions(path: folder.path + "/All.xcworkspace").list(environment: [:])
        #expect(found.map(\.path) == [folder.path + "/App.xcodeproj#Share It"])
    }

    @Test("An unknown name is reported with the project's names")
    func unknownTarget() throws {
        let folder = try TemporaryFolder()
        _ = try ProjectListingTests.make(folder)
        let project = folder.path + "/App.xcodeproj"
        let unknown = #expect(throws: BundleError.self) { try ExtensionBundle(path: project + "#ShareIt") }
        #expect(
            unknown?.description
                == "\(project): there is no extension target \"ShareIt\"; did you mean \"Share It\"? There are: Share It."
        )
        let missing = #expect(throws: BundleError.self) {
            try ExtensionBundle(path: folder.path + "/No.xcodeproj#Share")
        }
        #expect(missing?.code == "no-such-file")
        try folder.write("", to: "Share/Info.plist.bak")
        let none = #expect(throws: BundleError.self) { try ProjectExtensions(path: folder.path + "/Share") }
        #expect(none?.description == "\(folder.path)/Share: there is no Xcode project (NAME.xcodeproj) here.")
    }

    @Test("A target whose property list is missing names it")
    func missingPlist() throws {
        let folder = try TemporaryFolder()
        let project = ProjectListingTests.project().replacing("Share/Info.plist;", with: "Share/Other.plist;")
        _ = try ProjectListingTests.make(folder, project)
        let error = #expect(throws: BundleError.self) {
            try ExtensionBundle(path: folder.path + "/App.xcodeproj#Share It")
        }
        #expect(
            error?.description
                == "\(folder.path)/App.xcodeproj#Share It: the target's property list Share/Other.plist is not there."
        )
    }

    @Test("Expo's configuration names the target; its scripts are in assets, and shared sources beside them")
    func expo() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"expo": {"ios": {"bundleIdentifier": "org.example.app"}}}"#, to: "app.json")
        try folder.write(
            """
            /** @type {import('@bacons/apple-targets').Config} */
            module.exports = (config) => ({
              type: "share", name: "My Share", displayName: `Share`, bundleIdentifier: '.share',
              icon: "https://" + host, entitlements: { "com.apple.security.application-groups": config.ios.groups },
            });
            """,
            to: "targets/share/expo-target.config.js"
        )
        try folder.write("", to: "targets/share/ShareViewController.swift")
        try folder.write("", to: "targets/share/assets/index.js")
        try folder.write("", to: "targets/_shared/Groups.swift")
        let path = try folder.writeBundle(
            "targets/share",
            point: "com.apple.share-services",
            extensionKeys: string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).ShareViewController"),
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "index")
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.identifier == "org.example.app.share")
        #expect(bundle.displayName == "Share")
        #expect(bundle.moduleName == "My_Share")
        #expect(bundle.script == .file(path + "/assets/index.js"))
        #expect(
            bundle.nativeHalf
                == .sources(
                    ["ShareViewController.swift", "../_shared/Groups.swift"],
                    principalClass: "My_Share.ShareViewController"
                )
        )
    }

    @Test("A target uses frameworks of other projects: those that its project refers to, and its workspace's")
    func neighbors() throws {
        let folder = try TemporaryFolder()
        func project(_ name: String, _ targets: String, _ files: String = "") throws {
            let text = """
                { archiveVersion = 1; objectVersion = 54; rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; }; G = {isa = PBXGroup; sourceTree = "<group>"; children = (F, R); };
                F = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; }; \(files)
                B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };
                \(targets) }; }
                """
            try folder.write(text, to: "\(name)/\(name).xcodeproj/project.pbxproj")
            try folder.write("", to: "\(name)/Kit.swift")
        }
        func framework(_ name: String) -> String {
            """
            T\(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework";
              buildPhases = (S); };
            """
        }
        try folder.write("", to: ".git/HEAD")
        let reference = """
            R = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = ../Below/Below.xcodeproj;
              sourceTree = "<group>"; };
            """
        try project(
            "App",
            """
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.app-extension";
              buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "Share/Info.plist"; }; };
            """,
            reference
        )
        try project("Below", framework("Below"))
        try project("Beside", framework("Beside") + framework("Below"))
        try project("Pods", framework("Pod"))
        try project("Alone", framework("Alone"))
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:App/App.xcodeproj"></FileRef>
               <Group location = "group:Beside" name = "x"><FileRef location = "group:Beside.xcodeproj"></FileRef></Group>
               <FileRef location = "container:Pods/Pods.xcodeproj"/>
               <FileRef location = "group:../../elsewhere.xcodeproj"></FileRef>
            </Workspace>
            """,
            to: "All.xcworkspace/contents.xcworkspacedata"
        )
        try folder.write(
            "<FileRef location=\"group:Alone/Alone.xcodeproj\"/>",
            to: "Other.xcworkspace/contents.xcworkspacedata"
        )
        let path = try folder.writeBundle("App/Share", point: "com.apple.share-services")
        let bundle = try ExtensionBundle(path: path)
        let dependencies = TargetDependencies(of: bundle.target, folder: path)
        #expect(dependencies.modules.map(\.name) == ["Below", "Beside"])
        #expect(dependencies.modules.map(\.sources) == ["Below", "Beside"].map { ["\(folder.path)/\($0)/Kit.swift"] })
    }

    @Test("An XcodeGen specification names targets, with their templates, patterns and settings")
    func xcodeGen() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            options: {bundleIdPrefix: org.example}
            settings: {base: {SWIFT_VERSION: "6.0"}}
            packages:
              Local: {path: Packages/Local}
              Far: {url: "https://example.com/Far", from: 1.0.0}
            targetTemplates:
              Shared:
                sources: [Shared]
            targets:
              Kit: {type: framework, sources: Kit}
              Share:
                type: app-extension
                templates: [Shared]
                sources:
                  - path: Share
                    excludes: ["*.md", "**/Left.swift", Old]
                  - path: Elsewhere/Text.swift
                  - path: ../Outside.swift
                info: {path: Share/Info.plist}
                settings:
                  SWIFT_ACTIVE_COMPILATION_CONDITIONS: EXTENSION
            """,
            to: "app/project.yml"
        )
        for name in [
            "app/Shared/Common.swift", "app/Share/ShareViewController.swift", "app/Share/inner/Left.swift",
            "app/Share/Old/Before.swift", "app/Elsewhere/Text.swift", "app/Elsewhere/Other.swift", "Outside.swift",
            "app/Kit/Kit.swift",
        ] {
            try folder.write("", to: name)
        }
        let path = try folder.writeBundle(
            "app/Share",
            point: "com.apple.share-services",
            extensionKeys: string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).ShareViewController")
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.identifier == "org.example.Share")
        #expect(bundle.swiftVersion == "6" && bundle.compilationConditions == ["EXTENSION"])
        #expect(
            bundle.nativeHalf
                == .sources(
                    ["ShareViewController.swift", "../Elsewhere/Text.swift", "../Shared/Common.swift"],
                    principalClass: "Share.ShareViewController"
                )
        )
        let dependencies = TargetDependencies(of: bundle.target, folder: path)
        #expect(dependencies.modules.map(\.name) == ["Kit"])
        #expect(
            dependencies.packages.map(\.location) == ["\(folder.path)/app/Packages/Local", "https://example.com/Far"]
        )
    }

    @Test(
        "An invalid or endlessly nested project.yml is ignored",
        arguments: ["targets: [", "targets: 1", String(repeating: "[", count: 100_000), "&a [*a]", "\u{0}"]
    )
    func brokenXcodeGen(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "project.yml")
        try folder.write("", to: "Share/ShareViewController.swift")
        let path = try folder.writeBundle("Share", point: "com.apple.share-services")
        #expect(try ExtensionBundle(path: path).target == nil)
    }

    @Test("A package's target has the files that its manifest selects, and its definitions")
    func packageTarget() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "Core", dependencies: [.target(name: "share")]),
                .target(name: "share", dependencies: ["Core", .product(name: "Net", package: "net")], path: "Extensions/share",
                        exclude: ["Old", "Draft.swift"], swiftSettings: [.define("PACKAGE"), .unsafeFlags(["-x"])]),
            ])
            """,
            to: "Package.swift"
        )
        for name in ["Handler.swift", "Draft.swift", "Old/Old.swift"] {
            try folder.write("", to: "Extensions/share/\(name)")
        }
        let path = try folder.writeBundle(
            "Extensions/share",
            extensionKeys: string("NSExtensionPrincipalClass", "share.Handler")
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.nativeHalf == .sources(["Handler.swift"], principalClass: "share.Handler"))
        #expect(bundle.compilationConditions == ["PACKAGE"])
        #expect(bundle.swiftVersion == "6")
    }

    @Test("Manifests are read where they are plain, whatever else is in them")
    func manifests() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Net", products: [.library(name: "Net", type: .static, targets: ["Net", "NetUI"])],
                dependencies: [.package(url: "https://example.com/Log.git", from: "1.0.0"), .package(path: "../Base")],
                targets: [.target(name: "Net", dependencies: [.product(name: "Log", package: "Log"), "Base"] + extra)]
            )
            package.targets.append(.testTarget(name: "NetTests"))
            package.dependencies += [.package(url: base + "x", .upToNextMajor(from: "1"))]
            """,
            to: "Package.swift"
        )
        let manifest = try #require(PackageManifest(folder: folder.path))
        #expect(manifest.products.map(\.name) == ["Net"])
        #expect(manifest.products.first?.targets == ["Net", "NetUI"])
        #expect(manifest.targets.map(\.name) == ["Net", "NetTests"])
        #expect(manifest.targets.first?.dependencies.map(\.name) == ["Log", "Base"])
        #expect(manifest.targets.first?.dependencies.map(\.package) == ["Log", nil])
        #expect(manifest.dependencies.map(\.identity) == ["log", "base"])
        let range = try #require(manifest.dependencies.first?.range)
        #expect(
            String(decoding: manifest.text[range], as: UTF8.self)
                == #"url: "https://example.com/Log.git", from: "1.0.0""#
        )
        for text in [
            ".package(", ".target(name: [(]", ".target(name: \"a\", ]]]", String(repeating: ".a([", count: 50_000),
        ] {
            try folder.write(text, to: "Package.swift")
            _ = PackageManifest(folder: folder.path)
        }
    }
}
