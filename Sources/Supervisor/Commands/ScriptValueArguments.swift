// ScriptValueArguments.swift: the option for the values that userscripts store from run to run (`--values`).

import ArgumentParser
import FilePaths
import Isolation
import PageProtocol
import RunEngine
import UserFiles

/// The option for the stored values of userscripts.
struct ScriptValueArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The values that userscripts store, as JSON; a file that is missing has none.",
            discussion: "It is read at the start. run writes it at the end; batch does with --jobs 1.",
            valueName: "file"
        ),
        completion: .file()
    )
    var values: FilePath?

    /// The stored values.
    func store() throws(CommandError) -> ScriptValueStore {
        guard let values, entryKind(values) != .other else { return ScriptValueStore() }
        let bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(values, limit: ManagerInput.maximumValues) } catch {
            throw .failed(error.description)
        }
        if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return ScriptValueStore() }
        do throws(ScriptValueError) { return try ScriptValueStore(json: bytes) } catch {
            throw .failed("--values \(values): \(error.description).")
        }
    }

    /// Writes the values, if scripts changed any.
    func write(_ store: ScriptValueStore) throws(CommandError) {
        guard let values, store.isChanged else { return }
        do throws(FileError) { try writeFile(store.bytes + [0x0A], to: values) } catch {
            throw .failed(error.description)
        }
    }
}
