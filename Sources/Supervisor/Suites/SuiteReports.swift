// SuiteReports.swift: formats results for other programs (JUnit XML, TAP, GitHub annotations, JSON) and as a report page.

import FilePaths
import JSONCoding
package import PropertyValues
package import Reports
import Snapshots

/// The results as JUnit XML. https://github.com/testmoapp/junitxml
package func junitReport(_ results: [CaseResult], suite: String, seconds: Double) -> String {
    func time(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1e6)" }
    let failures = results.count { !$0.isPassed && $0.trouble == nil }
    let skipped = results.count { $0.skipped != nil }
    let errors = results.count { $0.trouble != nil }
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time(seconds))\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
    text += "<testsuite name=\"\(markupText(suite))\" \(counts) skipped=\"\(skipped)\">\n"
    for result in results {
        let start =
            "<testcase name=\"\(markupText(result.name))\" classname=\"\(markupText(suite))\" file=\"\(markupText(result.source))\" time=\"\(time(result.seconds))\""
        if let reason = result.skipped {
            text += "\(start)><skipped message=\"\(markupText(reason))\"/></testcase>\n"
        } else if result.isPassed {
            let said = result.firstFailure.map {
                "><system-out>First attempt: \(markupText($0))</system-out></testcase>\n"
            }
            text += start + (said ?? "/>\n")
        } else {
            let kind = result.trouble == nil ? "failure" : "error"
            let summary = result.trouble ?? differences(result.findings.count { $0.kind == .differs })
            text +=
                "\(start)><\(kind) message=\"\(markupText(summary))\">\(markupText(result.failureText))</\(kind)></testcase>\n"
        }
    }
    return text + "</testsuite>\n</testsuites>\n"
}

private func differences(_ count: Int) -> String {
    count == 0 ? "nothing is expected" : count == 1 ? "1 difference" : "\(count) differences"
}

/// The results in the Test Anything Protocol, version 14. https://testanything.org/tap-version-14-specification.html
package func tapReport(_ results: [CaseResult]) -> String {
    var text = "TAP version 14\n1..\(results.count)\n"
    for (index, result) in results.enumerated() {
        // NB: A number sign would begin a directive.
        let name = result.name.map { "\\#".contains($0) ? "\\\($0)" : String($0) }.joined()
        let directive =
            result.skipped.map { " # SKIP \($0.split(whereSeparator: \.isNewline).joined(separator: " "))" } ?? ""
        text += "\(result.isPassed ? "ok" : "not ok") \(index + 1) - \(name)\(directive)\n"
        if let failure = result.firstFailure { text += "# first attempt: \(failure)\n" }
        if result.isPassed { continue }
        text += "  ---\n  message: |\n"
        for line in result.failureText.split(separator: "\n") { text += "    \(line)\n" }
        text += "  ...\n"
    }
    return text
}

/// The failures as GitHub annotations of files. https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package func githubAnnotations(_ results: [CaseResult]) -> String {
    func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
    return results.filter { !$0.isPassed }.map { result in
        let file = escaped(result.source, isProperty: true)
        let title = escaped(result.name, isProperty: true)
        return "::error file=\(file),title=\(title)::\(escaped(result.failureText, isProperty: false))\n"
    }.joined()
}

/// The results as JSON.
///
/// - Parameters:
///   - cases: The selected cases; those without a result are `not-run`.
///   - unused: Expectations that no case uses.
package func jsonReport(_ results: [CaseResult], of cases: [SuiteCase], unused: [UnusedExpectation]) -> PropertyValue {
    let known = Set(results.map(\.name))
    let left = cases.filter { !known.contains($0.name) }.map { item in
        PropertyValue.dictionary([
            ("name", .string(item.name)), ("source", .string(item.source)), ("outcome", .string("not-run")),
        ])
    }
    return .dictionary([
        ("cases", .array(results.map(\.json) + left)),
        ("unusedExpectations", .array(unused.map { .string($0.path) })),
    ])
}

extension CaseResult {
    fileprivate var json: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [("name", .string(name)), ("source", .string(source))]
        let outcome = skipped != nil ? "skipped" : isPassed ? "passed" : trouble != nil ? "error" : "failed"
        entries.append(("outcome", .string(outcome)))
        if let skipped { entries.append(("why", .string(skipped))) }
        if let trouble { entries.append(("message", .string(trouble))) }
        if let firstFailure { entries.append(("firstFailure", .string(firstFailure))) }
        if skipped == nil { entries.append(("milliseconds", .number((seconds * 1_000_000).rounded() / 1000))) }
        if !findings.isEmpty {
            let list = findings.map { finding in
                PropertyValue.dictionary([
                    ("file", .string(finding.path)), ("kind", .string(finding.kind.name)),
                    ("difference", .string(finding.text)),
                ])
            }
            entries.append(("findings", .array(list)))
        }
        return .dictionary(entries)
    }
}

extension ExpectationFinding.Kind {
    fileprivate var name: String {
        switch self {
        case .differs: "differs"
        case .recorded: "recorded"
        case .updated: "updated"
        case .nothingExpected: "nothing-expected"
        }
    }
}

/// The results as the view of a report page.
package func suiteView(_ results: [CaseResult], of cases: [SuiteCase], name: String) -> SuiteView {
    var known: [String: SuiteCase] = [:]
    for item in cases { known[item.name] = item }
    return SuiteView(
        name: name,
        cases: results.filter { $0.skipped == nil }.map { result in
            let item = known[result.name]
            let bundles = item?.extensions.map { FilePath($0.bundle).withoutLastSlashes.name.description } ?? []
            var view = CaseView(
                name: result.name,
                what: item.map { "\(FilePath($0.page).name) \u{2192} \(bundles.joined(separator: ", "))" } ?? "",
                seconds: result.seconds,
                isPassed: result.isPassed
            )
            view.firstFailure = result.firstFailure
            view.trouble = result.trouble
            view.findings = result.findings.filter { $0.kind == .differs || $0.kind == .nothingExpected }.map(view(of:))
            return view
        }
    )
}

private func view(of finding: ExpectationFinding) -> FindingView {
    var view = FindingView(path: finding.path, text: finding.text)
    guard let sides = finding.sides else { return view }
    if finding.path.hasEnding(".tree") {
        view.diff = TreeDiff(SnapshotTree(text: sides.expected), SnapshotTree(text: sides.actual))
    } else {
        view.texts = (indented(sides.expected), indented(sides.actual))
    }
    return view
}

private func indented(_ json: [UInt8]) -> String {
    let style = JSONStyle(isIndented: true, sortsKeys: true)
    return String(decoding: (try? PropertyValue(json: json))?.json(style) ?? json, as: UTF8.self)
}
