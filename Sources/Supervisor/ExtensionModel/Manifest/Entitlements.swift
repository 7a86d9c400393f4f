// Entitlements.swift: the access that a bundle requests in addition to its items: the groups whose files and secrets it shares. They
// are read from the only *.entitlements file of the bundle's folder, where Xcode keeps it beside a target's sources.
// https://developer.apple.com/documentation/bundleresources/entitlements

import FilePaths
import Foundation

/// The access that a bundle requests. The user decides whether to grant it.
public struct Entitlements: Equatable, Sendable {
    /// `com.apple.security.application-groups`: groups whose folder and defaults it shares.
    public var appGroups: [String] = []
    /// `keychain-access-groups`: groups whose secrets it shares.
    public var keychainGroups: [String] = []
    /// `com.apple.security.network.client`.
    public var wantsNetwork = false

    /// No entitlements.
    public init() {}

    static let appGroupsKey = "com.apple.security.application-groups"
    static let keychainGroupsKey = "keychain-access-groups"
    static let networkKey = "com.apple.security.network.client"

    /// Reads the entitlements of the bundle at `layout`; none without a file.
    ///
    /// - Throws: `.unreadable`, `.malformedInfoPlist`, `.wrongType`, `.unknownVariable`; `.badValue` for a group that could
    ///   not name a folder.
    init(in layout: BundleLayout, variables: BuildVariables) throws(BundleError) {
        guard let url = Self.file(of: layout) else { return }
        var plist = try InfoPlist(at: url, in: layout.bounds, shownAs: url.path, variables: variables)
        // The team's prefix comes from a signature, which bundles here do not have.
        plist.variables.merge(["AppIdentifierPrefix": "", "TeamIdentifierPrefix": ""])
        appGroups = try Self.groups(plist, Self.appGroupsKey)
        keychainGroups = try Self.groups(plist, Self.keychainGroupsKey)
        if let value = plist.root[Self.networkKey] {
            guard let flag = value.lenientBool else {
                throw plist.wrongType(Self.networkKey, expected: "a Boolean", found: value)
            }
            wantsNetwork = flag
        }
    }

    /// The file in the target's settings, otherwise the one in the folder.
    private static func file(of layout: BundleLayout) -> URL? {
        if let file = layout.target?.path(inSetting: "CODE_SIGN_ENTITLEMENTS"), isFile(file) {
            return URL(fileURLWithPath: file)
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: layout.root.path)) ?? []).sorted()
        return names.first { $0.hasEnding(".entitlements") }.map(layout.root.appendingPathComponent)
    }

    private static func groups(_ plist: InfoPlist, _ key: String) throws(BundleError) -> [String] {
        guard let value = plist.root[key] else { return [] }
        guard case .array(let elements) = value else {
            throw plist.wrongType(key, expected: "an array of strings", found: value)
        }
        var result: [String] = []
        for element in elements {
            guard let text = element.string else { throw plist.wrongType(key, expected: "strings", found: element) }
            switch plist.variables.expand(text) {
            case .unknown(let name):
                throw .unknownVariable(file: plist.file, line: plist.line(of: key), key: key, variable: name)
            case .text(let group):
                guard isFolderName(group) else {
                    throw .badValue(
                        file: plist.file,
                        line: plist.line(of: key),
                        key: key,
                        value: group,
                        expected: "a name of letters, digits, dots, hyphens and underscores"
                    )
                }
                if !result.contains(group) { result.append(group) }
            }
        }
        return result
    }

    /// Whether a name from a bundle (a group's or the bundle's own) is valid as a folder's name.
    public static func isFolderName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "."), name.utf8.count <= 200 else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
