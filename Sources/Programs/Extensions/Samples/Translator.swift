// Translator.swift: acts as a translation service. It reads words from the bundle's words.json, which maps each language to a dictionary of
// English words.

import Foundation

/// The dictionary of a language.
struct Translator: Sendable {
    private let words: [String: String]

    /// The languages of a bundle, sorted.
    static func languages(in bundle: String) -> [String] { dictionaries(in: bundle).keys.sorted() }

    init(language: String, bundle: String) { words = Self.dictionaries(in: bundle)[language] ?? [:] }

    /// Replaces each known word of the text; a leading capital is preserved.
    func translate(_ text: String) -> String {
        var result = ""
        var word = ""
        func flush() {
            guard let translated = words[word.lowercased()] else {
                result += word
                return
            }
            let isCapital = word.first?.isUppercase == true
            result += isCapital ? translated.prefix(1).uppercased() + translated.dropFirst() : translated
        }
        for character in text {
            if character.isLetter {
                word.append(character)
            } else {
                flush()
                word = ""
                result.append(character)
            }
        }
        flush()
        return result
    }

    private static func dictionaries(in bundle: String) -> [String: [String: String]] {
        guard let data = FileManager.default.contents(atPath: bundle + "/words.json") else { return [:] }
        return (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
    }
}
