// CommandFiles.swift: what commands read and write: files that the user named, and the standard streams.

import FilePaths
import Glibc
import Isolation
import Supervision
import TerminalText

/// Reads a file that the user named.
func readInput(_ path: some PathBytes) throws(CommandError) -> [UInt8] {
    do throws(FileError) { return try readFile(path) } catch { throw .failed(error.description) }
}

/// Writes data to standard output, or to a file that appears whole or not at all.
func writeOutput(_ bytes: [UInt8], to path: FilePath?) throws {
    do {
        if let path, path != "-" { try writeFile(bytes, to: path) } else { try writeStandardOutput(bytes) }
    } catch let problem as FileError where problem.isReaderGone {
        // As other programs end in a pipeline whose reader has had enough: by the signal, without a word.
        throw CommandError.interrupted("", by: SIGPIPE)
    } catch {
        throw CommandError.failed("\(error)")
    }
}

/// Writes text for people to standard output: on a terminal as it can be shown there, otherwise byte for byte.
func writeText(_ text: String) throws { try writeText(bytes: Array(text.utf8)) }

/// Writes bytes that are text for people to standard output.
func writeText(bytes: [UInt8]) throws {
    try writeOutput(isTerminal(1) ? Array(shownText(bytes: bytes).utf8) : bytes, to: nil)
}
