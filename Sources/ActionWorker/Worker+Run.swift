// Worker+Run.swift: run jobs: the page waits for the action's wishes between run() and finalize().

import ScriptEngine
import WebInfra
import WebRuntime
import WorkerProtocol

extension Worker {
    func run(_ job: RunJob) throws(WireError) -> JobResult {
        var clock = StepClock()
        let source: PageSource
        switch PageSource.decode(job.page) {
        case .success(let decoded): source = decoded
        case .failure(let failure): return failure.result
        }
        clock.step("decode")
        let options = PageOptions(
            url: job.page.url,
            selection: job.selection,
            characterSet: source.encoding.name
        )
        let page = Page(html: source.text, options: options, vm: vm)
        clock.step("parse")
        try send(.parsed)
        var result = JobResult(.completed)
        var world: World?
        while let message = try nextMessage() {
            switch message {
            case .start: return JobResult(.internalError, detail: "the worker was given a second job.")
            case .loadPayload:
                clock.skip()
                do throws(ScriptError) {
                    let fresh = try page.makeWorld(.isolated)
                    clock.step("world")
                    world = fresh
                    let answer = payload(job, in: fresh)
                    clock.step("run")
                    try report(answer, of: fresh)
                } catch {
                    return JobResult(.internalError, detail: "the page's world could not be made: \(error)")
                }
                if job.wantsRunSnapshot { result.runSnapshot = page.html5libTree() }
            case .finish(let argument):
                clock.skip()
                if let argument, let world, let fault = finalize(job, argument, in: world) {
                    result.reason = fault.isTimeout ? .timedOut : .scriptError
                    result.fault = fault
                }
                clock.step("finalize")
                if job.wantsFinalSnapshot { result.finalSnapshot = page.html5libTree() }
                if page.isModified || job.serialization == .html {
                    do { result.output = try source.encoding.encode(page.serializedHTML()) } catch {
                        result.output = page.serializedHTML()
                    }
                }
                clock.step("write")
                result.timings = clock.timings
                return result
            }
        }
        return JobResult(.cancelled, detail: "the supervisor is gone.")
    }

    /// Runs run() and says what came of it.
    private func payload(_ job: RunJob, in world: World) -> RunOutcome {
        guard let script = job.script else { return RunOutcome(payload: nil, state: .completed) }
        return world.runExtension(
            source: String(decoding: script.bytes, as: UTF8.self),
            sourceURL: script.name,
            extensionName: job.extensionName,
            timeout: job.timeout
        )
    }

    private func report(_ outcome: RunOutcome, of world: World) throws(ScriptError) {
        do {
            try sendNotes(of: world, from: 0)
            let fault = fault(of: outcome)
            // NB: What is the fault's own message is not said twice.
            for warning in outcome.warnings where fault?.message.hasPrefix(warning) != true {
                try send(.note(PageNote(kind: .warning, text: warning)))
            }
            try send(.payload(outcome.payload, fault: fault))
        } catch {
            // NB: Without a supervisor there is nobody to tell; the loop ends at its next read.
        }
    }

    private func fault(of outcome: RunOutcome) -> ScriptFault? {
        switch outcome.state {
        case .completed, .unrepresentable: return nil
        case .noObject:
            if let error = outcome.error { return ScriptFault(error, stage: "load") }
            let message = outcome.warnings.last ?? "ExtensionPreprocessingJS is missing"
            return ScriptFault(stage: "load", name: "", message: message + ".", source: "")
        case .threw, .noRun: return outcome.error.map { ScriptFault($0, stage: "run") }
        case .timedOut:
            var fault = ScriptFault(
                stage: "run",
                name: "",
                message: outcome.warnings.last ?? "run() took too long.",
                source: ""
            )
            if let error = outcome.error { fault = ScriptFault(error, stage: "run") }
            fault.isTimeout = true
            return fault
        }
    }

    private func finalize(_ job: RunJob, _ argument: PropertyValue, in world: World) -> ScriptFault? {
        let known = world.sideEffects.count
        let error = world.finalize(argument: argument, timeout: job.timeout)
        try? sendNotes(of: world, from: known)
        return error.map { ScriptFault($0, stage: "finalize") }
    }

    /// Passes on what the page said since the given side effect.
    func sendNotes(of world: World, from start: Int) throws(WireError) {
        for effect in world.sideEffects.dropFirst(start) {
            let kind: PageNote.Kind =
                switch effect.kind {
                case "console.info": .consoleInfo
                case "console.warn": .consoleWarning
                case "console.error", "console.assert": .consoleError
                case "console.debug": .consoleDebug
                case "alert", "confirm", "prompt": .dialog
                case "navigation": .navigation
                case "warning": .warning
                default: .consoleLog
                }
            let text = kind == .dialog ? "\(effect.kind): \(effect.text)" : effect.text
            try send(.note(PageNote(kind: kind, text: text)))
        }
    }
}

extension ScriptFault {
    init(_ error: ScriptError, stage: String) {
        self.init(
            stage: stage,
            name: error.name,
            message: error.message,
            source: error.file,
            line: error.line,
            stack: error.stack,
            isTimeout: error.timedOut
        )
    }
}
