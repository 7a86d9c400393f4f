// InfoKeyChecks.swift: keys of the property list that are misspelt, or in another dictionary than the one in which they count.

import ExtensionModel

/// Looks over the keys of a property list, whether or not its bundle can be used.
///
/// - Parameter told: Keys, as paths joined by dots, of which something is said already.
func misspeltKeys(_ manifest: ManifestKeys, told: Set<String>) -> [Finding] {
    let there = Set(manifest.keys.map(\.dotted))
    // NB: Nobody writes so many by hand, and each is compared with all that are known.
    return manifest.keys.prefix(1000).compactMap { key in
        told.contains(key.dotted) ? nil : finding(on: key, in: manifest.file, beside: there)
    }
}

private func finding(on key: ManifestKeys.Key, in file: String, beside there: Set<String>) -> Finding? {
    let dictionary = key.path.dropLast().joined(separator: ".")
    guard let known = KnownInfoKeys.byDictionary[dictionary], !known.contains(key.name) else { return nil }
    let isOfExtension = dictionary.hasPrefix("NSExtension")
    func finding(_ problem: String, _ remedy: String, wanted: String, isMisspelt: Bool) -> Finding {
        // What the extension does without is a mistake; where the right key is there, the other one is only of no use.
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
    // What is spelt rightly, and stands elsewhere.
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
    // NB: Authors have keys of their own beside Apple's, so few letters may differ; within NSExtension nobody has any.
    let most = isOfExtension ? max(4, key.name.count / 3) : 2
    guard let near = nearest(to: key.name, in: known, within: most) else { return nil }
    let whole = dictionary.isEmpty ? near : "\(dictionary).\(near)"
    return finding("There is no key \"\(key.name)\".", "Write \(near).", wanted: whole, isMisspelt: true)
}
