// SDKCompiler.swift: compiles the SDK's modules, each after those that it imports.

import Foundation

/// Makes the modules of one SDK by one compiler.
struct SDKCompiler {
    var sdk: SDKSources
    var toolchain: Toolchain

    /// Compiles all modules into a folder.
    func run(into folder: String, _ perform: (BuildStep) throws -> (code: Int32, output: String)) throws {
        for (name, text) in SDKSources.systemModules { try writeSource(Array(text.utf8), "\(folder)/\(name)") }
        for module in sdk.modules {
            let name = module.name
            let arguments = [
                module.isOptimized ? "-O" : "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6",
                "-suppress-warnings", "-module-name", name, "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "MemberImportVisibility", "-I", folder, "-emit-module", "-emit-module-path",
                "\(folder)/\(name).swiftmodule", "-c", "-o", "\(folder)/\(name).o",
            ]
            try BuildStep(
                what: "the SDK's \(name)",
                executable: toolchain.compiler,
                arguments: arguments + module.files
            )
            .run(perform)
        }
    }
}

/// Writes a file that is to be compiled.
func writeSource(_ bytes: [UInt8], _ path: String) throws(BuildError) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch {
        throw .cacheUnwritable(path: path, reason: error.localizedDescription)
    }
}
