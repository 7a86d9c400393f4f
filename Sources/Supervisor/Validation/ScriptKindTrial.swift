// ScriptKindTrial.swift: findings from a trial run of a script without a bundle, on an empty page.

package import PageProtocol

/// Findings about a plain script, a script of Shortcuts or a bookmarklet.
///
/// - Parameters:
///   - fault: The error of the trial; nil if it was completed.
///   - failure: The reason why the trial failed, if it failed.
///   - warnings: Warnings of the engine, such as lost values.
///   - uncaught: Exceptions that did not fail the run.
///   - remedy: The fix for a script that was not done in time.
///   - scripts: All scripts, by their names.
package func findings(
    ofTrial fault: ScriptFault?,
    failure: String?,
    warnings: [String],
    uncaught: [PageMessage] = [],
    timeoutRemedy: String,
    scripts: [ScriptInput]
) -> [Finding] {
    var result: [Finding] = []
    let first = scripts.first?.name ?? ""
    if let fault {
        let line = fault.line > 0 ? fault.line : nil
        let said = [fault.name, fault.message].filter { !$0.isEmpty }.joined(separator: ": ")
        let text = said.hasSuffix(".") ? said : said + "."
        if fault.name == "SyntaxError" {
            let script = scripts.first { $0.name == fault.source } ?? scripts.first
            let remedy = script.flatMap { syntaxRemedy($0.bytes) } ?? ""
            result.append(
                Finding(
                    .error,
                    "script-syntax",
                    file: fault.source,
                    line: line,
                    "The script does not load: \(text)",
                    remedy: remedy
                )
            )
        } else if fault.isTimeout {
            result.append(
                Finding(
                    .warning,
                    "script-completion",
                    file: fault.source,
                    line: line,
                    "On an empty page the script does not finish: \(text)",
                    remedy: timeoutRemedy
                )
            )
        } else if fault.message.hasPrefix("@require ") || fault.message.hasPrefix("@resource ") {
            result.append(Finding(.note, "script-trial", file: fault.source, "The script was not tried: \(text)"))
        } else {
            result.append(
                Finding(
                    .warning,
                    "script-throws",
                    file: fault.source,
                    line: line,
                    "On an empty page the script throws \(text)",
                    remedy: remedy(ofException: text)
                )
            )
        }
    } else if let failure {
        result.append(Finding(.error, "script-run", file: first, "The trial run failed: \(failure)"))
    }
    var seen: Set<String> = []
    for warning in warnings
    where fault?.message.contains(warning) != true && !warning.contains("must call completion")
        && seen.insert(warning).inserted
    {
        result.append(Finding(.warning, "script-value", file: first, "On an empty page: \(warning)."))
    }
    for note in uncaught where fault == nil || fault?.stage == .scheduled {
        let text = note.text.hasSuffix(".") ? note.text : note.text + "."
        let file = note.calls.first?.file ?? first
        let isSyntax = text.hasPrefix("SyntaxError: ")
        let source = isSyntax ? scripts.first { $0.name == file } : nil
        result.append(
            Finding(
                isSyntax ? .error : .warning,
                isSyntax ? "script-syntax" : "script-throws",
                file: file,
                line: note.calls.first?.line,
                isSyntax ? "The script does not load: \(text)" : "On an empty page the script throws \(text)",
                remedy: isSyntax
                    ? source.flatMap { syntaxRemedy($0.bytes) } ?? ""
                    : remedy(ofException: text)
            )
        )
    }
    return result
}

/// The fix for an exception on an empty page.
private func remedy(ofException text: String) -> String {
    text.contains("Can't find variable: ")
        ? "It comes from the page's own scripts, from a library, or from a part of browsers that is missing here."
        : "Check for null: there are pages without that element."
}

/// The fix for a script with a syntax error, as far as its text shows it; nil otherwise.
private func syntaxRemedy(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let types =
        #/\binterface\s+\w+\s*\{|\btype\s+\w+\s*=|[\w)\]]\s*:\s*(?:string|number|boolean|any|void|unknown)\b|\bas\s+(?:any|string|number|HTML\w+)\b/#
    if text.contains(types) {
        return "It looks like TypeScript: give it a name that ends in .ts, or compile it to JavaScript."
    }
    if text.contains(#/\bawait\b/#) {
        return "await works only inside of async functions: (async () => { ... })()."
    }
    return nil
}
