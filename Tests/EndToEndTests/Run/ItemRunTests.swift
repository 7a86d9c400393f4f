// ItemRunTests.swift: files that are not pages, by the role of the extension.

import Foundation
import Testing

@Suite("Files by role of the extension")
struct ItemRunTests {
    @Test(
        "An editor's item replaces the file; viewers and share extensions replace nothing",
        arguments: [
            ("NSExtensionServiceRoleTypeEditor", "com.apple.services", true),
            ("NSExtensionServiceRoleTypeViewer", "com.apple.services", false),
            ("", "com.apple.services", true), ("", "com.apple.share-services", false),
        ]
    )
    func roles(role: String, point: String, isTaken: Bool) throws {
        let answer = #"[{"attachments": [{"public.plain-text": "new"}]}]"#
        let workspace = try Workspace(script: nil, program: "cat >&2; echo '\(answer)'")
        let key = role.isEmpty ? "" : "<key>NSExtensionServiceRoleType</key><string>\(role)</string>"
        let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
            .replacing("com.apple.ui-services", with: point)
            .replacing("<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string>", with: key)
        try workspace.write(plist, to: "x.appex/Info.plist")
        try workspace.write("old", to: "a.pdf")
        let result = try workspace.run(["run", "a.pdf", "--extension", "./x.appex"])
        #expect(result.code == 0 && result.text == (isTaken ? "new" : "old"), "\(result.error)")
        #expect(result.error.contains(#""com.adobe.pdf":"file:///"#), "\(result.error)")
        #expect(result.error.contains("are not used") != isTaken, "\(result.error)")
    }
}
