// PageTask+Sharing.swift: shares the page of a task as an app does.

package import Sharing

extension PageTask {
    /// Shares the page with the extension as an app does: the action is offered the app's items, and the script runs only if the
    /// app runs scripts.
    ///
    /// - Throws: `HostAppError` if the app is not known to share pages, or if no part of the extension would run.
    package mutating func share(_ thing: ShareSource, from app: HostApp) throws(HostAppError) {
        items = try app.items(of: thing)
        guard !app.runsScripts else { return }
        if extensions.contains(where: { $0.action == .none }) {
            throw HostAppError(description: "\(app.title) runs no scripts, and the extension has no native action")
        }
        for index in extensions.indices {
            extensions[index].script = nil
            extensions[index].callsFinalize = false
        }
    }
}
