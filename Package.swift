// swift-tools-version: 6.2
// The modules and what each may import: docs/architecture.md holds the table, Tests/ArchitectureTests checks it.

import PackageDescription

/// Whether `make fuzz` builds: with the fuzzer's and the sanitizers' instrumentation.
let isFuzzed = Context.environment["WEBACTION_FUZZ"] != nil

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isFuzzed ? [.define("SANITIZED")] : [])

/// A module with the settings that every module shares.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A test target; `Tests/XTests` mirrors `Sources/X`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Built-in extensions: `Sources/Extensions/FOLDER` holds the native half and the bundles' folders.
func builtInExtension(_ name: String, folder: String, bundles: [String]) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["ExtensionSDK", "UIKit", "AppKit", "Social", "MobileCoreServices", "UniformTypeIdentifiers"],
        path: "Sources/Extensions/\(folder)",
        resources: bundles.map { .copy($0) },
        // Handlers are written as Xcode's templates have them, which is Swift 5.
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}

let package = Package(
    name: "webaction",
    products: [
        .executable(name: "webaction", targets: ["webaction"]),
        .library(name: "WebActionTesting", targets: ["WebActionTesting"]),
        .library(name: "Host", targets: ["ExtensionHost", "ActionHost", "ExtensionModel", "WorkerProtocol"]),
        .library(name: "ActionHost", targets: ["ActionHost", "Activation", "ExtensionModel", "WorkerProtocol"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Layer 0: C.
        .systemLibrary(
            name: "CJavaScriptCore",
            pkgConfig: "javascriptcoregtk-4.1",
            providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]
        ),
        // Not linked but loaded when XML is met; so the flag names its headers, where pkg-config would link it too.
        .target(name: "CLibXML2", cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])]),
        .target(name: "CScriptGlue"),
        .target(name: "CSandbox"),
        .target(name: "CByteScanning"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
        // Layer 1.
        module("EncodingLabels"),
        .target(
            name: "WebInfra",
            dependencies: ["EncodingLabels"],
            exclude: ["Generated/generate_encoding_tables.py"],
            swiftSettings: settings
        ),
        tests("WebInfraTests", ["WebInfra", "WebActionTesting"]),
        module("FilePaths"),
        tests("FilePathsTests", ["FilePaths"]),
        module("TerminalText"),
        tests("TerminalTextTests", ["TerminalText"]),
        // Layer 2.
        module("DOM", ["CByteScanning"]),
        module("CSSSyntax"),
        module("ScriptEngine", ["CJavaScriptCore"]),
        module("Snapshots", ["TerminalText", "WorkerProtocol"]),
        module("ExtensionModel", ["FilePaths"]),
        module("Isolation", ["CSandbox", "FilePaths", "TerminalText"]),
        // Layer 3.
        module("HTMLParsing", ["WebInfra", "DOM", "CByteScanning"]),
        module("Selectors", ["DOM", "CSSSyntax"]),
        module("DOMSerialization", ["WebInfra", "DOM", "HTMLParsing", "CByteScanning"]),
        module("WorkerProtocol", ["FilePaths"]),
        // Layer 4.
        module("XMLParsing", ["WebInfra", "DOM", "HTMLParsing", "CLibXML2"]),
        module("Styling", ["DOM", "CSSSyntax", "Selectors"]),
        module(
            "WebRuntime",
            [
                "WebInfra", "DOM", "CScriptGlue", "ScriptEngine", "HTMLParsing", "XMLParsing", "Selectors",
                "DOMSerialization", "Styling", "WorkerProtocol",
            ]
        ),
        module("Activation", ["ExtensionModel", "WorkerProtocol"]),
        module("SourceScanning"),
        module("Validation", ["Activation", "ExtensionModel", "SourceScanning", "WorkerProtocol"]),
        module("ActionBuild", ["ExtensionModel", "FilePaths", "Isolation", "SourceScanning"]),
        // Layer 5: one per process.
        module(
            "ActionWorker",
            [
                "WebInfra", "DOM", "WebRuntime", "ScriptEngine", "HTMLParsing", "XMLParsing", "DOMSerialization",
                "WorkerProtocol", "Isolation",
            ]
        ),
        module("ActionHost", ["EncodingLabels", "ExtensionModel", "FilePaths", "Isolation", "WorkerProtocol"]),
        module(
            "ExtensionHost",
            ["ActionBuild", "ActionHost", "Activation", "ExtensionModel", "Isolation", "WorkerProtocol"]
        ),
        // A program that embeds the host, as other packages would; the tests run it.
        .executableTarget(
            name: "webaction-host-example",
            dependencies: ["ExtensionHost", "ActionHost", "ExtensionModel", "WorkerProtocol"],
            path: "Tests/HostExample",
            swiftSettings: settings
        ),
        tests("ExtensionHostTests", []),
        module("ExtensionSDK", ["ExtensionModel", "FilePaths", "WorkerProtocol"]),
        module("UniformTypeIdentifiers", ["ExtensionSDK"]),
        module("MobileCoreServices", ["ExtensionSDK"]),
        module("Drawing"),
        module("UIKit", ["ExtensionSDK", "FilePaths", "Drawing"]),
        module("Social", ["ExtensionSDK", "UIKit"]),
        module("AppKit", ["Drawing", "ExtensionSDK", "UIKit"]),
        tests("UIKitTests", ["UIKit"]),
        .testTarget(
            name: "DrawingTests",
            dependencies: ["Drawing", "UIKit", "ExtensionSDK"],
            // Swift Testing has additions for Apple's UIKit, which importing both modules would look for.
            swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
        ),
        // Layers 6 to 8.
        .target(
            name: "Suites",
            dependencies: ["ActionHost", "FilePaths", "Snapshots", "Isolation", "WorkerProtocol"],
            resources: [.embedInCode("WebKit/webkit_check.py")],
            swiftSettings: settings
        ),
        module("ArchiveCoding", ["CNettle", "CZlib", "CZstd", "FilePaths"]),
        module("PageContainers", ["ArchiveCoding", "FilePaths", "WorkerProtocol"]),
        module(
            "Batch",
            [
                "ActionHost", "ArchiveCoding", "FilePaths", "Isolation", "Snapshots", "WorkerProtocol",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        module(
            "WebActionCommands",
            [
                "ActionBuild", "ActionHost", "Activation", "Batch", "ExtensionHost", "ExtensionModel", "FilePaths",
                "Isolation", "Snapshots", "Suites", "TerminalText", "Validation", "WorkerProtocol",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "webaction", dependencies: ["WebActionCommands"], swiftSettings: settings),
        .executableTarget(name: "webaction-worker", dependencies: ["ActionWorker"], swiftSettings: settings),
        tests("RecordedTests", ["WebActionTesting"]),
        tests("MutationTests", []),
        .executableTarget(name: "webaction-floor", dependencies: ["ScriptEngine"], swiftSettings: settings),
        .executableTarget(
            name: "webaction-parsing",
            dependencies: ["WebInfra", "DOM", "HTMLParsing", "XMLParsing", "DOMSerialization"],
            path: "Tests/Benchmarks/Parsing",
            swiftSettings: settings
        ),
        tests("ScriptEngineTests", ["ScriptEngine"]),
        // Built-in extensions: each an executable, and a bundle's files beside it.
        builtInExtension("webaction-extension-marquee", folder: "Marquee", bundles: ["marquee.appex"]),
        builtInExtension("webaction-extension-template", folder: "Template", bundles: ["template.appex"]),
        builtInExtension(
            "webaction-extension-seeds",
            folder: "Seeds",
            bundles: [
                "translate.appex", "translate-sheet.appex", "party-crasher.appex", "tiny-sketch.appex", "share.appex",
                "markup.appex", "photo-share.appex", "today.appex",
            ]
        ),
        module("WebActionTesting"),
        // Tests.
        tests("CSSSyntaxTests", ["CSSSyntax"]),
        tests("ArchitectureTests", []),
        tests("WorkerProtocolTests", ["WorkerProtocol"]),
        // Tries in a worker's, reader's or action's place what a hostile one would; the tests run it.
        .executableTarget(name: "webaction-sandbox-probe", dependencies: ["CSandbox"], path: "Tests/SandboxProbe"),
        // Does to the supervisor what a worker could that strangers have taken over; the tests run it.
        .executableTarget(name: "webaction-hostile-worker", path: "Tests/HostileWorker"),
        tests("ActionHostTests", ["ActionHost", "FilePaths", "Isolation", "WorkerProtocol"]),
        .executableTarget(
            name: "webaction-reader",
            dependencies: ["ArchiveCoding", "Isolation", "PageContainers"],
            swiftSettings: settings
        ),
        tests("ArchiveCodingTests", ["ArchiveCoding"]),
        tests("PageContainersTests", ["PageContainers", "ArchiveCoding", "FilePaths", "WorkerProtocol"]),
        tests("SnapshotsTests", ["Snapshots", "WorkerProtocol"]),
        tests("BatchTests", ["Batch", "FilePaths", "Isolation", .product(name: "GRDB", package: "GRDB.swift")]),
        tests("EndToEndTests", ["WebActionTesting"]),
        tests("DOMTests", ["DOM"]),
        tests(
            "WebRuntimeTests",
            ["WebRuntime", "DOM", "DOMSerialization", "ScriptEngine", "WorkerProtocol", "WebActionTesting"]
        ),
        tests("SelectorsTests", ["Selectors", "DOM"]),
        tests("StylingTests", ["Styling", "DOM", "HTMLParsing", "Selectors", "WebActionTesting"]),
        tests("ExtensionModelTests", ["ExtensionModel", "WebActionTesting"]),
        tests("ActionBuildTests", ["ActionBuild", "ExtensionModel", "SourceScanning", "WebActionTesting"]),
        tests("ValidationTests", ["Validation", "ExtensionModel", "WorkerProtocol", "WebActionTesting"]),
        tests("ActivationTests", ["Activation", "ExtensionModel", "WorkerProtocol"]),
        tests(
            "ExtensionSDKTests",
            [
                "Drawing", "ExtensionSDK", "WorkerProtocol", "webaction-extension-marquee",
                "webaction-extension-template", "webaction-extension-seeds",
            ]
        ),
        tests("HTMLParsingTests", ["HTMLParsing", "DOM", "DOMSerialization", "WebInfra", "WebActionTesting"]),
        tests("XMLParsingTests", ["XMLParsing", "DOM", "DOMSerialization", "WebInfra", "WebActionTesting"]),
        tests(
            "DOMSerializationTests",
            ["DOMSerialization", "HTMLParsing", "DOM", "WebInfra", "WebActionTesting"]
        ),
    ]
)

// What fuzzing gives bytes to, and seeds. `make fuzz` builds it with the fuzzer's instrumentation, whose runtime brings its own
// entry; other builds make tests of it, which try the seeds.
let fuzzed: [Target.Dependency] = [
    "WebInfra", "DOM", "CSSSyntax", "HTMLParsing", "XMLParsing", "Selectors", "DOMSerialization", "Styling",
    "WorkerProtocol", "ScriptEngine", "WebRuntime", "ActionHost", "Isolation", "ArchiveCoding", "PageContainers",
    "ExtensionModel", "Activation", "Validation", "Batch", "Suites", "Snapshots", "ExtensionSDK", "FilePaths",
    .product(name: "GRDB", package: "GRDB.swift"),
]
package.targets.append(
    isFuzzed
        ? .executableTarget(
            name: "webaction-fuzz",
            dependencies: fuzzed,
            path: "Tests/Fuzzing/Targets",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
        )
        : .testTarget(
            name: "FuzzingTests",
            dependencies: fuzzed,
            path: "Tests/Fuzzing",
            exclude: ["Corpus", "fuzz.py", "planted.py", "seeds.py"]
                + ["containers", "html", "json", "plists", "rules"].map { "\($0).dict" },
            swiftSettings: settings
        )
)
