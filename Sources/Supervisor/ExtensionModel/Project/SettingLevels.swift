// SettingLevels.swift: build settings as they override each other: the project's file, the project's own, the target's file, the
// target's own. $(inherited) is the level below; NAME[sdk=…] counts where its condition holds.
// https://developer.apple.com/documentation/xcode/configuring-the-build-settings-of-a-target

import Foundation

/// What conditions of settings are answered with.
struct SettingConditions: Equatable, Sendable {
    /// `iphoneos` or `macosx`.
    var platform: String
    /// The configuration's name.
    var configuration: String

    /// The architecture that Apple's newer devices have.
    private static let architecture = "arm64"

    /// The name of a setting without its conditions, `NAME[sdk=iphoneos*][arch=arm64]`; nil where one does not hold.
    func name(of setting: String) -> String? {
        guard let bracket = setting.firstIndex(of: "[") else { return setting }
        for part in setting[bracket...].split(whereSeparator: { "[],".contains($0) }) {
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, holds(sides[0], sides[1]) else { return nil }
        }
        return setting[..<bracket].trimmingCharacters(in: .whitespaces)
    }

    private func holds(_ condition: String, _ pattern: String) -> Bool {
        switch condition {
        // An SDK's name ends with its version.
        case "sdk": matches(pattern, platform) || (pattern.hasSuffix("*") && platform.hasPrefix(pattern.dropLast()))
        case "arch": matches(pattern, Self.architecture)
        case "config": matches(pattern, configuration)
        case "variant": matches(pattern, "normal")
        default: false
        }
    }

    /// Whether a text is what a pattern says, which may end with a star.
    private func matches(_ pattern: String, _ text: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : pattern == text
    }
}

/// Settings, level upon level.
struct SettingLevels: Equatable, Sendable {
    /// The values so far. What was inherited is in them; other references are not expanded.
    private(set) var values: [String: String] = [:]
    let conditions: SettingConditions

    /// A value that inherits from itself again and again stops growing here.
    private static let maximumLength = 1 << 16

    init(_ conditions: SettingConditions) { self.conditions = conditions }

    /// Assigns a setting, whose name may have conditions, over what it was.
    mutating func assign(_ setting: String, _ value: String) {
        guard let name = conditions.name(of: setting) else { return }
        let below = values[name]
        var result = value
        if value.contains("$") {
            for reference in ["inherited", "value"] + (below == nil ? [] : [name]) {
                for text in ["$(\(reference))", "${\(reference)}"] {
                    result = result.replacingOccurrences(of: text, with: below ?? "")
                }
            }
        }
        values[name] = result.utf8.count <= Self.maximumLength ? result : value
    }

    /// Assigns a level of a project, whose order is not kept: those without conditions first.
    mutating func assign(_ level: [String: String]) {
        for (setting, value) in level.sorted(by: {
            ($0.key.contains("[") ? 1 : 0, $0.key) < ($1.key.contains("[") ? 1 : 0, $1.key)
        }) {
            assign(setting, value)
        }
    }
}
