// Pluralization.swift: numbers with nouns in messages.

/// `1 page`, `2 pages`.
func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
