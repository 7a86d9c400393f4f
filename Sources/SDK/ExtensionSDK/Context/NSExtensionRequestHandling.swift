// NSExtensionRequestHandling.swift: the protocol of a principal class.

import Foundation

/// Handles requests from a host.
/// https://developer.apple.com/documentation/foundation/nsextensionrequesthandling
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called once for each request, on the main thread, before anything else.
    func beginRequest(with context: NSExtensionContext)
}
