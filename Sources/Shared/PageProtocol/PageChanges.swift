// PageChanges.swift: the changes by scripts to a page's document, in order, each with its position in a script.
//
// Texts are untrusted: code that displays them must escape them. The encoded list: PageChangeList.swift; as text and JSON:
// Snapshots/ChangeListForms.swift.

public import Wire

/// A position in a script: one call of a stack.
public struct ScriptPlace: Hashable, Sendable, WireCodable {
    /// The function's name, as the engine reports it; "global code" outside of functions, empty for functions without a name.
    public var function: String
    /// The script's name or URL; empty for evaluated text, which has none.
    public var file: String
    /// The line, from 1; 0 if unknown, as in evaluated text and in the engine's own functions.
    public var line: Int
    public var column: Int

    /// A place with all its fields.
    public init(function: String, file: String, line: Int, column: Int) {
        self.function = function
        self.file = file
        self.line = line
        self.column = column
    }

    /// Whether the position is known: for evaluated text and the engine's own functions it is not.
    public var isKnown: Bool { line > 0 }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(function)
        writer.write(file)
        writer.write(count: UInt64(max(0, line)))
        writer.write(count: UInt64(max(0, column)))
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        function = try reader.readString()
        file = try reader.readString()
        line = Int(clamping: try reader.readCount())
        column = Int(clamping: try reader.readCount())
    }
}

/// The step in which a change was made.
public enum ChangeStep: UInt8, Sendable, CaseIterable, CustomStringConvertible {
    /// By the page's own scripts, while it was parsed and loaded, or later in one of their listeners or timers.
    case pageScript = 1
    /// During the evaluation of the extension's script, and in tasks that it started, before its run().
    case load = 2
    /// In run() and in tasks that it started.
    case run = 3
    /// In finalize() and in tasks that it started.
    case finalize = 4
    /// After the scripts, by the program: a declaration of the encoding.
    case write = 5

    /// The name used in texts and JSON.
    public var description: String {
        switch self {
        case .pageScript: "page script"
        case .load: "load"
        case .run: "run"
        case .finalize: "finalize"
        case .write: "write"
        }
    }
}

/// One change of a document.
public struct PageChange: Equatable, Sendable {
    /// The kind of change.
    public enum Kind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
        /// A node was inserted into the document.
        case added = 1
        /// A node was removed.
        case removed = 2
        /// A node was moved within the document.
        case moved = 3
        /// The data of a text, comment or similar node changed.
        case text = 4
        case attribute = 5

        /// The name used in texts and JSON.
        public var description: String {
            switch self {
            case .added: "added"
            case .removed: "removed"
            case .moved: "moved"
            case .text: "text"
            case .attribute: "attribute"
            }
        }
    }

    public var kind: Kind
    public var step: ChangeStep
    /// The path in the tree, in the form of `webaction diff`: of the element or text; for a removed node, its former path.
    public var path: String
    /// An attribute's name; empty for other kinds.
    public var name: String
    /// The former value: an attribute's value, a text, the markup of a removed node, or the former path of a moved node. nil if there was
    /// none.
    public var old: String?
    /// The new value: an attribute's value, a text, the markup of an added or moved node.
    public var new: String?
    /// The number of the call stack in `PageChangeList.stacks`; nil if no script was running.
    public var stack: Int?
    /// Whether the change is still in the final page; false if a later change reverted it.
    public var isNet: Bool

    /// A change with all its fields.
    public init(
        kind: Kind,
        step: ChangeStep,
        path: String,
        name: String = "",
        old: String? = nil,
        new: String? = nil,
        stack: Int? = nil,
        isNet: Bool = true
    ) {
        self.kind = kind
        self.step = step
        self.path = path
        self.name = name
        self.old = old
        self.new = new
        self.stack = stack
        self.isNet = isNet
    }
}

/// A range of the output that differs from the source.
public struct ChangedBytes: Equatable, Sendable {
    /// The replaced range in bytes of the source; empty for an insertion.
    public var source: Range<Int>
    /// The range in bytes of the output; empty for a deletion.
    public var output: Range<Int>
    /// The numbers of the changes that it shows, in `PageChangeList.changes`.
    public var changes: [Int]

    /// A range with all its fields.
    public init(source: Range<Int>, output: Range<Int>, changes: [Int]) {
        self.source = source
        self.output = output
        self.changes = changes
    }
}
