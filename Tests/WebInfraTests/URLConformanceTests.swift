// URLConformanceTests.swift: the published data of the URL standard's test suite. https://url.spec.whatwg.org/

import TestSupport
import Testing
import WebInfra

@Suite("URL test data")
struct URLConformanceTests {
    private let getters: [(name: String, get: (URLRecord) -> [UInt8])] = [
        ("href", \.href), ("origin", \.origin), ("protocol", \.protocol), ("username", \.username),
        ("password", \.password), ("host", \.host), ("hostname", \.hostname), ("port", \.port),
        ("pathname", \.pathname), ("search", \.search), ("hash", \.hash),
    ]

    /// The difference from the members that a case names; nil if there is none.
    private func difference(_ url: URLRecord, _ expected: [String: Any]) -> String? {
        for (name, get) in getters {
            guard let wanted = expected[name] as? String else { continue }
            let found = get(url).text
            if found != wanted { return "\(name) is \(found), not \(wanted)" }
        }
        guard let wanted = expected["searchParams"] as? String else { return nil }
        let found = FormURLEncoding.serialize(FormURLEncoding.parse(url.query ?? [])).text
        return found == wanted ? nil : "searchParams is \(found), not \(wanted)"
    }

    @Test(
        "Parsing gives the published components or the published failure",
        arguments: ["urltestdata", "ada_extra_urltestdata", "ada_long_urltestdata"]
    )
    func parsing(file: String) throws {
        let cases = try #require(try ConformanceData.json("url/\(file).json") as? [Any])
        var known = try KnownFailures("url.txt", testFile: #filePath, prefix: "\(file) ")
        for case let entry as [String: Any] in cases {
            let input = try #require(entry["input"] as? String)
            let baseText = entry["base"] as? String
            var failure: String?
            let base = baseText.flatMap { URLRecord.parse($0) }
            let url = baseText != nil && base == nil ? nil : URLRecord.parse(input, base: base)
            if entry["failure"] as? Bool == true {
                failure = url.map { "\($0) instead of a failure" }
            } else if let url {
                failure = difference(url, entry)
                if failure == nil, URLRecord.parse(url.href) != url { failure = "does not come back from its href" }
            } else {
                failure = "not parsed"
            }
            known.note("\(file) <\(escaped(input))> <\(escaped(baseText ?? ""))>", failure: failure)
        }
        report(known, file)
    }

    @Test(
        "Setters change what the published cases list, and nothing else",
        arguments: ["setters_tests", "ada_extra_setters_tests"]
    )
    func setters(file: String) throws {
        let groups = try #require(try ConformanceData.json("url/\(file).json") as? [String: Any])
        var known = try KnownFailures("url.txt", testFile: #filePath, prefix: "\(file) ")
        for (member, cases) in groups where member != "comment" {
            for case let entry as [String: Any] in try #require(cases as? [Any]) {
                let href = try #require(entry["href"] as? String)
                let value = try #require(entry["new_value"] as? String)
                var failure: String? = "not parsed"
                if var url = URLRecord.parse(href) {
                    try set(member, of: &url, to: value.bytes)
                    failure = difference(url, try #require(entry["expected"] as? [String: Any]))
                }
                known.note("\(file) \(member) <\(escaped(href))> <\(escaped(value))>", failure: failure)
            }
        }
        report(known, file)
    }

    private func set(_ member: String, of url: inout URLRecord, to value: [UInt8]) throws {
        switch member {
        case "href": _ = url.setHref(value)
        case "protocol": url.setProtocol(value)
        case "username": url.setUsername(value)
        case "password": url.setPassword(value)
        case "host": url.setHost(value)
        case "hostname": url.setHostname(value)
        case "port": url.setPort(value)
        case "pathname": url.setPathname(value)
        case "search": url.setSearch(value)
        case "hash": url.setHash(value)
        default: Issue.record("a setter that this test does not know: \(member)")
        }
    }

    @Test("Domains become the published ASCII ones", arguments: ["toascii", "IdnaTestV2", "IdnaTestV2-removed"])
    func domains(file: String) throws {
        let cases = try #require(try ConformanceData.json("url/\(file).json") as? [Any])
        var known = try KnownFailures("url.txt", testFile: #filePath, prefix: "\(file) ")
        for case let entry as [String: Any] in cases {
            let input = try #require(entry["input"] as? String)
            // With an empty domain the slashes before the path would be parsed as the authority's.
            if input.isEmpty { continue }
            let found = URLRecord.parse("https://\(input)/x")
            let wanted = entry["output"] as? String
            var failure: String?
            if found?.hostname.text != wanted {
                failure = "\(found?.hostname.text ?? "failure") instead of \(wanted ?? "failure")"
            }
            known.note("\(file) <\(escaped(input))>", failure: failure)
        }
        report(known, file)
    }

    @Test("Form data is parsed as published")
    func formData() throws {
        let cases = try #require(try ConformanceData.json("url/urlencoded-parser-data.json") as? [Any])
        var count = 0
        for case let entry as [String: Any] in cases {
            let input = try #require(entry["input"] as? String)
            let wanted = try #require(entry["output"] as? [[String]])
            let found = FormURLEncoding.parse(input.bytes).map { [$0.name.text, $0.value.text] }
            #expect(found == wanted, "\(escaped(input))")
            count += 1
        }
        print("urlencoded-parser-data: \(count) cases")
        #expect(count == 35)
    }

    @Test("Queries are percent-encoded as published, in the encodings of documents")
    func percentEncoding() throws {
        let cases = try #require(try ConformanceData.json("url/percent-encoding.json") as? [Any])
        for case let entry as [String: Any] in cases {
            let input = try #require(entry["input"] as? String)
            for (label, wanted) in try #require(entry["output"] as? [String: String]) {
                let encoding = try #require(Encoding(label: label))
                let url = URLRecord.parse("https://example/?\(input)#f", encoding: encoding)
                #expect(url?.search.text == "?" + wanted, "\(label) \(escaped(input))")
                #expect(url?.hash.text == "#f")
            }
        }
    }
}
