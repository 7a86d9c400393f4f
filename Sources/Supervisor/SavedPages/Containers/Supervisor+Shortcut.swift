// Supervisor+Shortcut.swift: reads the scripts of a .shortcut file in a reader: the file is untrusted.

import ContainerProtocol
package import FilePaths
package import Isolation
package import ProcessSupervision
package import UserFiles
import Wire

extension Supervisor {
    /// The time in seconds after which a reader of a shortcut is ended.
    private static let shortcutLimit = 30.0
    /// The resident size in bytes above which it is ended.
    private static let shortcutMemory = 1 << 30

    /// Reads the scripts of a shortcut, in order.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - bounds: The folders that must contain it, if its name does not come from the user.
    /// - Returns: The scripts, or the sentence that refuses the file.
    package func scripts(
        ofShortcut path: FilePath,
        in bounds: FileBounds?
    ) throws(FileError) -> Result<[String], ShortcutRefusal> {
        let reader = try startReader(of: path, in: bounds)
        defer { reader.process.kill() }
        reader.send(SupervisorToReader.readShortcut, request: 0)
        let deadline = monotonicSeconds() + Self.shortcutLimit
        while monotonicSeconds() < deadline, reader.process.residentBytes <= Self.shortcutMemory {
            var interests = [reader.interest].compactMap { $0 }
            if interests.isEmpty { break }
            wait(for: &interests, seconds: 0.1)
            reader.flush()
            reader.receive()
            do throws(WireError) {
                guard let frame = try reader.nextFrame() else {
                    if reader.isClosed { break }
                    continue
                }
                switch try ReaderToSupervisor(frame) {
                case .scripts(let texts) where !texts.isEmpty: return .success(texts)
                case .unusable(let problem): return .failure(ShortcutRefusal(problem))
                default: break
                }
            } catch {
                return .failure(ShortcutRefusal("its reader sent an invalid message: \(error.description)."))
            }
        }
        return .failure(ShortcutRefusal("its reader ended, or exceeded a limit."))
    }
}

/// Why the scripts of a shortcut cannot be run.
package struct ShortcutRefusal: Error, Equatable, CustomStringConvertible {
    /// A sentence, without the file's name.
    package let description: String

    init(_ description: String) { self.description = description }
}
