// SourcePlaces.swift: maps addresses of an action's executable to lines of the author's sources. The toolchain's llvm-symbolizer does
// it, once for each trap.

import FilePaths
import Isolation

/// The source lines of one executable.
package struct SourcePlaces {
    /// Path of the executable, which is always loaded at the same addresses.
    package var executable: String

    /// Limits of the symbolizer in seconds and in bytes of memory.
    private static let (seconds, memory) = (10.0, 1 << 30)
    private static let longestOutput = 1 << 20

    /// The lines of the author's files at return addresses, as `FILE:LINE`, the innermost first, without duplicates; nil if the
    /// executable has no line information.
    package func lines(at addresses: [UInt64]) -> [String]? {
        let folder = executable.parentPath
        // The build writes the symbolizer's path beside the executable.
        guard !addresses.isEmpty, case .success(let bytes) = readAll(path: folder + "/symbolizer", limit: 1 << 12)
        else {
            return nil
        }
        let program = String(decoding: bytes, as: UTF8.self)
        guard isExecutable(program), let output = run(program, addresses) else { return nil }
        // NB: Sources that the build adds to the author's are in the cache.
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
        // If the symbolizer was ended, the trace is reported without it.
        return lines.isEmpty ? nil : lines
    }

    private func run(_ program: String, _ addresses: [UInt64]) -> String? {
        guard let pipe = makePipe(ownEndReads: true) else { return nil }
        defer { closeDescriptor(pipe.own) }
        let children = ChildGroup()
        // A return address follows the call. Code that the compiler adds to a line, such as the check of a forced unwrap, has no line.
        let words = addresses.map { "0x" + String($0 == 0 ? 0 : $0 - 1, radix: 16) }
        let child = try? ChildProcess.start(
            in: children,
            executable: program,
            arguments: ["--obj=\(executable)", "--functions=none", "--inlining=false", "--skip-line-zero"] + words,
            environment: [],
            descriptors: [nil, pipe.child, nil],
            confinement: .compiler,
            // The line information comes from untrusted sources.
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
