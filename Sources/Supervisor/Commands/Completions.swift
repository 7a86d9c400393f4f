// Completions.swift: shell completions for values that only the program knows: extensions and variables. Options whose values are
// files, folders or words of a list declare that, and the shell completes them by itself.
//
// The script of a shell (`--generate-completion-script`) calls the program with `---completion` for these. The printed words come
// from untrusted folders, and bash expands words of a list as it expands a command; so each of them is quoted.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import Foundation

/// Names of extensions; after a slash, folders.
let extensionCompletion = CompletionKind.custom { _, _, typed in
    listed(typed.hasSlash ? folders(typed) : extensionSearch().list().compactMap(offeredName), typed)
}

/// Names of environment variables.
let variableCompletion = CompletionKind.custom { _, _, typed in
    listed(ProcessInfo.processInfo.environment.keys.sorted(), typed)
}

/// The name by which a bundle can be found; nil if it cannot be used.
private func offeredName(of found: FoundExtension) -> String? {
    guard case .success(let bundle) = found.bundle else { return nil }
    return bundle.name
}

/// The folders that can continue a path: bundles by their names, other folders with a final slash, since more can follow.
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

/// The words that begin with the typed text, one a line, in the form that the shell expects.
private func listed(_ words: [String], _ typed: String) -> [String] {
    let offered = words.filter { $0.hasBytePrefix(typed) && !$0.unicodeScalars.contains { $0.value < 0x20 } }
    guard CompletionShell.requesting == .bash else { return offered }
    return offered.map { word in
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
