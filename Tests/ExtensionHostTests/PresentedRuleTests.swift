// PresentedRuleTests.swift: whether rules accept a page as each app shares it.

import Activation
import ExtensionHost
import ExtensionModel
import FilePaths
import PageProtocol
import Sharing
import Testing

@Suite("Rules and the apps that present extensions")
struct PresentedRuleTests {
    /// The apps in which a rule accepts a page.
    private func accepting(_ rule: String) throws -> [String] {
        let page = PageInput(name: "p.html", bytes: [], url: "https://page.test/")
        let thing = ShareSource(page: page, title: "T", hasScript: true, file: FilePath("/p.html"))
        return HostApp.all.compactMap { app in
            guard let items = try? app.items(of: thing) else { return nil }
            return ActivationRule.predicate(rule).verdict(for: SharedContent(of: items)).activates ? app.name : nil
        }
    }

    private func conforming(_ type: String, _ count: String) -> String {
        """
        SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a,
        ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "\(type)").@count \(count)).@count == 1
        """
    }

    @Test(
        "Only Safari shares a web page, and a rule that requires every attachment to be a URL excludes apps that add text"
    )
    func rules() throws {
        #expect(try accepting(conforming("com.apple.active-webpage", "== 1")) == ["safari"])
        #expect(
            try accepting(conforming("public.url", ">= 1"))
                == ["safari", "chrome", "firefox", "files", "maps", "google-maps", "news", "feedly"]
        )
        #expect(
            try accepting(conforming("public.url", "== $e.attachments.@count")) == ["safari", "chrome", "files"]
        )
        #expect(
            try accepting(conforming("public.plain-text", "== $e.attachments.@count"))
                == ["notes", "youtube", "gmail"]
        )
    }

    @Test("Items have the texts that each app gives them")
    func texts() throws {
        let titled = #"SUBQUERY(extensionItems, $e, $e.title == "T").@count == 1"#
        #expect(try accepting(titled) == ["safari", "chrome", "firefox"])
        let reported = #"SUBQUERY(extensionItems, $e, $e.contentText == "T").@count == 1"#
        #expect(try accepting(reported) == ["safari", "firefox"])
    }
}
