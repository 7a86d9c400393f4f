// ManifestChecks.swift: mistakes in the manifest of a web extension, as far as its content scripts are concerned.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/manifest.json/content_scripts

import ExtensionModel
package import ScriptMetadata

/// Findings in a manifest.
///
/// - Parameters:
///   - file: The manifest's name in findings.
///   - patterns: The patterns with mistakes.
package func findings(
    inManifest manifest: WebExtensionManifest,
    file: String,
    patterns: [PatternMistake]
) -> [Finding] {
    var result: [Finding] = manifest.remarks.map { remark in
        let key = remark.place.split(separator: ".").last.map(String.init) ?? ""
        let isKnown = WebExtensionManifest.contentScriptKeys.contains(key) || key.hasSuffix("]")
        let similar = isKnown ? nil : nearest(to: key, in: WebExtensionManifest.contentScriptKeys)
        return Finding(
            .warning,
            "manifest-value",
            file: file,
            "\(remark.place): \(remark.problem)",
            remedy: similar.map { "Did you mean \"\($0)\"?" } ?? ""
        )
    }
    for mistake in patterns {
        let remedy = mistake.isRemark ? "" : "The pattern matches no page."
        result.append(
            Finding(
                mistake.isRemark ? .note : .warning,
                "script-pattern",
                file: file,
                "\(mistake.pattern): \(mistake.problem).",
                remedy: remedy
            )
        )
    }
    if manifest.contentScripts.contains(where: \.isForAllFrames) {
        result.append(
            Finding(.note, "manifest-frames", file: file, "all_frames: here, content scripts do not run in frames.")
        )
    }
    if manifest.hasBackground {
        result.append(
            Finding(
                .note,
                "manifest-background",
                file: file,
                "The background of the extension does not run here.",
                remedy: "--answers, or \"answers\" in a case, answers the messages that content scripts send to it."
            )
        )
    }
    for (number, entry) in manifest.contentScripts.enumerated() where entry.world == .main && manifest.version == 2 {
        result.append(
            Finding(
                .note,
                "manifest-value",
                file: file,
                "content_scripts[\(number)].world: Chrome knows MAIN only in manifests of version 3."
            )
        )
    }
    return result
}
