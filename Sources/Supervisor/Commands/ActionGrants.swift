// ActionGrants.swift: the access that an action is granted: --grant, --pass, and the folders of shared data.
//
//   ROOT/Groups/GROUP                            an app group's container
//   ROOT/Groups/GROUP/Library/Preferences        its defaults
//   ROOT/Groups/GROUP/Library/Caches/Transfers   its members' transfers in the background
//   ROOT/Keychains/GROUP.keychain                a keychain group's secrets, encrypted
//   ROOT/Coordination                            locks and notifications between actions
//   ROOT/Extensions/IDENTIFIER/Own.keychain      an extension's own secrets
//   ROOT/Extensions/IDENTIFIER/Preferences       an extension's own defaults, and links to its groups'

import ActionProtocol
import ArgumentParser
import ExtensionHost
import ExtensionModel
import Foundation
import Isolation

/// The options of a command that starts actions.
struct GrantArguments: ParsableArguments {
    @Option(
        name: .customLong("grant"),
        help: ArgumentHelp(
            "Grant an entitlement that the action asks for: a group's name, network, or all. May be repeated.",
            discussion: "Default: the comma-separated names in WEBACTION_GRANTS.",
            valueName: "name"
        ),
        completion: .list(["network", "all"])
    )
    var named: [String] = []
    @Option(
        help: ArgumentHelp(
            "The folder for the data that actions share (default: WEBACTION_CONTAINERS, or webaction in XDG_DATA_HOME).",
            valueName: "folder"
        ),
        completion: .directory
    )
    var containers: String?
    @Option(
        name: .customLong("pass"),
        help: ArgumentHelp(
            "Pass this environment variable to the action in addition to the usual ones. May be repeated.",
            discussion:
                "Default: the comma-separated names in WEBACTION_PASS. \(documentPath("docs/security.md")) lists the usual ones.",
            valueName: "variable"
        ),
        completion: variableCompletion
    )
    var variables: [String] = []

    /// The grants in the options.
    var grants: ActionGrants { ActionGrants(named: named, containers: containers, variables: variables) }

    /// Refuses a `--grant` that none of the bundles requests: a misspelled name would grant nothing.
    func check(for found: [ResolvedExtension]) throws {
        let bundles = found.compactMap(\.bundle)
        if bundles.isEmpty, !named.isEmpty {
            throw CommandError.usage("--grant: only the native action of an extension is granted anything.")
        }
        let asked = Set(bundles.flatMap { $0.entitlements.appGroups + $0.entitlements.keychainGroups })
        guard let unknown = named.first(where: { !asked.contains($0) && !["network", "all"].contains($0) }) else {
            return
        }
        let known = asked.sorted()
        let meant = nearest(to: unknown, in: known + ["network", "all"]).map { "; did you mean \($0)?" } ?? "."
        let places = bundles.map(\.path).joined(separator: ", ")
        throw CommandError.usage(
            "--grant: no entitlement of \(places) asks for \"\(unknown)\"\(meant) There are "
                + (known + ["network", "all"]).joined(separator: ", ") + "."
        )
    }
}

/// The user's grants, and the folder of shared data.
struct ActionGrants {
    /// Names of groups, "network", "all"; empty: from the environment.
    var named: [String] = []
    /// The folder; nil: from the environment.
    var containers: String?
    /// Names of variables to pass on; empty: from the environment.
    var variables: [String] = []

    /// The access of `bundle`; creates its folders.
    ///
    /// - Throws: `CommandError` if it requests access that is not granted, or if a folder cannot be created.
    func access(of bundle: ExtensionBundle) throws -> ActionAccess {
        let asked = bundle.entitlements
        let environment = ProcessInfo.processInfo.environment
        func names(_ given: [String], _ variable: String) -> [String] {
            given.isEmpty ? (environment[variable] ?? "").split(separator: ",").map(String.init) : given
        }
        let granted = Set(names(named, "WEBACTION_GRANTS"))
        func isGranted(_ name: String) -> Bool { granted.contains(name) || granted.contains("all") }
        var access = ActionAccess()
        access.variables = names(variables, "WEBACTION_PASS")
        // On Apple's systems, the network does not always require an entitlement, so it may be granted without a request.
        access.hasNetwork = granted.contains("network") || (asked.wantsNetwork && granted.contains("all"))
        let groups = (asked.appGroups + asked.keychainGroups).filter { !isGranted($0) }
        // The extensions that come with the program may share data among themselves.
        var refused = groups.isEmpty || extensionSearch().isBuiltIn(bundle) ? [] : groups
        if asked.wantsNetwork, !isGranted("network") { refused.append("network") }
        if !refused.isEmpty {
            throw CommandError.failed(
                "\(bundle.path): its entitlements ask for \(refused.joined(separator: ", ")), which was not granted: add "
                    + refused.map { "--grant \($0)" }.joined(separator: " ") + ", or --grant all."
            )
        }
        if asked.appGroups.isEmpty, asked.keychainGroups.isEmpty, !access.hasNetwork { return access }

        let root = try self.root(environment)
        guard Entitlements.isFolderName(bundle.identifier) else {
            throw CommandError.failed(
                "\(bundle.path): its data cannot be stored: its identifier, \(bundle.identifier), may contain only letters, "
                    + "digits, dots, hyphens and underscores (CFBundleIdentifier)."
            )
        }
        let own = "\(root)/Extensions/\(bundle.identifier)"
        access.coordination = try folder("\(root)/Coordination")
        access.defaults = try folder("\(own)/Preferences")
        for group in asked.appGroups {
            let container = try folder("\(root)/Groups/\(group)")
            access.groups.append(ActionAccess.Place(group: group, path: container))
            let preferences = try folder("\(container)/Library/Preferences")
            _ = try folder("\(container)/Library/Caches")
            // Foundation keeps a suite's defaults beside the extension's own; the link leads to the group's.
            let link = "\(access.defaults)/\(group).plist"
            if entryKind(link) == .other { _ = linkFile(link, to: "\(preferences)/\(group).plist") }
        }
        // An extension's own secrets come first, separate from those of a group with the same name; groups of both kinds can hold secrets.
        access.keychains.append(ActionAccess.Place(group: bundle.identifier, path: "\(own)/Own.keychain"))
        let keychains = try folder("\(root)/Keychains")
        for group in asked.keychainGroups + asked.appGroups {
            access.keychains.append(ActionAccess.Place(group: group, path: "\(keychains)/\(group).keychain"))
        }
        return access
    }

    private func root(_ environment: [String: String]) throws -> String {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let path =
            containers ?? value("WEBACTION_CONTAINERS") ?? value("XDG_DATA_HOME").map { $0 + "/webaction" }
            ?? value("HOME").map { $0 + "/.local/share/webaction" }
        guard let path else {
            throw CommandError.failed(
                "there is no folder for the data that actions share: set HOME or use --containers."
            )
        }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private func folder(_ path: String) throws -> String {
        if let code = makeFolders(path) {
            throw CommandError.failed("\(path): cannot be created: \(systemMessage(code)).")
        }
        return path
    }
}
