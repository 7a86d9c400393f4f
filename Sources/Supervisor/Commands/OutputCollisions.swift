// OutputCollisions.swift: refuses, before anything is run, to overwrite an input or to write a file twice. UserFiles'
// WrittenFiles.swift compares files.

import FilePaths
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
