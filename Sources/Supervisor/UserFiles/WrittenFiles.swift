// WrittenFiles.swift: the files that a command writes, to refuse overwriting its inputs, or writing a file twice.
//
// Files are compared by identity, so that links, `./` and hard links make no difference. Files that are not regular, such as a
// terminal or a pipe, may be written by several options.

package import FilePaths
import Isolation

/// A file that an option names.
package struct NamedOutput: Sendable {
    package let option: String
    /// `-` is standard output.
    package let path: FilePath

    /// Creates an output from an option and its file.
    package init(_ option: String, to path: FilePath) { (self.option, self.path) = (option, path) }

    /// Creates an output; nil if the option is missing.
    package init?(_ option: String, _ path: FilePath?) {
        guard let path else { return nil }
        self.init(option, to: path)
    }
}

/// A file that would be overwritten.
package enum OutputCollision: Error, Equatable, Sendable, CustomStringConvertible {
    /// An option would write an input.
    case input(FilePath, option: String)
    /// An option would write an existing file that a page may load.
    case loadable(FilePath, option: String)
    /// Two options name one file, or one option names it twice.
    case outputs(FilePath, String, String)
    /// Two options write to standard output.
    case standardOutput(String, String)

    /// The problem in one sentence.
    package var description: String {
        switch self {
        case .input(let path, let option): return "\(path): is an input, and \(option) would overwrite it."
        case .loadable(let path, let option):
            let problem = "is there already, and pages may load it (--resource-root)"
            return "\(path): \(problem). Remove it, or give \(option) another name."
        case .outputs(let path, let first, let second):
            let both = first == second ? "\(first) names it twice" : "\(first) and \(second) both name it"
            return "\(path): \(both), and the one would overwrite the other."
        case .standardOutput(let first, let second):
            return "\(first) and \(second) would both go to standard output; give one of them a file."
        }
    }
}

/// The files that a command writes.
package struct WrittenFiles: Sendable {
    private var writers: [OutputPlace: NamedOutput] = [:]
    /// Whether any of them existed before: a new file cannot be an input.
    package private(set) var areAnyThere = false

    /// - Throws: If two of them are the same file.
    package init(_ outputs: [NamedOutput]) throws(OutputCollision) {
        for output in outputs {
            guard let place = output.path == "-" ? .standardOutput : OutputPlace(output.path) else { continue }
            if let other = writers[place] {
                throw place == .standardOutput
                    ? .standardOutput(other.option, output.option)
                    : .outputs(output.path, other.option, output.option)
            }
            writers[place] = output
            if case .file = place { areAnyThere = true }
        }
    }

    /// The output that would overwrite an input; nil if none would. `-` is standard input.
    package func writer(of input: FilePath) -> NamedOutput? {
        if writers.isEmpty { return nil }
        return Self.place(of: input).flatMap { writers[$0] }
    }

    /// Checks that none of them is an input.
    ///
    /// - Parameters:
    ///   - inputs: Files that are or were read; `-` is standard input.
    ///   - replaceable: An input that `--output` may name, to rewrite it in place.
    package func check(_ inputs: [FilePath], replaceable: FilePath? = nil) throws(OutputCollision) {
        for input in inputs {
            guard let writer = writer(of: input) else { continue }
            if writer.option == "--output", let replaceable, Self.place(of: input) == Self.place(of: replaceable) {
                continue
            }
            throw .input(writer.path, option: writer.option)
        }
    }

    private static func place(of input: FilePath) -> OutputPlace? { OutputPlace(input == "-" ? "/dev/stdin" : input) }
}

/// The identity of an output file, which may not exist yet.
private enum OutputPlace: Hashable, Sendable {
    case standardOutput
    case file(FileIdentity)
    /// A new file in an existing folder.
    case new(FileIdentity, name: FilePath)
    /// A new file in a new folder.
    case newBelow(FilePath)

    /// nil if the path is not a regular file.
    init?(_ path: FilePath) {
        if let identity = FileIdentity(path) {
            guard entryKind(path) == .file else { return nil }
            self = .file(identity)
        } else if let folder = FileIdentity(path.parent) {
            self = .new(folder, name: path.name)
        } else {
            self = .newBelow(path)
        }
    }
}
