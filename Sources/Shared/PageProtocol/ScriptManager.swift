// ScriptManager.swift: what the manager of a script keeps for it, such as that of userscripts: in its job, and in the job's result.

package import Wire

/// What a script's manager has for it.
package struct ManagerInput: Equatable, Sendable, WireCodable {
    /// The most bytes of stored values.
    package static let maximumValues = 16 << 20

    /// The fields that an encoding has: recordings keep earlier ones.
    package enum Form: Sendable {
        /// Neither files nor answers, nor what follows.
        case withoutFiles
        /// All but whether there is a background.
        case withoutBackground
        case whole
    }

    /// The stored values of all scripts: a JSON object with an object for each script; empty: there are none.
    package var values: [UInt8]
    /// The commands of the script's menu that the user chooses, in order, or the script's name if it runs only when it is chosen.
    package var choices: [String]
    /// Whether the supervisor answers requests for the script's resources.
    package var hasResources: Bool
    /// The public suffix list's text; empty: no pattern needs it.
    package var suffixes: [UInt8]
    /// The files of the script's extension, by their paths in its folder.
    package var files: [ScriptInput]
    /// The answers to the messages that the script sends: a JSON array; empty: there are none.
    package var answers: [UInt8]
    /// Whether a background answers messages that have no answer among these.
    package var hasBackground: Bool

    /// An input with all its fields; by default, of a manager that has nothing for the script.
    package init(
        values: [UInt8] = [],
        choices: [String] = [],
        hasResources: Bool = false,
        suffixes: [UInt8] = [],
        files: [ScriptInput] = [],
        answers: [UInt8] = [],
        hasBackground: Bool = false
    ) {
        self.values = values
        self.choices = choices
        self.hasResources = hasResources
        self.suffixes = suffixes
        self.files = files
        self.answers = answers
        self.hasBackground = hasBackground
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(values)
        writer.write(list: choices) { $0.write($1) }
        writer.write(hasResources)
        writer.write(suffixes)
        writer.write(list: files) { $0.write($1) }
        writer.write(answers)
        writer.write(hasBackground)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) { try self.init(from: &reader, form: .whole) }

    /// Reads the fields in order.
    ///
    /// - Parameter form: How many of them there are.
    package init(from reader: inout ByteReader, form: Form) throws(WireError) {
        let hasFiles = form != .withoutFiles
        values = try reader.readData()
        choices = try reader.readList { reader throws(WireError) in try reader.readString() }
        hasResources = try reader.readFlag()
        suffixes = try reader.readData()
        files = hasFiles ? try reader.readList { reader throws(WireError) in try ScriptInput(from: &reader) } : []
        answers = hasFiles ? try reader.readData() : []
        hasBackground = form == .whole ? try reader.readFlag() : false
    }
}

/// The stored values of one script after its run, if it changed them.
package struct StoredValues: Equatable, Sendable, WireCodable {
    /// The script, as its metadata name it.
    package var script: String
    /// Its values: a JSON object.
    package var values: [UInt8]

    /// Values with all fields.
    package init(script: String, values: [UInt8]) {
        self.script = script
        self.values = values
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(script)
        writer.write(values)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        script = try reader.readString()
        values = try reader.readData()
    }
}
