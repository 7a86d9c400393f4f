// TemporaryFolder.swift: bundles made by tests, in a folder that is removed with its value.

public import Foundation

/// A folder for one test.
public final class TemporaryFolder: Sendable {
    /// The folder's URL.
    public let url: URL

    /// Makes the folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("webaction-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The folder's path.
    public var path: String { url.path }

    /// Writes a file, and creates its parent folders.
    @discardableResult
    public func write(_ text: String, to name: String, executable: Bool = false) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
        return file.path
    }

    /// Writes a bundle with these lines of Info.plist inside NSExtension, its attributes, and the root.
    public func writeBundle(
        _ name: String,
        point: String = "com.apple.ui-services",
        extensionKeys: String = "",
        attributes: String = "",
        root: String = ""
    ) throws -> String {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            <key>NSExtension</key>
            <dict>
            <key>NSExtensionPointIdentifier</key>
            <string>\(point)</string>
            \(extensionKeys)
            <key>NSExtensionAttributes</key>
            <dict>
            \(attributes)
            </dict>
            </dict>
            \(root)
            </dict>
            </plist>
            """,
            to: "\(name)/Info.plist"
        )
        return url.appendingPathComponent(name).path
    }
}

/// `<key>name</key><string>value</string>`.
public func string(_ name: String, _ value: String) -> String { "<key>\(name)</key><string>\(value)</string>" }
