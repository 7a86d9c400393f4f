// BundleSearch.swift: finds bundles as the running program does, and lists the files that a run reads of them.

package import ExtensionModel
package import FilePaths
import Isolation

/// The search for bundles, in `folders` first.
///
/// - Parameter allowed: Folders outside a bundle's own that its files may be in.
package func extensionSearch(_ folders: [String] = [], allowing allowed: [FilePath] = []) -> ExtensionSearch {
    ExtensionSearch(extra: folders, allowing: allowed.map(\.description), executable: launcher())
}

extension ResolvedExtension {
    /// Finds a bundle by name or path.
    ///
    /// - Parameter allowed: Folders outside the bundle's own that its files may be in.
    package init(named nameOrPath: String, allowing allowed: [FilePath]) throws(BundleError) {
        self.init(try extensionSearch(allowing: allowed).find(nameOrPath))
    }

    /// The files of the bundle that a run reads: the property list, the script, and the native half or its sources.
    package var readFiles: [FilePath] {
        switch bundle.nativeHalf {
        case .none, .unusable, .sources: readSources
        case .swift(let executable, _): readSources + [FilePath(executable)]
        case .program(let program): readSources + [FilePath(program.path)]
        }
    }

    /// The files of the bundle whose content is read: its property list, its script and its Swift sources.
    package var readSources: [FilePath] {
        var files = [bundle.infoPlist]
        if case .file(let script) = bundle.script { files.append(script) }
        if case .sources(let sources, _) = bundle.nativeHalf {
            files += sources.map { $0.isAbsolutePath ? $0 : bundle.path + "/" + $0 }
        }
        return files.map { FilePath($0) }
    }
}
