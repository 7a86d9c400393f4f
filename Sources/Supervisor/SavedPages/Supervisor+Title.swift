// Supervisor+Title.swift: reads a page's title, which apps put into the item for a page. This process parses nothing.

import JSONCoding
import PageProtocol
package import ProcessSupervision
import PropertyValues

/// The result of reading a page's title.
package enum PageTitle: Sendable {
    /// The title; nil if the page has none.
    case known(String?)
    /// The page cannot be read, for this reason.
    case failed(RunFailure)
}

extension Supervisor {
    /// Reads a page's title.
    ///
    /// - Parameter timeout: Seconds for the page's own scripts.
    package func title(of page: LoadedPage, timeout: Double = 2) throws(SupervisorError) -> PageTitle {
        let job = EvaluateJob(
            page: page.input,
            scripts: [ScriptInput(name: "title", bytes: Array("document.title".utf8))],
            world: .isolated,
            environment: page.environment,
            clock: .virtual,
            timeout: timeout
        )
        let limits = StepLimits(timeout: timeout, pageBytes: page.input.bytes.count, environment: page.environment)
        let result = try perform(
            .evaluate(job),
            seconds: limits.parsing + limits.script,
            memory: MemoryLimits(pageBytes: page.input.bytes.count),
            resources: page.makeResources()
        )
        guard result.reason == .completed else {
            return .failed(RunFailure(result.reason, result.fault?.description ?? result.detail, fault: result.fault))
        }
        let title = result.output.flatMap { try? PropertyValue(json: $0) }?.stringValue ?? ""
        return .known(title.isEmpty ? nil : title)
    }
}
