// RecordedAnswers.swift: a real WebKit's answers for the scripts and pages of Tests/Data/Recorded, as record.py wrote them, and their
// conversion to the property lists that a native half receives in place of JavaScript values.

import Foundation
import Testing

/// One script on one page.
struct RecordedAnswer {
    /// The first argument of completionFunction; nil if it was not called.
    var payload: JSONValue?
    /// The step that failed ("load", "run", "finalize", or "browser" if the reference lost the answer) and the error's name.
    var error: (stage: String, name: String?)?
    /// The lines of the trees; nil if the reference has none.
    var run: [String]?
    var final: [String]?
}

/// One script of Tests/Data/Recorded/scripts, or a built-in extension if the name begins with "builtin-".
struct RecordedScript: CustomTestStringConvertible {
    var name: String
    /// The argument of finalize(), as JSON text; nil if it is not called.
    var arguments: String?
    var pages: [String: RecordedAnswer]

    var testDescription: String { name }

    /// The extension's name if it is built in.
    var builtIn: String? { name.hasPrefix("builtin-") ? String(name.dropFirst("builtin-".count)) : nil }
}

/// The folder with scripts, pages and answers.
enum Recorded {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let folder = package.appendingPathComponent("Tests/Data/Recorded")

    static let scripts: [RecordedScript] = {
        do { return try load() } catch { fatalError("Tests/Data/Recorded can't be read: \(error)") }
    }()

    private static func load() throws -> [RecordedScript] {
        let answers = folder.appendingPathComponent("answers")
        let pagesFile = answers.appendingPathComponent("pages.json")
        guard case .object(let parsed)? = try JSONValue(contentsOf: pagesFile)?["pages"] else { return [] }
        let trees = parsed.mapValues { lines($0.text ?? "") }
        func script(_ name: String, arguments: String?) throws -> RecordedScript {
            let answer = try JSONValue(contentsOf: answers.appendingPathComponent("\(name).json"))
            guard case .object(let pages)? = answer?["pages"] else {
                fatalError("no answers for \(name): run record.py")
            }
            let recorded = pages.map { ($0, RecordedAnswer($1, parsed: trees[$0] ?? [])) }
            return RecordedScript(name: name, arguments: arguments, pages: Dictionary(uniqueKeysWithValues: recorded))
        }
        let own = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("scripts").path)
            .filter { $0.hasSuffix(".js") }.sorted()
            .map {
                try script(
                    String($0.dropLast(3)),
                    arguments: arguments(inHeaderOf: folder.appendingPathComponent("scripts/\($0)"))
                )
            }
        return try own + [
            script("builtin-marquee", arguments: #"{"marqueeTagNames": ["h1", "h2", "p"]}"#),
            script("builtin-template", arguments: #"{"newBackgroundColor": "red"}"#),
            script("builtin-translate", arguments: #"{"texts": ["Eins", "Zwei", "Drei"]}"#),
            script("builtin-tiny-sketch", arguments: #"{"imageUrl": "data:image/png;base64,iVBORw0KGgo="}"#),
            script("builtin-today", arguments: #"{"texts": {"posts": "3"}}"#),
            script("builtin-party-crasher", arguments: #"{"text": "I was here, too!"}"#),
            // Share extensions have no finalize(); the arguments replace their sheet.
            script("builtin-share", arguments: "{}"), script("builtin-photo-share", arguments: "{}"),
        ]
    }

    /// The JSON after `// Arguments:` in the second line.
    private static func arguments(inHeaderOf script: URL) throws -> String? {
        let header = try String(contentsOf: script, encoding: .utf8).split(
            maxSplits: 2,
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        guard header.count > 1, header[1].hasPrefix("// Arguments: ") else { return nil }
        return String(header[1].dropFirst("// Arguments: ".count))
    }

    static func lines(_ tree: String) -> [String] {
        tree.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

extension RecordedAnswer {
    init(_ recorded: JSONValue, parsed: [String]) {
        payload = recorded["payload"]
        if let fault = recorded["error"] { error = (fault["stage"]?.text ?? "", fault["name"]?.text) }
        run = RecordedAnswer.apply(recorded["run"], to: parsed)
        final = RecordedAnswer.apply(recorded["final"], to: parsed)
    }

    /// Edits are [first line, number of lines removed, [lines inserted]], in the order of the lines.
    static func apply(_ edits: JSONValue?, to parsed: [String]) -> [String]? {
        guard let edits = edits?.elements else { return nil }
        var lines = parsed
        for edit in edits.reversed() {
            guard case .array(let parts) = edit, parts.count == 3, case .number(let start) = parts[0],
                case .number(let count) = parts[1],
                let added = parts[2].elements
            else { fatalError("an edit that can't be read: \(edit)") }
            lines.replaceSubrange(Int(start)..<Int(start + count), with: added.compactMap(\.text))
        }
        return lines
    }

    /// The payload as a property list: an object or an array becomes a dictionary, everything else null.
    var propertyList: JSONValue {
        guard let payload, !RecordedAnswer.holdsCycle(payload) else { return .null }
        switch payload {
        case .array(let elements):
            let pairs = elements.enumerated().map { (String($0), RecordedAnswer.convert($1) ?? .null) }
            return .object(Dictionary(uniqueKeysWithValues: pairs))
        case .object: return RecordedAnswer.convert(payload) ?? .null
        default: return .null
        }
    }

    private static func holdsCycle(_ value: JSONValue) -> Bool {
        switch value {
        case .array(let elements): elements.contains(where: holdsCycle)
        case .object(let entries):
            entries["$unsupported"] == .string("cycle") || entries.values.contains(where: holdsCycle)
        default: false
        }
    }

    /// Nil for values that are not property-list types: such a key is dropped, such an element is null.
    private static func convert(_ value: JSONValue) -> JSONValue? {
        switch value {
        case .array(let elements): return .array(elements.map { convert($0) ?? .null })
        case .object(let entries):
            if case .string(let kind)? = entries["$unsupported"] {
                return kind == "undefined" || kind == "symbol" ? nil : .object([:])
            }
            return .object(entries.compactMapValues(convert))
        default: return value
        }
    }
}
