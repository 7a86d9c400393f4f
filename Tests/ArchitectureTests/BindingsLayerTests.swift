// BindingsLayerTests.swift: files of js/ import only files of their own layer and of those below it: js/layers.txt.

import Foundation
import Testing

@Suite("Layers of js/")
struct BindingsLayerTests {
    /// What js/layers.txt states.
    private struct Layers {
        /// A folder or a file below `js/` → how high its layer is.
        var heights: [String: Int] = [:]
        var names: [String] = []
        var exceptions: [String] = []

        init(_ text: String) {
            for line in text.replacing("\n  ", with: " ").split(separator: "\n") where !line.hasPrefix("#") {
                if let match = line.wholeMatch(of: #/(\w+): (.+)/#) {
                    for place in match.2.split(separator: " ") { heights["js/\(place)"] = names.count }
                    names.append(String(match.1))
                } else {
                    exceptions.append(String(line))
                }
            }
        }

        func height(of path: String) -> Int? {
            var place = path
            while heights[place] == nil, place.contains("/") { place = (place as NSString).deletingLastPathComponent }
            return heights[place]
        }
    }

    private static let paths: [String] = {
        let all = FileManager.default.enumerator(atPath: packageRoot.appending(path: "js").path)?.compactMap {
            $0 as? String
        }
        // What js/idl/ has is for the generator alone.
        return (all ?? []).filter { $0.hasSuffix(".js") && !$0.hasPrefix("idl/") }.map { "js/\($0)" }.sorted()
    }()

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    }

    /// The files that a file imports, by its lines.
    private static func imports(of path: String) throws -> Set<String> {
        let folder = URL(filePath: "/" + path).deletingLastPathComponent()
        let lines = try read(path).matches(of: #/(?m)^(?:import .*|\}) from '(?:late:)?(\.\.?/[^']+)';$/#)
        return Set(lines.map { String(folder.appending(path: $0.1).standardizedFileURL.path.dropFirst()) })
    }

    @Test("No file imports a file of a higher layer, except where the table lists it")
    func imports() throws {
        let layers = Layers(try Self.read("js/layers.txt"))
        #expect(layers.names.count > 8)
        var upward: Set<String> = []
        var count = 0
        for path in Self.paths {
            let own = try #require(layers.height(of: path), "\(path) is in no layer")
            for other in try Self.imports(of: path) {
                count += 1
                let height = try #require(layers.height(of: other), "\(path) imports \(other), which is in no layer")
                if height > own { upward.insert("\(path) imports \(other)") }
            }
        }
        #expect(count > 1_000)
        #expect(upward.sorted() == layers.exceptions, "imports upwards, and those that js/layers.txt lists")
    }

    @Test("The drawing in docs/architecture.md has these layers")
    func drawing() throws {
        let names = try Self.read("docs/architecture.md").split(separator: "```\n").first { $0.hasPrefix("entry ") }?
            .split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names?.reversed() == Layers(try Self.read("js/layers.txt")).names)
    }

    @Test("docs/architecture.md says how many files the largest cycle has")
    func cycles() throws {
        let modules = Self.paths.filter { !$0.hasPrefix("js/bindings/") }
        let imports = try Dictionary(uniqueKeysWithValues: modules.map { ($0, try Self.imports(of: $0)) })
        let reached = imports.mapValues { direct in
            var found: Set<String> = []
            var open = Array(direct)
            while let path = open.popLast() {
                if found.insert(path).inserted { open += imports[path] ?? [] }
            }
            return found
        }
        let sizes = modules.map { path in reached[path]!.count { reached[$0]?.contains(path) == true } }
        let text = try Self.read("docs/architecture.md")
        let stated = try #require(text.firstMatch(of: #/largest cycle has (\d+) of (\d+) files/#))
        #expect(Int(stated.1) == sizes.max())
        #expect(Int(stated.2) == modules.count)
    }

    @Test("Each place in the table is a file or a folder of js/")
    func places() throws {
        for place in Layers(try Self.read("js/layers.txt")).heights.keys {
            #expect(FileManager.default.fileExists(atPath: packageRoot.appending(path: place).path), "\(place)")
        }
    }
}
