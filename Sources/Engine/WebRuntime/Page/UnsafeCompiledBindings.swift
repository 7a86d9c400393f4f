// UnsafeCompiledBindings.swift: the file with the bindings' compiled code: the script of a new world, and the lazy modules that most pages'
// scripts use. Parsing their text takes the engine more than half of the time for a world.
//
// Format: eight-byte words in this machine's byte order: a magic number, the identity of the program and the engine that made it, the
// length of the file, the number of scripts, and for each its number and the range of its code. The code follows, aligned to multiples of
// 64. The texts are in the program.
//
// Why it is safe: the file is beside the program, has the same owner, and is trusted as much. It is moved into place as a whole
// (CompileBindingsCommand.swift), so it never changes while it is mapped, and it is mapped until the process ends. All ranges are checked
// against its length.

import DOM
package import FilePaths
import Glibc
package import ScriptEngine
import Synchronization

/// The bindings' compiled code.
package struct CompiledBindings: Sendable {
    private static let mark: UInt64 = 0x3167_6e64_6e69_6277
    private static let identityWords = 8
    private static let wordsOfScript = 3
    private static let alignment = 64

    private let scripts: [Int: CompiledScript]

    private static let current = Mutex<CompiledBindings?>(nil)

    /// Makes new worlds read the bindings from the file at `path`, if it was made by this build with the loaded engine. Otherwise they are
    /// compiled for each process.
    package static func use(_ path: FilePath) {
        let found = map(path).flatMap { CompiledBindings($0) }
        current.withLock { $0 = found }
    }

    /// Whether `use` has an effect for the file at `path`.
    package static func isUsable(_ path: FilePath) -> Bool { map(path).flatMap { CompiledBindings($0) } != nil }

    /// A script by its number in `Bindings`; nil if it is not included.
    static func script(_ number: Int) -> CompiledScript? { current.withLock { $0?.scripts[number] } }

    private static func map(_ path: FilePath) -> LastingBytes? {
        let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
        let descriptor = open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG, information.st_size > 0,
            let start = mmap(nil, Int(information.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { return nil }
        return LastingBytes(unsafe: UnsafeRawBufferPointer(start: start, count: Int(information.st_size)))
    }

    private init?(_ file: LastingBytes) {
        let bytes = file.bytes
        func word(_ index: Int) -> Int? {
            guard (index + 1) * 8 <= bytes.count else { return nil }
            return Int(exactly: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        }
        func part(_ index: Int) -> LastingBytes? {
            guard let start = word(index), let count = word(index + 1), start <= bytes.count,
                count <= bytes.count - start
            else { return nil }
            return LastingBytes(unsafe: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
        }
        let identityEnd = (1 + Self.identityWords) * 8
        guard word(0) == Int(Self.mark), bytes.count > identityEnd, let identity = CompiledScript.identity,
            bytes[8..<identityEnd].elementsEqual(identity), word(1 + Self.identityWords) == bytes.count,
            let count = word(2 + Self.identityWords), count <= 4096
        else { return nil }
        var scripts: [Int: CompiledScript] = [:]
        for index in 0..<count {
            let entry = 3 + Self.identityWords + index * Self.wordsOfScript
            guard let number = word(entry), let code = part(entry + 1), let script = Bindings.script(numbered: number)
            else { return nil }
            scripts[number] = CompiledScript(name: script.url, text: script.embedded, code: code)
        }
        self.scripts = scripts
    }

    /// Compiles the bindings of this build with the loaded engine.
    ///
    /// - Returns: The file's bytes; nil if the engine cannot do so, or if builds have no identity.
    /// - Throws: An error of the bindings, which is a bug of ours.
    package static func make() throws(ScriptError) -> [UInt8]? {
        guard let identity = CompiledScript.identity else { return nil }
        let vm = ScriptVM()
        var words: [UInt64] = []
        var body: [UInt8] = []
        let scripts = try usedScripts(vm)
        let headLength = aligned((3 + identityWords + scripts.count * wordsOfScript) * 8)
        for script in scripts {
            guard let code = vm.compile(script.embedded, name: script.url) else { return nil }
            words += [UInt64(script.number), UInt64(headLength + body.count), UInt64(code.bytes.count)]
            body += code.bytes
            body += repeatElement(0, count: aligned(body.count) - body.count)
        }
        var head: [UInt8] = []
        func append(_ word: UInt64) { withUnsafeBytes(of: word) { head += $0 } }
        append(mark)
        head += identity
        append(UInt64(headLength + body.count))
        append(UInt64(scripts.count))
        for word in words { append(word) }
        head += repeatElement(0, count: headLength - head.count)
        return head + body
    }

    private static func aligned(_ length: Int) -> Int { (length + alignment - 1) / alignment * alignment }

    /// The script of a new world, and the lazy modules that `js/warmUp.js` uses.
    private static func usedScripts(_ vm: ScriptVM) throws(ScriptError) -> [Bindings.Script] {
        let tree = Tree(arena: UnsafeArena())
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), vm: vm)
        let world = try World(.isolated, page: page)
        var files = [Bindings.warmUp]
        let answer = world.receiver.families.lazyModule
        world.receiver.families.lazyModule = { receiver, operation, operands in
            let result = try answer?(receiver, operation, operands) ?? .undefined
            if operation == .lazyModule, case .integer(let file) = result, file >= 0, !files.contains(file) {
                files.append(file)
            }
            return result
        }
        try world.bindings.setProperty("usesMore", world.context.value(true))
        if let thrown = Bindings.run(lazyModule: Bindings.warmUp, with: world.bindings) {
            throw world.context.error(from: thrown.reference)
        }
        try world.warmUp()
        return [Bindings.startUp] + files.map(Bindings.script(ofLazyModule:))
    }
}
