// UserscriptSettings.swift: what the bindings need to know of a userscript: which functions it is granted, and GM_info.
// https://violentmonkey.github.io/api/gm/#gm_info

import PropertyValues
import ScriptMetadata

extension UserscriptRun {
    /// The argument of `openUserscript` (js/extension/userscripts.js).
    func settings(_ resources: [(name: String, number: Int, type: String)], in world: World) -> PropertyValue {
        let grants = metadata.grants
        let isPlain = grants.contains("none")
        let granted = isPlain ? [] : grants
        return .dictionary([
            ("grants", .strings(granted)), ("hasGM", .bool(!isPlain)), ("isPage", .bool(sharesPageWorld)),
            ("info", info),
            (
                "resources",
                .dictionary(
                    resources.map { resource in
                        (
                            resource.name,
                            .dictionary([
                                ("number", .integer(Int64(resource.number))), ("type", .string(resource.type)),
                            ])
                        )
                    }
                )
            ),
        ])
    }

    private var info: PropertyValue {
        let world = sharesPageWorld ? "page" : "content"
        return .dictionary([
            ("scriptHandler", .string("webaction")), ("version", .string("1")), ("injectInto", .string(world)),
            ("isIncognito", .bool(false)), ("scriptMetaStr", .string(metadata.block)),
            ("scriptWillUpdate", .bool(false)),
            (
                "platform",
                .dictionary([
                    ("arch", .string("x64")), ("browserName", .string("webaction")), ("browserVersion", .string("1")),
                    ("os", .string("linux")),
                ])
            ),
            ("script", .dictionary(script)),
        ])
    }

    private var script: [(key: String, value: PropertyValue)] {
        var entries: [(key: String, value: PropertyValue)] = [
            ("name", .string(metadata.name)), ("namespace", .string(metadata.namespace)),
            ("description", .string(metadata.summary)), ("version", .string(metadata.version)),
            ("matches", .strings(metadata.matches)), ("excludeMatches", .strings(metadata.excludeMatches)),
            ("includes", .strings(metadata.includes)), ("excludes", .strings(metadata.excludes)),
            ("grant", .strings(metadata.grants)), ("require", .strings(metadata.requires)),
            ("connects", .strings(metadata.connects)),
            ("runAt", .string((metadata.runAt ?? .documentEnd).rawValue)), ("noframes", .bool(metadata.hasNoFrames)),
            ("unwrap", .bool(metadata.isUnwrapped)), ("tags", .strings(metadata.all("tag"))),
            (
                "resources",
                .array(
                    metadata.resources.map { .dictionary([("name", .string($0.name)), ("url", .string($0.url))]) }
                )
            ),
        ]
        for key in ["author", "icon", "homepageURL", "supportURL", "downloadURL", "updateURL", "license"] {
            if let value = metadata.first(key) { entries.append((key, .string(value))) }
        }
        return entries
    }
}

extension PropertyValue {
    fileprivate static func strings(_ texts: [String]) -> PropertyValue { .array(texts.map { .string($0) }) }
}
