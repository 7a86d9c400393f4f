// ExtensionSearchTests.swift: finding bundles by name, identifier and path.

import ExtensionModel
import TestSupport
import Testing

@Suite("Search")
struct ExtensionSearchTests {
    private func search(_ folder: TemporaryFolder) -> ExtensionSearch {
        ExtensionSearch(
            extra: [folder.path + "/first"],
            environment: ["WEBACTION_EXTENSIONS": folder.path + "/second", "XDG_DATA_HOME": folder.path + "/data"],
            executable: folder.path + "/prefix/bin/webaction"
        )
    }

    private func fill(_ folder: TemporaryFolder) throws {
        _ = try folder.writeBundle("first/shadow.appex", root: string("CFBundleDisplayName", "First"))
        _ = try folder.writeBundle("second/shadow.appex", root: string("CFBundleDisplayName", "Second"))
        _ = try folder.writeBundle(
            "data/webaction/extensions/mine",
            root: string("CFBundleIdentifier", "org.example.mine")
        )
        _ = try folder.writeBundle("prefix/lib/webaction/extensions/marquee.appex")
        _ = try folder.writeBundle("prefix/bin/webaction_webaction-extension-template.resources/template.appex")
        try folder.write("<plist>", to: "second/broken.appex/Info.plist")
        try folder.write("<plist><dict/></plist>", to: "second/not-an-extension/Info.plist")
    }

    @Test("A name finds the bundle in the first folder that has it; identifiers and display names work too")
    func find() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let search = search(folder)
        #expect(try search.find("shadow").displayName == "First")
        #expect(try search.find("ORG.example.mine").name == "mine")
        #expect(try search.find("first").name == "shadow")
        #expect(try search.find("marquee").path == folder.path + "/prefix/lib/webaction/extensions/marquee.appex")
        #expect(try search.find("template").name == "template")
        #expect(try search.find(folder.path + "/second/shadow.appex").displayName == "Second")
    }

    @Test("A name that is not found suggests a similar one and lists the folders")
    func notFound() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let error = #expect(throws: BundleError.self) { try search(folder).find("marque") }
        let text = error?.description ?? ""
        #expect(
            text.hasPrefix(
                "no extension is called \"marque\"; did you mean \"marquee\"? Searched: \(folder.path)/first, "
            )
        )
        #expect(text.hasSuffix(". A path needs a slash, as in ./marque."))
    }

    @Test("The list has every bundle once, invalid ones with their error, and no other folders")
    func list() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let found = search(folder).list().filter { $0.path.hasPrefix(folder.path) }
        let names = found.map { (try? $0.bundle.get().name) ?? "error" }
        #expect(names == ["shadow", "error", "mine", "marquee", "template"])
        #expect(found.map(\.isBuiltIn) == [false, false, false, true, true])
    }
}
