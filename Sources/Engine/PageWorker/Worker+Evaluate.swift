// Worker+Evaluate.swift: evaluate jobs: run scripts on a page and return the last one's value as JSON.

import PageProtocol
import ScriptEngine
import WebInfra
import WebRuntime
import Wire

extension Worker {
    func evaluate(_ job: EvaluateJob) throws(WireError) -> JobResult {
        try warn(of: job.page)
        let source: DecodedPage
        switch DecodedPage.decode(job.page) {
        case .success(let decoded): source = decoded
        case .failure(let failure): return failure.result
        }
        let opened: OpenedPage
        var options = PageOptions(url: job.page.url, clock: job.clock == .real ? .real : .virtual)
        options.selection = job.selection
        switch open(source, options, job.environment, timeout: job.timeout) {
        case .success(let made): opened = made
        case .failure(let failure): return failure.result
        }
        // NB: No action needs the title.
        try send(.parsed(title: ""))
        var result = JobResult(.completed)
        var problem: String?
        do {
            let world = try job.world == .page ? opened.pageWorld() : opened.isolatedWorld(timeout: job.timeout)
            problem = world.selectionProblem()
            passOnSideEffects(of: world)
            do throws(ScriptError) {
                try vm.withTimeLimit(seconds: job.timeout) { () throws(ScriptError) in
                    for script in job.scripts.dropLast() {
                        let text = String(decoding: script.bytes, as: UTF8.self)
                        try world.evaluateAwaiting(text, sourceURL: script.name, timeout: job.timeout)
                    }
                    guard let script = job.scripts.last else { return }
                    let text = String(decoding: script.bytes, as: UTF8.self)
                    let json = try world.evaluateToJSON(text, sourceURL: script.name, timeout: job.timeout)
                    result.output = Array((json ?? "null").utf8)
                }
            } catch {
                result = JobResult(
                    error.timedOut ? .timedOut : .scriptError,
                    fault: ScriptFault(error, stage: .evaluate, scriptName: job.scripts.last?.name ?? "")
                )
            }
        } catch {
            return JobFailure.noWorld(error).result
        }
        if let problem { try send(.note(PageMessage(kind: .warning, text: problem))) }
        return result
    }
}
