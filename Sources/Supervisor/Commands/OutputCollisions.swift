// OutputCollisions.swift: files that a command would write over what it reads, or twice: refused before anything is run.
//
// Names are compared by what they lead to, so that links, `./` and hard links make no difference. What is no regular file, such as a
// terminal or a pipe, is written by as many as like.

import ExtensionModel
import FilePaths
import Isolation

/// A file that an option names.
struct NamedOutput {
    let option: String
    /// `-` is standard output.
    let path: FilePath

    /// nil: the option was not given.
    init?(_ option: String, _ path: FilePath?) {
        guard let path else { return nil }
        (self.option, self.path) = (option, path)
    }
}

/// Makes sure that no output is the file of another one, or of an input.
///
/// - Parameters:
///   - inputs: Files that are read, or were.
///   - replaceable: An input that `--output` may name: it is rewritten in place.
func checkOutputs(
    _ outputs: [NamedOutput?],
    inputs: [FilePath],
    replaceable: FilePath? = nil
) throws(CommandError) {
    let outputs = outputs.compactMap { $0 }
    if outputs.isEmpty { return }
    var read: Set<OutputPlace> = []
    for input in inputs where input != "-" { OutputPlace(input).map { _ = read.insert($0) } }
    let own = replaceable.flatMap { $0 == "-" ? nil : OutputPlace($0) }
    var writers: [OutputPlace: String] = [:]
    for output in outputs {
        guard let place = output.path == "-" ? .standardOutput : OutputPlace(output.path) else { continue }
        if read.contains(place), output.option != "--output" || place != own {
            throw .usage("\(output.path): is an input, and \(output.option) would overwrite it.")
        }
        if let other = writers[place] {
            if place == .standardOutput {
                throw .usage("\(other) and \(output.option) would both go to standard output; give one of them a file.")
            }
            let both = other == output.option ? "\(other) names it twice" : "\(other) and \(output.option) both name it"
            throw .usage("\(output.path): \(both), and the one would overwrite the other.")
        }
        writers[place] = output.option
    }
}

extension BundleUse {
    /// The files that a run reads of the bundle: what it is, its script, and what its native half is, or is made of.
    var readFiles: [FilePath] {
        var files = [bundle.infoPlist]
        if case .file(let script) = bundle.script { files.append(script) }
        switch bundle.nativeHalf {
        case .none, .unusable: break
        case .swift(let executable, _): files.append(executable)
        case .program(let program): files.append(program.path)
        case .sources(let sources, _):
            files += sources.map { $0.utf8.first == UInt8(ascii: "/") ? $0 : bundle.path + "/" + $0 }
        }
        return files.map { FilePath($0) }
    }
}

/// Where a file is, or would be.
private enum OutputPlace: Hashable {
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
