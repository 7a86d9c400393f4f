// SuiteBundles.swift: prepares the bundles of a suite with the user's grants.

import ExtensionHost
import ExtensionModel
import RunEngine
import Suites

extension SuiteBundle {
    /// Prepares a bundle for a suite. Scripts are named relative to their bundles, so that results do not depend on where these are.
    ///
    /// - Parameter startsAction: Whether the native action is started, so that its sources must compile.
    init(_ found: ResolvedExtension, startsAction: Bool, grants: ActionGrants) throws {
        var parts = try found.partsWithoutAction(isNamedByBundle: true)
        if startsAction { parts.action = try found.action(grants: grants) }
        self.init(path: found.path, parts: parts)
    }
}
