// GroupChecks.swift: checks for groups that the entitlements lack, and for standard defaults used in place of a group's.

import ExtensionModel
import Foundation
import SourceScanning

/// Checks the data that sources share with other bundles.
struct GroupChecks {
    let entitlements: Entitlements
    /// Each source's path and tokens.
    let sources: [(file: String, tokens: [SourceToken])]

    /// Calls and properties that take a group's name.
    private static let users: Set<String> = [
        "containerURL", "forSecurityApplicationGroupIdentifier", "suiteName", "sharedContainerIdentifier",
    ]

    func findings() -> [Finding] { unnamedGroups() + standardDefaults() + unsharedSessions() }

    private static func isOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || ".-_".contains(character))
    }

    private func firstUse(of word: String) -> (file: String, line: Int)? {
        for (file, tokens) in sources {
            if let token = tokens.first(where: { $0.isWord(word) }) { return (file, token.line) }
        }
        return nil
    }

    /// Group names in the sources that the entitlements lack.
    private func unnamedGroups() -> [Finding] {
        guard Self.users.contains(where: { firstUse(of: $0) != nil }) else { return [] }
        var reported: Set<String> = []
        var result: [Finding] = []
        for (file, tokens) in sources {
            for token in tokens where token.kind == .string && token.text.hasPrefix("group.") {
                let group = token.text
                // Names composed at run time, such as "group.\(identifier)", are unknown.
                guard group.allSatisfy(Self.isOfName) else { continue }
                guard !entitlements.appGroups.contains(group), reported.insert(group).inserted else { continue }
                result.append(
                    Finding(
                        .error,
                        "group-missing",
                        file: file,
                        line: token.line,
                        "The entitlements do not contain the group \(group), so its container is nil.",
                        remedy:
                            "Add it to com.apple.security.application-groups in the .entitlements file of the bundle."
                    )
                )
            }
        }
        return result
    }

    /// Finds the use of standard defaults: the app and each extension have their own, so they do not share them.
    private func standardDefaults() -> [Finding] {
        guard !entitlements.appGroups.isEmpty, firstUse(of: "suiteName") == nil, let use = firstUse(of: "UserDefaults"),
            firstUse(of: "standard") != nil
        else { return [] }
        return [
            Finding(
                .warning,
                "standard-defaults",
                file: use.file,
                line: use.line,
                "UserDefaults.standard belongs to the extension: it is not shared with its group.",
                remedy: "Use UserDefaults(suiteName:) with the name of the group."
            )
        ]
    }

    /// Finds background transfers without a shared container, which fail.
    private func unsharedSessions() -> [Finding] {
        guard let use = firstUse(of: "background"), firstUse(of: "URLSessionConfiguration") != nil,
            firstUse(of: "withIdentifier") != nil, firstUse(of: "sharedContainerIdentifier") == nil
        else { return [] }
        return [
            Finding(
                .error,
                "background-unshared",
                file: use.file,
                line: use.line,
                "A background session has no container, so its transfers fail.",
                remedy: "Set sharedContainerIdentifier to a group in the entitlements."
            )
        ]
    }
}
