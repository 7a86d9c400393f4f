// SettingLevels.swift: build settings by level, each overriding the previous one: the project's file, the project's own, the target's
// file, the target's own. $(inherited) is the value of the level below; NAME[sdk=…] applies if its condition holds.
// https://developer.apple.com/documentation/xcode/configuring-the-build-settings-of-a-target

import Foundation

/// The values that conditions of settings are compared with.
struct SettingConditions: Equatable, Sendable {
    /// `iphoneos` or `macosx`.
    var platform: String
    /// The name of the configuration.
    var configuration: String

    /// The architecture of Apple's current devices.
    private static let architecture = "arm64"

    /// The name of a setting without its conditions, `NAME[sdk=iphoneos*][arch=arm64]`; nil if one does not hold.
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
        // The name of an SDK ends with its version.
        case "sdk": matches(pattern, platform) || (pattern.hasSuffix("*") && platform.hasPrefix(pattern.dropLast()))
        case "arch": matches(pattern, Self.architecture)
        case "config": matches(pattern, configuration)
        case "variant": matches(pattern, "normal")
        default: false
        }
    }

    /// Whether a pattern, which may end with a star, matches a text.
    private func matches(_ pattern: String, _ text: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : pattern == text
    }
}

/// Settings, combined level by level.
struct SettingLevels: Equatable, Sendable {
    /// The values so far, with inherited values included; other references are not expanded.
    private(set) var values: [String: String] = [:]
    let conditions: SettingConditions

    /// The maximum length of a value, which repeated inheritance could exceed.
    private static let maximumLength = 1 << 16

    init(_ conditions: SettingConditions) { self.conditions = conditions }

    /// Assigns a setting, whose name may have conditions, over its previous value.
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

    /// Assigns a level of a project, which has no order: settings without conditions first.
    mutating func assign(_ level: [String: String]) {
        for (setting, value) in level.sorted(by: {
            ($0.key.contains("[") ? 1 : 0, $0.key) < ($1.key.contains("[") ? 1 : 0, $1.key)
        }) {
            assign(setting, value)
        }
    }
}
