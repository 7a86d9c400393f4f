// OutputCollisions.swift: refuses, before anything is run, to overwrite an input or to write a file twice. UserFiles'
// WrittenFiles.swift compares files.

import ExtensionHost
import ExtensionModel
import FilePaths
import Suites
import UserFiles

/// Checks that no output is the same file as another output, or as an input.
///
/// - Parameters:
///   - inputs: Files that are or were read.
///   - replaceable: An input that `--output` may name, to rewrite it in place.
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

/// The inputs of cases that are known in advance: their own files, pages and bundles.
func inputs(of cases: [SuiteCase]) -> [FilePath] {
    let allowed = cases.first?.suite.allowed ?? []
    let bundles = Set(cases.flatMap { $0.extensions.map(\.bundle) }).compactMap {
        try? findBundle($0, allowing: allowed)
    }
    return cases.flatMap { [FilePath($0.source), FilePath($0.page)] } + bundles.flatMap(\.readFiles)
}

/// Checks that no expectation file to be written is an input of a case.
func checkExpectations(of cases: [SuiteCase], written what: String, inputs: [FilePath]) throws(CommandError) {
    try checkOutputs(cases.flatMap(\.expectationFiles).map { NamedOutput(what, to: $0) }, inputs: inputs)
}

extension ResolvedExtension {
    /// The files of the bundle that a run reads: the property list, the script, and the native half or its sources.
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
