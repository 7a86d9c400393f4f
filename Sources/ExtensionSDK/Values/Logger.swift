// Logger.swift: the system's log, which is standard error here. Everything in it is public.
// https://developer.apple.com/documentation/os/logger
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How private a value in a message is; all are shown.
/// https://developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
}

/// How much a message matters.
/// https://developer.apple.com/documentation/os/oslogtype
public struct OSLogType: Equatable, Sendable {
    fileprivate let name: String
    public static let `default` = OSLogType(name: "default")
    public static let info = OSLogType(name: "info")
    public static let debug = OSLogType(name: "debug")
    public static let error = OSLogType(name: "error")
    public static let fault = OSLogType(name: "fault")
}

/// A message with values in it.
/// https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation parts: Parts) { text = parts.text }

    public struct Parts: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
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

    public init() { prefix = "" }
    public init(subsystem: String, category: String) { prefix = "[\(category)] " }

    public func log(level: OSLogType = .default, _ message: OSLogMessage) {
        FileHandle.standardError.write(Data("\(prefix)\(message.text)\n".utf8))
    }
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A part of a program, in the older spelling.
/// https://developer.apple.com/documentation/os/oslog
public struct OSLog: Sendable {
    fileprivate let category: String
    public static let `default` = OSLog(subsystem: "", category: "")
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
