// NativeHalfTests.swift: which executable or program is a bundle's native half.

import ExtensionModel
import Foundation
import TestSupport
import Testing

@Suite("Native halves")
struct NativeHalfTests {
    @Test(
        "A principal class runs in the bundle's executable, beside the resources of a package build, or in an installation"
    )
    func swiftExecutable() throws {
        let folder = try TemporaryFolder()
        let keys = string("NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).Handler")
        let root = string("CFBundleExecutable", "my-action")
        for (bundle, executable) in [
            ("a.appex", "a.appex/my-action"), ("build/x.resources/b.appex", "build/my-action"),
            ("usr/lib/webaction/extensions/c.appex", "usr/libexec/webaction/my-action"),
        ] {
            let path = try folder.writeBundle(bundle, extensionKeys: keys, root: root)
            let file = try folder.write("", to: executable, executable: true)
            #expect(
                try ExtensionBundle(path: path).nativeHalf
                    == .swift(executable: file, principalClass: "my_action.Handler")
            )
        }
    }

    @Test("A class without an executable needs sources, or is unusable")
    func withoutExecutable() throws {
        let folder = try TemporaryFolder()
        let keys = string("NSExtensionPrincipalClass", "App.Handler")
        let path = try folder.writeBundle("c", extensionKeys: keys)
        func missing(_ objectiveC: String?) -> NativeHalf {
            let file = path + "/Info.plist"
            return .unusable(
                .missingSources(file: file, line: 8, principalClass: "App.Handler", objectiveC: objectiveC)
            )
        }
        #expect(try ExtensionBundle(path: path).nativeHalf == missing(nil))
        try folder.write("", to: "c/Handler.m")
        #expect(try ExtensionBundle(path: path).nativeHalf == missing("Handler.m"))
        let built = try folder.writeBundle("d", extensionKeys: keys, root: string("CFBundleExecutable", "d"))
        guard case .unusable(.missingExecutable(_, _, _, "d", _)) = try ExtensionBundle(path: built).nativeHalf else {
            Issue.record("the missing executable is not reported")
            return
        }
        try folder.write("", to: "c/Handler.swift")
        #expect(
            try ExtensionBundle(path: path).nativeHalf == .sources(["Handler.swift"], principalClass: "App.Handler")
        )
        let file = try folder.write("", to: "c/c")
        #expect(try ExtensionBundle(path: path).nativeHalf == .unusable(.notExecutable(path: file)))
    }

    @Test("An executable for Apple's systems is refused, unless its sources are there")
    func foreignExecutable() throws {
        let folder = try TemporaryFolder()
        let keys = string("NSExtensionPrincipalClass", "m.Handler")
        let path = try folder.writeBundle("m.appex", extensionKeys: keys, root: string("CFBundleExecutable", "m"))
        let file = folder.path + "/m.appex/m"
        for beginning: [UInt8] in [[0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1], [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2]] {
            try Data(beginning).write(to: URL(fileURLWithPath: file))
            #expect(try ExtensionBundle(path: path).nativeHalf == .unusable(.foreignExecutable(path: file)))
        }
        try folder.write("", to: "m.appex/Handler.swift")
        #expect(
            try ExtensionBundle(path: path).nativeHalf == .sources(["Handler.swift"], principalClass: "m.Handler")
        )
    }

    @Test("A storyboard that is missing, or names no class, is reported")
    func storyboard() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("s", extensionKeys: string("NSExtensionMainStoryboard", "Main"))
        func reason() throws -> String? {
            guard
                case .unusable(.storyboardOnly(path + "/Info.plist", 8, let reason)) = try ExtensionBundle(path: path)
                    .nativeHalf
            else { return nil }
            return reason
        }
        #expect(try reason() == "Main.storyboard is not in the folder, and a compiled one cannot be read.")
        try folder.write("", to: "s/Main.storyboardc/Info.plist")
        #expect(
            try reason()
                == "Main.storyboardc is compiled and cannot be read: put Main.storyboard, its source, in its place."
        )
        try folder.write("<document/>", to: "s/Main.storyboard")
        #expect(try reason() == "The first controller in Main.storyboard has no class of its own.")
    }

    @Test("A nib that exists only in compiled form is refused by name")
    func compiledNib() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle("n", extensionKeys: string("NSExtensionPrincipalClass", "n.Handler"))
        try folder.write("", to: "n/Handler.swift")
        try folder.write("", to: "n/Base.lproj/Panel.nib")
        let refused = BundleError.compiledInterface(path: path + "/Base.lproj/Panel.nib")
        #expect(try ExtensionBundle(path: path).nativeHalf == .unusable(refused))
        #expect(refused.message.contains("Put Panel.xib, from which Xcode made it, in its place"))
        try folder.write("", to: "n/Panel.xib")
        #expect(
            try ExtensionBundle(path: path).nativeHalf == .sources(["Handler.swift"], principalClass: "n.Handler")
        )
    }

    @Test("A program is a file of the bundle, or found in PATH")
    func program() throws {
        let folder = try TemporaryFolder()
        let own = try folder.writeBundle(
            "own",
            root: string("WebActionProgram", "action.sh") + string("WebActionProgramFormat", "plist")
        )
        let script = try folder.write("#!/bin/sh", to: "own/action.sh", executable: true)
        #expect(
            try ExtensionBundle(path: own).nativeHalf
                == .program(ExternalProgram(path: script, arguments: [], workingDirectory: own, format: .plist))
        )
        let found = try folder.writeBundle(
            "found",
            root: "<key>WebActionProgram</key><array><string>tool</string><string>action.py</string></array>"
        )
        let tool = try folder.write("", to: "bin/tool", executable: true)
        let bundle = try ExtensionBundle(path: found, environment: ["PATH": "/nowhere:\(folder.path)/bin"])
        #expect(
            bundle.nativeHalf
                == .program(
                    ExternalProgram(path: tool, arguments: ["action.py"], workingDirectory: found, format: .json)
                )
        )
        let absent = try ExtensionBundle(path: found, environment: ["PATH": "/nowhere"]).nativeHalf
        #expect(
            absent
                == .unusable(
                    .missingExecutable(
                        file: found + "/Info.plist",
                        line: 14,
                        key: "WebActionProgram",
                        wanted: "tool",
                        hint: "It is neither in the bundle nor in PATH."
                    )
                )
        )
    }

    @Test("An unknown format is refused with its line")
    func format() throws {
        let folder = try TemporaryFolder()
        let path = try folder.writeBundle(
            "f",
            root: string("WebActionProgram", "x") + string("WebActionProgramFormat", "yaml")
        )
        #expect(
            throws: BundleError.badValue(
                file: path + "/Info.plist",
                line: 14,
                key: "WebActionProgramFormat",
                value: "yaml",
                expected: "json or plist"
            )
        ) { try ExtensionBundle(path: path) }
    }
}
