// MarkupText.swift: escapes text for reports in HTML or XML.

/// The text with character references for markup characters; safe in attributes too. Characters that XML cannot contain become U+FFFD.
package func markupText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n", "\t": result.unicodeScalars.append(scalar)
        case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
