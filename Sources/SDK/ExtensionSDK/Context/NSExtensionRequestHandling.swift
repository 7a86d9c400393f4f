// NSExtensionRequestHandling.swift: what a principal class promises.

import Foundation

/// Handles requests from a host.
/// https://developer.apple.com/documentation/foundation/nsextensionrequesthandling
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called once for each request, on the main thread, before anything else.
    func beginRequest(with context: NSExtensionContext)
}
