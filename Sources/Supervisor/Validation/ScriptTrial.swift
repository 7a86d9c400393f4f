// ScriptTrial.swift: findings from a trial run of the script on an empty page.

package import PageProtocol

/// The page of the trial: an empty HTML document.
package let trialPage = Array("<!DOCTYPE html><html><head><title>Trial</title></head><body></body></html>".utf8)

/// The findings about a script after its trial. If the script does not load because of its syntax, the syntax
/// error replaces those guesses from its text that follow from it.
///
/// - Parameters:
///   - known: Findings from the text.
///   - trial: Findings from the trial.
package func findings(fromText known: [Finding], andTrial trial: [Finding]) -> [Finding] {
    guard let error = trial.first(where: { $0.code == "script-syntax" }) else { return known + trial }
    let first = known.firstIndex { $0.file == error.file } ?? known.count
    let guesses = ["script-global", "script-completion"]
    let others = known[first...].filter { $0.line != nil || !guesses.contains($0.code) }
    return known[..<first] + [error] + others + trial.filter { $0 != error }
}

/// Findings from a trial run of a script, without those that its text already gave.
///
/// - Parameters:
///   - failure: The reason why the run failed, or nil.
///   - warnings: Warnings of the engine.
///   - known: Findings from the text.
package func findings(
    ofTrial fault: ScriptFault?,
    failure: String?,
    warnings: [String],
    script: String,
    known: [Finding]
) -> [Finding] {
    var result: [Finding] = []
    let isKnown = known.contains { $0.severity == .error && $0.code.hasPrefix("script-") }
    let isLoaded = fault?.stage != .load && !isKnown
    // NB: The findings from the text explain a SyntaxError better than the engine's message.
    let saysWhy = known.contains {
        $0.message.contains("SyntaxError") || $0.code == "script-encoding" && $0.severity == .error
    }
    if let fault, fault.stage == .load, fault.name == "SyntaxError" {
        if !saysWhy { result.append(finding(fault, script: script)) }
    } else if let fault, !isKnown {
        result.append(finding(fault, script: script))
    } else if let failure, !isKnown {
        result.append(Finding(.error, "script-run", file: script, "The trial run failed: \(failure)"))
    }
    for warning in warnings {
        // The failure above covers the engine's warnings about a script that did not load or complete.
        let text = warning.hasPrefix(script + ": ") ? String(warning.dropFirst(script.count + 2)) : warning
        let isReported = text.hasPrefix("The script left no") || text.hasPrefix("completionFunction was not called")
        if isReported, fault != nil || !isLoaded { continue }
        let (message, remedy) = consequence(of: text)
        result.append(Finding(.warning, "script-value", file: script, "On an empty page, \(message).", remedy: remedy))
    }
    return result
}

private func finding(_ fault: ScriptFault, script: String) -> Finding {
    let line = fault.line > 0 ? fault.line : nil
    let said = [fault.name, fault.message].filter { !$0.isEmpty }.joined(separator: ": ")
    let text = said.hasSuffix(".") ? said : said + "."
    if fault.stage == .load {
        let code = fault.name == "SyntaxError" ? "script-syntax" : "script-load"
        return Finding(.error, code, file: script, line: line, "The script does not load: \(text)")
    }
    if fault.isTimeout {
        return Finding(
            .warning,
            "script-completion",
            file: script,
            line: line,
            "On an empty page run() does not finish: \(text)",
            remedy: "Call completionFunction on every path, also if something is not found."
        )
    }
    if fault.message.hasPrefix("ExtensionPreprocessingJS.run is not") {
        return Finding(
            .error,
            "script-run",
            file: script,
            line: line,
            "ExtensionPreprocessingJS has no function run.",
            remedy: "It must be an object with one, such as an instance (new Action) and not the constructor (Action)."
        )
    }
    return Finding(
        .warning,
        "script-throws",
        file: script,
        line: line,
        "On an empty page run() throws \(text)",
        remedy: "Check for null: there are pages without that element."
    )
}

/// The consequence of a warning for the native half, and the fix.
private func consequence(of warning: String) -> (message: String, remedy: String) {
    if warning.hasPrefix("completionFunction was given") || warning.hasSuffix("contains itself") {
        return (
            "\(warning), so the native action receives nothing",
            "Hand over an object of strings, numbers, arrays and objects."
        )
    }
    if warning.hasPrefix("completionFunction was called") { return (warning, "Return after the first call.") }
    return ("the payload of run() loses a value: \(warning)", "")
}
