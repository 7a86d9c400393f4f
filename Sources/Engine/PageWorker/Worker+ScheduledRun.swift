// Worker+ScheduledRun.swift: scripts that start at moments of a page's load: which pages run them, when they enter their world, and pages
// that none of them matches.

import AddressMatching
import PageProtocol
import ScriptEngine
import ScriptMetadata
import WebRuntime
import Wire

extension Worker {
    /// The run of a job's userscript or content scripts; nil for scripts of other kinds.
    func scheduledRun(of job: RunJob) -> ScheduledRun? {
        guard job.part.kind.hasPatterns, let script = job.part.script else { return nil }
        let call = ScriptCall(
            source: String(decoding: script.bytes, as: UTF8.self),
            sourceURL: script.name,
            extensionName: job.part.extensionName,
            timeout: job.timeout,
            manager: job.part.manager
        )
        return makeScheduledRun(job.part.kind, call) { patterns in
            do throws(ScriptError) {
                let found = try patterns.decision(for: job.page.url, suffixes: job.part.manager.suffixes, vm: vm)
                for warning in found.warnings {
                    report(SideEffect(kind: .warning, text: "\(script.name): \(warning)"))
                }
                return found.decision.runs
            } catch {
                report(SideEffect(kind: .warning, text: "\(script.name): its patterns cannot be tried: \(error)"))
                return false
            }
        }
    }

    /// Gives a page the resources of its script, and its background, which the supervisor provides.
    func provideScriptResources(_ page: Page, _ run: ScheduledRun) {
        page.scriptResources =
            run.hasResources ? PageResources(pageURL: "", isForScript: true) { [unowned self] in load($0) } : nil
        page.sendMessage = run.hasBackground ? { [unowned self] in reply(to: $0) } : nil
    }

    /// Parses a page whose own scripts do not run, while a script waits for its elements.
    func openForScheduledRun(
        _ source: DecodedPage,
        _ options: PageOptions,
        _ environment: PageEnvironment,
        keepsSource: Bool,
        explanation: Explanation,
        running run: ScheduledRun
    ) -> Result<OpenedPage, JobFailure> {
        do throws(ScriptError) {
            if let prepared = warmPool?.take() {
                let page = prepared.page
                enter(run, prepared.world, environment, options, explanation)
                try prepared.open(
                    source.text,
                    options: source.applied(to: options),
                    keepsSource: keepsSource,
                    running: run
                )
                return .success(OpenedPage(page: page, world: prepared.world, isPrepared: true, run: run))
            }
            let made = source.makePage(options, vm: vm, isEmpty: true)
            guard case .success(let page) = made else { return made.map { OpenedPage(page: $0) } }
            // NB: A world takes over whether there are resources.
            if environment.hasResources { page.resources = resources(of: options) }
            let world = try page.makeWorld(.isolated)
            enter(run, world, environment, options, explanation)
            run.beginLoading()
            page.open(source.text, recordingIn: source.makeMap(keepsSource)) { run.reached($0) }
            return .success(OpenedPage(page: page, world: world, run: run))
        } catch {
            return .failure(.noWorld(error))
        }
    }

    private func enter(
        _ run: ScheduledRun,
        _ world: World,
        _ environment: PageEnvironment,
        _ options: PageOptions,
        _ explanation: Explanation
    ) {
        let page = world.page
        if environment.hasResources, page.resources == nil { page.resources = resources(of: options) }
        provideScriptResources(page, run)
        page.beginExplaining(explanation)
        passOnSideEffects(of: world)
        run.enter(world)
    }

    /// Lets scripts start while the page is loaded by its own scripts.
    func attach(_ run: ScheduledRun, to scripts: PageScripts) throws(ScriptError) -> World? {
        let isolated = run.sharesPageWorld ? nil : try scripts.page.makeWorld(.isolated)
        provideScriptResources(scripts.page, run)
        if let isolated { passOnSideEffects(of: isolated) }
        run.enter(isolated ?? scripts.world)
        scripts.onMoment = { run.reached($0) }
        return isolated
    }

    /// The result of a script that does not run on pages with this URL.
    ///
    /// - Parameter opened: The page, if it is open because other extensions use it.
    func unmatched(_ job: RunJob, on opened: OpenedPage?, _ source: DecodedPage, isLast: Bool) -> JobResult {
        var result = JobResult(.completed)
        result.isMatched = false
        guard let opened else { return result }
        if isLast, job.retention == .keepModified, opened.wasMatched {
            PageWriter(opened.page, of: source, job).write(into: &result)
        }
        if job.explanation != .nothing, result.changes == nil { result.changes = opened.page.takeChanges([]) }
        if !isLast { keep(opened, of: job, source, isMatched: false) }
        return result
    }
}
