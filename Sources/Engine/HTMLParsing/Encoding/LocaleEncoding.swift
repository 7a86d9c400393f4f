// LocaleEncoding.swift: the default encoding of pages without a declaration, by the user's locale.
// https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding, step 9

package import WebInfra

extension Encoding {
    /// The encoding that the standard suggests for a locale, a language tag such as `ru` or `zh-Hant-HK`; windows-1252 for all others.
    package static func fallback(locale: String) -> Encoding {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." }.map(String.init)
        var language = parts.first ?? ""
        if language == "zh" {
            let isTraditional = parts.contains { ["hant", "hk", "mo", "tw"].contains($0) } && !parts.contains("hans")
            language = isTraditional ? "zh-hant" : "zh-hans"
        }
        for (label, languages) in labels where languages.split(separator: " ").contains(Substring(language)) {
            if let encoding = Encoding(label: label) { return encoding }
        }
        return .windows1252
    }

    /// The standard's table, inverted.
    private static let labels = [
        ("windows-1250", "cs hr sk"), ("windows-1251", "ba be bg kk ky mk ru sah sr tg tt uk"),
        ("windows-1254", "az ku tr"), ("windows-1255", "he"), ("windows-1256", "ar fa"), ("windows-1257", "et lt lv"),
        ("windows-1258", "vi"), ("windows-874", "th"), ("iso-8859-2", "hu pl sl"), ("iso-8859-7", "el"),
        ("shift_jis", "ja"), ("euc-kr", "ko"), ("gbk", "zh-hans"), ("big5", "zh-hant"),
    ]
}
