// PageService.swift: runs an extension on pages.

import ExtensionHost
import ExtensionModel
import PageProtocol
import RunEngine

/// An extension, and the host that runs it. All connections use the same one.
struct PageService {
    let host: ExtensionHost
    let bundle: ExtensionBundle

    /// A page after the extension, or why it has none. If the task is cancelled, its processes are ended.
    func answer(_ page: [UInt8]) async -> (isPage: Bool, bytes: [UInt8]) {
        var options = RunOptions()
        // Seconds for each of run() and finalize(), and bytes of the page's process.
        options.timeout = 5
        options.workerMemory = 1 << 30
        let content = HostContent(page: PageInput(name: "page", bytes: page, url: "https://example.org/"))
        do {
            let completion = try await host.perform(bundle, on: content, options: options)
            if let failure = completion.failure { return (false, Array(failure.message.utf8)) }
            return (true, completion.page ?? page)
        } catch {
            return (false, Array("\(error)".utf8))
        }
    }
}
