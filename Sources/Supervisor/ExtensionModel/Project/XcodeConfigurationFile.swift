// XcodeConfigurationFile.swift: build settings from an .xcconfig file: lines of NAME = VALUE, // comments, and #include.
// https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project

import FilePaths
import Foundation
import Isolation

/// Reads settings from configuration files.
struct XcodeConfigurationFile {
    /// The folder outside which nothing is read.
    let boundary: String
    /// The number of files that may still be read for one level: files may include each other in a cycle.
    private var remaining = 64
    /// The files that are being read.
    private var open: Set<String> = []

    private static let maximumSize = 1 << 20

    init(boundary: String) { self.boundary = boundary }

    /// Assigns the settings of a file and of those that it includes, in order; nothing if it cannot be read.
    mutating func assign(_ file: String, to levels: inout SettingLevels) {
        let file = standardized(file)
        guard remaining > 0, file.isBelow(boundary), !open.contains(file),
            let data = try? bundleFile(file, in: FileBounds([boundary])),
            data.count < Self.maximumSize
        else { return }
        remaining -= 1
        open.insert(file)
        defer { open.remove(file) }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count >= 2 {
                    let name = String(parts[1])
                    assign(name.isAbsolutePath ? name : "\(file.parentPath)/\(name)", to: &levels)
                }
                continue
            }
            guard let equals = Self.assignment(in: text) else { continue }
            let name = text[..<equals].trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty, !name.prefix(while: { $0 != "[" }).contains(" ") else { continue }
            var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
            levels.assign(name, value)
        }
    }

    /// The equals sign after the name, not one in its conditions.
    private static func assignment(in text: String) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            return text[index] == "=" && depth <= 0
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
