// CompilerFindings.swift: the compiler's messages about a bundle's Swift sources, as findings.

import ActionBuild
import ExtensionModel
import Isolation
import ProcessSupervision
import Validation

/// Type-checks the Swift sources of a bundle; empty for other native halves.
///
/// - Parameter packages: Folders of packages that the user gives.
func compilerFindings(_ bundle: ExtensionBundle, packages: [String], _ sandbox: SandboxArguments) throws -> [Finding] {
    guard case .sources(let files, let principalClass) = bundle.nativeHalf else { return [] }
    let found: [Finding]
    do {
        let supervisor = try sandbox.makeSupervisor()
        defer { supervisor.shutDown() }
        let build = try ActionBuild(
            bundle,
            files: files,
            principalClass: principalClass,
            packages: packages,
            executable: launcher() ?? ""
        )
        try build.check { step in try compile(step, supervisor: supervisor) }
        return []
    } catch BuildError.noCompiler {
        let message = "The sources were not compiled: there is no swiftc in PATH."
        return [Finding(.note, "not-compiled", file: bundle.shownPath, message)]
    } catch BuildError.compilation(let failure) {
        found = findings(failure, in: bundle)
    } catch BuildError.missingPackages(let packages) {
        found = packages.map { package in
            let importer = package.importers.first
            let file = importer?.file ?? bundle.path
            return Finding(
                .error,
                "module-unknown",
                file: file,
                line: importer?.line,
                package.problem,
                remedy: package.remedy
            )
        }
    } catch let error as BuildError {
        throw CommandError.failed(error.description)
    }
    return found.map { finding in
        var finding = finding
        finding.file = bundle.shown(finding.file)
        return finding
    }
}

private func findings(_ failure: CompilationFailure, in bundle: ExtensionBundle) -> [Finding] {
    if let store = failure.missingStore {
        let message = CompilationFailure.sentence(onStore: store)
        return [Finding(.error, "compile", file: store.file, line: store.line, column: store.column, message)]
    }
    let errors = failure.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty {
        // The compiler was ended, or failed to start properly.
        let words = failure.output.split(separator: "\n").last.map(String.init) ?? "The compiler said nothing."
        return [Finding(.error, "compile", file: bundle.shownPath, words)]
    }
    return errors.map { error in
        // The missing name is explained only at its first use.
        let missing = failure.missing.first { ($0.file, $0.line, $0.column) == (error.file, error.line, error.column) }
        return Finding(
            .error,
            "compile",
            file: error.file,
            line: error.line,
            column: error.column,
            error.message + (missing == nil ? "" : "."),
            remedy: missing.map(CompilationFailure.sentence(on:)) ?? ""
        )
    }
}
