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
    var result = Finding.listed(manifest.remarks, "manifest-value", file: file) { remark in
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
    result += Finding.listed(patterns, "script-pattern", file: file) { mistake in
        Finding(
            mistake.isRemark ? .note : .warning,
            "script-pattern",
            file: file,
            "\(AddressPatterns.shown(mistake.pattern)): \(mistake.problem).",
            remedy: mistake.isRemark ? "" : "The pattern matches no page."
        )
    }
    if manifest.contentScripts.contains(where: \.isForAllFrames) {
        result.append(
            Finding(.note, "manifest-frames", file: file, "all_frames: here, content scripts do not run in frames.")
        )
    }
    if manifest.hasBackground, manifest.backgroundProgram.isEmpty {
        result.append(
            Finding(
                .note,
                "manifest-background",
                file: file,
                "The background of the extension does not run here.",
                remedy: "Name a program that answers its messages in \"\(WebExtensionManifest.backgroundKey)\", "
                    + "or give the answers with --answers, or as \"answers\" in a case."
            )
        )
    }
    let ofPage = manifest.contentScripts.indices.filter { number in
        manifest.version == 2 && manifest.contentScripts[number].world == .main
    }
    return result
        + Finding.listed(ofPage, "manifest-value", file: file) { number in
            let text = "content_scripts[\(number)].world: Chrome knows MAIN only in manifests of version 3."
            return Finding(.note, "manifest-value", file: file, text)
        }
}
