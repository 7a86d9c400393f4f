// TemplateProjectTests.swift: the shapes of Xcode's templates (an action with a view and without, a share sheet, one in SwiftUI) as targets
// of a project, with the settings of Xcode's new projects over time: Swift 5 and 6, and since version 26 the main actor as default
// isolation.

import Foundation
import TestSupport
import Testing

@Suite("Xcode's templates in projects", .serialized)
struct TemplateProjectTests {
    /// A folder of `Tests/Data/HandlerShapes` as a target.
    struct Template: CustomTestStringConvertible, Sendable {
        var shape: String
        var classKey = "NSExtensionPrincipalClass"
        var principalClass: String
        var point = "com.apple.ui-services"
        var choices = "{}"
        /// The compiler's errors with some settings, which Apple's SDK gives too.
        var refusals: [String: String] = [:]
        var testDescription: String { shape }
    }

    private static let approachable = """
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; \
        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
        """
    static let settings = [
        "SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0; \(approachable)",
        "SWIFT_VERSION = 6.0; \(approachable)",
    ]

    static let templates = [
        Template(
            shape: "controller-storyboard",
            classKey: "NSExtensionMainStoryboard",
            principalClass: "MainInterface",
            choices: #"{"taps": ["done"]}"#
        ),
        Template(
            shape: "template-uniform-types",
            principalClass: "$(PRODUCT_MODULE_NAME).ActionRequestHandler",
            // From a queue's closure to a method that is now isolated to the main actor, like its class.
            refusals: [
                settings[3]:
                    "ActionRequestHandler.swift:25:42: error: sending value of non-Sendable type '[String : Any]'"
            ]
        ),
        Template(shape: "compose", principalClass: "$(PRODUCT_MODULE_NAME).ShareViewController"),
        Template(
            shape: "swiftui-share",
            principalClass: "$(PRODUCT_MODULE_NAME).ActionViewController",
            choices: #"{"taps": ["Apply"]}"#
        ),
    ]

    private static func project(_ settings: String) -> String {
        """
        { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Action; sourceTree = "<group>"; exceptions = (E); };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist); };
        T = {isa = PBXNativeTarget; name = Action; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Action/Info.plist;
          PRODUCT_NAME = "$(TARGET_NAME)"; \(settings) }; };
        }; }
        """
    }

    @Test("A template compiles unchanged, and acts on the page", arguments: templates, settings)
    func acts(template: Template, settings: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.project(settings), to: "App.xcodeproj/project.pbxproj")
        let root = BuiltProgram.root
        let shape = root.appending(path: "Tests/Data/HandlerShapes/\(template.shape)")
        for name in try FileManager.default.contentsOfDirectory(atPath: shape.path) {
            try folder.write(try String(contentsOf: shape.appending(path: name), encoding: .utf8), to: "Action/\(name)")
        }
        let script = root.appending(path: "Sources/Programs/Extensions/Template/template.appex/Action.js")
        try folder.write(try String(contentsOf: script, encoding: .utf8), to: "Action/Action.js")
        _ = try folder.writeBundle(
            "Action",
            point: template.point,
            extensionKeys: string(template.classKey, template.principalClass),
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action")
        )
        for (style, colour) in [("color: black", "red"), ("background-color: blue", "green")] {
            try folder.write("<!doctype html><title>t</title><body style=\"\(style)\">x", to: "p.html")
            let outcome = try BuiltProgram.run(
                [
                    "run", "p.html", "--extension", "App.xcodeproj#Action", "--serialization", "html", "--choices",
                    template.choices,
                ],
                in: folder.url,
                environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
            )
            if let refusal = template.refusals[settings] {
                #expect(outcome.code == 1 && outcome.error.contains(refusal), "\(outcome.error)")
                return
            }
            #expect(outcome.code == 0, "\(outcome.error)")
            #expect(outcome.text.contains("background-color: \(colour);"), "\(outcome.text) \(outcome.error)")
        }
    }
}
