// DataStoreTests.swift: SwiftData objects that one run saves and the next one finds.

import Foundation
import Testing

@Suite("SwiftData", .serialized)
struct DataStoreTests {
    private static let handler = """
        import SwiftData
        import UIKit

        @Model
        final class Folder {
            @Attribute(.unique) var name: String
            var created = Date(timeIntervalSince1970: 5)
            @Relationship(deleteRule: .cascade, inverse: \\Note.folder)
            var notes: [Note] = []
            init(name: String) { self.name = name }
        }

        @Model
        final class Note {
            enum Kind: String, Codable { case short, long }
            var text: String
            var link: URL?
            var kind = Kind.short
            @Attribute(.externalStorage)
            var data: Data?
            @Transient
            var scratch = NSObject()
            var folder: Folder?
            var isLong: Bool { text.count > 5 }
            init(text: String, link: URL? = nil, folder: Folder? = nil) {
                self.text = text
                self.link = link
                self.folder = folder
                if text.count > 5 { kind = .long }
            }
        }

        @Model
        final class Mark {
            @Attribute(.unique) var code: String?
            init(code: String?) { self.code = code }
        }

        @ModelActor
        actor Counter {
            func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Note>()) }
        }

        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
        \(Workspace.actingMembers)
            func act() {
                do { finish(try reported()) } catch { finish("error: \\(error)") }
            }

            func reported() throws -> String {
                let words = ProcessInfo.processInfo.environment["ACT"]!.split(separator: " ").map(String.init)
                let container = try ModelContainer(for: Folder.self, Note.self, Mark.self)
                let context = ModelContext(container)
                switch words[0] {
                case "add":
                    let folder = Folder(name: words[1])
                    for word in words.dropFirst(2) {
                        let note = Note(text: word, link: URL(string: "https://example.org/\\(word)"), folder: folder)
                        note.data = Data(word.utf8)
                        folder.notes.append(note)
                    }
                    context.insert(folder)
                    guard context.hasChanges, folder.modelContext === context else { return "not inserted" }
                    try context.save()
                    return "\\(context.hasChanges) \\(try context.fetchCount(FetchDescriptor<Note>()))"
                case "list":
                    let long = words.contains("long")
                    let notes = try context.fetch(FetchDescriptor<Note>(
                        predicate: #Predicate { !long || $0.text.contains("long") },
                        sortBy: [SortDescriptor(\\.text, order: .reverse)]
                    ))
                    return notes.map { note in
                        let isBack = note.folder?.notes.contains { $0 === note } == true
                        let data = note.data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
                        return "\\(note.text) \\(note.kind) \\(note.link!.path) \\(data) \\(note.folder!.name) \\(isBack)"
                    }.joined(separator: ", ")
                case "change":
                    let note = try context.fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\\.text)]))[0]
                    note.text = words[1]
                    guard note.hasChanges else { return "unchanged" }
                    if words.count == 2 { try context.save() } else { context.rollback() }
                    return "\\(context.hasChanges)"
                case "empty":
                    let folder = try context.fetch(FetchDescriptor<Folder>())[0]
                    folder.notes = try context.fetch(FetchDescriptor<Note>())
                    context.delete(folder)
                    try context.save()
                    return "\\(try context.fetchCount(FetchDescriptor<Note>())) \\(folder.isDeleted)"
                case "unique":
                    // Of two with one value the later one stays; those without a value stay apart.
                    for name in words.dropFirst() { context.insert(Folder(name: name)) }
                    context.insert(Mark(code: nil))
                    context.insert(Mark(code: nil))
                    try context.save()
                    let marks = try context.fetchCount(FetchDescriptor<Mark>())
                    let names = try context.fetch(FetchDescriptor<Folder>(sortBy: [SortDescriptor(\\.name)])).map(\\.name)
                    return "\\(names.joined(separator: " ")) \\(marks)"
                case "automatic":
                    container.mainContext.autosaveEnabled = true
                    container.mainContext.insert(Folder(name: words[1]))
                    return "put in"
                default:
                    try context.delete(model: Note.self, where: #Predicate { $0.text == "b" })
                    try context.save()
                    return "\\(try context.fetchCount(FetchDescriptor<Note>()))"
                }
            }
        }
        """

    @Test("The next run finds saved values, relationships and changes; unsaved changes are lost")
    func kept() throws {
        let workspace = try Workspace(script: Workspace.goodScript)
        try workspace.write(Self.handler, to: "x.appex/Handler.swift")
        try workspace.write(
            """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.notes</string>
            <key>NSExtension</key><dict><key>NSExtensionPrincipalClass</key>
            <string>Action.ActionRequestHandler</string>
            <key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
            <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key>
            <string>Action</string></dict></dict></dict></plist>
            """,
            to: "x.appex/Info.plist"
        )
        try workspace.write(
            """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>group.org.example.notes</string></array></dict></plist>
            """,
            to: "x.appex/x.entitlements"
        )
        func reported(_ act: String) throws -> String {
            let outcome = try workspace.run(
                [
                    "run", "p.html", "--extension", "./x.appex", "--containers", "shared", "--timeout", "60", "--grant",
                    "all",
                ],
                environment: ["WEBACTION_CACHE": BuiltProgram.actionCache, "ACT": act]
            )
            let title = outcome.text.components(separatedBy: "{\"a\":\"").dropFirst().first
            return title?.components(separatedBy: "\"}").first ?? outcome.error
        }
        #expect(try reported("add Work b longest") == "false 2")
        let both = "longest long /longest longest Work true, b short /b b Work true"
        #expect(try reported("list") == both)
        #expect(try reported("list long") == "longest long /longest longest Work true")
        #expect(try reported("change a dropped") == "false")
        #expect(try reported("list") == both)
        #expect(try reported("change c") == "false")
        #expect(try reported("list").hasSuffix("c short /b b Work true"))
        // A second folder of the same name replaces the first; the notes of the old one are then in no folder.
        #expect(try reported("add Work b") == "false 3")
        #expect(try reported("remove b") == "2")
        #expect(try reported("empty") == "0 true")
        #expect(try reported("unique A A B") == "A B 2")
        #expect(try reported("automatic C") == "put in")
        #expect(try reported("unique D") == "A B C D 4")
        let store = "shared/Groups/group.org.example.notes/Library/Application Support/default.store"
        #expect(workspace.read(store)?.starts(with: Data("SQLite format 3".utf8)) == true)
    }
}
