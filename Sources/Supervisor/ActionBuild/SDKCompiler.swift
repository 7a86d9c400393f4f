// SDKCompiler.swift: compiles the SDK's modules in the order of their dependencies.

import Foundation
import Isolation

/// Compiles the modules of one SDK with one compiler.
struct SDKCompiler {
    var sdk: SDKSources
    var toolchain: Toolchain
    /// The compiler's cache of C modules.
    var moduleCache: String

    /// Compiles all modules into a folder.
    func run(into folder: String, _ perform: StepRunner) throws {
        for (name, text) in SDKSources.systemModules { try writeSource(Array(text.utf8), "\(folder)/\(name)") }
        for module in sdk.modules {
            let name = module.name
            if let header = module.header {
                try compile(module, header: header, into: folder, perform)
                continue
            }
            let arguments =
                Self.options(module) + [
                    "-module-name", name, "-module-cache-path", moduleCache, "-I", folder, "-emit-module",
                    "-emit-module-path", "\(folder)/\(name).swiftmodule", "-avoid-emit-module-source-info", "-c", "-o",
                    "\(folder)/\(name).o",
                ]
            try BuildStep(
                what: "the SDK's \(name)",
                executable: toolchain.compiler,
                arguments: arguments + module.files,
                readable: [toolchain.folder] + sdk.folders,
                writable: [folder, moduleCache]
            )
            .run(perform)
            // Only editors read its comments.
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name).swiftdoc")
        }
    }

    /// The compiler's options for a module, without names and paths.
    static func options(_ module: SDKSources.Module) -> [String] {
        if module.header != nil { return ["-std=c++17", "-O2", "-w"] }
        let common = [module.isOptimized ? "-O" : "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings"]
        if module.isOlderSwift { return common + ["-swift-version", "5"] }
        let features = ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }
        // NB: On Apple's systems, setting a label's text on another queue does not end the process.
        return common + ["-swift-version", "6", "-Xfrontend", "-disable-dynamic-actor-isolation"] + features
    }

    /// Compiles a C++ module with the compiler beside Swift's, and makes its header available to Swift.
    private func compile(
        _ module: SDKSources.Module,
        header: String,
        into folder: String,
        _ perform: StepRunner
    ) throws {
        let name = module.name
        let map = "\(folder)/\(name)/module.modulemap"
        try makeCacheFolder("\(folder)/\(name)")
        try writeSource(Array("module \(name) [system] { header \"\(header)\" export * }\n".utf8), map)
        let headers = URL(fileURLWithPath: header).deletingLastPathComponent().path
        let options = Self.options(module) + ["-I", headers, "-c", "-o", "\(folder)/\(name).o"]
        try BuildStep(
            what: "the SDK's \(name)",
            executable: toolchain.otherCompiler,
            arguments: options + module.otherFiles,
            readable: [toolchain.folder] + sdk.folders,
            writable: [folder]
        )
        .run(perform)
    }
}

/// Writes a file to compile, readable only by this user.
func writeSource(_ bytes: [UInt8], _ path: String, isProgram: Bool = false) throws(BuildError) {
    if let code = writePrivateFile(bytes, to: path, isProgram: isProgram) {
        throw .cacheUnwritable(path: path, reason: systemMessage(code))
    }
}

/// Creates a folder in the cache and its parents, accessible only to this user.
func makeCacheFolder(_ path: String) throws(BuildError) {
    if let code = makePrivateFolders(path) { throw .cacheUnwritable(path: path, reason: systemMessage(code)) }
}
