// WebExtensionManifestTests.swift: manifests of web extensions: forms that browsers accept, meanings, bounds, coding.

import ScriptMetadata
import Testing
import Wire

@Suite("Manifests of web extensions")
struct WebExtensionManifestTests {
    private func read(_ text: String) throws -> WebExtensionManifest {
        try WebExtensionManifest(json: Array(text.utf8))
    }

    private func manifest(_ entries: String, _ members: String = "") -> String {
        "{\"manifest_version\": 3, \"name\": \"E\", \(members) \"content_scripts\": [\(entries)]}"
    }

    @Test("The keys of an entry have the meanings and defaults of the reference")
    func keys() throws {
        let plain = try read(manifest(#"{"matches": ["*://a/*"], "js": ["x.js"]}"#)).contentScripts[0]
        #expect(plain.moment == .documentIdle && plain.world == .isolated && !plain.isForAllFrames)
        #expect(plain.scripts == ["x.js"] && plain.sheets.isEmpty)
        #expect(plain.patterns == AddressPatterns(.webExtension, matches: ["*://a/*"]))
        let all = try read(
            manifest(
                """
                {"matches": ["<all_urls>"], "exclude_matches": ["*://b/*"], "include_globs": ["*c*"], "exclude_globs": ["*d*"],
                 "js": ["/e.js", "./f.js"], "css": ["g.css"], "all_frames": true, "match_about_blank": true,
                 "match_origin_as_fallback": false, "run_at": "document_start", "world": "MAIN"}
                """
            )
        )
        let entry = all.contentScripts[0]
        #expect(entry.moment == .documentStart && entry.world == .main && entry.isForAllFrames)
        #expect(entry.scripts == ["e.js", "f.js"] && all.files == ["g.css", "e.js", "f.js"])
        #expect(
            entry.patterns
                == AddressPatterns(
                    .webExtension,
                    matches: ["<all_urls>"],
                    excludeMatches: ["*://b/*"],
                    includes: ["*c*"],
                    excludes: ["*d*"],
                    matchesAboutBlank: true
                )
        )
        #expect(all.remarks.isEmpty)
    }

    @Test("The identifier is that of the extension, otherwise its name")
    func identifiers() throws {
        let entry = #"{"matches": ["*://a/*"]}"#
        #expect(try read(manifest(entry)).identifier == "E")
        let own = #""browser_specific_settings": {"gecko": {"id": "e@x"}},"#
        #expect(try read(manifest(entry, own)).identifier == "e@x")
        #expect(
            try read(manifest(entry, own.replacing("browser_specific_settings", with: "applications"))).identifier
                == "e@x"
        )
        #expect(try read(manifest(entry, #""default_locale": "de","#)).locales == ["en_US", "en", "de"])
    }

    @Test("What browsers ignore with a warning is a remark with its place")
    func remarks() throws {
        let text = manifest(
            #"{"matches": ["*://a/*"], "js": ["x.js"], "runAt": "x", "run_at": "start"}, {"matches": ["*://a/*"]}"#
        )
        #expect(
            try read(text).remarks.map(\.place) == [
                "content_scripts[0].runAt", "content_scripts[0].run_at", "content_scripts[1]",
            ]
        )
    }

    @Test(
        "What cannot be used is refused with its place",
        arguments: [
            ("[]", "the manifest is no JSON object."),
            ("{\"a\": /* }", "the manifest is invalid JSON: line 1, column 7: the comment does not end."),
            ("{\"name\": \"E\"}", "manifest_version must be 2 or 3."),
            ("{\"manifest_version\": 4, \"name\": \"E\"}", "manifest_version must be 2 or 3."),
            ("{\"manifest_version\": 3}", "name must be a text that is not empty."),
            (
                "{\"manifest_version\": 3, \"name\": \"E\", \"content_scripts\": {}}", "content_scripts must be a list."
            ),
            (
                "{\"manifest_version\": 3, \"name\": \"E\", \"content_scripts\": [1]}",
                "content_scripts[0] must be an object."
            ),
            (
                "{\"manifest_version\": 3, \"name\": \"E\", \"default_locale\": \"../x\"}",
                "default_locale must be the name of a folder of _locales."
            ),
            (
                "{\"manifest_version\": 3, \"name\": \"E\", \"content_scripts\": [{\"matches\": [\"*://a/*\"], \"css\": [1]}]}",
                "content_scripts[0].css must be a list of texts."
            ),
        ]
    )
    func refusals(text: String, message: String) throws {
        let error = #expect(throws: WebExtensionManifestError.self) { try read(text) }
        #expect(error?.description == message)
    }

    @Test("A manifest has bounds")
    func bounds() throws {
        let long = "/*" + String(repeating: " ", count: WebExtensionManifest.maximumSize) + "*/{}"
        #expect(throws: WebExtensionManifestError.tooLong(limit: WebExtensionManifest.maximumSize)) { try read(long) }
        func list(_ count: Int, _ text: String) -> String {
            "[" + Array(repeating: "\"\(text)\"", count: count).joined(separator: ",") + "]"
        }
        let most = WebExtensionManifest.maximumPatterns
        let place = "content_scripts[0]"
        #expect(try read(manifest("{\"matches\": \(list(most, "*://a/*"))}")).contentScripts.count == 1)
        #expect(throws: WebExtensionManifestError.tooManyPatterns(place: place, limit: most)) {
            try read(manifest("{\"matches\": \(list(most, "*://a/*")), \"exclude_globs\": [\"a\"]}"))
        }
        let files = WebExtensionManifest.maximumFiles
        #expect(throws: WebExtensionManifestError.tooManyFiles(limit: files)) {
            try read(manifest("{\"matches\": [\"*://a/*\"], \"js\": \(list(files, "a.js")), \"css\": [\"a.css\"]}"))
        }
    }

    @Test("A manifest is the same after it was sent")
    func coding() throws {
        let sent = try read(
            manifest(#"{"matches": ["*://a/*"], "js": ["x.js"], "world": "MAIN", "run_at": "document_end", "x": 1}"#)
        )
        var writer = ByteWriter()
        writer.write(sent)
        var reader = ByteReader(writer.bytes)
        #expect(try WebExtensionManifest(from: &reader) == sent)
    }
}
