// UnsafeStackReader.swift: reads the call stack while a script waits for a native call.
//
// An error made in a context in which nothing runs has the calls of all contexts, with lines and columns, and scripts cannot affect it by
// changing their own `Error`. Making one and writing out its stack takes three microseconds; so stacks that were read before are recognized
// by a walk (UnsafeStackWalk.swift), which takes a tenth of that.
// Why it is safe: the context is its virtual machine's, the string this object's until `release`; results of the library are used at once.

import CJavaScriptCore

final class UnsafeStackReader {
    /// The most calls that are reported, including the bindings' own.
    static let depth = 64

    private let context: JSGlobalContextRef
    private let key: JSStringRef
    /// Recognizes stacks that were read before; nil if the library lacks the functions.
    @exclusivity(unchecked) private var walk: UnsafeStackWalk?

    /// - Parameter context: A context in which nothing runs; it outlives the reader.
    init?(group: JSContextGroupRef, context: JSGlobalContextRef) {
        guard let key = JSStringCreateWithUTF8CString("stack") else { return nil }
        self.context = context
        self.key = key
        var exception: JSValueRef?
        _ = UnsafeJavaScriptCore.evaluate(
            "Error.stackTraceLimit = \(Self.depth)",
            url: "",
            line: 1,
            in: context,
            exception: &exception
        )
        walk = UnsafeStackWalk(group: group, context: context) { [unowned self] in written() }
    }

    func release() {
        walk?.release()
        JSStringRelease(key)
    }

    /// Removes the numbers of stacks.
    func forget() { walk?.forget() }

    /// The number of the current stack.
    ///
    /// - Parameters:
    ///   - frame: The innermost call, from `NativeCall.frame`.
    ///   - number: Returns a number for a stack in code units, which are empty if it cannot be read.
    func read(from frame: UInt, _ number: ([UInt16]) -> Int) -> Int {
        guard let walk, let frame = UnsafeRawPointer(bitPattern: frame) else { return number(written()) }
        if let known = walk.number(at: frame) { return known }
        let found = number(walk.completed(written(), from: frame))
        walk.remember(found)
        return found
    }

    /// The current stack, as the engine writes it.
    func written() -> [UInt16] {
        guard let error = JSObjectMakeError(context, 0, nil, nil),
            let value = JSObjectGetProperty(context, error, key, nil)
        else { return [] }
        return UnsafeJavaScriptCore.units(of: value, in: context)
    }
}

extension ScriptVM {
    /// The number of the current stack, over all contexts.
    ///
    /// - Parameters:
    ///   - frame: The innermost call, from `NativeCall.frame`.
    ///   - number: Returns a number for a stack, the same each time until `prepareStacks`. A stack has one line per call, innermost first:
    ///     `name@file:line:column`.
    public func readStack(from frame: UInt, _ number: ([UInt16]) -> Int) -> Int {
        let placed = { [unowned self] in number(composedScripts.placed($0)) }
        return stackReader?.read(from: frame, placed) ?? number([])
    }

    /// The current stack over all contexts, one line per call, innermost first: `name@file:line:column`. This takes some microseconds.
    public func writtenStack() -> [UInt16] { composedScripts.placed(stackReader?.written() ?? []) }

    /// Prepares for reading stacks, which get new numbers.
    public func prepareStacks() { stackReader?.forget() }
}
