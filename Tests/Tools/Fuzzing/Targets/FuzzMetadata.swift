// FuzzMetadata.swift: the metadata of userscripts, manifests of web extensions, patterns of addresses, and shortcuts.

import AddressMatching
import Foundation
import PageContainers
import ScriptMetadata
import Wire

/// Fuzzes a userscript whose patterns are matched with the addresses after the first zero byte, one a line.
func fuzzMetadata(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    guard let metadata = try? UserscriptMetadata(source: parts[0]) else { return }
    require(metadata.patterns.matches.count <= UserscriptMetadata.maximumPatterns, "There are too many patterns.")
    var writer = ByteWriter()
    writer.write(metadata)
    var reader = ByteReader(writer.bytes)
    require((try? UserscriptMetadata(from: &reader)) == metadata, "Metadata change when they are sent.")
    _ = (metadata.resources.count, metadata.localized("name").count, metadata.runAt, metadata.injectInto)
    let addresses =
        parts.count < 2 ? [] : parts[1].split(separator: 0x0A).prefix(4).map { String(decoding: $0, as: UTF8.self) }
    check(metadata.patterns, on: addresses)
    var manifest = metadata.patterns
    manifest.dialect = .webExtension
    check(manifest, on: addresses)
}

/// Fuzzes a manifest whose patterns are matched with the addresses after the first zero byte, one a line.
func fuzzManifest(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    guard let manifest = try? WebExtensionManifest(json: parts[0]) else { return }
    require(manifest.files.count <= WebExtensionManifest.maximumFiles, "There are too many files.")
    require(!manifest.contentScripts.isEmpty, "A manifest without content scripts was read.")
    var writer = ByteWriter()
    writer.write(manifest)
    var reader = ByteReader(writer.bytes)
    require((try? WebExtensionManifest(from: &reader)) == manifest, "A manifest changes when it is sent.")
    for locale in manifest.locales { require(!locale.contains("/"), "A locale names another folder.") }
    let addresses =
        parts.count < 2 ? [] : parts[1].split(separator: 0x0A).prefix(4).map { String(decoding: $0, as: UTF8.self) }
    let files = manifest.accessibleFiles
    require(files.reduce(0) { $0 + $1.paths.count } <= 1000, "There are too many paths.")
    for path in files.flatMap(\.paths).prefix(4) where !path.contains("*") && path.utf8.count <= 1000 {
        let listed = path.utf8.drop { $0 == UInt8(ascii: "/") }
        require(files.contains { $0.lists(listed) }, "A path does not list itself.")
    }
    _ = manifest.backgroundProgram
    for patterns in manifest.patterns.prefix(4) {
        require(patterns.count <= WebExtensionManifest.maximumPatterns, "There are too many patterns.")
        check(patterns, on: addresses)
    }
}

private let suffixes = PublicSuffixList(Array("com\nuk\nco.uk\n*.ck\n!www.ck\n".utf8))

/// Requires that a script is decided on alike alone and among others.
private func check(_ patterns: AddressPatterns, on addresses: [String]) {
    // NB: Expressions are JavaScriptCore's work, which can take any time.
    guard patterns.expressions.isEmpty else { return }
    let other = AddressPatterns(.userscript, matches: ["*://*/*"])
    let alone = AddressMatcher([patterns], suffixes: suffixes)
    let together = AddressMatcher([other, patterns, other], suffixes: suffixes)
    for address in addresses {
        let one = alone.decisions(for: address) { numbers, _ in numbers.map { _ in false } }.first?.decision
        let all = together.decisions(for: address) { numbers, _ in numbers.map { _ in false } }
        require(all.first { $0.script == 1 }?.decision == one, "The index loses or adds a pattern on \(address).")
    }
}

/// Fuzzes files of shortcuts.
func fuzzShortcuts(_ bytes: [UInt8]) {
    guard let scripts = try? shortcutScripts(bytes) else { return }
    require(!scripts.isEmpty && scripts.count <= 100, "A shortcut has \(scripts.count) scripts.")
}
