// OutcomeTableTests.swift: the page after the template's script, by what the native half returns.

import Foundation
import Testing

@Suite("The template's outcomes")
struct OutcomeTableTests {
    /// The body's style before and after, and the output of the native half.
    struct Row: CustomTestStringConvertible, Sendable {
        var before: String
        var program: String
        var point = "com.apple.ui-services"
        var after: String
        var code: Int32 = 0
        var testDescription: String { "\(before.isEmpty ? "no colour" : before), \(program)" }
    }

    /// Decides as the template does, without a JSON parser: a color in the payload is not empty.
    private static let template = """
        if grep -q 'currentBackgroundColor":""'; then echo '{"newBackgroundColor": "red"}'
        else echo '{"newBackgroundColor": "green"}'; fi
        """
    private static let key = "NSExtensionJavaScriptFinalizeArgumentKey"
    private static let red = "background-color: red;"

    private static func returning(_ items: String) -> String { "cat > /dev/null; echo '\(items)'" }

    static let rows: [Row] =
        [
            Row(before: "", program: template, after: red),
            Row(before: red, program: template, after: "background-color: green;"),
            Row(before: "background-color: green;", program: template, after: "background-color: green;"),
            Row(before: "color: blue; background: #123", program: template, after: "color: blue; background: green;"),
        ]
        + [
            // Items without the key: finalize() is called with nothing.
            #"[{"attachments": [{"com.apple.property-list": {"other": 1}}]}]"#,
            #"[{"attachments": [{"com.apple.property-list": {"\#(key)": "no dictionary"}}]}]"#,
            #"[{"attachments": [{"public.plain-text": "red"}]}]"#,
            #"[{"attachments": []}]"#, #"[{}]"#,
            #"[{"attachments": [{"com.apple.property-list": {"a": {"\#(key)": {"newBackgroundColor": "red"}}}}]}]"#,
            // The first item counts.
            #"[{}, {"attachments": [{"com.apple.property-list": {"\#(key)": {"newBackgroundColor": "red"}}}]}]"#,
        ].map { Row(before: "background-color: red", program: returning($0), after: "background-color: blue;") }
        + [
            // Any property-list type identifier, and the first attachment that has one.
            #"[{"attachments": [{"public.url": "x:y"}, {"com.apple.xml-property-list": {"\#(key)": {"newBackgroundColor": "lime"}}}]}]"#,
            #"{"attachments": [{"com.apple.property-list": {"\#(key)": {"newBackgroundColor": "lime"}}}]}"#,
            #"{"\#(key)": {"newBackgroundColor": "lime"}}"#, #"{"newBackgroundColor": "lime"}"#,
        ].map { Row(before: "", program: returning($0), after: "background-color: lime;") } + [
            Row(before: red, program: returning("[]"), after: red),
            Row(before: red, program: returning("null"), after: red),
            Row(before: red, program: "cat > /dev/null", after: red),
            Row(before: "", program: returning("[]"), after: ""),
            Row(before: red, program: "cat > /dev/null; exit 3", after: red, code: 1),
            Row(before: red, program: returning("[7]"), after: red, code: 1),
            Row(before: "", program: "kill -9 $$", after: "", code: 1),
            Row(before: red, program: template, point: "com.apple.share-services", after: red),
            Row(before: "", program: returning(#"[{}]"#), point: "com.apple.share-services", after: ""),
            Row(before: "", program: template, point: "com.apple.services", after: red),
        ]

    @Test("The body has the color of its row", arguments: rows)
    func row(row: Row) throws {
        let script = try String(
            contentsOf: BuiltProgram.root.appending(
                path: "Sources/Programs/Extensions/Template/template.appex/Action.js"
            ),
            encoding: .utf8
        )
        let workspace = try Workspace(script: script, program: row.program)
        let plist = String(decoding: workspace.read("x.appex/Info.plist") ?? Data(), as: UTF8.self)
        try workspace.write(
            plist.replacingOccurrences(of: "com.apple.ui-services", with: row.point),
            to: "x.appex/Info.plist"
        )
        let style = row.before.isEmpty ? "" : " style=\"\(row.before)\""
        try workspace.write("<!doctype html><title>t</title><body\(style)><p>x</p>", to: "p.html")
        let result = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--timeout", "5"])
        #expect(result.code == row.code, "\(result.error)")
        let expected = row.after.isEmpty ? "<body>" : "<body style=\"\(row.after)\">"
        #expect(result.text.contains(expected), "\(result.text)")
        #expect(result.left.isEmpty)
    }
}
