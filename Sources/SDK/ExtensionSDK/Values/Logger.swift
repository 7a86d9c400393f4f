// Logger.swift: the system log, which is standard error here. All values in messages are public.
// https://developer.apple.com/documentation/os/logger
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The privacy of a value in a message; all values are shown.
/// https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    /// Apple: OSLogPrivacy.auto. All values are shown here.
    public static let auto = OSLogPrivacy()
    /// All values are shown here.
    public static let `public` = OSLogPrivacy()
    /// Shown here, like all values.
    public static let `private` = OSLogPrivacy()
    /// Shown here, like all values.
    public static let sensitive = OSLogPrivacy()
}

/// The level of a message.
/// https://developer.apple.com/documentation/os/oslogtype
public struct OSLogType: Equatable, Sendable {
    fileprivate let name: String
    /// The log type of a default message.
    public static let `default` = OSLogType(name: "default")
    /// The log type of an informational message.
    public static let info = OSLogType(name: "info")
    /// The log type of a debug message.
    public static let debug = OSLogType(name: "debug")
    /// The log type of an error.
    public static let error = OSLogType(name: "error")
    /// The log type of a fault.
    public static let fault = OSLogType(name: "fault")
}

/// A message with interpolated values.
/// https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// Creates a text.
    public init(stringLiteral value: String) { text = value }
    /// Creates a text with interpolated values.
    public init(stringInterpolation parts: Parts) { text = parts.text }

    /// The parts of such a text.
    public struct Parts: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        /// Begins a message, without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Appends a value, shown regardless of its privacy.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
    }
}

/// Writes the messages of one category.
/// https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
    private let prefix: String

    /// Creates a logger without a category.
    public init() { prefix = "" }
    /// Creates a logger that writes its category before each message; the subsystem is left out.
    public init(subsystem: String, category: String) { prefix = "[\(category)] " }

    /// Writes a message to standard error.
    public func log(level: OSLogType = .default, _ message: OSLogMessage) {
        FileHandle.standardError.write(Data("\(prefix)\(message.text)\n".utf8))
    }
    /// Writes a default message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a debug message.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a debug message.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes an informational message.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a default message.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes an error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a fault.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a fault.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A category of the log, in the older API.
/// https://developer.apple.com/documentation/os/oslog
public struct OSLog: Sendable {
    fileprivate let category: String
    /// A log without a category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Creates a log with a category; the subsystem is left out.
    public init(subsystem: String, category: String) { self.category = category }
}

/// Writes a message. Its format is Foundation's, with `%{public}@` as `%@`.
public func os_log(_ format: String, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...) {
    var plain = format
    for mark in ["public", "private", "sensitive"] { plain = plain.replacingOccurrences(of: "%{\(mark)}", with: "%") }
    let text = arguments.isEmpty ? plain : String(format: plain, arguments: arguments)
    Logger(subsystem: "", category: log.category.isEmpty ? "log" : log.category).log("\(text)")
}

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ format: String, _ arguments: any CVarArg...) {
    let text =
        arguments.isEmpty
        ? format : String(format: format.replacingOccurrences(of: "%{public}", with: "%"), arguments: arguments)
    Logger(subsystem: "", category: log.category.isEmpty ? "log" : log.category).log("\(text)")
}
