// SourcePlaces.swift: which lines of an author's sources are at addresses of an action's executable. The toolchain's own program
// says so (llvm-symbolizer), once, when an action has trapped.

import FilePaths
import Isolation

/// The lines of one executable.
struct SourcePlaces {
    /// Path of the executable, which lies at the same addresses whenever it runs.
    var executable: String

    /// Seconds that the program may take, and bytes of memory.
    private static let (seconds, memory) = (10.0, 1 << 30)
    private static let longestOutput = 1 << 20

    /// The lines at return addresses that are in the author's files, as `FILE:LINE`, the innermost first, each once; nil where the
    /// executable was made without them.
    func lines(at addresses: [UInt64]) -> [String]? {
        let folder = executable.parentPath
        // The build notes beside the executable where the program is.
        guard !addresses.isEmpty, case .success(let bytes) = readAll(path: folder + "/symbolizer", limit: 1 << 12)
        else {
            return nil
        }
        let program = String(decoding: bytes, as: UTF8.self)
        guard isExecutable(program), let output = run(program, addresses) else { return nil }
        // NB: What the build adds to the author's sources lies in the cache.
        let cache = folder.parentPath.parentPath
        var lines: [String] = []
        for line in output.split(separator: "\n") {
            // FILE:LINE:COLUMN
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0 else { continue }
            let file = parts.dropLast(2).joined(separator: ":")
            guard file.isAbsolutePath, !file.isBelow(cache), file.pathName != "<compiler-generated>" else { continue }
            let place = "\(file):\(number)"
            if !lines.contains(place) { lines.append(place) }
        }
        // Where the program was ended, what is known without it is told.
        return lines.isEmpty ? nil : lines
    }

    private func run(_ program: String, _ addresses: [UInt64]) -> String? {
        guard let pipe = makePipe(ownEndReads: true) else { return nil }
        defer { closeDescriptor(pipe.own) }
        let children = ChildGroup()
        // A return address is behind the call. What the compiler adds to a line, such as the check of a forced unwrap, has none.
        let words = addresses.map { "0x" + String($0 == 0 ? 0 : $0 - 1, radix: 16) }
        let child = try? ChildProcess.start(
            in: children,
            executable: program,
            arguments: ["--obj=\(executable)", "--functions=none", "--inlining=false", "--skip-line-zero"] + words,
            environment: [],
            descriptors: [nil, pipe.child, nil],
            confinement: .compiler,
            // What lines there are, the compiler wrote of strangers' sources.
            files: ReachableFiles(
                readable: [
                    "/lib", "/lib64", "/usr", "/etc/ld.so.cache", program.parentPath.parentPath, executable.parentPath,
                ],
                writable: ["/dev/null"]
            ),
            keptWithin: TreeBounds(memory: Self.memory)
        )
        closeDescriptor(pipe.child)
        guard child != nil else { return nil }
        defer { children.killAll() }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        let deadline = monotonicSeconds() + Self.seconds
        while output.count < Self.longestOutput, monotonicSeconds() < deadline {
            var interests = [Interest(pipe.own, reads: true, writes: false)]
            wait(for: &interests, seconds: deadline - monotonicSeconds())
            switch readAvailable(pipe.own, into: &chunk) {
            case .bytes(let count): output += chunk[..<count]
            case .wouldBlock: continue
            case .closed, .failed: return String(decoding: output, as: UTF8.self)
            }
        }
        return nil
    }
}
