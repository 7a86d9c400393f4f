// OutputCollisions.swift: files that a command would write over what it reads, or twice: refused before anything is run.
// Elsewhere: how files are compared (Supervision's WrittenFiles.swift).

import ExtensionModel
import FilePaths
import Suites
import Supervision

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
    do throws(OutputCollision) {
        try WrittenFiles(outputs.compactMap { $0 }).check(inputs, replaceable: replaceable)
    } catch {
        throw .usage(error.description)
    }
}

/// What is read of cases, as far as it is known beforehand: they themselves, pages and bundles.
func inputs(of cases: [SuiteCase]) -> [FilePath] {
    let allowed = cases.first?.suite.allowed ?? []
    let bundles = Set(cases.flatMap { $0.extensions.map(\.bundle) }).compactMap {
        try? findBundle($0, allowing: allowed)
    }
    return cases.flatMap { [FilePath($0.source), FilePath($0.page)] } + bundles.flatMap(\.readFiles)
}

/// Makes sure that no file with what cases expect, which is about to be written, is an input of a case.
func checkExpectations(of cases: [SuiteCase], written what: String, inputs: [FilePath]) throws(CommandError) {
    try checkOutputs(cases.flatMap(\.expectationFiles).map { NamedOutput(what, to: $0) }, inputs: inputs)
}

extension BundleUse {
    /// The files that a run reads of the bundle: what it is, its script, and what its native half is, or is made of.
    var readFiles: [FilePath] {
        switch bundle.nativeHalf {
        case .none, .unusable, .sources: readSources
        case .swift(let executable, _): readSources + [FilePath(executable)]
        case .program(let program): readSources + [FilePath(program.path)]
        }
    }

    /// The files of the bundle whose content is read: its property list, its script and its Swift sources.
    var readSources: [FilePath] {
        var files = [bundle.infoPlist]
        if case .file(let script) = bundle.script { files.append(script) }
        if case .sources(let sources, _) = bundle.nativeHalf {
            files += sources.map { $0.isAbsolutePath ? $0 : bundle.path + "/" + $0 }
        }
        return files.map { FilePath($0) }
    }
}
