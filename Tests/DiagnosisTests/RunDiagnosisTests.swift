// RunDiagnosisTests.swift: which step ended a run, by its events.

import Diagnosis
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import Testing

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
        .begun(bytes: 9), .actionStarted, .parsed, .asked(typeIdentifier: "com.apple.property-list"),
        .payload(entries: 1),
    ]

    @Test("An unchanged page names the step that ended the run")
    func unchanged() {
        let end = RunEvent.Kind.finished(changed: false)
        #expect(step(report([.begun(bytes: 9), .parsed, .finishing, end]), hasScript: false) == .scriptLoad)
        #expect(
            step(report([.begun(bytes: 9), .actionStarted, .parsed, .returned(items: 1), .finishing, end])) == .action
        )
        #expect(step(report(Self.ran + [.returned(items: 0), .finishing, end])) == .emptyItems)
        #expect(step(report(Self.ran + [.returned(items: 0), .finishing, end], payload: nil)) == .conversion)
        #expect(step(report(Self.ran + [.returned(items: 1), .finalizing(entries: 0), end])) == .finalize)
        #expect(step(report(Self.ran + [.returned(items: 1), .finishing, end]), callsFinalize: false) == nil)
        var lost = report(Self.ran + [.returned(items: 1), .finalizing(entries: 1), end])
        lost.notes = [PageMessage(kind: .lostValue, text: "\"a.b\" is a node")]
        #expect(step(lost) == .conversion)
        lost.page = [0]
        #expect(step(lost) == nil)
    }

    @Test("Neither the step nor a repeated run's times depend on which of two processes is faster")
    func chance() {
        func texts(_ kinds: [RunEvent.Kind]) -> [String] { RunEvent.repeated(report(kinds).events).map(\.text) }
        let asked = RunEvent.Kind.asked(typeIdentifier: "com.apple.property-list")
        let end: [RunEvent.Kind] = [.payload(entries: 1), .returned(items: 1), .finalizing(entries: 1)]
        let first = texts([.begun(bytes: 9), .actionStarted, .parsed, asked] + end)
        #expect(first == texts([.begun(bytes: 9), .actionStarted, asked, .parsed] + end))
        #expect(first.count == 7)
        // An unusable page.
        let failure = RunFailure(.invalidInput, "no page")
        let early: [RunEvent.Kind] = [.begun(bytes: 9), .actionStarted, .finished(changed: false)]
        let late: [RunEvent.Kind] = [.begun(bytes: 9), .actionStarted, asked, .finished(changed: false)]
        #expect(texts(early) == texts(late))
        #expect(step(report(early, failure: failure)) == .page && step(report(late, failure: failure)) == .page)
    }

    @Test("Without a native half the step is the one that has no input")
    func withoutAction() {
        func diagnosis(_ report: RunReport, hasScript: Bool = true) -> RunDiagnosis? {
            RunDiagnosis(report, action: .none, hasScript: hasScript, callsFinalize: true)
        }
        var nothing = report(Self.ran, payload: nil)
        nothing.notes = [PageMessage(kind: .lostValue, text: "a.b contains itself")]
        #expect(diagnosis(nothing)?.step == .conversion)
        #expect(diagnosis(nothing)?.message == "run() handed over nothing: a.b contains itself.")
        #expect(diagnosis(report(Self.ran))?.step == .action)
        #expect(diagnosis(report([.begun(bytes: 9), .parsed]), hasScript: false)?.step == .scriptLoad)
        var changed = report(Self.ran)
        changed.page = [0]
        #expect(diagnosis(changed) == nil)
    }

    @Test("An action that fails before the script ran is reported with its load requests")
    func earlyQuestion() {
        let kinds: [RunEvent.Kind] = [.begun(bytes: 9), .actionStarted, .asked(typeIdentifier: "public.url")]
        let failed = report(kinds + [.actionFailed], failure: RunFailure(.crashed, "x"))
        let diagnosis = RunDiagnosis(failed, action: .none, hasScript: true, callsFinalize: true)
        #expect(diagnosis?.step == .action && diagnosis?.remedy.contains("asked for public.url") == true)
        let plain = RunDiagnosis(failed, action: .none, hasScript: false, callsFinalize: true)
        #expect(plain?.remedy.contains("as!") == true)
    }

    @Test("A failure names its step and a remedy")
    func failures() {
        func fault(_ stage: ScriptStage) -> RunFailure {
            RunFailure(.scriptError, "x", fault: ScriptFault(stage: stage, name: "", message: "", source: ""))
        }
        let asked = Array(Self.ran.dropLast())
        #expect(step(report([.begun(bytes: 9)], failure: RunFailure(.timedOut, "x"))) == .page)
        #expect(step(report(asked + [.scriptFailed(stage: .load)], failure: fault(.load))) == .scriptLoad)
        #expect(step(report(asked + [.scriptFailed(stage: .run)], failure: fault(.run))) == .run)
        #expect(step(report(asked, failure: RunFailure(.timedOut, "x"))) == .run)
        #expect(step(report(Self.ran + [.actionFailed, .finishing], failure: RunFailure(.crashed, "x"))) == .action)
        #expect(
            step(report(Self.ran + [.returned(items: 1), .finalizing(entries: 1)], failure: fault(.finalize)))
                == .finalize
        )
        for reason in TerminalReason.allCases where reason != .completed {
            let failed = report(Self.ran + [.actionFailed], failure: RunFailure(reason, "x"))
            let diagnosis = RunDiagnosis(failed, action: .none, hasScript: true, callsFinalize: true)
            #expect(diagnosis?.remedy.isEmpty == false)
        }
    }
}
