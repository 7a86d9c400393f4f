// UnsafeBindings.swift: the embedded files of the bindings, and buffers over the arena.
//
// Why it is safe: the files are constants of the program. The arena's memory lives as long as a buffer over it.

import CBindings
import DOM
import Glibc
import ScriptEngine

/// The bindings' files, in the order in which they run.
enum Bindings {
    /// Runs the files of a new world; the others run on first use, as specified in js/lazyModules.js.
    ///
    /// - Parameter bindings: The object that the files share.
    static func load(into bindings: ScriptValue, of context: ScriptContext) throws(ScriptError) {
        if let thrown = startUp.run(with: bindings) { throw context.error(from: thrown.reference) }
    }

    /// Runs a lazy module.
    ///
    /// - Returns: Its exception; nil if it ran to its end.
    static func run(lazyModule number: Int, with bindings: ScriptValue) -> ScriptValue? {
        script(ofLazyModule: number).run(with: bindings)
    }

    /// The number of the lazy module that does what scripts often do, to prepare worlds in advance and to select what is compiled in advance.
    static let warmUp = lazyModule(at: "js/warmUp.js")
    /// The number of the file that runs in the global object of each frame.
    static let realmObjects = lazyModule(at: "js/html/windows/realmObjects.js")

    private static func lazyModule(at path: String) -> Int {
        guard
            let number = (0..<bindingsLazyModuleCount).first(where: {
                String(cString: bindingsLazyModules[$0].name) == path
            })
        else { preconditionFailure("Sources/Engine/CBindings/CBindings.c lacks \(path)") }
        return number
    }

    /// The script of a lazy module.
    static func script(ofLazyModule number: Int) -> Script {
        Script(number: number + 1, file: bindingsLazyModules[number])
    }

    /// The script with a number; nil if there is none.
    static func script(numbered number: Int) -> Script? {
        if number == 0 { return startUp }
        return 1...bindingsLazyModuleCount ~= number ? script(ofLazyModule: number - 1) : nil
    }

    /// The files of a new world: each is a block of its own.
    static let startUp = Script(number: 0, file: bindingsStartUp)

    /// A script of the bindings.
    final class Script: @unchecked Sendable {
        /// 0 is the script of a new world; lazy modules follow in order.
        let number: Int
        let url: String
        /// The text as embedded in the program. Non-ASCII characters occur in comments only.
        let embedded: LastingBytes

        fileprivate init(number: Int, file: BindingsFile) {
            self.number = number
            url = "webaction:" + String(cString: file.name)
            embedded = LastingBytes(unsafe: UnsafeRawBufferPointer(start: file.source, count: file.length))
        }

        /// The text without comment lines, which the engine would only skip, and so in ASCII. All line ends, and so all positions in
        /// stacks, are preserved.
        private lazy var text: [UInt8] = {
            [UInt8](unsafeUninitializedCapacity: embedded.bytes.count) { buffer, count in
                var rest = embedded.bytes[...]
                while !rest.isEmpty {
                    var line = rest[...(rest.firstIndex(of: 0x0A) ?? rest.endIndex - 1)]
                    rest = rest[line.endIndex...]
                    if line.drop(while: { $0 == 0x20 }).starts(with: "//".utf8) { line = line.suffix(1) }
                    count = buffer[count...].initialize(fromContentsOf: line)
                }
            }
        }()

        func run(with bindings: ScriptValue) -> ScriptValue? {
            if let compiled = CompiledBindings.script(number) {
                let (didRun, thrown) = bindings.context.run(compiled, this: bindings)
                if didRun { return thrown }
            }
            return bindings.context.run(ascii: text, sourceURL: url, this: bindings)
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
