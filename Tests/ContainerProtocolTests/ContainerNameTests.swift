// ContainerNameTests.swift: what names say: formats, types of records, kinds of what is left out.

import ContainerProtocol
import Testing

@Suite("Names of containers and of their contents")
struct ContainerNameTests {
    @Test(
        "A container's format follows from the extension of its name",
        arguments: [
            ("a.warc", ContainerFormat.warc), ("a.warc.gz", .warc), ("a.warc.zst", .warc), ("a.arc.gz", .warc),
            ("b/a.mht", .mhtml), ("a.mhtml", .mhtml), ("a.webarchive", .webArchive), ("a.zip", .zip), ("a.wacz", .wacz),
        ]
    )
    func formats(name: String, format: ContainerFormat) { #expect(ContainerFormat(name: name) == format) }

    @Test("Other names are not containers", arguments: ["a.html", "a.gz", "warc", "a.zip.html", ""])
    func otherNames(name: String) { #expect(ContainerFormat(name: name) == nil) }

    @Test("Each extension belongs to one format")
    func distinctEndings() {
        for format in ContainerFormat.allCases {
            for ending in format.endings { #expect(ContainerFormat(name: "a" + ending) == format, "\(ending)") }
        }
    }

    @Test(
        "Types of records are named in a list, in any case",
        arguments: [
            ("response", PageRecords.response), ("Response,RESOURCE", .captures), ("conversion", .conversion),
        ]
    )
    func records(list: String, records: PageRecords) { #expect(PageRecords(list: list) == records) }

    @Test("A list with another name is refused", arguments: ["", "response,", "request", "response resource"])
    func otherRecords(list: String) { #expect(PageRecords(list: list) == nil) }

    @Test("A list in a message names the types")
    func description() { #expect(PageRecords.captures.description == "response or resource") }

    @Test("A long URL is shortened in a message")
    func longURL() {
        #expect(unparsedURL("x", from: "the header") == "the header has no absolute URL: x")
        let long = String(repeating: "é", count: 201)
        let shown = String(repeating: "é", count: 200) + "…"
        #expect(unparsedURL(long, from: "it") == "it has no absolute URL: \(shown)")
    }

    @Test("A census keeps the names of the first five things of a kind, and at most 65 kinds")
    func census() {
        var census = LeftOutCensus()
        for number in 0..<7 { census.add("file .css", "\(number).css") }
        census.add(LeftOut(kind: "file .js", count: 9, names: ["a.js"]))
        #expect(census.count == 16)
        #expect(
            census.groups == [
                LeftOut(kind: "file .js", count: 9, names: ["a.js"]),
                LeftOut(kind: "file .css", count: 7, names: ["0.css", "1.css", "2.css", "3.css", "4.css"]),
            ]
        )
        for number in 0..<1000 { census.add("file .\(number)", String(repeating: "a", count: 1000)) }
        #expect(census.groups.count == 65 && census.count == 1016)
        #expect(census.groups.first == LeftOut(kind: "of other kinds", count: 938, names: census.groups[0].names))
        #expect(census.groups.flatMap(\.names).allSatisfy { $0.utf8.count <= 200 })
    }
}
