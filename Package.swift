// swift-tools-version: 6.2
// The modules. A module's folder under Sources says which processes link it; docs/architecture.md holds the table of what each
// may import, and Tests/ArchitectureTests holds manifest, folders, table and imports to each other.

import PackageDescription

/// Whether `make fuzz` builds: with the fuzzer's and the sanitizers' instrumentation.
let isFuzzed = Context.environment["WEBACTION_FUZZ"] != nil

/// Whether `make run` or `make test` builds: a release in which only the rooms that pages, scripts and containers go through are
/// optimized. Optimizing the others, the packages and the tests takes longer than the tests gain.
let isTested = Context.environment["WEBACTION_TESTING"] != nil

let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isFuzzed ? [.define("SANITIZED")] : [])

/// Imports are internal unless they say otherwise: in all modules but the SDK's, which are written as handlers import them.
let internalImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// The folders of Sources.
enum Room: String {
    /// What more than one process links.
    case shared = "Shared"
    /// What the page worker links.
    case engine = "Engine"
    /// What the program that users start links.
    case supervisor = "Supervisor"
    /// What the reader of containers links.
    case reader = "Reader"
    /// What the web server of `webaction serve` links.
    case server = "Server"
    /// What native actions link, and authors' tests.
    case sdk = "SDK"
    /// The executables.
    case programs = "Programs"

    /// Pages and scripts go through the modules of these rooms.
    var optimization: [SwiftSetting] { [.shared, .engine, .reader].contains(self) ? whereTested : [] }
}

/// Optimizes a module where the build as a whole is not optimized: the frontend's option is later than the build's.
let whereTested: [SwiftSetting] = isTested ? [.unsafeFlags(["-Xfrontend", "-O"])] : []

/// A module in its room.
///
/// - Parameter comparesPages: Whether it goes through whole pages byte by byte, which takes the tests minutes if it is not optimized.
func module(
    _ name: String,
    in room: Room,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [],
    resources: [Resource] = [],
    comparesPages: Bool = false
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/\(room.rawValue)/\(name)",
        exclude: exclude,
        resources: resources,
        swiftSettings: settings + (room == .sdk ? [] : internalImports)
            + (comparesPages ? whereTested : room.optimization)
    )
}

/// A module of C.
func cModule(_ name: String, in room: Room, exclude: [String] = [], settings: [CSetting] = []) -> Target {
    .target(name: name, path: "Sources/\(room.rawValue)/\(name)", exclude: exclude, cSettings: settings)
}

/// A library of the system's, by the name of its pkg-config file and of the package of Debian that has it.
func library(_ name: String, in room: Room, pkgConfig: String, package: String) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/\(room.rawValue)/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt([package])]
    )
}

/// Whether `make archive` links: executables that run from any folder, with the libraries beside them, on older systems.
let isPortable = Context.environment["WEBACTION_PORTABLE"] != nil

/// How the executables of the product are linked. Each has a build ID, by which what was compiled for it is known
/// (Sources/Engine/CEngineSupport). When they are optimized, they export nothing, since nothing is loaded that would
/// look, and say in bits what has to be added to the addresses in them, unless they are to run with a glibc before 2.36. Both
/// shorten the start, and together they make an executable with Foundation 5 MB smaller. Functions with the same code are one,
/// whose address nobody compares. LLVM's linker, which can do that, is part of Swift.
let executable: [LinkerSetting] = [
    .unsafeFlags(["-Xlinker", "--build-id"], .when(platforms: [.linux])),
    .unsafeFlags(
        ["-use-ld=lld"]
            + ["-O2", "--exclude-libs=ALL", "--no-export-dynamic", "--icf=all"].flatMap { ["-Xlinker", $0] }
            + (isPortable ? [] : ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]),
        .when(platforms: [.linux], configuration: .release)
    ),
]

/// Has an executable begin with the functions that common runs call, in the order of their first calls, so that a run touches fewer
/// of its pages. `WEBACTION_STARTUP_ORDER` names the directory of the lists, which packaging/ordered.sh makes of the same sources;
/// without it the linker has its own order.
func startupOrder(_ executable: String) -> [LinkerSetting] {
    guard let lists = Context.environment["WEBACTION_STARTUP_ORDER"] else { return [] }
    let list = "\(lists)/\(executable).txt"
    return [
        .unsafeFlags(
            ["--symbol-ordering-file=\(list)", "--no-warn-symbol-ordering"].flatMap { ["-Xlinker", $0] },
            .when(platforms: [.linux], configuration: .release)
        )
    ]
}

/// Has an executable take the static form of C++'s library (the linker script in that folder): where no shared library needs the other.
let ownStandardLibrary: [LinkerSetting] = [
    .unsafeFlags(
        ["-L\(Context.packageDirectory)/packaging/libraries"],
        .when(platforms: [.linux], configuration: .release)
    )
]

/// Has an executable of a relocatable archive find its libraries in the archive, before those of the system and of `LD_LIBRARY_PATH`, for
/// the libraries that it loads, too (DT_RPATH, ld.so(8)).
let ownLibraries: [LinkerSetting] =
    !isPortable
    ? []
    : [
        .unsafeFlags(
            ["--disable-new-dtags", "-rpath=$ORIGIN/../../lib/webaction/libraries"].flatMap { ["-Xlinker", $0] },
            .when(platforms: [.linux])
        )
    ]

/// An executable that is part of the product.
func program(_ name: String, _ dependencies: [Target.Dependency], linkerSettings: [LinkerSetting] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: dependencies,
        path: "Sources/Programs/\(name)",
        swiftSettings: settings,
        linkerSettings: isFuzzed ? [] : executable + linkerSettings
    )
}

/// Built-in extensions: `Sources/Programs/Extensions/FOLDER` holds the native half, which the program has in it, and the bundles'
/// folders.
func builtInExtension(_ name: String, folder: String, bundles: [String]) -> Target {
    .target(
        name: name,
        dependencies: ["ExtensionSDK", "UIKit", "AppKit", "Social", "MobileCoreServices", "UniformTypeIdentifiers"],
        path: "Sources/Programs/Extensions/\(folder)",
        resources: bundles.map { .copy($0) },
        // Handlers are written as Xcode's templates have them, which is Swift 5.
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}

/// A test target; `Tests/XTests` is about the module X.
///
/// - Parameter comparesPages: Whether its tests go through whole pages or sources byte by byte, which takes minutes if not optimized.
func tests(_ name: String, _ dependencies: [Target.Dependency], comparesPages: Bool = false) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies,
        swiftSettings: settings + (comparesPages ? whereTested : [])
    )
}

/// A program that tests or benchmarks run, from `Tests/Tools/FOLDER`.
func testProgram(_ name: String, folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Tests/Tools/\(folder)", swiftSettings: settings)
}

/// A program of `docs/examples`, which tests run: the source is that of a package of its own there.
func example(_ folder: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: "webaction-example-\(folder)",
        dependencies: dependencies,
        path: "docs/examples/\(folder)/Sources",
        swiftSettings: [.swiftLanguageMode(.v6)]
    )
}

let sqlite: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let openCombine: [Target.Dependency] = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    .product(name: $0, package: "OpenCombine")
}
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let shared: [Target] = [
    cModule("CSandbox", in: .shared),
    library("CNettle", in: .shared, pkgConfig: "nettle", package: "nettle-dev"),
    library("CZlib", in: .shared, pkgConfig: "zlib", package: "zlib1g-dev"),
    library("CZstd", in: .shared, pkgConfig: "libzstd", package: "libzstd-dev"),
    module("Codecs", in: .shared),
    module("Digests", in: .shared, ["CNettle"]),
    module("EncodingLabels", in: .shared),
    module("FilePaths", in: .shared),
    module("LargePages", in: .shared),
    module("TerminalText", in: .shared),
    module("Isolation", in: .shared, ["CSandbox", "FilePaths", "LargePages", "TerminalText"]),
    module("PropertyListReading", in: .shared),
    module("UniformTypes", in: .shared),
    module("Wire", in: .shared, ["LargePages"]),
    module("PropertyValues", in: .shared, ["Wire"]),
    module("JSONCoding", in: .shared, ["Codecs", "PropertyValues"]),
    module("ScriptMetadata", in: .shared, ["JSONCoding", "PropertyValues", "Wire"]),
    module("PageProtocol", in: .shared, ["Codecs", "FilePaths", "PropertyValues", "ScriptMetadata", "Wire"]),
    module("ActionProtocol", in: .shared, ["PropertyValues", "Wire"]),
    module("ContainerProtocol", in: .shared, ["FilePaths", "Wire"]),
    module("ServingProtocol", in: .shared, ["Wire"]),
    module("ArchiveCoding", in: .shared, ["Codecs", "CZlib", "CZstd", "Digests", "FilePaths"]),
    module(
        "WebInfra",
        in: .shared,
        ["Codecs", "EncodingLabels"],
        exclude: ["Generated/generate_domain_tables.py", "Generated/generate_encoding_tables.py"]
    ),
]

let engine: [Target] = [
    library(
        "CJavaScriptCore",
        in: .engine,
        pkgConfig: "javascriptcoregtk-4.1",
        package: "libjavascriptcoregtk-4.1-dev"
    ),
    // Not linked but loaded when XML is met; so the flag names its headers, where pkg-config would link it too.
    cModule("CLibXML2", in: .engine, settings: [.unsafeFlags(["-I/usr/include/libxml2"])]),
    cModule("CBindings", in: .engine, exclude: ["Linked"]),
    cModule("CByteScanning", in: .engine),
    cModule("CEngineSupport", in: .engine, exclude: ["ModuleParser", "TypeScriptParser"]),
    module("DOM", in: .engine, ["CByteScanning", "LargePages"]),
    module("CSSSyntax", in: .engine, ["Codecs"]),
    module("ScriptEngine", in: .engine, ["CEngineSupport", "CJavaScriptCore"]),
    module("AddressMatching", in: .engine, ["ScriptEngine", "ScriptMetadata", "WebInfra"]),
    module(
        "HTMLParsing",
        in: .engine,
        ["WebInfra", "DOM", "CByteScanning", "LargePages"],
        exclude: ["Generated/generate_character_references.py"]
    ),
    module("XMLParsing", in: .engine, ["WebInfra", "DOM", "HTMLParsing", "CLibXML2"]),
    module("Selectors", in: .engine, ["DOM", "CSSSyntax"]),
    module("CSSValues", in: .engine, ["CSSSyntax"]),
    module("Cascade", in: .engine, ["DOM", "CSSSyntax", "CSSValues", "Selectors"]),
    module("RenderedText", in: .engine, ["Cascade", "CSSValues", "DOM"]),
    module("XPath", in: .engine, ["DOM"]),
    module(
        "DOMSerialization",
        in: .engine,
        ["Codecs", "WebInfra", "DOM", "HTMLParsing", "CByteScanning", "LargePages"]
    ),
    module("Explaining", in: .engine, ["DOM", "DOMSerialization", "HTMLParsing", "PageProtocol"]),
    module("ImageHeaders", in: .engine),
    module(
        "WebRuntime",
        in: .engine,
        [
            "CBindings", "CSSSyntax", "CSSValues", "CZlib", "Cascade", "Codecs", "DOM", "DOMSerialization", "Digests",
            "Explaining", "FilePaths", "HTMLParsing", "ImageHeaders", "PageProtocol", "PropertyValues",
            "RenderedText", "ScriptEngine", "ScriptMetadata", "Selectors", "WebInfra", "XMLParsing", "XPath",
        ]
    ),
    module(
        "PageWorker",
        in: .engine,
        [
            "AddressMatching", "DOM", "DOMSerialization", "FilePaths", "HTMLParsing", "Isolation", "PageProtocol",
            "PropertyValues", "ScriptEngine", "ScriptMetadata", "WebInfra", "WebRuntime", "Wire", "XMLParsing",
        ]
    ),
]

let supervisor: [Target] = [
    module(
        "ExtensionModel",
        in: .supervisor,
        ["FilePaths", "Isolation", "PropertyListReading", "SourceScanning", "UniformTypes", yams]
    ),
    module("SourceScanning", in: .supervisor),
    module(
        "Snapshots",
        in: .supervisor,
        ["JSONCoding", "PageProtocol", "PropertyValues", "TerminalText"],
        comparesPages: true
    ),
    module(
        "Reports",
        in: .supervisor,
        ["Codecs", "JSONCoding", "PageProtocol", "PropertyValues", "Snapshots", "TerminalText"],
        resources: [.embedInCode("page.js"), .embedInCode("style.css")],
        comparesPages: true
    ),
    module("Activation", in: .supervisor, ["ExtensionModel", "JSONCoding", "PropertyValues", "UniformTypes"]),
    module(
        "Validation",
        in: .supervisor,
        ["Activation", "ExtensionModel", "PageProtocol", "ScriptMetadata", "SourceScanning", "UniformTypes"]
    ),
    module(
        "ActionBuild",
        in: .supervisor,
        ["ExtensionModel", "FilePaths", "Isolation", "SourceScanning"],
        resources: [.embedInCode("Modules/apple-modules.txt")]
    ),
    module(
        "UserFiles",
        in: .supervisor,
        [
            "Codecs", "FilePaths", "Isolation",
        ]
    ),
    module(
        "Sharing",
        in: .supervisor,
        [
            "ActionProtocol", "FilePaths", "PageProtocol", "PropertyValues", "UniformTypes", "UserFiles",
        ]
    ),
    module(
        "ProcessSupervision",
        in: .supervisor,
        [
            "ActionProtocol", "FilePaths", "Isolation", "JSONCoding", "PageProtocol", "PropertyValues",
            "ScriptMetadata", "Wire",
        ]
    ),
    module(
        "SavedPages",
        in: .supervisor,
        [
            "Codecs", "ContainerProtocol", "EncodingLabels", "ExtensionModel", "FilePaths", "Isolation", "JSONCoding",
            "PageProtocol", "ProcessSupervision", "PropertyValues", "UserFiles", "WebInfra", "Wire",
        ]
    ),
    module(
        "RunEngine",
        in: .supervisor,
        [
            "ActionProtocol", "Codecs", "ContainerProtocol", "ExtensionModel", "FilePaths", "Isolation", "JSONCoding",
            "PageProtocol", "ProcessSupervision", "PropertyListReading", "PropertyValues", "SavedPages", "Sharing",
            "UserFiles", "Wire",
        ]
    ),
    module(
        "Diagnosis",
        in: .supervisor,
        [
            "ActionProtocol", "ExtensionModel", "PageProtocol", "ProcessSupervision", "PropertyValues", "RunEngine",
        ]
    ),
    module(
        "Recording",
        in: .supervisor,
        [
            "PageProtocol", "ProcessSupervision", "PropertyValues", "RunEngine", "SavedPages", "Wire",
        ]
    ),
    module(
        "ExtensionHost",
        in: .supervisor,
        [
            "ActionBuild", "ActionProtocol", "Activation", "Diagnosis", "ExtensionModel", "FilePaths", "Isolation",
            "PageProtocol", "ProcessSupervision", "PropertyValues", "RunEngine", "SavedPages", "ScriptMetadata",
            "Sharing", "UniformTypes", "UserFiles",
        ]
    ),
    module(
        "Batch",
        in: .supervisor,
        [
            "ArchiveCoding", "Codecs", "ContainerProtocol", "Diagnosis", "FilePaths", "Isolation", "JSONCoding",
            "PageProtocol", "ProcessSupervision", "PropertyValues", "Reports", "RunEngine", "SavedPages", "UserFiles",
            "Wire", sqlite,
        ]
    ),
    module(
        "Suites",
        in: .supervisor,
        [
            "Codecs", "ContainerProtocol", "ExtensionHost", "ExtensionModel", "FilePaths", "Isolation", "JSONCoding",
            "PageProtocol", "ProcessSupervision", "PropertyValues", "Reports", "RunEngine", "SavedPages", "Sharing",
            "Snapshots", "UserFiles",
        ],
        resources: [.embedInCode("WebKit/webkit_check.py")]
    ),
    module(
        "Serving",
        in: .supervisor,
        [
            "Batch", "Codecs", "ExtensionHost", "ExtensionModel", "FilePaths", "Isolation", "JSONCoding",
            "PageProtocol", "ProcessSupervision", "PropertyValues", "Reports", "SavedPages", "ServingProtocol",
            "Snapshots", "Suites", "UserFiles", "Wire",
        ]
    ),
    module(
        "Commands",
        in: .supervisor,
        [
            "ActionBuild", "ActionProtocol", "Activation", "Batch", "Codecs", "ContainerProtocol", "Diagnosis",
            "EncodingLabels", "ExtensionHost", "ExtensionModel", "FilePaths", "Isolation", "JSONCoding",
            "PageProtocol", "ProcessSupervision", "PropertyValues", "Recording", "Reports", "RunEngine", "SavedPages",
            "ScriptMetadata", "Serving", "Sharing", "Snapshots", "Suites", "TerminalText", "UniformTypes", "UserFiles",
            "Validation",
            argumentParser,
        ]
    ),
]

let reader: [Target] = [
    module(
        "PageContainers",
        in: .reader,
        [
            "ArchiveCoding", "Codecs", "ContainerProtocol", "Digests", "EncodingLabels", "FilePaths",
            "PropertyListReading", "WebInfra", "Wire",
        ]
    )
]

let nio: [Target.Dependency] = ["NIOCore", "NIOHTTP1", "NIOPosix"].map { .product(name: $0, package: "swift-nio") }

let server: [Target] = [
    module("PageServing", in: .server, ["ServingProtocol", "Wire"] + nio)
]

let sdk: [Target] = [
    module("ExtensionSDK", in: .sdk, ["ActionProtocol", "FilePaths", "PropertyValues", "UniformTypes", "Wire"]),
    module("UniformTypeIdentifiers", in: .sdk, ["ExtensionSDK"]),
    module("MobileCoreServices", in: .sdk, ["ExtensionSDK"]),
    module("Drawing", in: .sdk),
    module("UIKit", in: .sdk, ["ExtensionSDK", "FilePaths", "Drawing"]),
    module("AppKit", in: .sdk, ["Drawing", "ExtensionSDK", "MobileCoreServices", "UIKit"]),
    module("Social", in: .sdk, ["ExtensionSDK", "UIKit"]),
    module("LinkPresentation", in: .sdk, ["ExtensionSDK"]),
    module("CoreLocation", in: .sdk, ["ExtensionSDK"]),
    module("UserNotifications", in: .sdk, ["ExtensionSDK"]),
    module("CryptoKit", in: .sdk, []),
    module("ImageIO", in: .sdk, ["Drawing", "ExtensionSDK"]),
    module("AVFoundation", in: .sdk, ["CoreLocation", "Drawing", "ImageIO"]),
    module("WebActionTesting", in: .sdk),
    module("Streams", in: .sdk, ["ExtensionSDK"] + openCombine),
    module("SwiftUI", in: .sdk, ["Drawing", "ExtensionSDK", "Streams", "UIKit"]),
    module("MacHosting", in: .sdk, ["AppKit", "Drawing", "SwiftUI", "UIKit"]),
    module("JavaScriptCore", in: .sdk),
    module("Network", in: .sdk, ["ExtensionSDK"]),
    module("AppIntents", in: .sdk, ["ExtensionSDK"]),
    module("BackgroundTasks", in: .sdk, ["ExtensionSDK"]),
    module("WebKit", in: .sdk, ["ExtensionSDK", "UIKit"]),
    module("WidgetKit", in: .sdk, ["ExtensionSDK", "SwiftUI"]),
    module("SwiftData", in: .sdk, ["ExtensionSDK", "SwiftUI"]),
]

let programs: [Target] = [
    // What users start: C alone, so that it is there at once. The feature is there for what it leaves out of the executable, all of
    // Swift's libraries.
    .executableTarget(
        name: "webaction",
        dependencies: ["CSandbox"],
        path: "Sources/Programs/webaction",
        linkerSettings: [
            .unsafeFlags(["-no-static-stdlib", "-enable-experimental-feature", "Embedded"], .when(platforms: [.linux]))
        ]
    ),
    program(
        "webaction-supervisor",
        [
            "Commands", "ExtensionSDK", "webaction-extension-marquee", "webaction-extension-samples",
            "webaction-extension-template",
        ],
        linkerSettings: ownStandardLibrary + ownLibraries + startupOrder("webaction-supervisor")
    ),
    program(
        "webaction-worker",
        ["FilePaths", "PageWorker"],
        linkerSettings: ownLibraries + startupOrder("webaction-worker")
    ),
    program("webaction-server", ["PageServing", "Wire"]),
    program(
        "webaction-reader",
        ["ArchiveCoding", "Isolation", "PageContainers"],
        linkerSettings: ownLibraries
    ),
    builtInExtension("webaction-extension-marquee", folder: "Marquee", bundles: ["marquee.appex"]),
    builtInExtension("webaction-extension-template", folder: "Template", bundles: ["template.appex"]),
    builtInExtension(
        "webaction-extension-samples",
        folder: "Samples",
        bundles: [
            "translate.appex", "translate-sheet.appex", "party-crasher.appex", "tiny-sketch.appex", "share.appex",
            "markup.appex", "photo-share.appex", "today.appex",
        ]
    ),
]

let testPrograms: [Target] = [
    // Embeds the host, as other packages would.
    testProgram(
        "webaction-host-example",
        folder: "HostExample",
        [
            "ExtensionHost", "ExtensionModel", "PageProtocol", "ProcessSupervision", "PropertyValues", "RunEngine",
            "Sharing",
        ]
    ),
    example("host", ["ExtensionHost", "PageProtocol"]),
    example("server", ["ExtensionHost", "ExtensionModel", "PageProtocol", "RunEngine"] + nio),
    // Tries in a worker's, reader's or action's place what a hostile one would.
    testProgram("webaction-sandbox-probe", folder: "SandboxProbe", ["CSandbox"]),
    // Does to the supervisor what a worker could that strangers have taken over.
    testProgram("webaction-hostile-worker", folder: "HostileWorker"),
    // What CByteScanning is for other processors, which a test compares with what it is here.
    .target(
        name: "CPlainScanning",
        path: "Tests/Tools/PlainScanning",
        cSettings: [.headerSearchPath("../../../Sources/Engine/CByteScanning/include")]
    ),
    // The least process with JavaScript, which is timed beside the whole job.
    testProgram("webaction-floor", folder: "Benchmarks/Floor", ["ScriptEngine"]),
    testProgram(
        "webaction-matching",
        folder: "Benchmarks/Matching",
        ["AddressMatching", "JSONCoding", "PropertyValues", "ScriptEngine", "ScriptMetadata"]
    ),
    testProgram(
        "webaction-parsing",
        folder: "Benchmarks/Parsing",
        ["WebInfra", "DOM", "HTMLParsing", "XMLParsing", "DOMSerialization"]
    ),
]

let testTargets: [Target] = [
    // Readers of test data.
    .target(
        name: "TestSupport",
        dependencies: ["Wire"],
        path: "Tests/TestSupport",
        swiftSettings: settings + whereTested
    ),
    tests("ArchitectureTests", ["TestSupport"], comparesPages: true),
    // Shared.
    tests("CodecsTests", ["Codecs", "TestSupport"]),
    tests("DigestsTests", ["Digests", "TestSupport"]),
    tests("FilePathsTests", ["FilePaths"]),
    tests("TerminalTextTests", ["TerminalText"]),
    tests("WireTests", ["Wire"]),
    tests("PropertyValuesTests", ["PropertyValues", "Wire"]),
    tests("ScriptMetadataTests", ["ScriptMetadata", "Wire"]),
    tests("PageProtocolTests", ["PageProtocol", "PropertyValues", "Wire"]),
    tests("ActionProtocolTests", ["ActionProtocol", "PropertyValues", "TestSupport", "Wire"]),
    tests("ContainerProtocolTests", ["ContainerProtocol", "FilePaths", "TestSupport", "Wire"]),
    tests("ServingProtocolTests", ["ServingProtocol", "TestSupport", "Wire"]),
    tests("IsolationTests", ["FilePaths", "Isolation", "TestSupport", "Wire"]),
    tests("UniformTypesTests", ["UniformTypes"]),
    tests("EncodingLabelsTests", ["EncodingLabels"]),
    tests("PropertyListReadingTests", ["ExtensionModel", "PropertyListReading"]),
    tests("ExtensionModelTests", ["ExtensionModel", "TestSupport", "UniformTypes"]),
    tests("ArchiveCodingTests", ["ArchiveCoding"]),
    // Engine.
    tests("WebInfraTests", ["WebInfra", "TestSupport"]),
    tests("DOMTests", ["CByteScanning", "CPlainScanning", "DOM", "TestSupport"], comparesPages: true),
    tests("CSSSyntaxTests", ["CSSSyntax", "TestSupport"]),
    tests("ScriptEngineTests", ["ScriptEngine"]),
    tests("AddressMatchingTests", ["AddressMatching", "ScriptEngine", "ScriptMetadata", "TestSupport"]),
    tests(
        "HTMLParsingTests",
        ["HTMLParsing", "DOM", "DOMSerialization", "WebInfra", "TestSupport"],
        comparesPages: true
    ),
    tests("XMLParsingTests", ["XMLParsing", "DOM", "DOMSerialization", "WebInfra", "TestSupport"]),
    tests("SelectorsTests", ["Selectors", "DOM", "TestSupport"]),
    tests("XPathTests", ["XPath", "DOM"]),
    tests("CSSValuesTests", ["CSSValues", "CSSSyntax", "TestSupport"]),
    tests("CascadeTests", ["Cascade", "CSSValues", "DOM", "HTMLParsing", "Selectors", "TestSupport"]),
    tests(
        "RenderedTextTests",
        ["Cascade", "CSSValues", "DOM", "HTMLParsing", "RenderedText", "Selectors", "TestSupport"]
    ),
    tests(
        "DOMSerializationTests",
        ["DOMSerialization", "HTMLParsing", "DOM", "WebInfra", "TestSupport"],
        comparesPages: true
    ),
    tests(
        "WebRuntimeTests",
        [
            "CBindings", "DOM", "DOMSerialization", "HTMLParsing", "JSONCoding", "PageProtocol", "PropertyValues",
            "ScriptEngine", "TestSupport", "WebRuntime",
        ]
    ),
    tests("PageWorkerTests", ["PageProtocol", "PageWorker", "WebInfra"]),
    // Supervisor.
    tests(
        "ExplainingTests",
        [
            "DOM", "DOMSerialization", "Explaining", "PageProtocol", "ScriptEngine", "Snapshots", "TestSupport",
            "WebRuntime",
        ]
    ),
    tests("ImageHeadersTests", ["ImageHeaders"]),
    tests("JSONCodingTests", ["JSONCoding", "PropertyValues"]),
    tests("SourceScanningTests", ["SourceScanning"]),
    tests("SnapshotsTests", ["JSONCoding", "Snapshots", "TestSupport"]),
    tests("ReportsTests", ["PageProtocol", "PropertyValues", "Reports", "Snapshots"]),
    tests(
        "ActivationTests",
        ["Activation", "ExtensionModel", "JSONCoding", "PropertyValues", "TestSupport", "UniformTypes"]
    ),
    tests("ValidationTests", ["ExtensionModel", "PageProtocol", "ScriptMetadata", "TestSupport", "Validation"]),
    tests(
        "ActionBuildTests",
        ["ActionBuild", "ExtensionModel", "FilePaths", "Isolation", "SourceScanning", "TestSupport"]
    ),
    tests(
        "SharingTests",
        [
            "FilePaths", "JSONCoding", "PageProtocol", "PropertyValues", "RunEngine", "SavedPages", "Sharing",
        ]
    ),
    tests(
        "ProcessSupervisionTests",
        [
            "ActionProtocol", "Isolation", "PageProtocol", "ProcessSupervision", "RunEngine", "SavedPages",
            "ScriptMetadata", "TestSupport", "UserFiles", "Wire",
        ]
    ),
    tests("SavedPagesTests", ["ContainerProtocol", "FilePaths", "PageProtocol", "SavedPages", "UserFiles"]),
    tests(
        "RunEngineTests",
        [
            "Isolation", "JSONCoding", "PageProtocol", "ProcessSupervision", "PropertyValues", "RunEngine",
            "SavedPages", "TestSupport", "Wire",
        ]
    ),
    tests("DiagnosisTests", ["Diagnosis", "PageProtocol", "ProcessSupervision", "PropertyValues", "RunEngine"]),
    tests(
        "ExtensionHostTests",
        [
            "ActionBuild", "Activation", "ExtensionHost", "ExtensionModel", "FilePaths", "Isolation", "PageProtocol",
            "ProcessSupervision", "RunEngine", "Sharing", "TestSupport",
        ]
    ),
    tests("SuitesTests", ["FilePaths", "RunEngine", "SavedPages", "Suites", "TestSupport"]),
    tests("CommandsTests", ["Commands"]),
    tests("BatchTests", ["Batch", "ContainerProtocol", "FilePaths", "Isolation", "TestSupport", sqlite]),
    // Server.
    tests("PageServingTests", ["PageServing", "ServingProtocol", "Wire"]),
    // Reader.
    tests("PageContainersTests", ["ArchiveCoding", "ContainerProtocol", "FilePaths", "PageContainers", "TestSupport"]),
    // SDK.
    tests(
        "ExtensionSDKTests",
        [
            "ActionProtocol", "Drawing", "ExtensionSDK", "PropertyValues", "TestSupport", "Wire",
            "webaction-supervisor",
        ]
    ),
    tests("UIKitTests", ["UIKit"]),
    tests("AppKitTests", ["AppKit", "ExtensionSDK", "MacHosting", "SwiftUI", "UIKit"]),
    tests("JavaScriptCoreTests", ["JavaScriptCore"]),
    tests(
        "SDKModuleTests",
        [
            "AVFoundation", "AppIntents", "CoreLocation", "CryptoKit", "ExtensionSDK", "ImageIO", "Network",
            "TestSupport", "UserNotifications",
        ]
    ),
    tests("SwiftUITests", ["Drawing", "ExtensionSDK", "Streams", "SwiftUI", "UIKit"]),
    .testTarget(
        name: "DrawingTests",
        dependencies: ["Drawing", "UIKit", "ExtensionSDK", "WebKit", "WidgetKit"],
        // Swift Testing has additions for Apple's UIKit, which importing both modules would look for.
        swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
    // The whole.
    tests("RecordedTests", ["TestSupport"]),
    tests("MutationTests", []),
    tests("EndToEndTests", ["TestSupport", "WebActionTesting"]),
]

// What fuzzing gives bytes to, and seeds. `make fuzz` builds it with the fuzzer's instrumentation, whose runtime brings its own
// entry; other builds make tests of it, which try the seeds.
let fuzzed: [Target.Dependency] = [
    "WebInfra", "DOM", "CSSSyntax", "HTMLParsing", "XMLParsing", "Selectors", "DOMSerialization", "CSSValues",
    "Cascade", "RenderedText", "Wire", "PropertyValues", "JSONCoding", "PageProtocol", "ActionProtocol",
    "ContainerProtocol", "UniformTypes",
    "ScriptEngine", "WebRuntime", "UserFiles", "Sharing", "ProcessSupervision", "SavedPages", "RunEngine", "Recording",
    "Isolation", "ArchiveCoding", "PageContainers", "ExtensionModel", "Activation", "Validation", "Batch", "Suites",
    "Snapshots", "ExtensionSDK", "FilePaths", "AddressMatching", "ScriptMetadata",
    "Serving", "ServingProtocol", "PageServing", "Commands", argumentParser, sqlite,
]
let fuzzing: Target =
    isFuzzed
    ? .executableTarget(
        name: "webaction-fuzz",
        dependencies: fuzzed,
        path: "Tests/Tools/Fuzzing/Targets",
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
    )
    : .testTarget(
        name: "FuzzingTests",
        dependencies: fuzzed,
        path: "Tests/Tools/Fuzzing",
        exclude: ["Corpus", "fuzz.py", "planted.py", "seeds.py"]
            + ["containers", "html", "json", "plists", "rules"].map { "\($0).dict" },
        swiftSettings: settings
    )

let package = Package(
    name: "webaction",
    products: [
        .executable(name: "webaction", targets: ["webaction"]),
        .library(name: "WebActionTesting", targets: ["WebActionTesting"]),
        .library(
            name: "ExtensionHost",
            targets: [
                "ActionProtocol", "ExtensionHost", "ExtensionModel", "PageProtocol", "ProcessSupervision",
                "PropertyValues", "RunEngine", "SavedPages", "Sharing",
            ]
        ),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: shared + engine + supervisor + reader + server + sdk + programs + testPrograms + testTargets + [fuzzing]
)
