// PackedSDK.swift: the SDK's compiled modules as an installation has them: in an archive, which is a seventh as large. The first use
// unpacks them into the user's cache, where they would be compiled otherwise.

import Foundation
import Isolation

/// Compiled modules in one archive, made from the sources beside them by one compiler.
struct PackedSDK {
    /// The folder of an installation that holds the archive, and which compiler it is for.
    private(set) var entry: CacheEntry

    /// Where it lies in an installation, for that compiler; it may not be there.
    init(of sdk: SDKSources, by toolchain: Toolchain) {
        entry = CacheEntry(folder: sdk.folder + "/" + SDKSources.compiledFolder, inputs: Array(toolchain.identity.utf8))
        entry.isInstalled = true
    }

    /// What makes archives and takes them apart, and what it compresses by.
    static let program = "/usr/bin/tar"
    private static let compressor = "/usr/bin/xz"

    /// Whether it is there, and can be taken apart; if not, the modules are compiled.
    var isUsable: Bool { entry.isThere && isExecutable(Self.program) && isExecutable(Self.compressor) }

    private static func archive(in folder: String) -> String { folder + "/modules.tar.xz" }

    /// What tells this archive from others.
    var mark: String { Self.archive(in: entry.folder) + (fileMark(Self.archive(in: entry.folder)) ?? "") }

    /// Makes the archive in a folder out of what else is there, which goes.
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

    /// Puts the modules into a folder.
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
