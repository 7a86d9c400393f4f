// WrittenFiles.swift: which files a command writes, to be told from those that it reads: it refuses to write over them, or twice.
//
// Names are compared by what they lead to, so that links, `./` and hard links make no difference. What is no regular file, such as a
// terminal or a pipe, is written by as many as like.

package import FilePaths
import Isolation

/// A file that an option names.
package struct NamedOutput: Sendable {
    package let option: String
    /// `-` is standard output.
    package let path: FilePath

    /// An option and the file that it names.
    package init(_ option: String, to path: FilePath) { (self.option, self.path) = (option, path) }

    /// nil: the option was not given.
    package init?(_ option: String, _ path: FilePath?) {
        guard let path else { return nil }
        self.init(option, to: path)
    }
}

/// Something would be overwritten.
package enum OutputCollision: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is read would be written by an option.
    case input(FilePath, option: String)
    /// What is there already, and a page may load, would be written by an option.
    case loadable(FilePath, option: String)
    /// Two options name one file, or one names it twice.
    case outputs(FilePath, String, String)
    /// Two options write to standard output.
    case standardOutput(String, String)

    /// What is wrong, as one sentence.
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
    /// Whether any of them was there already: what was not is no input.
    package private(set) var areAnyThere = false

    /// - Throws: Where two of them are one file.
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

    /// What writes over an input, as it is called there; nil: nothing does. `-` is standard input.
    package func writer(of input: FilePath) -> NamedOutput? {
        if writers.isEmpty { return nil }
        return Self.place(of: input).flatMap { writers[$0] }
    }

    /// Makes sure that none of them is an input.
    ///
    /// - Parameters:
    ///   - inputs: Files that are read, or were; `-` is standard input.
    ///   - replaceable: An input that `--output` may name: it is rewritten in place.
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

/// Where a file is, or would be.
private enum OutputPlace: Hashable, Sendable {
    case standardOutput
    case file(FileIdentity)
    /// What is not there yet, by its folder.
    case new(FileIdentity, name: FilePath)
    /// What is not there yet, nor is its folder.
    case newBelow(FilePath)

    /// nil: no regular file.
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
