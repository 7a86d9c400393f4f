// PackedSDK.swift: the SDK's compiled modules in an archive, as an installation has them, at a seventh of their size. The first use
// unpacks them into the user's cache.

import Foundation
import Isolation

/// An archive of the modules that one compiler made from the sources beside it.
struct PackedSDK {
    /// The folder of an installation that holds the archive, and the compiler's identity.
    private(set) var entry: CacheEntry

    /// The archive's place in an installation, for that compiler; it may not exist.
    init(of sdk: SDKSources, by toolchain: Toolchain) {
        entry = CacheEntry(folder: sdk.folder + "/" + SDKSources.compiledFolder, inputs: Array(toolchain.identity.utf8))
        entry.isInstalled = true
    }

    /// The program that makes and unpacks archives, and its compressor.
    static let program = "/usr/bin/tar"
    private static let compressor = "/usr/bin/xz"

    /// Whether the archive exists and can be unpacked; otherwise the modules are compiled.
    var isUsable: Bool { entry.isThere && isExecutable(Self.program) && isExecutable(Self.compressor) }

    private static func archive(in folder: String) -> String { folder + "/modules.tar.xz" }

    /// The identity of this archive.
    var mark: String { Self.archive(in: entry.folder) + (fileMark(Self.archive(in: entry.folder)) ?? "") }

    /// Makes the archive from the other files in a folder, and removes them.
    static func pack(_ folder: String, _ perform: StepRunner) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        try tar(
            [
                "--create", "--use-compress-program=\(compressor) -9e", "--directory", folder, "--file",
                archive(in: folder),
            ]
                + names,
            writable: folder,
            perform
        )
        for name in names { try FileManager.default.removeItem(atPath: folder + "/" + name) }
    }

    /// Unpacks the modules into a folder.
    func unpack(into folder: String, _ perform: StepRunner) throws {
        let arguments = [
            "--extract", "--xz", "--no-same-owner", "--no-same-permissions", "--directory", folder, "--file",
            Self.archive(in: entry.folder),
        ]
        try Self.tar(arguments, readable: [entry.folder], writable: folder, perform)
    }

    private static func tar(
        _ arguments: [String],
        readable: [String] = [],
        writable folder: String,
        _ perform: StepRunner
    ) throws {
        try BuildStep(
            what: "the SDK's modules",
            executable: program,
            arguments: arguments,
            readable: readable,
            writable: [folder]
        )
        .run(perform)
    }
}
