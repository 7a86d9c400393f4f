// ActionCancellation.swift: the error with which an action cancels its request.

/// Why an action cancelled its request, as it said it.
public struct ActionCancellation: Equatable, Sendable {
    /// The error's domain.
    public var domain: String
    /// Its code.
    public var code: Int
    /// Its description.
    public var reason: String

    init(domain: String, code: Int64, reason: String) {
        self.domain = String(domain.prefix(ActionLimits.reason))
        self.code = Int(clamping: code)
        self.reason = String(reason.prefix(ActionLimits.reason))
    }

    /// The message for people.
    var sentence: String {
        "the native action cancelled the request: \(reason)\(domain.isEmpty ? "" : " (\(domain) \(code))")."
    }
}
