// PageChanges.swift: what scripts changed in a page's document, in order, each with the place in a script that did it.
//
// Texts come from strangers: whoever shows them escapes them. The list as it crosses from the worker: PageChangeList.swift; as text and
// JSON: Snapshots/ChangeListForms.swift.

public import Wire

/// A place in a script: one call of a stack.
public struct ScriptPlace: Hashable, Sendable, WireCodable {
    /// The function's name, as the engine gives it; "global code" outside of functions, empty for functions without a name.
    public var function: String
    /// The script's name or address; empty for text that was evaluated, which has none.
    public var file: String
    /// From 1; 0 when unknown, as in text that was evaluated and in the engine's own functions.
    public var line: Int
    public var column: Int

    /// A place with all its fields.
    public init(function: String, file: String, line: Int, column: Int) {
        self.function = function
        self.file = file
        self.line = line
        self.column = column
    }

    /// Whether it says where: text that was evaluated and the engine's own functions don't.
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

/// When a change was made.
public enum ChangeStep: UInt8, Sendable, CaseIterable, CustomStringConvertible {
    /// By the page's own scripts, while it was parsed and loaded, or later in a listener or timer of theirs.
    case pageScript = 1
    /// While the extension's script was evaluated, and in what it set off before its run().
    case load = 2
    /// In run() and what it set off.
    case run = 3
    /// In finalize() and what it set off.
    case finalize = 4
    /// After the scripts, by the program: a declaration of the encoding.
    case write = 5

    /// Its name in texts and JSON.
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
    /// What changed.
    public enum Kind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
        /// A node came into the document.
        case added = 1
        /// A node left it.
        case removed = 2
        /// A node went from one place in it to another.
        case moved = 3
        /// The data of a text, comment or the like.
        case text = 4
        case attribute = 5

        /// Its name in texts and JSON.
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
    /// Where in the tree, as `webaction diff` writes it: of the element or text; of what was removed, where it was.
    public var path: String
    /// An attribute's name; empty for other kinds.
    public var name: String
    /// What was there before: an attribute's value, a text, the markup of a node that was removed; of a node that was moved,
    /// where it was, as a path. nil when there was nothing.
    public var old: String?
    /// What is there now: an attribute's value, a text, the markup of a node that was added or moved.
    public var new: String?
    /// The number of the call stack in `PageChangeList.stacks`; nil when no script was running.
    public var stack: Int?
    /// Whether the page still shows it at the end: no later change made up for it.
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

/// A stretch of the output that differs from the source.
public struct ChangedBytes: Equatable, Sendable {
    /// What it stands in the place of, in bytes of the source; empty where something was put in.
    public var source: Range<Int>
    /// Where it is, in bytes of the output; empty where something was left out.
    public var output: Range<Int>
    /// Numbers of the changes that it shows, in `PageChangeList.changes`.
    public var changes: [Int]

    /// A stretch with all its fields.
    public init(source: Range<Int>, output: Range<Int>, changes: [Int]) {
        self.source = source
        self.output = output
        self.changes = changes
    }
}
