// UnsafeOperands.swift: checks each operand that comes from scripts, against the arena and its kind.
//
// The bindings are careful, but they share a world with untrusted scripts. So no number is trusted: an id must be one of the arena's and of
// the kind that the operation requires, a position must be an exact non-negative integer, and nothing is converted, since that would run
// scripts. Any other operand is `forged`.
//
// Why it is safe: operands live as long as the call, during which the holder that was called retains their receiver
// (UnsafeNativeCall.swift). It is not retained here, since counting references would take a sixth of a call. Pointers to texts are passed
// on only for the duration of a closure. A failure's value may be declared sendable, since the call that fails catches the failure itself, on
// the thread of the value's context.

import DOM
import ScriptEngine
import WebInfra

/// Why an operation failed. `DOMReceiver.Status` has the numbers for the bindings.
enum OperationFailure: Error, @unchecked Sendable {
    /// The tree's own algorithms threw it.
    case exception(DOMException)
    /// An operand is not of the required kind: a script has tricked the bindings.
    case forged
    /// There is no room for the result.
    case outOfMemory
    /// A value thrown by a lazy module of the bindings.
    case thrown(ScriptValue)
}

/// The operands of one call, by index.
struct Operands {
    let call: NativeCall
    private let receiver: Unmanaged<DOMReceiver>
    private let ids: UnsafeArenaIDs

    init(call: NativeCall, receiver: DOMReceiver) {
        self.call = call
        self.receiver = Unmanaged.passUnretained(receiver)
        ids = receiver.arena.ids
    }

    @inline(__always)
    private func withTree<Result>(_ body: (Tree) -> Result) -> Result {
        receiver._withUnsafeGuaranteedRef { body($0.tree) }
    }

    // MARK: Plain values

    var count: Int { call.argumentCount }

    /// The value itself, of any type.
    func value(_ index: Int) -> ScriptValue { call.value(index) }

    /// An exact integer.
    @inline(__always)
    func integer(_ index: Int) throws(OperationFailure) -> Int {
        guard let number = call.integer(index) else { throw .forged }
        return number
    }

    /// A non-negative integer: a count, an offset, a position.
    func position(_ index: Int) throws(OperationFailure) -> Int {
        let number = try integer(index)
        guard number >= 0 else { throw .forged }
        return number
    }

    /// A 32-bit number: an id or flags.
    @inline(__always)
    func word(_ index: Int) throws(OperationFailure) -> UInt32 {
        guard let number = UInt32(exactly: try integer(index)) else { throw .forged }
        return number
    }

    func boolean(_ index: Int) throws(OperationFailure) -> Bool {
        guard let boolean = call.boolean(index) else { throw .forged }
        return boolean
    }

    /// Whether an operand is text.
    func isString(_ index: Int) -> Bool { call.isString(index) }

    // MARK: Text

    /// Calls `body` with a text as the engine stores it.
    private func withText<Result>(
        _ index: Int,
        _ body: (EngineText) throws(OperationFailure) -> Result
    ) throws(OperationFailure) -> Result {
        guard let result = try call.withText(index, body) else {
            throw isString(index) ? .outOfMemory : .forged
        }
        return result
    }

    /// Calls `body` with a text's code units.
    func withUnits<Result>(
        _ index: Int,
        _ body: (UnsafeBufferPointer<UInt16>) throws(OperationFailure) -> Result
    ) throws(OperationFailure) -> Result {
        try withText(index) { text throws(OperationFailure) in
            switch text {
            case .units(let units): try body(units)
            case .latin1(let bytes): try bytes.map(UInt16.init).withUnsafeBufferPointer(body)
            }
        }
    }

    /// Calls `body` with a text as WTF-8.
    func withBytes<Result>(
        _ index: Int,
        _ body: (UnsafeBufferPointer<UInt8>) throws(OperationFailure) -> Result
    ) throws(OperationFailure) -> Result {
        try withText(index) { text throws(OperationFailure) in
            if let ascii = text.ascii { return try body(ascii) }
            switch text {
            case .latin1(let bytes): return try wtf8(bytes.map(UInt16.init)).withUnsafeBufferPointer(body)
            case .units(let units): return try wtf8(units).withUnsafeBufferPointer(body)
            }
        }
    }

    /// A text as WTF-8.
    func bytes(_ index: Int) throws(OperationFailure) -> [UInt8] {
        try withBytes(index) { bytes throws(OperationFailure) in Array(bytes) }
    }

    /// A text, with lone surrogates replaced by U+FFFD.
    func string(_ index: Int) throws(OperationFailure) -> String {
        try withText(index) { text throws(OperationFailure) in
            if let ascii = text.ascii { return String(decoding: ascii, as: UTF8.self) }
            switch text {
            case .latin1(let bytes): return String(decoding: bytes.map(UInt16.init), as: UTF16.self)
            case .units(let units): return String(decoding: units, as: UTF16.self)
            }
        }
    }

    /// A text, as a string of the tree.
    func text(_ index: Int) throws(OperationFailure) -> StringID {
        try makeString(index, { $0.make(latin1: $1) }, { $0.make(utf16: $1) })
    }

    /// A text, as a string of the tree that replaces another, whose text may be the next operand.
    func text(_ index: Int, inPlaceOf former: () -> StringID) throws(OperationFailure) -> StringID {
        if count > index + 1, let grown = call.appended(index, to: index + 1) {
            let head = former()
            let length = grown.formerLength + grown.rest.count
            // NB: That the operand is the text of this string is the bindings' word. A forged one is another text of the script's.
            let isFormer = withTree { $0.strings.length(head) } == grown.formerLength
            let hasRoom = withTree { $0.arena.hasRoom(strings: 1, text: 4 * length) }
            if isFormer, hasRoom, length <= UnsafeStringTable.longest {
                return grown.rest.withUnsafeBufferPointer { rest in
                    withTree { $0.strings.concatenate(head, utf16: rest) }
                }
            }
        }
        return try makeString(
            index,
            { $0.make(latin1: $1, inPlaceOf: former) },
            { $0.make(utf16: $1, inPlaceOf: former) }
        )
    }

    /// A text, as an interned string of the tree.
    func internedText(_ index: Int) throws(OperationFailure) -> StringID {
        try makeString(index, { $0.intern(latin1: $1) }, { $0.intern(utf16: $1) })
    }

    private func makeString(
        _ index: Int,
        _ latin1String: (UnsafeStringTable, UnsafeBufferPointer<UInt8>) -> StringID,
        _ unitsString: (UnsafeStringTable, UnsafeBufferPointer<UInt16>) -> StringID
    ) throws(OperationFailure) -> StringID {
        try withText(index) { text throws(OperationFailure) in
            switch text {
            case .latin1(let bytes):
                try ensureRoom(forText: bytes.count)
                return withTree { latin1String($0.strings, bytes) }
            case .units(let units):
                try ensureRoom(forText: units.count)
                return withTree { unitsString($0.strings, units) }
            }
        }
    }

    // MARK: Bytes

    /// Calls `body` with the bytes of a `Uint8Array`.
    func withByteArray<Result>(
        _ index: Int,
        _ body: (UnsafeBufferPointer<UInt8>) throws(OperationFailure) -> Result
    ) throws(OperationFailure) -> Result {
        guard let result = try call.withByteArray(index, body) else { throw .forged }
        return result
    }

    // MARK: Ids

    /// A node of any kind.
    func node(_ index: Int) throws(OperationFailure) -> NodeID {
        let number = try word(index)
        guard ids.hasNode(number) else { throw .forged }
        return NodeID(rawValue: number)
    }

    /// A node of any kind, or none.
    func nodeOrNone(_ index: Int) throws(OperationFailure) -> NodeID {
        let number = try word(index)
        guard number == 0 || ids.hasNode(number) else { throw .forged }
        return NodeID(rawValue: number)
    }

    /// A node of one kind.
    func node(_ index: Int, _ kind: NodeKind) throws(OperationFailure) -> NodeID {
        let number = try word(index)
        guard ids.hasNode(number, kind) else { throw .forged }
        return NodeID(rawValue: number)
    }

    func element(_ index: Int) throws(OperationFailure) -> NodeID { try node(index, .element) }

    func elementOrNone(_ index: Int) throws(OperationFailure) -> NodeID {
        let number = try word(index)
        guard number == 0 || ids.hasNode(number, .element) else { throw .forged }
        return NodeID(rawValue: number)
    }

    func document(_ index: Int) throws(OperationFailure) -> NodeID { try node(index, .document) }

    /// A node that can have children.
    func parentNode(_ index: Int) throws(OperationFailure) -> NodeID {
        let node = try node(index)
        switch withTree({ $0.kind(node) }) {
        case .element, .document, .documentFragment: return node
        default: throw .forged
        }
    }

    /// A text, CDATA section, comment or processing instruction.
    func characterData(_ index: Int) throws(OperationFailure) -> NodeID {
        let node = try node(index)
        switch withTree({ $0.kind(node) }) {
        case .text, .cdataSection, .comment, .processingInstruction: return node
        default: throw .forged
        }
    }

    /// A string of the tree.
    func stringID(_ index: Int) throws(OperationFailure) -> StringID {
        let number = try word(index)
        guard ids.hasString(number) else { throw .forged }
        return StringID(rawValue: number)
    }

    /// A string of the tree, or none.
    func stringIDOrNone(_ index: Int) throws(OperationFailure) -> StringID {
        let number = try word(index)
        guard number == 0 || ids.hasString(number) else { throw .forged }
        return StringID(rawValue: number)
    }

    /// The interned string equal to the given one, for use in names.
    func internedID(_ index: Int) throws(OperationFailure) -> StringID {
        let id = try stringID(index)
        return withTree { $0.strings.intern(id) }
    }

    func name(_ index: Int) throws(OperationFailure) -> NameID {
        let number = try word(index)
        guard withTree({ $0.names.has(number) }) else { throw .forged }
        return NameID(rawValue: number)
    }

    /// An attribute of any element, or of none.
    func attribute(_ index: Int) throws(OperationFailure) -> AttributeID {
        let number = try word(index)
        guard ids.hasAttribute(number) else { throw .forged }
        return AttributeID(rawValue: number)
    }

    /// An attribute of an element.
    func attribute(_ index: Int, of element: NodeID) throws(OperationFailure) -> AttributeID {
        let attribute = try attribute(index)
        guard withTree({ $0.has(attribute, on: element) }) else { throw .forged }
        return attribute
    }

    /// A position in one of the receiver's own lists.
    func place(_ index: Int, in places: Range<Int>) throws(OperationFailure) -> Int {
        let place = try integer(index)
        guard places.contains(place) else { throw .forged }
        return place
    }

    // MARK: Room

    private func ensureRoom(forText count: Int) throws(OperationFailure) {
        guard count <= UnsafeStringTable.longest, withTree({ $0.arena.hasRoom(strings: 1, text: 2 * count) }) else {
            throw .outOfMemory
        }
    }
}
