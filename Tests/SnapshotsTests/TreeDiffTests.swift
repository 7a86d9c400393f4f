// TreeDiffTests.swift: differences between trees: which are found, and how they are shown.

import JSONCoding
import Snapshots
import TestSupport
import Testing

@Suite("Tree differences")
struct TreeDiffTests {
    private func tree(_ lines: String) -> SnapshotTree {
        let text = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "| \($0)" }
        return SnapshotTree(text: Array(text.joined(separator: "\n").utf8))
    }

    private func diff(_ left: String, _ right: String) -> String {
        TreeDiff(tree(left), tree(right)).text(isColored: false)
    }

    @Test("A tree does not differ from itself")
    func same() {
        let lines = "<html>\n  <body>\n    class=\"a\"\n    \"text\""
        #expect(TreeDiff(tree(lines), tree(lines)).isEmpty)
        #expect(TreeDiff(SnapshotTree(text: []), SnapshotTree(text: [])).isEmpty)
    }

    @Test(
        "Attributes, text, and added, removed and moved nodes are distinguished",
        arguments: [
            (
                "<p>\n  a=\"1\"\n  b=\"2\"", "<p>\n  a=\"3\"\n  c=\"4\"",
                "@ p\n- a=\"1\"\n+ a=\"3\"\n+ c=\"4\"\n- b=\"2\"\n"
            ),
            ("<p>\n  \"old\"", "<p>\n  \"new\"", "@ p > text\n- \"old\"\n+ \"new\"\n"),
            ("<p>\n  <b>", "<p>\n  <b>\n  <i>\n    \"x\"", "@ p\n+ <i>\n+   \"x\"\n"),
            ("<p>\n  <b>\n  <i>", "<p>\n  <i>", "@ p\n- <b>\n"),
            (
                "<p>\n<div>\n  <ul>\n    \"x\"", "<p>\n  <ul>\n    \"x\"\n<div>",
                "@ p\n> <ul> moved here from div\n"
            ),
            (
                "<h1>\n  \"x\"\n<p>\n  \"y\"\n", "<p>\n  \"y\"\n<nav>\n  <h1>\n    \"x\"",
                "@ the document\n+ <nav>\n+   <h1>\n+     \"x\"\n@ nav\n> <h1> moved here from the document\n"
            ),
            (
                "<p>\n  \"1\"\n<p>\n  \"2\"\n<p>\n  \"3\"", "<p>\n  \"9\"\n<p>\n  a=\"b\"\n  <i>\n    \"3\"",
                "@ p[1] > text\n- \"1\"\n+ \"9\"\n@ the document\n- <p>\n-   \"2\"\n@ p[2]\n+ a=\"b\"\n+ <i>\n>   around \"3\"\n"
            ),
            (
                "<p>\n  a=\"1\"\n  \"x\"\n<p>\n  a=\"2\"\n  \"y\"", "<p>\n  a=\"2\"\n  \"z\"",
                "@ the document\n- <p>\n-   a=\"1\"\n-   \"x\"\n@ p > text\n- \"y\"\n+ \"z\"\n"
            ),
            (
                "<ul>\n  <li>\n    \"1\"\n  <li>\n    \"2\"", "<ul>\n  <li>\n    \"1\"\n  <li>\n    \"9\"",
                "@ ul > li[2] > text\n- \"2\"\n+ \"9\"\n"
            ),
        ]
    )
    func changes(left: String, right: String, expected: String) {
        #expect(diff(left, right) == expected)
    }

    @Test(
        "An element added around existing content is a wrapper; other changes inside it are listed separately",
        arguments: [
            (
                "<p>\n  \"one\"\n<ul>\n  <li>\n    \"two\"",
                "<div>\n  class=\"box\"\n  <p>\n    \"one\"\n  <ul>\n    <li>\n      \"two\"",
                "@ the document\n+ <div>\n+   class=\"box\"\n>   around <p>, <ul>\n"
            ),
            ("<p>\n  \"some words\"", "<p>\n  <b>\n    \"some words\"", "@ p\n+ <b>\n>   around \"some words\"\n"),
            (
                "<p>\n  \"one\"\n<p>\n  \"two\"\n<p>\n  \"three\"",
                "<div>\n  <p>\n    \"one\"\n  <p>\n    \"2\"\n  <p>\n    \"three\"\n  <i>\n    \"new\"",
                """
                @ the document
                + <div>
                >   around <p>, <p>, <p>
                @ div > p[2] > text
                - "two"
                + "2"
                @ div
                + <i>
                +   "new"

                """
            ),
            // Two at once, and an element of the same name as the one it wraps.
            (
                "<div>\n  \"one\"", "<div>\n  id=\"a\"\n  <section>\n    <div>\n      \"one\"",
                "@ the document\n+ <div>\n+   id=\"a\"\n>   around <div>\n@ div#a\n+ <section>\n>   around <div>\n"
            ),
            (
                "<div>\n  <p>\n    \"one\"\n  <p>\n    \"two\"", "<p>\n  \"one\"\n<p>\n  \"two\"",
                "@ the document\n- <div>\n>   was around <p>, <p>\n"
            ),
            // Blanks and line breaks at both ends moved into the wrapper with the content between them.
            (
                "<b>\n  \"k\"\n\" \"\n<br>\n\"one\"\n<br>\n\" \"\n<i>\n  \"k\"",
                "<b>\n  \"k\"\n<div>\n  \" \"\n  <br>\n  \"one\"\n  <br>\n  \" \"\n<i>\n  \"k\"",
                "@ the document\n+ <div>\n>   around <br>, \"one\", <br>\n"
            ),
            (
                "\" \"\n<ul>\n  <li>\n    \"a\"\n\" \"",
                "<nav>\n  \" \"\n  <ul>\n    <li>\n      \"a\"\n  \" \"",
                "@ the document\n+ <nav>\n>   around <ul>\n"
            ),
        ]
    )
    func wrappers(left: String, right: String, expected: String) {
        #expect(diff(left, right) == expected)
    }

    @Test(
        "Wrapped content is matched by its text or an attribute, even if it changed too; a replaced element, by its contents",
        arguments: [
            (
                "<table>\n  border=\"1\"\n  \"one\"",
                "<div>\n  class=\"scroll\"\n  <table>\n    border=\"1\"\n    class=\"wide\"\n    \"one\"",
                """
                @ the document
                + <div>
                +   class="scroll"
                >   around <table>
                @ div > table
                + class="wide"

                """
            ),
            (
                "<img>\n  src=\"a\"\n  border=\"0\"\n<img>\n  src=\"b\"",
                "<figure>\n  <img>\n    loading=\"lazy\"\n    src=\"a\"\n<figure>\n  <img>\n    loading=\"lazy\"\n    src=\"b\"",
                """
                @ the document
                + <figure>
                >   around <img>
                @ figure[1] > img
                + loading="lazy"
                - border="0"
                @ the document
                + <figure>
                >   around <img>
                @ figure[2] > img
                + loading="lazy"

                """
            ),
            (
                "<section>\n  class=\"s\"\n  <p>\n    \"one\"\n  <p>\n    \"two\"",
                "<p>\n  lang=\"en\"\n  \"one\"\n<p>\n  lang=\"en\"\n  \"two\"",
                """
                @ the document
                - <section>
                -   class="s"
                >   was around <p>, <p>
                @ p[1]
                + lang="en"
                @ p[2]
                + lang="en"

                """
            ),
            (
                "<table>\n  <tr>\n    \"first\"\n  <tr>\n    \"2\"\n  <tr>\n    \"last\"",
                "<div>\n  <table>\n    class=\"wide\"\n    <tr>\n      \"first\"\n    <tr>\n      \"3\"\n    <tr>\n      \"last\"",
                """
                @ the document
                + <div>
                >   around <table>
                @ div > table
                + class="wide"
                @ div > table > tr[2] > text
                - "2"
                + "3"

                """
            ),
            (
                "<p>\n  \" \"\n  <b>\n    \"x\"\n  \" \"\n  <b>\n    \"y\"\n  \" \"",
                "<p>\n  <i>\n    \" \"\n    <b>\n      \"x\"\n    \" \"\n    <b>\n      \"y\"\n    \" \"",
                """
                @ p
                + <i>
                >   around <b>, <b>

                """
            ),
            (
                "<nav>\n  \"menu\"\n<div>\n  <header>\n    \"head\"\n  <p>\n    \"one\"\n  <p>\n    \"two\"",
                "<article>\n  <h1>\n    \"title\"\n  <p>\n    \"one\"\n  <p>\n    \"two\"",
                """
                @ the document
                + <article>
                >   around <div>
                - <nav>
                -   "menu"
                @ article
                + <h1>
                +   "title"
                @ the document
                - <div>
                >   was around <p>, <p>
                @ div
                - <header>
                -   "head"

                """
            ),
            (
                "<h1>\n  <span>\n    \"x\"",
                "<h1>\n  class=\"c\"\n  id=\"h\"\n  <span>\n    \"x\"",
                """
                @ h1#h
                + class="c"
                + id="h"

                """
            ),
            (
                "<div>\n  id=\"a\"\n  <div>\n    \"x\"\n  <p>\n    \"y\"",
                "<div>\n  id=\"a\"\n  class=\"c\"\n  <div>\n    \"x\"\n  <p>\n    \"z\"",
                """
                @ div#a
                + class="c"
                @ div#a > p > text
                - "y"
                + "z"

                """
            ),
        ]
    )
    func changedWrappers(left: String, right: String, expected: String) {
        #expect(diff(left, right) == expected)
    }

    @Test("A thousand equal elements in a wrapper each are a thousand wrappers, in linear time")
    func manyWrappers() {
        func count(_ rows: Int) -> Int {
            let old = Array(repeating: "  <li>\n    \"x\"", count: rows).joined(separator: "\n")
            let new = Array(repeating: "  <b>\n    <li>\n      \"x\"", count: rows).joined(separator: "\n")
            return TreeDiff(tree("<ul>\n\(old)"), tree("<ul>\n\(new)")).changes.count { change in
                if case .wrapped = change { true } else { false }
            }
        }
        let few = processorSeconds { #expect(count(500) == 500) }
        let many = processorSeconds { #expect(count(5000) == 5000) }
        #expect(many < few * 40, "\(few), \(many)")
    }

    @Test("A node of very many lines is shown by its first ones, and the others are counted")
    func bounded() {
        let rows = (0..<2000).map { "  \"\($0)\"" }.joined(separator: "\n")
        let text = diff("<p>", "<p>\n<ul>\n\(rows)")
        #expect(text.hasSuffix("\n… 1501 more lines\n"))
        #expect(text.split(separator: "\n").count == 1 + 500 + 1)
        let whole = TreeDiff(tree("<p>"), tree("<p>\n<ul>\n\(rows)")).json.json()
        #expect(String(decoding: whole, as: UTF8.self).contains("1999"))
    }

    @Test("On terminals differing words are marked, unless nearly all differ")
    func words() {
        let left = SnapshotTree(text: Array("| <p>\n|   \"the quick fox\"".utf8))
        let text = TreeDiff(left, tree("<p>\n  \"the slow fox\"")).text(isColored: true)
        #expect(text.contains("- \"the \u{1B}[7mquick\u{1B}[27m fox\""))
        #expect(text.contains("+ \"the \u{1B}[7mslow\u{1B}[27m fox\""))
        #expect(WordDiff("one two", "three four").isWhole)
    }

    @Test("A node in front of a thousand others is one difference")
    func insertion() {
        let rows = (0..<1000).map { "  <li>\n    \"\($0 % 7)\"" }.joined(separator: "\n")
        let changes = TreeDiff(tree("<ul>\n\(rows)"), tree("<ul>\n  <b>\n\(rows)")).changes
        #expect(changes.count == 1)
    }

    @Test("Ten times the changes take about ten times as long, also between equal siblings and subtrees")
    func manyChanges() {
        func seconds(_ count: Int) -> Double {
            let old = (0..<count).map { "  <li>\n    a=\"\($0)\"" }.joined(separator: "\n")
            let new = (0..<count).map { "  <li>\n    a=\"\($0 + 1)x\"" }.joined(separator: "\n")
            let same = Array(repeating: "  <br>", count: count).joined(separator: "\n")
            let left = tree("<ul>\n\(old)\n<ol>\n\(same)\n<p>")
            let right = tree("<ul>\n\(new)\n<ol>\n<p>\n\(same)")
            return processorSeconds {
                let diff = TreeDiff(left, right)
                #expect(diff.changes.count == 2 * count)
                #expect(diff.text(isColored: false).utf8.count > 20 * count)
            }
        }
        let (few, many) = (seconds(300), seconds(3000))
        // NB: Quadratic cost would be a hundred times as high.
        #expect(many < 40 * few, "\(few) s, \(many) s")
    }

    @Test("Siblings that become unique only one at a time do not take quadratic time")
    func nestedAnchors() {
        // Each number occurs twice, except the last: once that is matched, the one before it is unique in the rest.
        func rows(_ count: Int, _ edge: String) -> SnapshotTree {
            let numbers = (0..<count).flatMap { $0 < count - 1 ? [$0 + 1, $0] : [$0] }
            return tree("<ul>\n" + numbers.map { "  <\(edge)>\n  <li>\n    a=\"\($0)\"" }.joined(separator: "\n"))
        }
        func seconds(_ count: Int) -> Double {
            let (left, right) = (rows(count, "br"), rows(count, "hr"))
            return processorSeconds { #expect(!TreeDiff(left, right).isEmpty) }
        }
        let (few, many) = (seconds(200), seconds(2000))
        #expect(many < 40 * few, "\(few) s, \(many) s")
    }

    @Test("Each line of a text is marked, and control characters of terminals are escaped")
    func visible() {
        let expected = "@ p > text\n- \"a\\u{1B}[2J\"\n+ \"b\\u{9B}\"\n"
        #expect(diff("<p>\n  \"a\u{1B}[2J\"", "<p>\n  \"b\u{9B}\"") == expected)
        let left = SnapshotTree(text: Array("| <p>\n|   \"one\ntwo\"".utf8))
        let text = TreeDiff(left, tree("<p>\n  \"x\"")).text(isColored: true)
        #expect(text.contains("\u{1B}[31m- \"one\u{1B}[0m\n\u{1B}[31m- two\"\u{1B}[0m\n"))
    }

    @Test("Text with several lines stays one node")
    func lines() {
        let text = "| <p>\n|   \"one\ntwo\"\n|   <b>"
        let tree = SnapshotTree(text: Array(text.utf8))
        #expect(tree.nodes.map(\.label) == ["#document", "<p>", "\"one\ntwo\"", "<b>"])
    }

    @Test(
        "A line of text that looks like a node belongs to the text, as long as the text is not closed",
        arguments: [
            ("| <pre>\n|   \"one\n| --- |\n| <b>\n| c=\"d\n\"", ["<pre>", "\"one\n| --- |\n| <b>\n| c=\"d\n\""]),
            ("| <!-- a\n| <b>\n| c -->\n| <i>", ["<!-- a\n| <b>\n| c -->", "<i>"]),
            ("| <!--  -->\n| <![CDATA[a\n| b>\n| c]]>\n| <i>", ["<!--  -->", "<![CDATA[a\n| b>\n| c]]>", "<i>"]),
            ("| <a>\n|   title=\"\n| <b>\n| c\"\n| <i>\n", ["<a>", "<i>"]),
        ]
    )
    func textLikeLines(text: String, labels: [String]) {
        #expect(SnapshotTree(text: Array(text.utf8)).nodes.dropFirst().map(\.label) == labels)
    }

    @Test("An attribute's name may begin like an element")
    func oddNames() {
        #expect(diff("<p>\n  <b=\"1\"", "<p>\n  <b=\"2\"") == "@ p\n- <b=\"1\"\n+ <b=\"2\"\n")
    }

    @Test(
        "Texts that look alike but have different code points differ",
        arguments: [
            ("<p>\n  \"\u{E9}\"", "<p>\n  \"e\u{301}\"", "@ p > text\n- \"\u{E9}\"\n+ \"e\u{301}\"\n"),
            (
                "<p>\n  a=\"\u{E9}\"", "<p>\n  a=\"e\u{301}\"", "@ p\n- a=\"\u{E9}\"\n+ a=\"e\u{301}\"\n"
            ),
            ("<p>\n  \u{E9}=\"\"", "<p>\n  e\u{301}=\"\"", "@ p\n+ e\u{301}=\"\"\n- \u{E9}=\"\"\n"),
            ("<x-\u{E9}>", "<x-e\u{301}>", "@ the document\n- <x-\u{E9}>\n+ <x-e\u{301}>\n"),
        ]
    )
    func normalForms(left: String, right: String, expected: String) {
        let text = diff(left, right)
        #expect(Array(text.utf8) == Array(expected.utf8), "\(text)")
    }

    @Test("So do lone surrogates, which only scripts can create")
    func surrogates() {
        func page(_ last: UInt8) -> SnapshotTree { SnapshotTree(text: Array("| \"".utf8) + [0xED, 0xA0, last, 0x22]) }
        let text = TreeDiff(page(0x80), page(0x81)).text(isColored: false)
        #expect(text == "@ text\n- \"\\xED\\xA0\\x80\"\n+ \"\\xED\\xA0\\x81\"\n")
    }

    @Test("Ten times the attributes of one element take about ten times as long")
    func manyAttributes() {
        func seconds(_ count: Int) -> Double {
            func page(_ value: Int) -> SnapshotTree {
                tree("<p>\n" + (0..<count).map { "  a\($0)=\"\(value)\"" }.joined(separator: "\n"))
            }
            let (left, right) = (page(1), page(2))
            return processorSeconds {
                let diff = TreeDiff(left, right)
                #expect(diff.text(isColored: false).utf8.count > 10 * count)
            }
        }
        let (few, many) = (seconds(500), seconds(5000))
        #expect(many < 40 * few, "\(few) s, \(many) s")
    }

    @Test("The end of a long path is shown, on one line")
    func longPaths() {
        #expect(shownPath("html > body > p#a\nb") == "html > body > p#a\\u{0A}b")
        let deep = Array(repeating: "div", count: 5_000).joined(separator: " > ")
        #expect(shownPath(deep).utf8.count <= 603 && shownPath(deep).hasPrefix("… > div > div"))
        let wide = "html > p#" + String(repeating: "i", count: 100_000)
        #expect(shownPath(wide).hasPrefix("… > p#iii") && shownPath(wide).utf8.count < 700)
    }

    @Test("JSON has the same contents as the text")
    func json() {
        let json = TreeDiff(tree("<p>\n  a=\"1\""), tree("<p>")).json.json()
        let expected = #"[{"change":"attribute","path":"p","name":"a","old":"1","new":null}]"#
        #expect(String(decoding: json, as: UTF8.self) == expected)
    }
}
