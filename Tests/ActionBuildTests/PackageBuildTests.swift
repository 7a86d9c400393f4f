// PackageBuildTests.swift: modules imported from packages and from targets beside the bundle's: where they are found, what SwiftPM is
// given, and which messages name missing ones. A stand-in SwiftPM only records its command lines.

import ActionBuild
import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Packages of actions")
struct PackageBuildTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("ExtensionSDK\nUIKit\n", to: "lib/webaction/sdk/modules.txt")
        for module in ["ExtensionSDK", "UIKit"] { try folder.write("", to: "lib/webaction/sdk/\(module)/a.swift") }
        for name in ["swiftc", "swift-build"] { try folder.write("#!/bin/sh", to: "bin/\(name)", executable: true) }
        try folder.write(
            """
            { rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T, K, O); packageReferences = (X); };
            G = {isa = PBXGroup; sourceTree = "<group>"; children = (GS, GK, GO); };
            GS = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
            GK = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            GO = {isa = PBXFileSystemSynchronizedRootGroup; path = Old; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
              fileSystemSynchronizedGroups = (GS); buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Share/Info.plist;
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = EXTENSION; }; };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
              fileSystemSynchronizedGroups = (GK); buildConfigurationList = LK; };
            LK = {isa = XCConfigurationList; buildConfigurations = (CK); };
            CK = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0;
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = KIT; }; };
            O = {isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.library.static";
              fileSystemSynchronizedGroups = (GO); };
            X = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/them/Net.git"; };
            }; }
            """,
            to: "app/App.xcodeproj/project.pbxproj"
        )
        _ = try folder.writeBundle("app/Share", extensionKeys: string("NSExtensionPrincipalClass", "Share.Handler"))
        try folder.write("import Foundation\nimport Kit\nclass Handler {}", to: "app/Share/Handler.swift")
        try folder.write(
            "import UIKit\n#if KIT\nimport Net\n#endif\n@objc public class Panel: UIView { @objc func tap() {} }",
            to: "app/Kit/Panel.swift"
        )
        try folder.write("", to: "app/Old/Old.m")
    }

    /// Writes a package with one dependency, and another for its tests.
    private func writePackages(to place: String) throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Net", products: [.library(name: "NetKit", targets: ["Net"])],
                dependencies: [.package(url: "https://example.com/Log.git", from: "1.0.0"),
                               .package(name: "Mock", url: "https://example.com/mock", branch: "main")],
                targets: [.target(name: "Net", dependencies: [.product(name: "Log", package: "Log"), "NetCore"]),
                          .target(name: "NetCore"), .testTarget(name: "NetTests", dependencies: ["Net", "Mock"])])
            """,
            to: "\(place)/Net/Package.swift"
        )
        try folder.write("import UIKit\n@objc public class Net: NSObject {}", to: "\(place)/Net/Sources/Net/Net.swift")
        try folder.write("// @objc\nimport Foundation", to: "\(place)/Net/Sources/NetCore/Core.swift")
        try folder.write("let package = Package(name: \"Log\")", to: "\(place)/Log/Package.swift")
        try folder.write("", to: "\(place)/Log/Sources/Log/Log.swift")
    }

    private func build(_ packages: [String] = []) throws -> ActionBuild {
        let bundle = try ExtensionBundle(path: folder.path + "/app/Share")
        return try ActionBuild(
            bundle,
            files: ["Handler.swift"],
            principalClass: "Share.Handler",
            packages: packages,
            executable: folder.path + "/bin/webaction",
            environment: ["PATH": folder.path + "/bin", "WEBACTION_CACHE": folder.path + "/cache"]
        )
    }

    /// The command lines of SwiftPM and of the compilers, and the files of the generated package.
    private func run(_ build: ActionBuild) throws -> (steps: [BuildStep], package: [String: String]) {
        var steps: [BuildStep] = []
        var files: [String: String] = [:]
        try build.run { step in
            steps.append(step)
            func argument(_ name: String) throws -> String {
                try #require(step.arguments.firstIndex(of: name).map { step.arguments[$0 + 1] })
            }
            guard step.executable.hasSuffix("/swift-build") else {
                try Data("made".utf8).write(to: URL(fileURLWithPath: argument("-o")))
                return (0, "")
            }
            let package = try argument("--package-path")
            for case let name as String in FileManager.default.enumerator(atPath: package) ?? .init() {
                files[name] = try? String(contentsOfFile: "\(package)/\(name)", encoding: .utf8)
            }
            let products = try argument("--scratch-path") + "/release"
            try FileManager.default.createDirectory(atPath: "\(products)/Modules", withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: "\(products)/libActionPackages.a"))
            return (0, "")
        }
        return (steps, files)
    }

    @Test(
        "Packages and modules that are links out of the repository count as missing, and linked files in them are left out or refused"
    )
    func links() throws {
        let files = FileManager.default
        try writePackages(to: "private")
        func link(_ name: String, _ target: String) throws {
            let path = "\(folder.path)/\(name)"
            let parent = (path as NSString).deletingLastPathComponent
            try files.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        for place in ["app/SourcePackages/checkouts/Net", "app/.build/checkouts/Net", "app/Pods/Net", "app/Net"] {
            try link(place, folder.path + "/private/Net")
            let (_, package) = try run(build())
            #expect(package["Package.swift"]?.contains("Kit") == true && package["packages/net/Package.swift"] == nil)
            try files.removeItem(atPath: "\(folder.path)/cache")
            try files.removeItem(atPath: "\(folder.path)/\(place)")
        }
        // A folder without a manifest whose only source is a link.
        try link("app/Pods/Net/Net.swift", folder.path + "/private/Net/Sources/Net/Net.swift")
        let pod = #expect(throws: BuildError.self) { try build() }
        #expect(
            pod?.description.hasSuffix(
                "Pods/Net/Net.swift: cannot be read: it leads out of the folder \(folder.path)/app/Pods/Net."
            ) == true
        )
        try files.removeItem(atPath: folder.path + "/app/Pods")
        // A package whose source is a link: SwiftPM gets the package's files only.
        try writePackages(to: "app/Packages")
        try files.moveItem(atPath: folder.path + "/app/Packages/Log", toPath: folder.path + "/app/Log")
        try link("app/Packages/Net/Sources/Net/Secret.swift", folder.path + "/private/Net/Sources/Net/Net.swift")
        let (_, package) = try run(build())
        #expect(package["packages/net/Sources/Net/Net.swift"] != nil)
        #expect(package["packages/net/Sources/Net/Secret.swift"] == nil)
        // A source of a framework beside the bundle's.
        try link("app/Kit/Secret.swift", folder.path + "/private/Net/Sources/Net/Net.swift")
        let kit = #expect(throws: BuildError.self) { try build() }
        #expect(
            kit?.description.hasSuffix(
                "app/Kit/Secret.swift: cannot be read: it leads out of the folder \(folder.path)/app."
            ) == true
        )
    }

    @Test("A package that declares support for Linux is compiled unchanged")
    func knowingLinux() throws {
        try writePackages(to: "given")
        let source = "#if os(Linux)\nimport Glibc\n#endif\nimport Foundation // @objc"
        try folder.write(source, to: "given/Net/Sources/NetCore/Core.swift")
        let (_, files) = try run(build([folder.path + "/given"]))
        #expect(files["packages/net/Sources/NetCore/Core.swift"] == source)
    }

    @Test(
        "Frameworks become targets of a package, checked-out packages become folders of it, and those that use UIKit are adapted"
    )
    func package() throws {
        try writePackages(to: "app/SourcePackages/checkouts")
        let (steps, files) = try run(build())
        let manifest = try #require(files["Package.swift"])
        #expect(manifest.contains(#"dependencies: [.package(path: "packages/log"), .package(path: "packages/net")]"#))
        #expect(
            manifest.contains(
                #".target(name: "Kit", dependencies: [.product(name: "NetKit", package: "net")], "#
                    + #"swiftSettings: [.swiftLanguageMode(.v6), .define("KIT")])"#
            )
        )
        let panel = try #require(files["Sources/Kit/0-Panel.swift"])
        #expect(
            panel.hasPrefix(
                "import ExtensionSDK\nimport Foundation\n#sourceLocation(file: \"\(folder.path)/app/Kit/Panel.swift\", line: 1)\n"
            )
        )
        #expect(!panel.contains("@objc"))
        let net = try #require(files["packages/net/Package.swift"])
        #expect(net.contains(#".package(path: "../log")"#))
        #expect(net.contains(#".package(name: "Mock", path: "../mock")"#))
        let mock = try #require(files["packages/mock/Package.swift"])
        #expect(mock.contains(#"products: [.library(name: "Mock", targets: ["Absent_mock"])]"#))
        #expect(files["packages/net/Sources/Net/Net.swift"]?.contains("@objc") == false)
        #expect(files["packages/net/Sources/NetCore/Core.swift"]?.hasPrefix("import ExtensionSDK\n") == true)
        let last = try #require(steps.last)
        #expect(last.arguments.contains("EXTENSION"))
        #expect(last.arguments.contains { $0.hasSuffix("/libActionPackages.a") })
        let packages = try #require(steps.first { $0.executable.hasSuffix("/swift-build") })
        #expect(packages.arguments.contains("--disable-automatic-resolution"))
    }

    @Test(
        "Packages are compiled once; a change to the action's source does not rebuild them, a change to their own files does"
    )
    func cache() throws {
        try writePackages(to: "given")
        let given = [folder.path + "/given"]
        #expect(try run(build(given)).steps.count { $0.executable.hasSuffix("/swift-build") } == 1)
        try folder.write("import Kit\nclass Handler { var x = 1 }", to: "app/Share/Handler.swift")
        #expect(try run(build(given)).steps.count { $0.executable.hasSuffix("/swift-build") } == 0)
        try folder.write("let other = 1", to: "given/Net/Sources/NetCore/Core.swift")
        #expect(try run(build(given)).steps.count { $0.executable.hasSuffix("/swift-build") } == 1)
        #expect(try build(given).isDone)
    }

    @Test(
        "An import within a condition is not refused; other missing modules are named once, with their importers and their origin"
    )
    func missing() throws {
        _ = try build()
        try folder.write(
            "import Net\n#if A\nimport Optional\n#endif\nimport class Old.Thing",
            to: "app/Share/Handler.swift"
        )
        let error = #expect(throws: BuildError.self) { try build() }
        #expect(
            error?.description == """
                modules are imported that are neither in webaction's SDK, nor in the project, nor in a package that lies here:
                Net (https://example.com/them/Net.git), imported by \(folder.path)/app/Share/Handler.swift:1
                Old, imported by \(folder.path)/app/Share/Handler.swift:5: it is Objective-C or C, which is not compiled here
                Check the packages out, and give the folder that holds them with --packages.
                """
        )
    }

    @Test("A package above a folder that no project mentions provides modules for it, also without a repository")
    func packageAbove() throws {
        try folder.write(
            """
            let package = Package(name: "All", products: [.library(name: "Core", targets: ["Core"])],
                targets: [.target(name: "Core")])
            """,
            to: "other/Package.swift"
        )
        try folder.write("public let a = 1", to: "other/Sources/Core/Core.swift")
        _ = try folder.writeBundle("other/Share", extensionKeys: string("NSExtensionPrincipalClass", "Share.Handler"))
        try folder.write("import Core\nclass Handler {}", to: "other/Share/Handler.swift")
        let build = try ActionBuild(
            ExtensionBundle(path: folder.path + "/other/Share"),
            files: ["Handler.swift"],
            principalClass: "Share.Handler",
            executable: folder.path + "/bin/webaction",
            environment: ["PATH": folder.path + "/bin", "WEBACTION_CACHE": folder.path + "/cache"]
        )
        #expect(try run(build).package["packages/other/Sources/Core/Core.swift"] == "public let a = 1")
    }

    @Test("Checked-out sources without a manifest form a module with their folder's name")
    func pods() throws {
        try folder.write("public let a = 1", to: "app/Pods/Net/Source/Net.swift")
        let (_, files) = try run(build())
        #expect(files["Package.swift"]?.contains(#".target(name: "Kit", dependencies: ["Net"]"#) == true)
        #expect(files["Sources/Net/0-Net.swift"]?.hasSuffix("public let a = 1") == true)
    }

    @Test("A package counts once, also where its folder's name ends with a version")
    func versionedFolder() throws {
        try writePackages(to: "given")
        try FileManager.default.moveItem(atPath: folder.path + "/given/Log", toPath: folder.path + "/given/Log-1.2")
        try folder.write(
            """
            let package = Package(name: "Log", products: [.library(name: "Log", targets: ["Log"])], targets: [.target(name: "Log")])
            """,
            to: "given/Log-1.2/Package.swift"
        )
        try folder.write("import Kit\nimport Log\nclass Handler {}", to: "app/Share/Handler.swift")
        let (_, files) = try run(build([folder.path + "/given"]))
        #expect(files["Package.swift"]?.contains(#".product(name: "Log", package: "log")"#) == true)
        #expect(files.keys.filter { $0.hasSuffix("Sources/Log/Log.swift") } == ["packages/log/Sources/Log/Log.swift"])
    }

    @Test("A package's own dependency is requested with the others; one that only its tests need is not")
    func missingForPackage() throws {
        try writePackages(to: "given")
        try FileManager.default.removeItem(atPath: folder.path + "/given/Log")
        let error = #expect(throws: BuildError.self) { try build([folder.path + "/given"]) }
        #expect(
            error?.description == """
                modules are imported that are neither in webaction's SDK, nor in the project, nor in a package that lies here:
                Log (https://example.com/Log.git), imported by \(folder.path)/given/Net/Package.swift
                Check the packages out, and give the folder that holds them with --packages.
                """
        )
    }

    @Test("An error of SwiftPM is reported with the packages that are missing")
    func failure() throws {
        try writePackages(to: "given")
        let build = try build([folder.path + "/given"])
        let error = #expect(throws: BuildError.self) {
            try build.run { step in
                if step.executable.hasSuffix("/swift-build") { return (1, "error: 'net': no\n") }
                try step.arguments.firstIndex(of: "-o").map {
                    try Data().write(to: URL(fileURLWithPath: step.arguments[$0 + 1]))
                }
                return (0, "")
            }
        }
        #expect(
            error?.description.contains(
                "error: 'net': no\nnote: the package mock (https://example.com/mock) is not here; if it is needed, check it out and "
                    + "give its folder with --packages.\n"
            ) == true
        )
    }
}
