// Supervisor+Title.swift: a page's title, which apps that share a page put into its item. Nothing is parsed in this process.

import JSONCoding
package import PageProtocol
import PropertyValues

/// What is known of a page's title.
package enum PageTitle: Sendable {
    /// The title; nil where the page has none.
    case known(String?)
    /// Why the page can't be asked.
    case failed(RunFailure)
}

extension Supervisor {
    /// Asks a page for its title.
    ///
    /// - Parameters:
    ///   - environment: What is around the page.
    ///   - resources: What the page may load; asked only if the environment say that there are resources.
    ///   - timeout: Seconds for the page's own scripts.
    package func title(
        of page: PageInput,
        environment: PageEnvironment = PageEnvironment(),
        resources: (any ResourceProvider)? = nil,
        timeout: Double = 2
    ) throws(SupervisorError) -> PageTitle {
        let job = EvaluateJob(
            page: page,
            scripts: [ScriptInput(name: "title", bytes: Array("document.title".utf8))],
            world: .isolated,
            environment: environment,
            clock: .virtual,
            timeout: timeout
        )
        let limits = StepLimits(timeout: timeout, pageBytes: page.bytes.count, environment: environment)
        let result = try perform(
            .evaluate(job),
            seconds: limits.parsing + limits.script,
            memory: MemoryLimits(pageBytes: page.bytes.count),
            resources: resources
        )
        guard result.reason == .completed else {
            return .failed(RunFailure(result.reason, result.fault?.description ?? result.detail, fault: result.fault))
        }
        let title = result.output.flatMap { try? PropertyValue(json: $0) }?.stringValue ?? ""
        return .known(title.isEmpty ? nil : title)
    }
}
