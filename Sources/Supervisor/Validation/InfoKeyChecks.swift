// InfoKeyChecks.swift: checks for property list keys that are misspelled or in the wrong dictionary.

import ExtensionModel

/// Finds misspelled keys of a property list, whether or not its bundle can be used.
///
/// - Parameter covered: Keys that other findings cover, as paths joined by dots.
func misspeltKeys(_ manifest: ManifestKeys, covered: Set<String>) -> [Finding] {
    let there = Set(manifest.keys.map(\.dotted))
    // NB: More keys than anyone writes by hand; each is compared with all known ones.
    return manifest.keys.prefix(1000).compactMap { key in
        covered.contains(key.dotted) ? nil : finding(on: key, in: manifest.file, beside: there)
    }
}

private func finding(on key: ManifestKeys.Key, in file: String, beside there: Set<String>) -> Finding? {
    let dictionary = key.path.dropLast().joined(separator: ".")
    guard let known = KnownInfoKeys.byDictionary[dictionary], !known.contains(key.name) else { return nil }
    let isOfExtension = dictionary.hasPrefix("NSExtension")
    func finding(_ problem: String, _ remedy: String, wanted: String, isMisspelt: Bool) -> Finding {
        // A key that the extension lacks is an error; if the right key is there too, the wrong one is only useless.
        let severity: Finding.Severity = (isOfExtension || isMisspelt) && !there.contains(wanted) ? .error : .warning
        return Finding(
            severity,
            "key-unknown",
            file: file,
            line: key.line,
            key: key.dotted,
            problem,
            remedy: remedy
        )
    }
    // A correctly spelled key in the wrong dictionary.
    let places = KnownInfoKeys.byDictionary.filter { $0.key.hasPrefix("NSExtension") || $0.key.isEmpty }
    if let place = places.filter({ $0.value.contains(key.name) }).keys.sorted().first {
        let home = place.isEmpty ? "the top level" : place
        let whole = place.isEmpty ? key.name : "\(place).\(key.name)"
        return finding(
            "The key \"\(key.dotted)\" has no effect here.",
            "Move it to \(home).",
            wanted: whole,
            isMisspelt: false
        )
    }
    // NB: Authors add keys of their own beside Apple's, so few letters may differ; but not within NSExtension.
    let most = isOfExtension ? max(4, key.name.count / 3) : 2
    guard let near = nearest(to: key.name, in: known, within: most) else { return nil }
    let whole = dictionary.isEmpty ? near : "\(dictionary).\(near)"
    return finding("There is no key \"\(key.name)\".", "Write \(near).", wanted: whole, isMisspelt: true)
}
