// Translator.swift: stands for a translation service: words from a file of the bundle, words.json, which holds for each
// language a dictionary from English words.

import Foundation

/// A language's words.
struct Translator: Sendable {
    private let words: [String: String]

    /// The languages of a bundle, sorted.
    static func languages(in bundle: String) -> [String] { dictionaries(in: bundle).keys.sorted() }

    init(language: String, bundle: String) { words = Self.dictionaries(in: bundle)[language] ?? [:] }

    /// The text with every word that is known replaced; a capital stays a capital.
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
