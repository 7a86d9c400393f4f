// Completions.swift: what shells offer for values that the program itself has to name: extensions, and variables. Values that
// are files, folders or words of a list say so at their options; the shell completes those by itself.
//
// The script of a shell (`--generate-completion-script`) calls the program with `---completion` for these. What is printed
// comes from folders of strangers: bash expands words of a list as it expands a command, so each of them is quoted.

import ArgumentParser
import ExtensionModel
import FilePaths
import Foundation

/// Names of extensions; where a slash was typed, folders.
let extensionCompletion = CompletionKind.custom { _, _, typed in
    listed(typed.hasSlash ? folders(typed) : extensionSearch().list().compactMap(offeredName), typed)
}

/// Names of the environment's variables.
let variableCompletion = CompletionKind.custom { _, _, typed in
    listed(ProcessInfo.processInfo.environment.keys.sorted(), typed)
}

/// The name by which a bundle is found again; nil for one that can't be used.
private func offeredName(of found: FoundExtension) -> String? {
    guard case .success(let bundle) = found.bundle else { return nil }
    return bundle.name
}

/// The folders that a path may go on with: bundles as they are named, others with a slash behind them, as there is more to type.
private func folders(_ typed: String) -> [String] {
    let last = typed.utf8.lastIndex(of: UInt8(ascii: "/")) ?? typed.startIndex
    let parent = String(typed[...last])
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    let opened = parent.utf8.starts(with: "~/".utf8) ? home + parent.dropFirst() : parent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: opened)) ?? []
    let showsHidden = typed.utf8[typed.utf8.index(after: last)...].first == UInt8(ascii: ".")
    return names.sorted().filter { showsHidden || !$0.hasBytePrefix(".") }.compactMap { name in
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: opened + name, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let isWhole = name.hasEnding(".appex") || name.hasEnding(".xcodeproj")
        return parent + name + (isWhole ? "" : "/")
    }
}

/// Those of the words that begin with what was typed, as the shell that asks reads them; one a line.
private func listed(_ words: [String], _ typed: String) -> [String] {
    let offered = words.filter { $0.hasBytePrefix(typed) && !$0.unicodeScalars.contains { $0.value < 0x20 } }
    guard CompletionShell.requesting == .bash else { return offered }
    return offered.map { word in
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
