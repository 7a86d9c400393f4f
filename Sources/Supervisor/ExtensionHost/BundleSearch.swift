// BundleSearch.swift: finds bundles as the running program does.

package import ExtensionModel
package import FilePaths
import Isolation

/// The search for bundles, in `folders` first.
///
/// - Parameter allowed: Folders outside a bundle's own that its files may be in.
package func extensionSearch(_ folders: [String] = [], allowing allowed: [FilePath] = []) -> ExtensionSearch {
    ExtensionSearch(extra: folders, allowing: allowed.map(\.description), executable: launcher())
}
