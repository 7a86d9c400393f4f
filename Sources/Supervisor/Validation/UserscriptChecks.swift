// UserscriptChecks.swift: mistakes in the metadata of a userscript, and in what the script uses of them.
// https://violentmonkey.github.io/api/metadata-block/ and https://violentmonkey.github.io/api/gm/

import ExtensionModel
package import ScriptMetadata
import SourceScanning

/// A pattern with a mistake, as the worker found it.
package struct PatternMistake: Equatable, Sendable {
    package let pattern: String
    /// What is wrong, as a clause.
    package let problem: String
    /// Whether the pattern is matched nevertheless.
    package let isRemark: Bool

    package init(pattern: String, problem: String, isRemark: Bool) {
        (self.pattern, self.problem, self.isRemark) = (pattern, problem, isRemark)
    }
}

/// Findings in the metadata of a userscript.
///
/// - Parameters:
///   - file: The script's name in findings.
///   - source: The script's bytes, of which the functions that it uses are read.
///   - patterns: The patterns with mistakes.
package func findings(
    inMetadata metadata: UserscriptMetadata,
    file: String,
    source: [UInt8],
    patterns: [PatternMistake]
) -> [Finding] {
    let checks = UserscriptChecks(metadata: metadata, file: file)
    let all = checks.form() + checks.keys() + checks.values() + checks.patterns(patterns) + checks.grants(source)
    return all.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }.map(
        \.element
    )
}

/// The finding for a script whose metadata cannot be read.
package func finding(onMetadataOf file: String, refusedFor reason: String) -> Finding {
    Finding(.error, "script-metadata", file: file, "\(reason.prefix(1).uppercased())\(reason.dropFirst())")
}

private struct UserscriptChecks {
    let metadata: UserscriptMetadata
    let file: String

    /// The keys that managers document.
    private static let knownKeys = [
        "name", "namespace", "version", "description", "author", "contributor", "copyright", "license", "icon",
        "iconURL",
        "icon64", "icon64URL", "defaulticon", "homepage", "homepageURL", "website", "source", "supportURL",
        "downloadURL",
        "updateURL", "installURL", "contributionURL", "contributionAmount", "match", "exclude-match", "excludeMatch",
        "include", "exclude", "require", "resource", "grant", "connect", "run-at", "run-in", "inject-into", "sandbox",
        "noframes", "unwrap", "top-level-await", "weight", "antifeature", "compatible", "incompatible", "tag",
        "webRequest",
    ]
    /// The functions that a manager grants, without their prefix; `GM.` has two under other names.
    private static let functions = [
        "getValue", "setValue", "deleteValue", "listValues", "getValues", "setValues", "deleteValues",
        "addValueChangeListener", "removeValueChangeListener", "getResourceText", "getResourceURL", "getResourceUrl",
        "addElement", "addStyle", "openInTab", "registerMenuCommand", "unregisterMenuCommand", "notification",
        "setClipboard", "xmlhttpRequest", "xmlHttpRequest", "download", "log", "cookie", "audio", "webRequest",
        "getTab",
        "saveTab", "getTabs",
    ]
    /// Grants that are no functions with a prefix.
    private static let otherGrants = [
        "none", "unsafeWindow", "GM_info", "GM.info", "window.close", "window.focus", "window.onurlchange",
        "GM_cookie.list", "GM_cookie.set", "GM_cookie.delete",
    ]

    private func warning(_ code: String, _ line: Int?, _ message: String, _ remedy: String = "") -> Finding {
        Finding(.warning, code, file: file, line: line, message, remedy: remedy)
    }

    func form() -> [Finding] {
        Finding.listed(metadata.irregularities, "metadata-form", file: file) {
            warning("metadata-form", $0.line, "No blank follows the slashes: \($0.text)", "Write // @key value.")
        } + (metadata.name.isEmpty ? [warning("metadata-name", nil, "The script has no @name.")] : [])
    }

    func keys() -> [Finding] {
        let unknown = metadata.entries.filter { !Self.knownKeys.contains($0.key) }
        return Finding.listed(unknown, "metadata-key", file: file) { entry in
            let similar = nearest(to: entry.key, in: Self.knownKeys).map { "Did you mean @\($0)?" } ?? ""
            let severity = similar.isEmpty ? Finding.Severity.note : .warning
            return Finding(
                severity,
                "metadata-key",
                file: file,
                line: entry.line,
                "No manager knows the key @\(AddressPatterns.shown(entry.key)).",
                remedy: similar
            )
        }
    }

    func values() -> [Finding] {
        var result: [Finding] = []
        func check(_ key: String, _ isKnown: Bool, _ known: [String]) {
            guard !isKnown, let entry = metadata.entries.first(where: { $0.key == key }) else { return }
            let text = "@\(key) has no value \"\(entry.value)\"."
            result.append(warning("metadata-value", entry.line, text, "Known: \(known.joined(separator: ", "))."))
        }
        check("run-at", metadata.runAt != nil, UserscriptMoment.allCases.map(\.rawValue))
        check("inject-into", metadata.injectInto != nil, UserscriptWorld.allCases.map(\.rawValue))
        let lists =
            ["include", "exclude", "match", "exclude-match", "excludeMatch", "require", "grant", "resource"]
            + ["antifeature", "compatible", "incompatible", "connect", "tag", "contributor", "webRequest"]
        var seen: Set<String> = []
        let repeated = metadata.entries.filter { entry in
            Self.knownKeys.contains(entry.key) && !lists.contains(entry.key)
                && !seen.insert("\(entry.key):\(entry.locale ?? "")").inserted
        }
        result += Finding.listed(repeated, "metadata-value", file: file) { entry in
            warning("metadata-value", entry.line, "Only the first @\(entry.key) counts.")
        }
        if let entry = metadata.entries.first(where: { $0.key == "weight" }) {
            let text = "@weight has no effect here: scripts run in the order of the command line."
            result.append(Finding(.note, "metadata-value", file: file, line: entry.line, text))
        }
        let named = Set(metadata.resources.map(\.name))
        let nameless = metadata.entries.filter { entry in
            entry.key == "resource" && !named.contains(String(entry.value.prefix { $0 != " " && $0 != "\t" }))
        }
        return result
            + Finding.listed(nameless, "metadata-value", file: file) { entry in
                let text = "A resource needs a name and an address."
                return warning("metadata-value", entry.line, text, "Write // @resource NAME URL.")
            }
    }

    func patterns(_ mistakes: [PatternMistake]) -> [Finding] {
        let written = metadata.entries.filter { UserscriptMetadata.patternKeys.contains($0.key) }
        let lines = Dictionary(written.map { ($0.value, $0.line) }) { first, _ in first }
        return Finding.listed(mistakes, "script-pattern", file: file) { mistake in
            let line = lines[mistake.pattern]
            let text = "\(AddressPatterns.shown(mistake.pattern)): \(mistake.problem)."
            return mistake.isRemark
                ? Finding(.note, "script-pattern", file: file, line: line, text)
                : warning("script-pattern", line, text, "The pattern matches no page.")
        }
    }

    // MARK: - Functions

    func grants(_ source: [UInt8]) -> [Finding] {
        let used = usedFunctions(source)
        let granted = metadata.grants
        var result: [Finding] = []
        let entries = metadata.entries.filter { $0.key == "grant" }
        let all = Self.functions.flatMap { ["GM_\($0)", "GM.\($0)"] } + Self.otherGrants
        result += Finding.listed(entries.filter { !isKnown($0.value) }, "metadata-grant", file: file) { entry in
            let similar = nearest(to: entry.value, in: all).map { "Did you mean \($0)?" } ?? ""
            let name = AddressPatterns.shown(entry.value)
            return warning("metadata-grant", entry.line, "No manager grants \"\(name)\".", similar)
        }
        // NB: Scripts that it requires may use what it is granted.
        var seen: Set<String> = []
        let hasOwnUses = metadata.requires.isEmpty
        for entry in entries where hasOwnUses && isKnown(entry.value) && seen.insert(entry.value).inserted {
            let name = entry.value
            if name != "none", !name.hasPrefix("window."), !name.contains(".list"), !name.contains("info"),
                used[name] == nil, !used.keys.contains(where: { name.hasPrefix($0 + ".") })
            {
                result.append(
                    Finding(
                        .note,
                        "metadata-grant",
                        file: file,
                        line: entry.line,
                        "The script does not use \(name), which it is granted."
                    )
                )
            }
        }
        let isNone = granted.isEmpty || granted.contains("none")
        for (name, line) in used.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
            if !isNone, granted.contains(name) { continue }
            let reason = isNone && granted.contains(name) ? "@grant none takes all functions away" : "it is not granted"
            result.append(
                warning(
                    "metadata-grant",
                    line,
                    "The script uses \(name), but \(reason).",
                    "Add // @grant \(name)\(isNone && !granted.isEmpty ? ", and remove // @grant none" : "")."
                )
            )
        }
        return result
    }

    private func isKnown(_ grant: String) -> Bool {
        if Self.otherGrants.contains(grant) { return true }
        guard grant.hasPrefix("GM_") || grant.hasPrefix("GM.") else { return false }
        return Self.functions.contains(String(grant.dropFirst(3)))
    }

    /// The granted names that the script uses, each with the line of its first use. What it declares or tests by `typeof` does not count.
    private func usedFunctions(_ source: [UInt8]) -> [String: Int] {
        let tokens = SourceScanner.tokens(of: source, .javaScript)
        var used: [String: Int] = [:]
        var own: Set<String> = []
        func note(_ name: String, _ index: Int) {
            let before = index > 0 ? tokens[index - 1].text : ""
            if ["function", "var", "let", "const", "class"].contains(before) { own.insert(name) }
            if before == "typeof" || before == "." { return }
            used[name] = used[name] ?? tokens[index].line
        }
        for (index, token) in tokens.enumerated() where token.kind == .word {
            if token.text == "unsafeWindow" {
                note(token.text, index)
            } else if token.text.hasPrefix("GM_"), isKnown(token.text), token.text != "GM_info" {
                note(token.text, index)
            } else if token.text == "GM", index + 2 < tokens.count, tokens[index + 1].isSymbol("."),
                isKnown("GM.\(tokens[index + 2].text)"), tokens[index + 2].text != "info"
            {
                note("GM.\(tokens[index + 2].text)", index)
            }
        }
        return used.filter { !own.contains($0.key) }
    }
}
