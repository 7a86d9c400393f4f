// ScriptError.swift: a script's exception, as plain values.

/// An exception that a script threw and did not catch.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The error's `name`, such as `TypeError`; empty if the thrown value is not an error object.
    public var name: String
    /// The error's `message`, or the thrown value as a string.
    public var message: String
    /// The file that threw it: the URL given with the source; empty if unknown.
    public var file: String
    /// The line in that file, counted from 1; 0 if unknown.
    public var line: Int
    /// The call stack as JavaScriptCore writes it: one line per call, innermost first.
    public var stack: String
    /// Whether the time limit ended the script, instead of an exception of its own.
    public var timedOut: Bool

    /// An error with all its fields.
    public init(
        name: String,
        message: String,
        file: String = "",
        line: Int = 0,
        stack: String = "",
        timedOut: Bool = false
    ) {
        self.name = name
        self.message = message
        self.file = file
        self.line = line
        self.stack = stack
        self.timedOut = timedOut
    }

    /// The error in one line, as `TypeError: … (Action.js:7)`.
    public var description: String {
        let place = file.isEmpty ? "" : " (\(file):\(line))"
        return name.isEmpty ? message + place : "\(name): \(message)\(place)"
    }

    /// The message; for a classic script with the syntax of a module, also that this is the reason.
    public var messageNamingModules: String {
        let isOfModule =
            message.contains("import call expects") || message.contains("keyword 'export'")
            || message.contains("import.meta is only valid")
        guard name == "SyntaxError", isOfModule else { return message }
        return message + (message.hasSuffix(".") ? "" : ".")
            + " A script of this kind cannot be a module: bundle it into a classic script."
    }
}
