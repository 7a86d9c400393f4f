// CommandFiles.swift: reads and writes the files that the user names, and the standard streams.

import FilePaths
import Glibc
import Isolation
import JSONCoding
import PropertyValues
import TerminalText
import UserFiles

/// Reads a file that the user named.
func readInput(_ path: some PathBytes) throws(CommandError) -> [UInt8] {
    do throws(FileError) { return try readFile(path) } catch { throw .failed(error.description) }
}

/// Writes data to standard output, or to a file, completely or not at all.
func writeOutput(_ bytes: [UInt8], to path: FilePath?) throws {
    do throws(FileError) {
        if let path, path != "-" { try writeFile(bytes, to: path) } else { try writeStandardOutput(bytes) }
    } catch {
        // The reader of the pipeline has ended: like other programs, this one is then ended by the signal, without a message.
        if error.isReaderGone { throw CommandError.interrupted("", by: SIGPIPE) }
        throw CommandError.failed(error.description)
    }
}

/// A value as indented JSON, with a final line feed.
func jsonText(_ value: PropertyValue) -> [UInt8] { value.json(JSONStyle(isIndented: true, sortsKeys: false)) + [0x0A] }

/// Writes a value as JSON.
func writeJSON(_ value: PropertyValue, to path: FilePath?) throws { try writeOutput(jsonText(value), to: path) }

/// Writes text for people to standard output: escaped on a terminal, otherwise byte for byte.
func writeText(_ text: String) throws { try writeText(bytes: Array(text.utf8)) }

/// Writes the bytes of text for people to standard output.
func writeText(bytes: [UInt8]) throws {
    try writeOutput(isTerminal(1) ? Array(shownText(bytes: bytes).utf8) : bytes, to: nil)
}
