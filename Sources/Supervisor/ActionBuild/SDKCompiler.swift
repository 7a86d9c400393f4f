// SDKCompiler.swift: compiles the SDK's modules, each after those that it imports.

import Foundation

/// Makes the modules of one SDK by one compiler.
struct SDKCompiler {
    var sdk: SDKSources
    var toolchain: Toolchain
    /// Where the compiler keeps what it knows of C's modules.
    var moduleCache: String

    /// Compiles all modules into a folder.
    func run(into folder: String, _ perform: StepRunner) throws {
        for (name, text) in SDKSources.systemModules { try writeSource(Array(text.utf8), "\(folder)/\(name)") }
        for module in sdk.modules {
            let name = module.name
            let arguments = [
                module.isOptimized ? "-O" : "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6",
                "-suppress-warnings", "-module-name", name, "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "MemberImportVisibility", "-module-cache-path", moduleCache, "-I", folder,
                "-emit-module", "-emit-module-path",
                "\(folder)/\(name).swiftmodule", "-c", "-o", "\(folder)/\(name).o",
            ]
            let step = BuildStep(
                what: "the SDK's \(name)",
                executable: toolchain.compiler,
                arguments: arguments + module.files,
                readable: [toolchain.folder, sdk.folder],
                writable: [folder, moduleCache]
            )
            let (code, output) = try perform(step)
            guard code == 0 else {
                throw BuildError.compilation(
                    CompilationFailure(what: step.what, output: output, diagnostics: [], missing: [])
                )
            }
        }
    }
}

/// Writes a file that is to be compiled.
func writeSource(_ bytes: [UInt8], _ path: String) throws(BuildError) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch {
        throw .cacheUnwritable(path: path, reason: error.localizedDescription)
    }
}
