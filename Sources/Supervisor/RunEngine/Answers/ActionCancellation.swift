// ActionCancellation.swift: the error with which an action cancels its request.

import ProcessSupervision

/// The reason for which an action cancelled its request.
public struct ActionCancellation: Equatable, Sendable {
    /// The error's domain.
    public var domain: String
    /// The error's code.
    public var code: Int
    /// The error's description.
    public var reason: String

    init(domain: String, code: Int64, reason: String) {
        self.domain = String(domain.prefix(ActionLimits.reason))
        self.code = Int(clamping: code)
        self.reason = String(reason.prefix(ActionLimits.reason))
    }

    /// The message for the user.
    package var sentence: String {
        "the native action cancelled the request: \(reason)\(domain.isEmpty ? "" : " (\(domain) \(code))")."
    }
}
