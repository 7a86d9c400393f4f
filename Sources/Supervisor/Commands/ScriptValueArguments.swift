// ScriptValueArguments.swift: the options for what scripts have beside the page: the values that they store from run to run (`--values`), and
// the answers to the messages that they send (`--answers`).

import ArgumentParser
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
import RunEngine
import UserFiles

/// The options for stored values and answers.
struct ScriptValueArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The values that userscripts and content scripts store, as JSON; a file that is missing has none.",
            discussion: "It is read at the start. run writes it at the end; batch does with --jobs 1.",
            valueName: "file"
        ),
        completion: .file()
    )
    var values: FilePath?

    @Option(
        help: ArgumentHelp(
            "The answers to messages that content scripts send, as JSON: [{\"message\": ..., \"answer\": ...}].",
            valueName: "json"
        )
    )
    var answers: String?

    /// The answers to messages.
    func messageAnswers() throws(CommandError) -> MessageAnswers {
        guard let answers else { return MessageAnswers() }
        let value: PropertyValue
        do throws(JSONError) { value = try PropertyValue(json: Array(answers.utf8)) } catch {
            throw .usage("--answers: invalid JSON: \(error.description)")
        }
        do throws(MessageAnswersError) { return try MessageAnswers(value) } catch {
            throw .usage("--answers: \(error.description)")
        }
    }

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
