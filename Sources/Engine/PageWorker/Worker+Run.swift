// Worker+Run.swift: run jobs; between run() and finalize(), the page waits for the action's answer.

import PageProtocol
import PropertyValues
import ScriptEngine
import WebRuntime
import Wire

extension Worker {
    func run(_ job: RunJob) throws(WireError) -> JobResult {
        kept = nil
        try warn(of: job.page)
        var clock = StepClock()
        let source: DecodedPage
        switch DecodedPage.decode(job.page) {
        case .success(let decoded): source = decoded
        case .failure(let failure): return failJob(job, failure, isLast: job.retention == .discard)
        }
        clock.step(.decode)
        let script = scheduledRun(of: job)
        if script?.isMatched == false, job.retention == .discard {
            return unmatched(job, on: nil, source, isLast: true)
        }
        switch open(source, job, keepsImage: job.retention == .keepPristine, running: script) {
        case .success(var opened):
            clock.step(.parse)
            opened.run = script
            return try run(job, on: opened, source, isLast: job.retention == .discard, clock)
        case .failure(let failure): return failJob(job, failure, isLast: job.retention == .discard)
        }
    }

    /// Parses a run job's page.
    ///
    /// - Parameter script: Those that start while the page is loaded, if it is of such a kind.
    func open(
        _ source: DecodedPage,
        _ job: RunJob,
        keepsImage: Bool,
        running script: ScheduledRun? = nil
    ) -> Result<OpenedPage, JobFailure> {
        let options = PageOptions(url: job.page.url, selection: job.selection)
        let waits = script?.waitsForParser == true && !source.contentType.isXML
        if let script, waits, !job.environment.runsPageScripts {
            return openForScheduledRun(
                source,
                job.environment.applied(to: options),
                job.environment,
                keepsSource: job.writing.serialization == .preserve,
                explanation: job.explanation,
                running: script
            )
        }
        return open(
            source,
            options,
            job.environment,
            timeout: job.timeout,
            keepsSource: job.writing.serialization == .preserve,
            keepsImage: keepsImage,
            explanation: job.explanation,
            running: script?.isMatched == true ? script : nil
        )
    }

    /// Runs a job's extension on a page.
    ///
    /// - Parameter isLast: Whether no other extension follows.
    func run(
        _ job: RunJob,
        on opened: OpenedPage,
        _ source: DecodedPage,
        isLast: Bool,
        _ started: StepClock
    ) throws(WireError) -> JobResult {
        var clock = started
        let script = opened.run ?? scheduledRun(of: job)
        if let script, !script.isMatched { return unmatched(job, on: opened, source, isLast: isLast) }
        let page = opened.page
        page.beginExplaining(job.explanation)
        try send(.parsed(title: page.title))
        var result = JobResult(.completed)
        // NB: Made while the action starts, which needs nothing from the page before.
        var prepared: Result<World, ScriptError>? = makeWorld { () throws(ScriptError) in
            try firstWorld(of: opened, for: job, script)
        }
        clock.step(.world)
        var world: World?
        var calls = 0
        while let message = try nextMessage() {
            switch message {
            case .start: return JobResult(.internalError, detail: "the worker was given a second job.")
            case .resource, .release, .reply: continue
            case .loadPayload(let extraArguments):
                clock.skip()
                switch prepared
                    ?? makeWorld({ () throws(ScriptError) in
                        try opened.anotherWorld(for: job.part.kind, timeout: job.timeout)
                    })
                {
                case .success(let fresh):
                    if world == nil, let problem = fresh.selectionProblem() {
                        try send(.note(PageMessage(kind: .warning, text: problem)))
                    }
                    world = fresh
                    passOnSideEffects(of: fresh)
                    let input = job.part.script(ofCall: calls)
                    calls += 1
                    let answer = payload(job, input, extraArguments, in: fresh, script)
                    clock.step(.run)
                    result.storedValues = answer.storedValues
                    report(answer, scriptName: input?.name ?? "")
                case .failure(let error):
                    return failJob(job, .noWorld(error), isLast: isLast)
                }
                prepared = nil
                if job.wantsRunSnapshot { result.runSnapshot = page.html5libTree() }
            case .finish(let argument):
                clock.skip()
                if let argument, let world, let fault = finalize(job, argument, in: world) {
                    result.reason = fault.isTimeout ? .timedOut : .scriptError
                    result.fault = fault
                }
                clock.step(.finalize)
                if job.wantsFinalSnapshot { result.finalSnapshot = page.html5libTree() }
                if isLast || job.retention != .keepModified { PageWriter(page, of: source, job).write(into: &result) }
                if job.explanation != .nothing, result.changes == nil { result.changes = page.takeChanges([]) }
                clock.step(.write)
                result.timings = clock.timings
                if !isLast { keep(opened, of: job, source) }
                return result
            }
        }
        return JobResult(.cancelled, detail: "the supervisor is gone.")
    }

    /// The world for the first call of a job's script.
    private func firstWorld(of opened: OpenedPage, for job: RunJob, _ script: ScheduledRun?) throws(ScriptError)
        -> World
    {
        guard let script else { return try opened.world(for: job.part.kind, timeout: job.timeout) }
        if opened.page.scriptResources == nil { provideScriptResources(opened.page, script) }
        if let scripts = opened.scripts, script.sharesPageWorld { return scripts.world }
        return try opened.isolatedWorld(timeout: job.timeout)
    }

    private func makeWorld(_ make: () throws(ScriptError) -> World) -> Result<World, ScriptError> {
        do throws(ScriptError) {
            return .success(try make())
        } catch {
            return .failure(error)
        }
    }

    /// Calls a script; without one there is no payload.
    private func payload(
        _ job: RunJob,
        _ script: ScriptInput?,
        _ extraArguments: PropertyValue?,
        in world: World,
        _ scheduled: ScheduledRun?
    ) -> PayloadOutcome {
        if let scheduled {
            scheduled.enter(world)
            warnOfFrames(scheduled, on: world.page)
            return scheduled.finish()
        }
        guard let script else { return PayloadOutcome(payload: nil, state: .completed) }
        // NB: The files that it imports, if it is a module.
        world.page.scriptResources = PageResources(pageURL: "", isForScript: true) { [unowned self] in load($0) }
        let call = ScriptCall(
            source: String(decoding: script.bytes, as: UTF8.self),
            sourceURL: script.name,
            extensionName: job.part.extensionName,
            extraArguments: extraArguments,
            timeout: job.timeout
        )
        return world.call(job.part.kind, call)
    }

    private func report(_ outcome: PayloadOutcome, scriptName: String) {
        do {
            let fault = fault(of: outcome, scriptName: scriptName)
            let warnings =
                outcome.lostValues.map { (PageMessage.Kind.lostValue, $0) }
                + outcome.otherWarnings.map { (.warning, $0) }
            // NB: The exception's own message is not repeated, and consequences of an error are not reported beside it.
            let follows = outcome.state == .noObject && outcome.error != nil
            for (kind, warning) in warnings where fault?.message.hasPrefix(warning) != true && !follows {
                try send(.note(PageMessage(kind: kind, text: "\(scriptName): \(warning)")))
            }
            try send(.payload(outcome.payload, fault: fault))
        } catch {
            // NB: Without a supervisor there is no receiver; the job loop ends at its next read.
        }
    }

    private func fault(of outcome: PayloadOutcome, scriptName: String) -> ScriptFault? {
        let lastWarning = outcome.warnings.last
        let stage = outcome.stage ?? .run
        switch outcome.state {
        case .completed, .unrepresentable, .onlyFinalize: return nil
        case .noObject:
            if let error = outcome.error { return ScriptFault(error, stage: .load, scriptName: scriptName) }
            let message = (lastWarning ?? "ExtensionPreprocessingJS is missing") + "."
            return ScriptFault(stage: .load, name: "", message: message, source: scriptName)
        case .threw, .noRun: return outcome.error.map { ScriptFault($0, stage: stage, scriptName: scriptName) }
        case .timedOut:
            let message = lastWarning.map { $0 + "." } ?? "run() took too long."
            var fault = ScriptFault(stage: stage, name: "", message: message, source: scriptName)
            if let error = outcome.error { fault = ScriptFault(error, stage: stage, scriptName: scriptName) }
            fault.isTimeout = true
            return fault
        }
    }

    private func finalize(_ job: RunJob, _ argument: PropertyValue, in world: World) -> ScriptFault? {
        world.finalize(argument: argument, timeout: job.timeout).map {
            ScriptFault($0, stage: .finalize, scriptName: job.part.script?.name ?? "")
        }
    }

    /// Sends each side effect to the supervisor at once: this process may be ended at any moment.
    func passOnSideEffects(of world: World) {
        world.whenSideEffect = { [unowned self] in report($0) }
    }

    func report(_ effect: SideEffect) {
        // NB: Without a supervisor there is no receiver; the job loop ends at its next read.
        try? send(.note(PageMessage(effect)))
    }
}

extension PageMessage {
    init(_ effect: SideEffect) {
        let kind: Kind =
            switch effect.kind {
            case .consoleLog: .consoleLog
            case .consoleInfo: .consoleInfo
            case .consoleWarning: .consoleWarning
            case .consoleError: .consoleError
            case .consoleDebug: .consoleDebug
            case .alert, .confirm, .prompt, .print: .dialog
            case .navigation, .reload, .history, .submit, .open, .close: .navigation
            case .request: .request
            case .warning: .warning
            case .lostValue: .lostValue
            case .uncaught: .uncaughtError
            }
        let isNamed = kind == .dialog || (kind == .navigation && effect.kind != .navigation)
        self.init(
            kind: kind,
            text: isNamed ? "\(effect.kind.rawValue): \(effect.text)" : effect.text,
            calls: effect.calls
        )
    }
}

extension ScriptFault {
    /// - Parameter scriptName: The file to name if the thrown value names none.
    init(_ error: ScriptError, stage: ScriptStage, scriptName: String) {
        self.init(
            stage: stage,
            name: error.name,
            message: error.messageNamingModules,
            source: error.file.isEmpty ? scriptName : error.file,
            line: error.line,
            stack: error.stack,
            isTimeout: error.timedOut
        )
    }
}
