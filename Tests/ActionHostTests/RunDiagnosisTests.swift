// RunDiagnosisTests.swift: which step ended a run, from its events.

import ActionHost
import Testing
import WorkerProtocol

@Suite("Run diagnosis")
struct RunDiagnosisTests {
    private func report(
        _ kinds: [RunEvent.Kind],
        failure: RunFailure? = nil,
        payload: PropertyValue? = .dictionary([])
    ) -> RunReport {
        var report = RunReport(failure: failure)
        report.events = kinds.enumerated().map { RunEvent(kind: $1, seconds: Double($0) / 1000) }
        report.hasPayload = kinds.contains { if case .payload = $0 { true } else { false } }
        report.payload = payload
        return report
    }

    private func step(_ report: RunReport, hasScript: Bool = true, callsFinalize: Bool = true) -> RunStep? {
        RunDiagnosis(
            report,
            action: .fixed(.dictionary([])),
            hasScript: hasScript,
            callsFinalize: callsFinalize
        )?.step
    }

    private static let ran: [RunEvent.Kind] = [
        .begun(octets: 9), .actionStarted, .parsed, .asked(typeIdentifier: "com.apple.property-list"),
        .payload(entries: 1),
    ]

    @Test("An unchanged page names the step that ended the run")
    func unchanged() {
        let end = RunEvent.Kind.finished(changed: false)
        #expect(step(report([.begun(octets: 9), .parsed, .finishing, end]), hasScript: false) == .scriptLoad)
        #expect(
            step(report([.begun(octets: 9), .actionStarted, .parsed, .returned(items: 1), .finishing, end])) == .action
        )
        #expect(step(report(Self.ran + [.returned(items: 0), .finishing, end])) == .emptyItems)
        #expect(step(report(Self.ran + [.returned(items: 0), .finishing, end], payload: nil)) == .conversion)
        #expect(step(report(Self.ran + [.returned(items: 1), .finalizing(entries: 0), end])) == .finalize)
        #expect(step(report(Self.ran + [.returned(items: 1), .finishing, end]), callsFinalize: false) == .finalize)
        var lost = report(Self.ran + [.returned(items: 1), .finalizing(entries: 1), end])
        lost.notes = [PageNote(kind: .warning, text: "\"a.b\" is a node")]
        #expect(step(lost) == .conversion)
        #expect(RunDiagnosis(lost, action: .none, hasScript: true, callsFinalize: true) == nil)
        lost.page = [0]
        #expect(step(lost) == nil)
    }

    @Test("A failure names its step and a remedy")
    func failures() {
        func fault(_ stage: String) -> RunFailure {
            RunFailure(.scriptError, "x", fault: ScriptFault(stage: stage, name: "", message: "", source: ""))
        }
        let asked = Array(Self.ran.dropLast())
        #expect(step(report([.begun(octets: 9)], failure: RunFailure(.timedOut, "x"))) == .page)
        #expect(step(report(asked + [.scriptFailed(stage: "load")], failure: fault("load"))) == .scriptLoad)
        #expect(step(report(asked + [.scriptFailed(stage: "run")], failure: fault("run"))) == .run)
        #expect(step(report(asked, failure: RunFailure(.timedOut, "x"))) == .run)
        #expect(step(report(Self.ran + [.actionFailed, .finishing], failure: RunFailure(.crashed, "x"))) == .action)
        #expect(
            step(report(Self.ran + [.returned(items: 1), .finalizing(entries: 1)], failure: fault("finalize")))
                == .finalize
        )
        for reason in TerminalReason.allCases where reason != .completed {
            let failed = report(Self.ran + [.actionFailed], failure: RunFailure(reason, "x"))
            let diagnosis = RunDiagnosis(failed, action: .none, hasScript: true, callsFinalize: true)
            #expect(diagnosis?.remedy.isEmpty == false)
        }
    }
}
