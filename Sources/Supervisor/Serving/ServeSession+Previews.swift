// ServeSession+Previews.swift: prepares untrusted pages for frames. Style sheets and images from the resource root are embedded, since
// a frame loads nothing.

import PageProtocol
import ProcessSupervision
import Reports

/// The resources of a preview, limited by what it may contain.
private final class PreviewProvider: ResourceProvider {
    private let provider: any ResourceProvider
    private var bytesLeft = 16 << 20

    init(_ provider: any ResourceProvider) { self.provider = provider }

    func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard bytesLeft > 0, let answer = provider.resource(request), answer.bytes.count <= bytesLeft else {
            return nil
        }
        bytesLeft -= answer.bytes.count
        return answer
    }
}

extension ServeSession {
    /// Stores an untrusted page for display, and returns its address. Without resources it is shown unchanged.
    func keep(_ side: ServedSide) -> RenderedPage {
        guard let resources = side.resources, let filled = preview(of: side.page, resources) else {
            return keep(side.page.bytes, type: side.type)
        }
        return keep(filled, type: side.page.contentType.essence + ";charset=utf-8")
    }

    /// The page with embedded resources; nil if it cannot be parsed.
    private func preview(of page: PageInput, _ resources: any ResourceProvider) -> [UInt8]? {
        let limits = StepLimits(timeout: command.timeout, pageBytes: page.bytes.count)
        let result = try? supervisor.perform(
            .snapshot(SnapshotJob(page: page, format: .preview, fragment: nil, scripting: true)),
            seconds: limits.parsing,
            memory: MemoryLimits(pageBytes: page.bytes.count),
            resources: PreviewProvider(resources)
        )
        return result?.reason == .completed ? result?.output : nil
    }
}
