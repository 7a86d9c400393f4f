// MalformedBundleTests.swift: bundles that are damaged, hostile, or of another kind: each is refused with a helpful reason.

import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Malformed bundles")
struct MalformedBundleTests {
    /// The message for loading `name` in the folder, or "none".
    private func refusal(_ folder: TemporaryFolder, _ name: String) -> String {
        do { _ = try ExtensionBundle(path: "\(folder.path)/\(name)") } catch {
            return error.description.replacingOccurrences(of: folder.path + "/", with: "")
        }
        return "none"
    }

    private static let binary: Data = {
        let list: [String: Any] = ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.ui-services"]]
        return (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)) ?? Data()
    }()

    private static let damaged =
        "not a property list: it begins as a binary property list and is damaged or cut short."

    /// Text, and the message for it after the file's name.
    private static let texts: [(String, String)] = [
        ("", ": not a property list: the file is empty."),
        (
            "{\"NSExtension\": {}}",
            ": not a property list: it is JSON, and a property list is XML, binary or old-style."
        ),
        ("<plist><dict>\n<<<<<<< HEAD\n<key>a</key>", ":2: not a property list: it has the marks of a merge conflict."),
        ("<html></html>", ":1: not a property list: Encountered unknown tag html"),
        (
            "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist><string>&a;</string></plist>",
            ":1: not a property list: "
        ),
        ("<plist>" + String(repeating: "<array>", count: 100_000), ":1: not a property list: Too many nested"),
        (String(repeating: "(", count: 100_000), ""),
    ]

    private static let contents: [(Data, String)] = {
        var result: [(Data, String)] = texts.map { (Data($0.utf8), $1) }
        result.append((binary.prefix(60), ": " + damaged))
        var noise = Data("bplist00".utf8)
        noise.append(Data(repeating: 0xFF, count: 64))
        result.append((noise, ": " + damaged))
        var latin = Data("<plist><dict>\n<key>a</key>\n<string>".utf8)
        latin.append(0xFF)
        latin.append(Data("</string></dict></plist>".utf8))
        result.append((latin, ":3: not a property list: this line is not UTF-8."))
        return result
    }()

    @Test("A file that is not a property list is refused with its type", arguments: contents)
    func content(bytes: Data, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "x/Info.plist")
        try bytes.write(to: folder.url.appending(path: "x/Info.plist"))
        #expect(refusal(folder, "x").hasPrefix("x/Info.plist" + message))
    }

    /// A binary list in which each of `levels` arrays contains the next one twenty times.
    private static func laughs(levels: UInt8) -> Data {
        var data = Data("bplist00".utf8)
        var offsets: [UInt8] = []
        // An array of 20: a marker, the length, the references.
        for level in 1...levels {
            offsets.append(UInt8(data.count))
            data.append(contentsOf: [0xAF, 0x10, 20] + [UInt8](repeating: level, count: 20))
        }
        offsets.append(UInt8(data.count))
        data.append(contentsOf: [0x51, 0x78])
        let table = UInt8(data.count)
        data.append(contentsOf: offsets)
        func eight(_ number: UInt8) -> [UInt8] { [UInt8](repeating: 0, count: 7) + [number] }
        data.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1] + eight(levels + 1) + eight(0) + eight(table))
        return data
    }

    @Test("A list that would expand beyond memory is refused before it is read")
    func laughs() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "x/Info.plist")
        let file = folder.url.appending(path: "x/Info.plist")
        try Self.laughs(levels: 2).write(to: file)
        #expect(refusal(folder, "x") == "x/Info.plist: the property list must be a dictionary, and is an array.")
        try Self.laughs(levels: 9).write(to: file)
        #expect(refusal(folder, "x") == "x/Info.plist: not a property list: it stands for more than 1000000 values.")
        try Data(repeating: UInt8(ascii: " "), count: 17 << 20).write(to: file)
        #expect(refusal(folder, "x") == "x/Info.plist: not a property list: it is larger than 16 MiB.")
    }

    @Test("Icons, names and entitlements that are not regular files are not waited for")
    func irregularResources() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", root: string("CFBundleIconFile", "Icon"))
        try folder.write("", to: "x.appex/de.lproj/x")
        for name in ["Icon.png", "InfoPlist.xcstrings", "de.lproj/InfoPlist.strings"] {
            #expect(mkfifo("\(path)/\(name)", 0o644) == 0)
        }
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.icon == nil && bundle.displayName(for: ["de"]) == "x")
        #expect(mkfifo(path + "/x.entitlements", 0o644) == 0)
        #expect(refusal(folder, "x.appex") == "x.appex/x.entitlements: cannot be read: it is no regular file.")
    }

    @Test("Other encodings that the list declares are read")
    func encodings() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("x.appex", root: string("CFBundleDisplayName", "Größe"))
        let file = URL(fileURLWithPath: path + "/Info.plist")
        let text = try String(contentsOf: file, encoding: .utf8)
        for (name, encoding) in [("UTF-16", String.Encoding.utf16), ("ISO-8859-1", .isoLatin1)] {
            try text.replacingOccurrences(of: "UTF-8", with: name).data(using: encoding)?.write(to: file)
            #expect(try ExtensionBundle(path: path).displayName == "Größe", "\(name)")
        }
    }

    @Test("A file that is not regular is not waited for")
    func irregular() throws {
        let folder = try TemporaryFolder()
        let files = FileManager.default
        func make(_ name: String) throws {
            try files.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        for name in ["pipe", "loop", "dangling"] { try make(name) }
        try make("folder/Info.plist")
        #expect(mkfifo(folder.path + "/pipe/Info.plist", 0o644) == 0)
        try files.createSymbolicLink(atPath: folder.path + "/loop/Info.plist", withDestinationPath: "Info.plist")
        try files.createSymbolicLink(atPath: folder.path + "/dangling/Info.plist", withDestinationPath: "../nowhere")
        #expect(refusal(folder, "pipe") == "pipe/Info.plist: cannot be read: it is no regular file.")
        #expect(refusal(folder, "folder") == "folder/Info.plist: cannot be read: it is a folder.")
        for name in ["loop", "dangling"] {
            #expect(refusal(folder, name) == "\(name)/Info.plist: cannot be read: it is a link that leads nowhere.")
        }
    }

    @Test("A script that is not a regular file counts as missing, with the reason")
    func irregularScripts() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle(
            "x.appex",
            attributes: string("NSExtensionJavaScriptPreprocessingFile", "Action")
        )
        func hint() throws -> String? {
            guard case .missing(.missingScript(_, _, _, let hint)) = try ExtensionBundle(path: path).script else {
                return nil
            }
            return hint
        }
        #expect(mkfifo(path + "/Action.js", 0o644) == 0)
        #expect(try hint() == "What has that name cannot be read: it is no regular file.")
        try FileManager.default.removeItem(atPath: path + "/Action.js")
        try FileManager.default.createSymbolicLink(atPath: path + "/Action.js", withDestinationPath: "Action.js")
        #expect(try hint() == "What has that name cannot be read: it is a link that leads nowhere.")
        // Cyclic links to folders are not followed.
        try FileManager.default.createSymbolicLink(atPath: path + "/again", withDestinationPath: ".")
        try folder.write("", to: "x.appex/js/action.js")
        try FileManager.default.removeItem(atPath: path + "/Action.js")
        #expect(try hint() == "The bundle has: js/action.js.")
        try folder.write("", to: "x.appex/action.js")
        #expect(try hint() == "Upper and lower case count: write \"action\".")
    }

    @Test("A folder around extensions, or an app with extensions, is refused with their names")
    func around() throws {
        let folder = try TemporaryFolder()
        _ = try folder.writeBundle("App/Action")
        try folder.write("<plist><dict/></plist>", to: "App/App/Info.plist")
        try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
        _ = try folder.writeBundle("Built.app/PlugIns/x.appex")
        try folder.write("<plist><dict/></plist>", to: "Built.app/Info.plist")
        #expect(refusal(folder, "App").hasSuffix("so it is no extension. Action is one."))
        #expect(refusal(folder, "App/App").hasSuffix("so this is no extension's property list. ../Action is one."))
        #expect(refusal(folder, "Built.app").hasSuffix("property list. PlugIns/x.appex is one."))
    }

    @Test("A duplicate key is warned about, but not the same key in two dictionaries")
    func repetitions() throws {
        let folder = try TemporaryFolder()
        let types = "<dict><key>UTTypeIdentifier</key><string>a.b</string></dict>"
        let path = try folder.writeBundle(
            "x.appex",
            root: "<key>UTExportedTypeDeclarations</key><array>\(types)\(types)</array>"
                + string("CFBundleName", "One") + "\n" + string("CFBundleName", "Two")
        )
        let bundle = try ExtensionBundle(path: path)
        #expect(bundle.displayName == "Two")
        #expect(
            bundle.warnings.map(\.description) == [
                "\(path)/Info.plist:15: CFBundleName: is there twice, and only the last one counts."
            ]
        )
    }

    @Test("Nearly valid values and extension points are shown with a correction")
    func values() throws {
        let folder = try TemporaryFolder()
        _ = try folder.writeBundle("point", point: "com.apple.ui-service")
        #expect(
            refusal(folder, "point")
                == "point/Info.plist:6: there is no extension point \"com.apple.ui-service\"; did you mean "
                + "\"com.apple.ui-services\"?"
        )
        _ = try folder.writeBundle(
            "count",
            attributes: "<key>NSExtensionActivationRule</key><dict>"
                + string("NSExtensionActivationSupportsText", "many") + "</dict>"
        )
        #expect(refusal(folder, "count").hasSuffix("must be a Boolean, and is the string \"many\"."))
        try folder.write("<plist><dict><key>NSExtension</key><dict/></dict></plist>", to: "bare/Info.plist")
        #expect(
            refusal(folder, "bare").hasSuffix(
                "is missing. It is one of com.apple.ui-services, com.apple.services, com.apple.share-services."
            )
        )
    }
}
