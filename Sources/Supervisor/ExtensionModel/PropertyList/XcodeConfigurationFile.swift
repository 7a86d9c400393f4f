// XcodeConfigurationFile.swift: build settings from an .xcconfig file: lines of NAME = VALUE, // comments, and #include.
// https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project

import Foundation

enum XcodeConfigurationFile {
    /// The settings of a file and of those that it includes; none when it cannot be read. A setting with a condition, such as
    /// `NAME[sdk=…]`, is passed over.
    static func settings(at file: URL, depth: Int = 8) -> [String: String] {
        guard depth > 0, let data = try? bundleFile(file.path), data.count < 1 << 20 else {
            return [:]
        }
        var result: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = withoutComment(line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 2 else { continue }
                let other = file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))
                result.merge(settings(at: other, depth: depth - 1)) { $1 }
                continue
            }
            guard let equals = text.firstIndex(of: "=") else { continue }
            let name = text[..<equals].trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty, !name.contains("["), !name.contains(" ") else { continue }
            result[name] = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        }
        return result
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
