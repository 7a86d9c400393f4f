// UnsafeBindings.swift: the embedded files of the bindings, and the arena as buffers.
//
// Why it is safe: the files are constants of the program. The arena's memory lives as long as a buffer over it.

import CBindings
import DOM
import Glibc
import ScriptEngine

/// The bindings' files, in the order in which they run.
enum Bindings {
    /// Runs the files that make up a fresh world; the rest runs when it is first touched, as js/families.js says.
    ///
    /// - Parameter bindings: The object that the files share.
    static func load(into bindings: ScriptValue, of context: ScriptContext) throws(ScriptError) {
        for file in files {
            if let thrown = file.run(with: bindings) { throw context.error(from: thrown.reference) }
        }
    }

    /// Whether there is a file of that name among those that run late.
    static func hasLateFile(_ name: String) -> Bool { lateFiles[name] != nil }

    /// Runs the file with the given name, `js/dom/Range.js` say.
    ///
    /// - Returns: What it threw; nil when it ran to its end.
    static func run(lateFile name: String, with bindings: ScriptValue) -> ScriptValue? {
        guard let file = lateFiles[name] else {
            preconditionFailure("js/families.js names \(name), which Sources/Engine/CBindings/CBindings.c lacks")
        }
        return file.run(with: bindings)
    }

    private static let files = (0..<bindingsFileCount).map { File(bindingsFiles[$0]) }
    private static let lateFiles = Dictionary(
        uniqueKeysWithValues: (0..<bindingsLateFileCount).map { index in
            (String(cString: bindingsLateFiles[index].name), File(bindingsLateFiles[index]))
        }
    )

    /// A file that each world runs; read from the program once.
    private final class File: Sendable {
        private let url: String
        /// NB: What comments hold beyond ASCII is blanked, which keeps the source at one byte a character in the engine.
        private let source: [UInt8]

        init(_ file: BindingsFile) {
            url = "webaction:" + String(cString: file.name)
            let bytes = UnsafeBufferPointer(start: file.source, count: file.length)
            source = bytes.map { $0 < 0x80 ? $0 : 0x20 }
        }

        func run(with bindings: ScriptValue) -> ScriptValue? {
            bindings.context.run(ascii: source, sourceURL: url, this: bindings)
        }
    }

    /// The arena's regions as `ArrayBuffer`s.
    static func buffers(of arena: UnsafeArena, in context: ScriptContext) throws(ScriptError) -> ScriptValue {
        let buffers = try context.evaluate("({__proto__: null})")
        let header = UnsafeMutableRawBufferPointer(start: arena.header, count: ArenaLayout.headerSize)
        let nodes = UnsafeMutableRawBufferPointer(start: arena.nodes, count: UnsafeArena.nodeRegionSize)
        let attributes = UnsafeMutableRawBufferPointer(start: arena.attributes, count: UnsafeArena.attributeRegionSize)
        try buffers.setProperty("header", context.makeBuffer(over: header, owner: arena.memory))
        try buffers.setProperty("nodes", context.makeBuffer(over: nodes, owner: arena.memory))
        try buffers.setProperty("attributes", context.makeBuffer(over: attributes, owner: arena.memory))
        return buffers
    }
}
