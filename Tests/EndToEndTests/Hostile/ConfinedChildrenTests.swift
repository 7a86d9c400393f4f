// ConfinedChildrenTests.swift: child processes of the program get no terminal and no secrets of the user.

import Foundation
import Testing

@Suite("Confined children", .serialized)
struct ConfinedChildrenTests {
    /// The output of `webaction doctor --json` on this machine.
    private static func doctor() throws -> [String: Any] {
        let result = try BuiltProgram.run(["doctor", "--json"], in: URL(fileURLWithPath: "/"))
        #expect(result.code == 0, "\(result.error)")
        return try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    }

    @Test("doctor reports the facts of this machine, as text and as JSON")
    func doctor() throws {
        let facts = try Self.doctor()
        let release = try String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
        #expect(facts["release"] as? String == release.trimmingCharacters(in: .newlines))
        #expect(facts["isRoot"] as? Bool == (geteuid() == 0))
        #expect(facts["systemCallFilters"] as? Bool == true)
        let hasYama = FileManager.default.fileExists(atPath: "/proc/sys/kernel/yama/ptrace_scope")
        #expect((facts["ptraceScope"] is NSNull) != hasYama)
        let findings = try #require(facts["findings"] as? [[String: Any]])
        let text = try BuiltProgram.run(["doctor"], in: URL(fileURLWithPath: "/"))
        #expect(text.code == 0)
        for finding in findings {
            let name = try #require(finding["name"] as? String)
            let state = try #require(finding["state"] as? String)
            #expect(text.text.contains("\(name): \(state). "), "\(name)")
        }
    }

    @Test("--require-sandbox runs if the kernel has all features, and otherwise exits with code 3 and the reason")
    func requireSandbox() throws {
        let workspace = try Workspace()
        let missing = try #require(try Self.doctor()["missing"] as? [String])
        try workspace.makeFolder("ext")
        // NB: Where features are missing, the manifest is not even read.
        let manifest = ContentScriptTests.manifest(ContentScriptTests.entry(#""js": ["a.js"]"#))
        try workspace.write(missing.isEmpty ? manifest : "{", to: "ext/manifest.json")
        try workspace.write("document.title = 'u'", to: "ext/a.js")
        for command in [
            ["eval", "p.html", "-e", "1"], ["snapshot", "p.html"], ["run", "p.html", "--extension", "./x.appex"],
            ["run", "p.html", "--extension", "./ext", "--url", "https://example.com/"],
        ] {
            let result = try workspace.run(command + ["--require-sandbox"])
            if missing.isEmpty {
                #expect(result.code == 0, "\(command): \(result.error)")
            } else {
                #expect(result.code == 3 && missing.allSatisfy(result.message.contains), "\(command): \(result.error)")
            }
        }
    }

    @Test("A page worker's output reaches the user, and its terminal is not the user's")
    func lastWords() throws {
        let workspace = try Workspace()
        // The worker is replaced by a program that describes its descriptors.
        let programs = ["webaction", "webaction-supervisor"].map { ($0, $0) }
        for (name, copy) in programs + [("webaction-sandbox-probe", "webaction-worker")] {
            try copyProgram(
                BuiltProgram.file.deletingLastPathComponent().appending(path: name),
                to: workspace.folder.appending(path: copy)
            )
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        process.arguments = ["-qec", "./webaction eval p.html -e 1", "/dev/null"]
        process.currentDirectoryURL = workspace.folder
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output.contains("descriptor 0: device 1:3"), "\(output)")
        for descriptor in [1, 2] { #expect(output.contains("descriptor \(descriptor): pipe"), "\(output)") }
        #expect(output.contains("descriptor 3: socket") && output.contains("session of its own: 1"), "\(output)")
        #expect(output.contains("the page worker exited with code 2"), "\(output)")
    }

    /// Runs a program as the native action that returns its output.
    private func answer(_ program: String, _ environment: [String: String], passing: String? = nil) throws -> String {
        let workspace = try Workspace(program: program)
        let options = passing.map { ["--pass", $0] } ?? []
        let result = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex"] + options,
            environment: environment
        )
        #expect(result.code == 0, "\(result.error)")
        return result.text
    }

    @Test("An action gets the variables that are listed or passed to it by name, and no secret")
    func actionEnvironment() throws {
        let names = #"cat >/dev/null; echo "{\"a\": \"$(env | cut -d= -f1 | sort | tr '\n' ' ')\"}""#
        let user = ["SECRET_TOKEN": "x", "OTHER": "y", "WEBACTION_KEYCHAIN_PASSPHRASE": "sesame", "WEBACTION_PASS": ""]
        let usual = try answer(names, user)
        #expect(usual.contains(" PATH ") && usual.contains(" TMPDIR "))
        #expect(!usual.contains("SECRET_TOKEN") && !usual.contains("OTHER"))
        let passed = try answer(names, user, passing: "OTHER")
        #expect(passed.contains(" OTHER ") && !passed.contains("SECRET_TOKEN"))
        let passphrase = #"cat >/dev/null; echo "{\"a\": \"<$WEBACTION_KEYCHAIN_PASSPHRASE>\"}""#
        #expect(try !answer(passphrase, user).contains("sesame"))
    }

    /// Stores a secret and prints the status.
    private static let keeper = """
        import Security
        import UIKit
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            \(Workspace.actingMembers)
            func act() {
                var item: [String: Any] = [
                    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "s",
                    kSecAttrAccount as String: "a",
                ]
                SecItemDelete(item as CFDictionary)
                item[kSecValueData as String] = Data("x".utf8)
                let passphrase = ProcessInfo.processInfo.environment["WEBACTION_KEYCHAIN_PASSPHRASE"] ?? "none"
                finish("\\(SecItemAdd(item as CFDictionary, nil)) \\(passphrase)")
            }
        }
        """

    @Test("The keychains' passphrase reaches actions with a granted group; without it another action stores no secret")
    func passphrase() throws {
        func answer(isGroup: Bool, hasPassphrase: Bool) throws -> String {
            let workspace = try Workspace()
            try workspace.use(handler: Self.keeper)
            let group = "group.org.example.shared"
            if isGroup {
                try workspace.write(
                    """
                    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
                    <array><string>\(group)</string></array></dict></plist>
                    """,
                    to: "x.appex/x.entitlements"
                )
            }
            var environment = ["WEBACTION_CACHE": BuiltProgram.actionCache]
            if hasPassphrase { environment["WEBACTION_KEYCHAIN_PASSPHRASE"] = "sesame" }
            let result = try workspace.run(
                [
                    "run", "p.html", "--extension", "./x.appex", "--containers", "shared", "--timeout", "60", "--grant",
                    isGroup ? group : "network",
                ],
                environment: environment
            )
            #expect(result.code == 0, "\(result.error)")
            return result.text
        }
        #expect(try answer(isGroup: true, hasPassphrase: true).contains("0 sesame"))
        #expect(try answer(isGroup: false, hasPassphrase: false).contains("0 none"))
        // errSecAuthFailed
        let withheld = try answer(isGroup: false, hasPassphrase: true)
        #expect(withheld.contains("-25293 ") && !withheld.contains("sesame"), "\(withheld)")
    }

    @Test("An action cannot read the supervisor's environment if the kernel has Landlock")
    func supervisorEnvironment() throws {
        let version = try #require(try Self.doctor()["landlockVersion"] as? Int)
        let program = """
            cat >/dev/null
            for process in /proc/[0-9]*; do
                if tr '\\0' '\\n' <$process/environ 2>/dev/null | grep -q '^SECRET_TOKEN='; then found=$process; fi
            done
            echo "{\\"a\\": \\"found: $found.\\"}"
            """
        let text = try answer(program, ["SECRET_TOKEN": "x", "WEBACTION_PASS": ""])
        #expect(text.contains("found: .") == (version >= 2), "\(text)")
    }
}
