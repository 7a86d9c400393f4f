// BundleValidation.swift: collects all findings about a bundle that need no run. ScriptTrial.swift adds those of a trial run on an
// empty page.

package import ExtensionModel
import Foundation

/// Reads and validates the bundle at `path`. An unusable bundle yields one error.
package func findings(inBundleAt path: String) -> (bundle: ExtensionBundle?, findings: [Finding]) {
    do {
        let bundle = try ExtensionBundle(path: path)
        return (bundle, findings(in: bundle))
    } catch {
        return (nil, findings(onBundleAt: path, refusedFor: error))
    }
}

/// The findings about an unusable bundle: the reason, and the names that its keys were probably meant to have.
package func findings(onBundleAt path: String, refusedFor error: BundleError) -> [Finding] {
    let refusal = Finding(error)
    let keys = (ManifestKeys(bundleAt: path).map { misspeltKeys($0, covered: []) } ?? []).map { finding in
        var finding = finding
        // The property list's path as the user would write it.
        if refusal.file.hasSuffix(".plist") { finding.file = refusal.file }
        return finding
    }
    return [refusal] + keys
}

/// Validates a bundle.
package func findings(in bundle: ExtensionBundle) -> [Finding] {
    var all = bundle.warnings.map(Finding.init)
    all += misspeltKeys(ManifestKeys(bundle), covered: Set(bundle.warnings.map(\.key)))
    all += RuleChecks(bundle).findings()
    all += scriptFindings(bundle)
    all += nativeFindings(bundle)
    all += iconFindings(bundle)
    return all.map { finding in
        var finding = finding
        finding.file = bundle.shown(finding.file)
        return finding
    }
}

/// The misspelled keys of a bundle's property list.
package func misspeltKeys(in bundle: ExtensionBundle) -> [Finding] {
    let warned = bundle.warnings.filter(\.isMisspelling).map(Finding.init)
    return (warned + misspeltKeys(ManifestKeys(bundle), covered: Set(bundle.warnings.map(\.key)))).map { finding in
        var finding = finding
        finding.file = bundle.shown(finding.file)
        return finding
    }
}

/// Misspellings in a script of the names that browsers call, such as `finalise` for finalize(), with the line and the right name.
package func misspeltNames(inScript bytes: [UInt8], file: String) -> [Finding] {
    ScriptChecks(file: file, bytes: bytes).misspeltNames()
}

private func scriptFindings(_ bundle: ExtensionBundle) -> [Finding] {
    switch bundle.script {
    case .none: return []
    case .missing(let error): return [Finding(error)]
    case .file(let path):
        do {
            let checks = ScriptChecks(file: path, bytes: try bundle.readScript() ?? [])
            return checks.findings(callsFinalize: bundle.point.callsFinalize)
        } catch {
            return [Finding(error)]
        }
    }
}

private func nativeFindings(_ bundle: ExtensionBundle) -> [Finding] {
    switch bundle.nativeHalf {
    case .none:
        if bundle.script != .none { return [] }
        let message =
            "There is neither a script nor a native action, so the extension does nothing, whatever sources it has. Name a "
            + "class in NSExtensionPrincipalClass, or a storyboard in NSExtensionMainStoryboard."
        return [Finding(.error, "empty", file: bundle.infoPlist, message)]
    case .unusable(let error): return [Finding(error)]
    case .sources(let files, let principalClass):
        return NativeChecks(bundle, files: files).findings(principalClass: principalClass)
    case .swift, .program: return []
    }
}

private func iconFindings(_ bundle: ExtensionBundle) -> [Finding] {
    guard bundle.point != .share else { return [] }
    guard let icon = bundle.icon else {
        guard let name = bundle.iconNames.first else { return [] }
        let key = ["CFBundleIcons", "CFBundleIcons~ipad", "CFBundleIconFiles", "CFBundleIconFile"]
            .first { bundle.manifest[$0] != nil }
        return [
            Finding(
                .warning,
                "icon-missing",
                file: bundle.infoPlist,
                line: key.flatMap(bundle.line(ofKey:)),
                key: key,
                "The icon \"\(name)\" is not in the bundle.",
                remedy: "Add \(name).png or an asset catalogue with an icon set, or remove the key."
            )
        ]
    }
    if icon.hasTransparency { return [] }
    let message =
        "The icon of an action is a template of which only the transparency is used; this one is opaque and appears as a square."
    return [
        Finding(
            .warning,
            "icon-opaque",
            file: icon.path,
            message,
            remedy: "Draw it in one colour on a transparent background."
        )
    ]
}

extension Finding {
    /// The finding for an error that makes a bundle unusable.
    package init(_ error: BundleError) {
        let place = error.place
        self.init(.error, error.code, file: place.file, line: place.line, key: place.key, error.message)
    }

    init(_ warning: BundleWarning) {
        self.init(
            warning.isMisspelling ? .error : .warning,
            "key",
            file: warning.file,
            line: warning.line,
            key: warning.key,
            "The key \"\(warning.key)\" \(warning.message)"
        )
    }
}
