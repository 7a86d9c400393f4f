// ServeSession+Previews.swift: strangers' pages as they are shown in frames: with the style sheets and images of the folder of resources in
// them, since a frame loads nothing.

import PageProtocol
import Reports
import Supervision

/// What a preview may load: as much as it may have in it.
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
    /// Keeps a stranger's page as it is shown, and says where it is.
    ///
    /// - Parameters:
    ///   - type: The type of its bytes, with their encoding.
    ///   - resources: What it may load; nil: it is shown as it is.
    func keep(_ page: PageInput, type: String, resources: (any ResourceProvider)?) -> RenderedPage {
        guard let resources, let filled = preview(of: page, resources) else { return keep(page.bytes, type: type) }
        return keep(filled, type: page.contentType.essence + ";charset=utf-8")
    }

    /// The page with what it loads in it; nil where it can't be parsed.
    private func preview(of page: PageInput, _ resources: any ResourceProvider) -> [UInt8]? {
        let limits = StepLimits(timeout: command.steps.timeout, pageBytes: page.bytes.count)
        let result = try? supervisor.perform(
            .snapshot(SnapshotJob(page: page, format: .preview, fragment: nil, scripting: true)),
            seconds: limits.parsing,
            memory: MemoryLimits(pageBytes: page.bytes.count),
            resources: PreviewProvider(resources)
        )
        return result?.reason == .completed ? result?.output : nil
    }
}
