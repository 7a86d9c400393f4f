// PackageSourcesTests.swift: a project's extension whose sources import a framework beside it, a local package, and one from --packages:
// compiled and run.

import Foundation
import TestSupport
import Testing

@Suite("Extensions with packages", .serialized)
struct PackageSourcesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            { rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T, K); packageReferences = (X); };
            G = {isa = PBXGroup; sourceTree = "<group>"; children = (GS, GK); };
            GS = {isa = PBXFileSystemSynchronizedRootGroup; path = Colours; sourceTree = "<group>"; exceptions = (E); };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Draft.swift); };
            GK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Colours; productType = "com.apple.product-type.app-extension";
              fileSystemSynchronizedGroups = (GS); buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Colours/Info.plist;
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = BRIGHT; }; };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
              fileSystemSynchronizedGroups = (GK); buildConfigurationList = LK; };
            LK = {isa = XCConfigurationList; buildConfigurations = (CK); };
            CK = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0;
              SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
            X = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Names; };
            }; }
            """,
            to: "App.xcodeproj/project.pbxproj"
        )
        try folder.write(
            """
            import UIKit
            import UniformTypeIdentifiers
            import Kit
            import Palette

            class Handler: NSObject, NSExtensionRequestHandling {
                func beginRequest(with context: NSExtensionContext) {
                    let provider = (context.inputItems.first as? NSExtensionItem)?.attachments?.first
                    provider?.loadItem(forTypeIdentifier: UTType.propertyList.identifier) { _, _ in
                        #if BRIGHT
                        let colour = Palette.bright(Swatch().name)
                        #else
                        let colour = "black"
                        #endif
                        let answer: NSDictionary = [NSExtensionJavaScriptFinalizeArgumentKey: ["newBackgroundColor": colour]]
                        let result = NSExtensionItem()
                        result.attachments = [NSItemProvider(item: answer, typeIdentifier: UTType.propertyList.identifier)]
                        context.completeRequest(returningItems: [result])
                    }
                }
            }
            """,
            to: "Colours/Handler.swift"
        )
        try folder.write("this is no Swift", to: "Colours/Draft.swift")
        let template = BuiltProgram.root.appending(
            path: "Sources/Programs/Extensions/Template/template.appex/Action.js"
        )
        try folder.write(try String(contentsOf: template, encoding: .utf8), to: "Colours/js/Action.js")
        _ = try folder.writeBundle(
            "Colours",
            extensionKeys: string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).Handler"),
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action")
        )
        try folder.write(
            """
            import UIKit
            import Names

            @objc public class Swatch: UIView {
                @IBOutlet private weak var label: UILabel!
                public var name: String { colourName() }
                @objc func tapped() {}
            }

            // Of the main actor by the target's settings, or it could not make a view.
            func example() -> Swatch { Swatch() }
            """,
            to: "Kit/Swatch.swift"
        )
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Names", products: [.library(name: "Names", targets: ["Names"])],
                dependencies: [.package(url: "https://example.invalid/Mock.git", from: "1.0.0")],
                targets: [.target(name: "Names", dependencies: ["CNames"]), .target(name: "CNames"),
                          .testTarget(name: "NamesTests", dependencies: ["Names", .product(name: "Mock", package: "Mock")])])
            """,
            to: "Packages/Names/Package.swift"
        )
        try folder.write(
            "import CNames\npublic func colourName() -> String { String(cString: colour()) }",
            to: "Packages/Names/Sources/Names/Names.swift"
        )
        try folder.write("const char *colour(void);", to: "Packages/Names/Sources/CNames/include/CNames.h")
        try folder.write(
            "#include \"CNames.h\"\nconst char *colour(void) { return \"green\"; }",
            to: "Packages/Names/Sources/CNames/CNames.c"
        )
        try folder.write("<!doctype html><title>t</title><body style=\"color: black\">x", to: "p.html")
    }

    private func run(_ options: [String]) throws -> Outcome {
        try BuiltProgram.run(
            ["run", "p.html", "--extension", "App.xcodeproj#Colours", "--serialization", "html"] + options,
            in: folder.url,
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
        )
    }

    @Test(
        "A framework, a local package with C sources, and a package from --packages are compiled, and the action runs with them"
    )
    func packages() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Palette", products: [.library(name: "Palette", targets: ["Palette"])],
                targets: [.target(name: "Palette")])
            """,
            to: "checkouts/palette-main/Package.swift"
        )
        try folder.write(
            "public enum Palette { public static func bright(_ name: String) -> String { \"light\" + name } }",
            to: "checkouts/palette-main/Sources/Palette/Palette.swift"
        )
        let outcome = try run(["--packages", "checkouts"])
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(outcome.text.contains("background-color: lightgreen;"), "\(outcome.error)")
    }

    @Test("A missing package is named with its importers, before anything is compiled")
    func missing() throws {
        let outcome = try run([])
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Palette, imported by \(folder.path)/Colours/Handler.swift:4"))
        #expect(outcome.error.contains("--packages"))
        #expect(!outcome.error.contains("compiling"))
    }

    @Test("A project's extensions are listed by the names that --extension takes")
    func list() throws {
        let listed = try BuiltProgram.run(["extensions", "App.xcodeproj"], in: folder.url)
        #expect(listed.text == "Colours\taction\tsources\tApp.xcodeproj#Colours\n", "\(listed.error)")
        let unknown = try BuiltProgram.run(["extensions", "Kit"], in: folder.url)
        #expect(unknown.code == 1)
        #expect(unknown.message == "webaction: Kit: there is no Xcode project (NAME.xcodeproj) here.")
    }
}
