// ReadingChecks.swift: validates encoding labels and languages from the user, once, before any page is read.

import EncodingLabels
import ExtensionModel
import Foundation

/// The problem with an encoding's label and a suggestion, without a period; nil for a label of the Encoding standard.
package func encodingProblem(_ label: String) -> String? {
    if EncodingLabels.name(of: label) != nil { return nil }
    // Labels often differ only in hyphens, underscores and an x: MacCyrillic is x-mac-cyrillic.
    func letters(_ label: String) -> String {
        let letters = label.lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.hasPrefix("x") ? String(letters.dropFirst()) : letters
    }
    let byLetters = Dictionary(EncodingLabels.labels.map { (letters($0), $0) }) { $0.count < $1.count ? $0 : $1 }
    let meant = nearest(to: letters(label), in: byLetters.keys.sorted()).flatMap { byLetters[$0] }
    return "\"\(label)\" is not the name or a label of an encoding" + (meant.map { " (did you mean \($0)?)" } ?? "")
}

/// The problem with a language, without a period; nil for a language code, with or without a script or a region: `ru`, `zh-TW`,
/// `zh_TW.UTF-8`.
package func localeProblem(_ locale: String) -> String? {
    let language = locale.prefix { !"-_.".contains($0) }
    if Locale.LanguageCode(String(language)).isISOLanguage { return nil }
    return "\"\(locale)\" is not a language code, such as ru, ja or zh-TW"
}
