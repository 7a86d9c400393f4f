// Logger.swift: the system's log, which is standard error here. Everything in it is public.
// https://developer.apple.com/documentation/os/logger
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How private a value in a message is; all are shown.
/// https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    /// Apple: OSLogPrivacy.auto. Everything is shown here.
    public static let auto = OSLogPrivacy()
    /// Everything is shown here.
    public static let `public` = OSLogPrivacy()
    /// Shown here as everything else.
    public static let `private` = OSLogPrivacy()
    /// Shown here as everything else.
    public static let sensitive = OSLogPrivacy()
}

/// How much a message matters.
/// https://developer.apple.com/documentation/os/oslogtype
public struct OSLogType: Equatable, Sendable {
    fileprivate let name: String
    /// What is usual.
    public static let `default` = OSLogType(name: "default")
    /// What may help.
    public static let info = OSLogType(name: "info")
    /// What helps whoever develops.
    public static let debug = OSLogType(name: "debug")
    /// What went wrong.
    public static let error = OSLogType(name: "error")
    /// What should never be.
    public static let fault = OSLogType(name: "fault")
}

/// A message with values in it.
/// https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// A text.
    public init(stringLiteral value: String) { text = value }
    /// A text with values in it.
    public init(stringInterpolation parts: Parts) { text = parts.text }

    /// The pieces of such a text.
    public struct Parts: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        /// No pieces yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// A piece as it is written.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// A value, shown whatever its privacy says.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
    }
}

/// Writes messages of one part of a program.
/// https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
    private let prefix: String

    /// A logger without a category.
    public init() { prefix = "" }
    /// A logger whose category stands before each message; the subsystem is left out.
    public init(subsystem: String, category: String) { prefix = "[\(category)] " }

    /// Writes a message to standard error.
    public func log(level: OSLogType = .default, _ message: OSLogMessage) {
        FileHandle.standardError.write(Data("\(prefix)\(message.text)\n".utf8))
    }
    /// Writes a usual message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message for whoever develops.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for whoever develops.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message that may help.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a usual message.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes what went wrong.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes what went wrong.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes what should never be.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes what should never be.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A part of a program, in the older spelling.
/// https://developer.apple.com/documentation/os/oslog
public struct OSLog: Sendable {
    fileprivate let category: String
    /// A log without a category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log with a category; the subsystem is left out.
    public init(subsystem: String, category: String) { self.category = category }
}

/// Writes a message. Its format is Foundation's, in which `%{public}@` is `%@`.
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
