// UsageSuggestions.swift: suggests a command or option for an unknown one: a similar spelling, or the name that other programs use.

import ArgumentParser
import ExtensionModel
import FilePaths
import JSONCoding
import PropertyValues

/// Finds the command or option that was probably meant.
enum UsageSuggestions {
    /// Names of commands in other programs.
    private static let commandNames = [
        "check": "validate", "lint": "validate", "verify": "validate", "list": "extensions", "ls": "extensions",
        "init": "new", "create": "new", "generate": "new", "exec": "eval", "js": "eval", "script": "eval",
        "query": "eval", "parse": "snapshot", "tree": "snapshot", "dom": "snapshot", "dump": "snapshot",
        "compare": "diff", "suite": "test", "spec": "test", "preview": "serve", "watch": "serve", "open": "serve",
        "convert": "batch", "process": "batch", "repeat": "replay", "rerun": "replay", "offer": "match",
        "rules": "match", "daemon": "worker", "clean": "cache", "clear": "cache", "prune": "cache", "env": "doctor",
        "status": "doctor", "execute": "run", "apply": "run",
    ]
    /// Names of options in other programs. The first suggestion that the command has is used.
    private static let optionNames = [
        "allow": ["grant"], "app": ["host"], "args": ["arguments"], "argument": ["arguments"], "baseline": ["update"],
        "browser": ["host"], "bundle": ["extension"], "charset": ["encoding", "output-encoding"],
        "code": ["script"], "continue": ["resume"], "debug": ["trace"], "dest": ["output", "out"],
        "dir": ["directory", "out", "output"], "dom": ["snapshot-final"], "dry": ["dry-run"], "expression": ["script"],
        "file": ["output", "out"], "force": ["restart", "update"], "grep": ["filter"], "js": ["script"],
        "lang": ["locale"], "language": ["locale"], "limit": ["timeout"], "match": ["filter"],
        "max-memory": ["memory"], "max-size": ["max-bytes"], "mime": ["content-type"], "mime-type": ["content-type"],
        "name": ["filter"], "no-overwrite": ["resume"], "out": ["output"], "output": ["out"],
        "overwrite": ["restart", "update"],
        "parallel": ["jobs"], "permit": ["grant"], "plugin": ["extension"], "processes": ["jobs"],
        "profile": ["trace"], "root": ["resource-root"], "save": ["output", "out"], "scripts": ["page-scripts"],
        "silent": [], "threads": ["jobs"], "time-limit": ["timeout"], "tree": ["snapshot-final"],
        "type": ["content-type"],
        "uri": ["url", "base-url"], "verbose": ["trace"], "why": ["explain", "trace"], "workers": ["jobs"],
    ]

    /// The name that was probably meant, or nil: a synonym of other programs, one with the same beginning, or one with a similar spelling.
    static func meant(by name: String, in names: [String], also synonyms: [String]) -> String? {
        if let synonym = synonyms.first(where: names.contains) { return synonym }
        let wanted = plain(name)
        let beginning = names.filter { wanted.utf8.count > 2 && plain($0).hasPrefix(wanted) }
        if beginning.count == 1 { return beginning[0] }
        // NB: Hyphens and capitals do not count as misspellings.
        let plainNames = names.map { plain($0) }
        return nearest(to: wanted, in: plainNames).flatMap { plainNames.firstIndex(of: $0) }.map { names[$0] }
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

    /// The command that was probably meant by an unknown word.
    static func command(meantBy word: String, in names: [String]) -> String? {
        meant(by: word, in: names, also: commandNames[word.lowercased()].map { [$0] } ?? [])
    }

    /// The message about the first unknown option of a command line; nil if all are known.
    ///
    /// The known options are those that the parser lists for other programs.
    static func unknownOption(in arguments: [String]) -> String? {
        guard let command = arguments.first, let known = options(of: command) else { return nil }
        for argument in arguments.dropFirst() {
            if argument == "--" { return nil }
            guard argument.hasBytePrefix("-"), argument.utf8.count > 2 else { continue }
            let isLong = argument.hasBytePrefix("--")
            let written = String(argument.split(separator: "=", maxSplits: 1)[0])
            let name = String(written.drop { $0 == "-" })
            if isLong ? known.contains(name) : !known.contains(name) { continue }
            guard isLong else { return "Unknown option '\(written)'. Did you mean '--\(name)'?" }
            let meant = meant(by: name, in: known, also: optionNames[name.lowercased()] ?? [])
            return "Unknown option '\(written)'." + (meant.map { " Did you mean '--\($0)'?" } ?? "")
        }
        return nil
    }

    /// The long names of a command's options.
    static func options(of command: String) -> [String]? {
        guard let dump = try? PropertyValue(json: Array(WebAction._dumpHelp().utf8)),
            let found = dump["command"]?["subcommands"]?.list.first(where: { $0["commandName"]?.stringValue == command }
            )
        else { return nil }
        return (found["arguments"]?.list ?? []).flatMap { $0["names"]?.list ?? [] }
            .filter { $0["kind"]?.stringValue == "long" }.compactMap { $0["name"]?.stringValue }
    }
}

extension PropertyValue {
    fileprivate var list: [PropertyValue] { if case .array(let values) = self { values } else { [] } }
}
