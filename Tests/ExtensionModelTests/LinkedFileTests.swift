// LinkedFileTests.swift: links among the files of a bundle and of the project around it. The target of a link out of the folder has no
// effect; a link within the folder is equivalent to the file.

import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Links among a bundle's files")
struct LinkedFileTests {
    private let folder: TemporaryFolder

    /// A project with a file of each kind that is read, in `app`; outside of it are `copies` of all of them, and `others` with different
    /// contents.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.project, to: "app/App.xcodeproj/project.pbxproj")
        try folder.write("#include \"Base.xcconfig\"\nWHAT = it\n", to: "app/App.xcconfig")
        try folder.write("COMPANY = org.example\n", to: "app/Base.xcconfig")
        try folder.write(
            "<Workspace><FileRef location=\"group:App.xcodeproj\"></FileRef><FileRef location=\"group:Kit/Kit.xcodeproj\"></FileRef></Workspace>",
            to: "app/App.xcworkspace/contents.xcworkspacedata"
        )
        try folder.write(
            """
            { rootObject = P; objects = { P = {isa = PBXProject; targets = (K); };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; }; }; }
            """,
            to: "app/Kit/Kit.xcodeproj/project.pbxproj"
        )
        _ = try folder.writeBundle(
            "app/Share",
            extensionKeys: string("NSExtensionMainStoryboard", "Main"),
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action"),
            root: string("CFBundleIconFile", "Icon") + string("CFBundleDisplayName", "Own")
        )
        try folder.write("var script;", to: "app/Share/Action.js")
        try folder.write("{CFBundleDisplayName = Strings;}", to: "app/Share/de.lproj/InfoPlist.strings")
        try folder.write(
            #"{"strings": {"CFBundleName": {"localizations": {"fr": {"stringUnit": {"value": "Catalogue"}}}}}}"#,
            to: "app/Share/InfoPlist.xcstrings"
        )
        try folder.write(
            "<document initialViewController=\"a\"><viewController id=\"a\" customClass=\"Sheet\"/></document>",
            to: "app/Share/Main.storyboard"
        )
        try folder.write(
            "<plist><dict><key>com.apple.security.network.client</key><true/></dict></plist>",
            to: "app/Share/x.entitlements"
        )
        try folder.write("class Sheet {}", to: "app/Share/Sheet.swift")
        let icon: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
        let rest: [UInt8] = [0, 0, 0, 64, 0, 0, 0, 64, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        try Data(icon + rest).write(to: folder.url.appending(path: "app/Share/Icon.png"))
        let files = FileManager.default
        for name in ["copies", "others"] {
            try files.copyItem(at: folder.url.appending(path: "app"), to: folder.url.appending(path: name))
        }
        for name in try places(in: "others") where !isFolder("others/\(name)") {
            try folder.write("other", to: "others/\(name)")
        }
    }

    private static let project = """
        { rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (T); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = FX; buildSettings = {}; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GS, FX); };
        GS = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
        FX = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (GS); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Share/Info.plist;
          CODE_SIGN_ENTITLEMENTS = Share/x.entitlements; PRODUCT_BUNDLE_IDENTIFIER = "$(COMPANY).$(WHAT)"; }; };
        }; }
        """

    /// The files and folders below a folder, relative to it.
    private func places(in name: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(name)").sorted()
    }

    private func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(folder.path)/\(name)", isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Everything that is known of the extension, or why it can't be read.
    private func seen(_ name: String) -> String {
        do {
            let bundle = try ExtensionBundle(path: "\(folder.path)/\(name)")
            let script = (try? bundle.readScript()).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
            let all = [
                String(reflecting: bundle), script ?? "no script", "\(bundle.localizedDisplayNames)",
                String(reflecting: bundle.icon), "\(bundle.readInfoPlist()?.count ?? -1)",
                String(reflecting: TargetDependencies(of: bundle.target, folder: bundle.path)),
            ].joined(separator: "\n")
            // NB: Dictionaries are unordered.
            return all.split { "[](),\n".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
                .joined(separator: "\n")
        } catch {
            return error.description
        }
    }

    /// Runs `body` while a link replaces a file or folder of the project.
    private func linked(_ place: String, to target: String, _ body: () throws -> Void) throws {
        let files = FileManager.default
        let path = "\(folder.path)/app/\(place)"
        let kept = "\(folder.path)/kept"
        try files.moveItem(atPath: path, toPath: kept)
        try files.createSymbolicLink(atPath: path, withDestinationPath: target)
        defer {
            try? files.removeItem(atPath: path)
            try? files.moveItem(atPath: kept, toPath: path)
        }
        try body()
    }

    private static let references = ["app/Share", "app/App.xcodeproj#Share"]

    @Test("The target of a link out of the folder has no effect, whichever file or folder the link replaces")
    func outside() throws {
        for reference in Self.references {
            let plain = seen(reference)
            let expected = ["org.example.it", "var script;", "Share.Sheet", "Strings", "Catalogue", "width: 64"]
            #expect(expected.allSatisfy(plain.contains), "\(plain)")
            // NB: A path from the user may be a link.
            let named = reference.contains("#") ? "App.xcodeproj" : "Share"
            for place in try places(in: "app") where place != named {
                var answers: [String] = []
                for target in ["copies", "others"] {
                    try linked(place, to: "\(folder.path)/\(target)/\(place)") { answers.append(seen(reference)) }
                }
                #expect(answers[0] == answers[1], "\(reference): \(place)")
            }
        }
    }

    @Test("A link within the folder is equivalent to the file")
    func inside() throws {
        let inner = "app/.inner"
        try FileManager.default.copyItem(atPath: "\(folder.path)/copies", toPath: "\(folder.path)/\(inner)")
        for reference in Self.references {
            let plain = seen(reference)
            for place in try places(in: "copies") where !isFolder("app/\(place)") {
                try linked(place, to: "\(folder.path)/\(inner)/\(place)") {
                    #expect(seen(reference) == plain, "\(reference): \(place)")
                }
            }
        }
    }

    @Test("A refused file is named, with the folder that it leads out of")
    func messages() throws {
        func refusal(_ place: String) throws -> String {
            var text = ""
            try linked(place, to: "\(folder.path)/copies/\(place)") {
                do { _ = try ExtensionBundle(path: "\(folder.path)/app/Share").readScript() } catch {
                    text = "\(error)".replacing(folder.path + "/", with: "")
                }
            }
            return text
        }
        for place in ["Share/Info.plist", "Share/Action.js", "Share/x.entitlements"] {
            #expect(try refusal(place) == "app/\(place): cannot be read: it leads out of the folder app/Share.")
        }
    }

    @Test("A folder that the user allows may contain the targets of links; another may not")
    func allowed() throws {
        try linked("Share/Action.js", to: "\(folder.path)/copies/Share/Action.js") {
            let path = "\(folder.path)/app/Share"
            #expect(throws: BundleError.self) {
                try ExtensionBundle(path: path, allowing: [folder.path + "/others"]).readScript()
            }
            let script = try ExtensionBundle(path: path, allowing: [folder.path + "/copies"]).readScript()
            #expect(script == Array("var script;".utf8))
        }
    }

    @Test("A workspace names no project outside of its repository, and a link given by the user is followed")
    func workspaces() throws {
        try folder.write(
            "<Workspace><FileRef location=\"group:../copies/App.xcodeproj\"></FileRef></Workspace>",
            to: "w/A.xcworkspace/contents.xcworkspacedata"
        )
        let error = #expect(throws: BundleError.self) { try ProjectExtensions(path: folder.path + "/w/A.xcworkspace") }
        #expect(error?.description.contains("cannot be read") == true, "\(String(describing: error))")
        let link = folder.path + "/w/L.xcodeproj"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../copies/App.xcodeproj")
        #expect(try ProjectExtensions(path: link).list().count == 1)
        #expect(throws: BundleError.self) { try ProjectExtensions(path: folder.path + "/w") }
    }

    @Test("A package's manifest that leads elsewhere is ignored, and so is a project.yml or an Expo configuration")
    func otherListings() throws {
        try folder.write(
            "let package = Package(name: \"A\", targets: [.target(name: \"B\")])",
            to: "private/Package.swift"
        )
        try folder.write(
            "name: A\ntargets: {X: {type: app-extension, info: {path: targets/x/Info.plist}}}\n",
            to: "private/project.yml"
        )
        try folder.write("{\"name\": \"E\"}", to: "private/expo-target.config.json")
        _ = try folder.writeBundle("p/targets/x")
        for (name, place) in [("Package.swift", "p"), ("project.yml", "p"), ("expo-target.config.json", "p/targets/x")]
        {
            let link = "\(folder.path)/\(place)/\(name)"
            let target = "\(folder.path)/private/\(name)"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            #expect(try ExtensionBundle(path: folder.path + "/p/targets/x").target == nil, "\(name)")
            try FileManager.default.removeItem(atPath: link)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/p/Package.swift",
            withDestinationPath: folder.path + "/private/Package.swift"
        )
        #expect(PackageManifest(folder: folder.path + "/p") == nil)
    }
}
