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
    let path: FilePath

    /// nil: the option was not given.
    init?(_ option: String, _ path: FilePath?) {
        guard let path, path != "-" else { return nil }
        (self.option, self.path) = (option, path)
    }
}

/// Makes sure that no output is the file of another one, or of an input.
///
/// - Parameter replaceable: An input that `--output` may name: it is rewritten in place.
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
        guard let place = OutputPlace(output.path) else { continue }
        if read.contains(place), output.option != "--output" || place != own {
            throw .usage("\(output.path): is an input, and \(output.option) would overwrite it.")
        }
        if let other = writers[place] {
            let both = other == output.option ? "\(other) names it twice" : "\(other) and \(output.option) both name it"
            throw .usage("\(output.path): \(both), and the one would overwrite the other.")
        }
        writers[place] = output.option
    }
}

extension BundleUse {
    /// The files that a run reads of the bundle, as far as it is known which they are.
    var readFiles: [FilePath] {
        var files = [FilePath(bundle.infoPlist)]
        if case .file(let script) = bundle.script { files.append(FilePath(script)) }
        return files
    }
}

/// Where a file is, or would be.
private enum OutputPlace: Hashable {
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
