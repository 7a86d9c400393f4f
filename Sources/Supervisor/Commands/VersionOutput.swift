// VersionOutput.swift: `webaction --version --json`: what this program is, for programs that use it.

import ArgumentParser
import ExtensionHost
import Isolation
import JSONCoding
import ProcessSupervision
import PropertyValues
import Recording

/// Whether the command line asks for the version as JSON. The parser's own `--version` takes no other option.
func asksForVersionAsJSON(_ arguments: [String]) -> Bool {
    arguments.count == 2 && Set(arguments) == ["--version", "--json"]
}

/// The version, the engine's version, the machine, and names of what this version can do.
func versionAsJSON() -> PropertyValue {
    let supervisor = try? makeSignalledSupervisor()
    defer { supervisor?.shutDown() }
    let engine = (try? supervisor?.engineVersion()) ?? nil
    let configuration = WebAction.configuration
    let commands = configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
        .compactMap { $0.commandName }
    return .dictionary([
        ("version", .string(configuration.version)),
        ("machine", .string(machineName)),
        (
            "engine",
            .dictionary([("name", .string("JavaScriptCore")), ("version", engine.map { .string($0) } ?? .null)])
        ),
        ("recordingFormat", .integer(Int64(RunRecording.form))),
        ("commands", .array(commands.map { .string($0) })),
        ("scriptKinds", .array(ScriptKindEntry.names.map { .string($0) })),
    ])
}

#if arch(x86_64)
    private let machineName = "x86_64"
#elseif arch(arm64)
    private let machineName = "aarch64"
#else
    private let machineName = "unknown"
#endif
