// ActionSurroundings.swift: what an action's process is given besides its connection: a folder for temporary files, which
// goes with it, and a pipe for what it prints, of which no more is passed on than a person would read.

import Isolation

/// The surroundings of one process.
final class ActionSurroundings {
    /// Its folder for temporary files; nil where none can be made.
    private let folder: String?
    /// Our end of the pipe.
    private var output: Int32?
    /// The child's end, until it is started.
    private var childOutput: Int32?
    private var printed = 0
    private var isCut = false
    private let name: String

    /// - Parameter name: The process's name in messages.
    init(name: String) {
        self.name = name
        if case .success(let path) = makeTemporaryFolder(prefix: "webaction-action") {
            folder = path
        } else {
            folder = nil
        }
        if let pipe = makePipe(ownEndReads: true) { (output, childOutput) = (pipe.own, pipe.child) }
    }

    deinit {
        for descriptor in [output, childOutput] { if let descriptor { closeDescriptor(descriptor) } }
        removeFiles()
    }

    /// This process's environment with the folder in it, and `additions` as `NAME=value`.
    func environment(_ additions: [String]) -> [String] {
        let own = additions + (folder.map { ["TMPDIR=\($0)"] } ?? [])
        let names = own.map { $0.prefix { $0 != "=" } + "=" }
        return currentEnvironment().filter { entry in !names.contains { entry.hasPrefix($0) } } + own
    }

    /// The descriptor that the child prints to.
    var descriptor: Int32 { childOutput ?? 2 }

    /// To be called once the child has its end.
    func closeChildEnd() {
        if let childOutput { closeDescriptor(childOutput) }
        childOutput = nil
    }

    var interest: Interest? { output.map { Interest($0, reads: true, writes: false) } }

    /// Passes on what was printed meanwhile.
    func forward() {
        guard let descriptor = output else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            switch readAvailable(descriptor, into: &chunk) {
            case .bytes(let count): pass(chunk[..<count])
            case .wouldBlock: return
            case .closed, .failed:
                closeDescriptor(descriptor)
                output = nil
                return
            }
        }
    }

    private func pass(_ bytes: ArraySlice<UInt8>) {
        let room = max(0, ActionLimits.output - printed)
        printed = min(printed + bytes.count, ActionLimits.output)
        if room > 0 { _ = writeAll(descriptor: 2, bytes: Array(bytes.prefix(room))) }
        if bytes.count > room, !isCut {
            isCut = true
            let note = "\nwarning: \(name) printed more than \(ActionLimits.output >> 20) MB; the rest is left out.\n"
            _ = writeAll(descriptor: 2, bytes: Array(note.utf8))
        }
    }

    /// Removes its temporary files.
    func removeFiles() { if let folder { removeFolder(folder) } }
}
