// RunFailure.swift: the time limits of a run's steps, and the failure of a run.

public import PageProtocol

/// The time limits of the steps in seconds, after which the process is killed from outside.
package struct StepLimits: Equatable, Sendable {
    /// The limit for parsing the page.
    package var parsing: Double
    /// The limit for run(), and for finalize() with writing the page; longer than the worker's own limit, which reports more exactly.
    package var script: Double
    /// The limit for the action, counting only the time in which the run waits for it.
    package var action: Double
    /// The worker's limit for the page's own scripts during parsing; nil if they do not run.
    package var pageScripts: Double?

    /// Creates limits.
    package init(parsing: Double, script: Double, action: Double, pageScripts: Double? = nil) {
        self.parsing = parsing
        self.script = script
        self.action = action
        self.pageScripts = pageScripts
    }

    /// The limits of a page of `pageBytes` bytes under `--timeout`: for a script, a second more than the worker's own limit; for the
    /// action, five times the timeout; for parsing, the time at a tenth of the expected speed. The page's own scripts run during
    /// parsing, and so may a script that says when it starts.
    package init(
        timeout: Double,
        pageBytes: Int,
        environment: PageEnvironment = PageEnvironment(),
        kind: ScriptKind = .actionExtension
    ) {
        let megabytes = Double(pageBytes) / 1e6
        pageScripts = environment.runsPageScripts ? timeout : nil
        parsing = 10 + megabytes + (pageScripts.map { $0 + 1 } ?? 0) + (kind.startsDuringParse ? timeout + 1 : 0)
        script = timeout + 1 + megabytes / 4
        action = 5 * timeout
    }
}

/// The failure of a run.
public struct RunFailure: Equatable, Sendable {
    public var reason: TerminalReason
    /// One sentence, without the page's name.
    public var message: String
    public var fault: ScriptFault?

    /// Whether the run went on, and the page keeps what scripts did, as in browsers.
    package var keepsPage: Bool { fault.map { $0.stage == .scheduled && !$0.isTimeout } ?? false }

    /// Creates a failure.
    package init(_ reason: TerminalReason, _ message: String, fault: ScriptFault? = nil) {
        self.reason = reason
        self.message = message
        self.fault = fault
    }

    /// The failure of evaluated scripts that could not be stopped at their limit, in seconds.
    package static func unstoppableScripts(limit: Double) -> RunFailure {
        let took = "took more than \(seconds(limit)) and could not be stopped (--timeout)."
        return RunFailure(.timedOut, "the scripts, or what they wrote, " + took)
    }
}

/// "2 s", "0.5 s".
package func seconds(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return (tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)) + " s"
}
