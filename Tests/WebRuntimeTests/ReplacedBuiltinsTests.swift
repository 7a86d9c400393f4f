// ReplacedBuiltinsTests.swift: scripts that replace the language's built-ins do not affect the bindings, and the bindings leave no traces
// in them.

import Foundation
import Testing
import WebRuntime

@Suite("Replaced built-ins")
struct ReplacedBuiltinsTests {
    private struct Probe: Decodable {
        var calls: Int
        var found: [String]
    }

    /// Places where Web IDL iterates over values of scripts by their own iterator.
    private static let sequences = [
        "construct@webaction:js/fetch/Headers.js", "construct@webaction:js/url/URL.js",
        "pairOf@webaction:js/url/URL.js", "toSequence@webaction:js/webidl/types.js",
        "textsOf@webaction:js/html/customElements/CustomElementRegistry.js",
    ]

    @Test("The bindings call nothing that a page can replace")
    func probe() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let scripts = try ["sample-objects.js", "replaced-builtins.js"].map { name in
            try String(contentsOf: root.appending(path: "Data/Probes/\(name)"), encoding: .utf8)
        }
        let html = "<!DOCTYPE html><html lang=en><head><title>t</title><style>p { color: red }</style></head><p>x</p>"
        let world = try Page(html: Array(html.utf8)).makeWorld()
        try world.evaluate(scripts[0])
        let json = try #require(try world.evaluateToJSON(scripts[1], timeout: 120))
        let probe = try JSONDecoder().decode(Probe.self, from: Data(json.utf8))
        #expect(probe.calls > 20_000)
        for call in probe.found {
            // Objects from scripts are converted by their own methods.
            if call.contains("toString <- ") || call.contains("valueOf <- ") { continue }
            let isIteration = call.contains("Symbol.iterator") || call.hasPrefix("iterator 0.next")
            if isIteration, Self.sequences.contains(where: { call.contains("<- " + $0) }) { continue }
            Issue.record("\(call)")
        }
    }

    @Test("The bindings look up nothing that a page can define on prototypes")
    func pollutedPrototypes() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var names: Set<String> = []
        let files = FileManager.default.enumerator(
            at: root.deletingLastPathComponent().appending(path: "js"),
            includingPropertiesForKeys: nil
        )
        for case let file as URL in try #require(files) where file.pathExtension == "js" {
            for name in try String(contentsOf: file, encoding: .utf8).matches(of: #/[A-Za-z_$][\w$]*/#) {
                names.insert(String(name.0))
            }
        }
        // Own properties of objects, and those that the language itself reads from objects of scripts.
        names.subtract(["constructor", "prototype", "name", "length", "message", "stack", "toJSON"])
        #expect(names.count > 3_000)
        let world = try Page(html: Array("<!DOCTYPE html><title>t</title><p>x</p>".utf8)).makeWorld()
        let list = String(decoding: try JSONEncoder().encode(names.sorted()), as: UTF8.self)
        try world.evaluate("globalThis.__names = \(list)")
        try world.evaluate(
            String(contentsOf: root.appending(path: "Data/Probes/sample-objects.js"), encoding: .utf8)
        )
        let probe = try String(contentsOf: root.appending(path: "Data/Probes/polluted-prototypes.js"), encoding: .utf8)
        let json = try #require(try world.evaluateToJSON(probe, timeout: 120))
        let result = try JSONDecoder().decode(Probe.self, from: Data(json.utf8))
        #expect(result.calls > 20_000)
        // Places where Web IDL reads the members of a dictionary, or of an element definition.
        let dictionaries =
            #/ <- (to[A-Z]\w*@webaction:js/bindings/|to\w+(Init|Options)@webaction:js:|(readFields)?@webaction:js/dom/eventInterfaces)/#
        let elements = #/ <- read@webaction:js/html/customElements/CustomElementRegistry/#
        let keyframes = #/^(composite|easing|offset) of .* <- from(Lists|Objects)@webaction:js/web-animations/effects/#
        for lookup in result.found {
            if lookup.firstMatch(of: dictionaries) != nil || lookup.firstMatch(of: elements) != nil { continue }
            if lookup.firstMatch(of: keyframes) != nil { continue }
            Issue.record("\(lookup)")
        }
    }

    @Test(
        "RegExp.$1 is the script's own, whatever the bindings do meanwhile",
        arguments: [
            "document.body.setAttribute('q', '1')", "document.createElement('div')", "document.body.classList.add('x')",
            "document.querySelector('p > b:not(.q)')", "document.querySelector('p.b')", "document.title",
            "document.body.dataset.aB = 'q'", "document.body.style.color = 'red'",
            "document.body.innerHTML = '<a href=b>'",
            "document.links.length", "matchMedia('(min-width: 1px)').matches", "document.cookie = 'a=b'",
            "document.createElement('input').value = ' x '", "new URL('http://a/b')",
            "getComputedStyle(document.body).color",
        ]
    )
    func lastMatch(action: String) throws {
        #expect(try evaluate("/(b)/.test('abc'); \(action); RegExp.$1") == "\"b\"")
    }
}
