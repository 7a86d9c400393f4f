// ScriptTrial.swift: what a trial run of the script on an empty page says about it.

public import WorkerProtocol

/// The page of the trial: everything that any page has, and nothing else.
public let trialPage = Array("<!DOCTYPE html><html><head><title>Trial</title></head><body></body></html>".utf8)

/// Findings from a trial run of a script, without those that its text has shown already.
///
/// - Parameters:
///   - failure: Why the run failed, or nil.
///   - warnings: What the engine remarked on the way.
///   - known: Findings from the text.
public func findings(
    ofTrial fault: ScriptFault?,
    failure: String?,
    warnings: [String],
    script: String,
    known: [Finding]
) -> [Finding] {
    var result: [Finding] = []
    let isKnown = known.contains { $0.severity == .error && $0.code.hasPrefix("script-") }
    if let fault, !isKnown {
        let line = fault.line > 0 ? fault.line : nil
        let text = [fault.name, fault.message].filter { !$0.isEmpty }.joined(separator: ": ")
        switch (fault.stage, fault.isTimeout) {
        case ("load", _):
            result.append(Finding(.error, "script-load", file: script, line: line, "The script does not load: \(text)"))
        case (_, true):
            result.append(
                Finding(
                    .warning,
                    "script-completion",
                    file: script,
                    line: line,
                    "On an empty page run() does not come to its end: \(text)",
                    remedy: "Call completionFunction on every way, also where something is not found."
                )
            )
        default:
            result.append(
                Finding(
                    .warning,
                    "script-throws",
                    file: script,
                    line: line,
                    "On an empty page run() throws \(text)",
                    remedy: "Look for null: pages without that element exist."
                )
            )
        }
    } else if let failure, !isKnown {
        result.append(Finding(.error, "script-run", file: script, "The trial run failed: \(failure)"))
    }
    result += warnings.map { Finding(.warning, "script-value", file: script, $0) }
    return result
}
