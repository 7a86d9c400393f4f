// Worker+Evaluate.swift: evaluate jobs: scripts on a page, the last one's value as JSON.

import ScriptEngine
import WebInfra
import WebRuntime
import WorkerProtocol

extension Worker {
    func evaluate(_ job: EvaluateJob) throws(WireError) -> JobResult {
        let source: PageSource
        switch PageSource.decode(job.page) {
        case .success(let decoded): source = decoded
        case .failure(let failure): return failure.result
        }
        let page: Page
        switch source.makePage(PageOptions(url: job.page.url, clock: job.clock == .real ? .real : .virtual), vm: vm) {
        case .success(let made): page = made
        case .failure(let failure): return failure.result
        }
        var result = JobResult(.completed)
        do {
            let world = try page.makeWorld(job.world == .page ? .page : .isolated)
            passOnSideEffects(of: world)
            do throws(ScriptError) {
                try vm.withTimeLimit(seconds: job.timeout) { () throws(ScriptError) in
                    for script in job.scripts.dropLast() {
                        let text = String(decoding: script.bytes, as: UTF8.self)
                        try world.evaluate(text, sourceURL: script.name, timeout: job.timeout)
                    }
                    guard let script = job.scripts.last else { return }
                    let text = String(decoding: script.bytes, as: UTF8.self)
                    let json = try world.evaluateToJSON(text, sourceURL: script.name, timeout: job.timeout)
                    result.output = Array((json ?? "null").utf8)
                }
            } catch {
                result = JobResult(
                    error.timedOut ? .timedOut : .scriptError,
                    fault: ScriptFault(error, stage: "eval", scriptName: job.scripts.last?.name ?? "")
                )
            }
        } catch {
            return JobResult(.internalError, detail: "the page's world could not be made: \(error)")
        }
        return result
    }
}
